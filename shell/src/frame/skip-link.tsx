import type { MouseEvent } from 'react'
import { styled } from 'styled-components'
import { t } from '@swipefolio/shared/i18n'
import { theme } from '@swipefolio/shared/ui'

export const SkipLink = ({ targetId }: { targetId: string }) => {
  const handleClick = (event: MouseEvent) => {
    event.preventDefault()
    const target = document.getElementById(targetId)
    target?.focus()
    target?.scrollIntoView()
  }
  return (
    <Jump href={`#${targetId}`} onClick={handleClick}>
      {t('Skip to content')}
    </Jump>
  )
}

const Jump = styled.a`
  position: fixed;
  z-index: ${theme.layer.toast};
  inset-block-start: ${theme.space.xs};
  inset-inline-start: ${theme.space.xs};
  padding: ${theme.space.s} ${theme.space.m};
  border-radius: ${theme.radius.s};
  background: ${theme.color.ink};
  color: ${theme.color.paper};
  font-weight: ${theme.weight.strong};
  scroll-margin-block-start: calc(-1 * ${theme.space.xxl});

  &:not(:focus) {
    transform: translateY(-200%);
  }
`
