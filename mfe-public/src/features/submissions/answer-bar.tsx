import { t } from '@swipefolio/shared/i18n'
import { ArrowDownIcon, atWindowEnd, Button, theme } from '@swipefolio/shared/ui'
import { type RefObject, useEffect, useState } from 'react'
import { styled } from 'styled-components'

/** Leads to the form while it is below the edge of a narrow window. */
export const AnswerBar = ({ form }: { form: RefObject<HTMLElement | null> }) => {
  const [isBelow, setBelow] = useState(false)

  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) =>
        setBelow(Boolean(entry && !entry.isIntersecting && entry.boundingClientRect.top > 0)),
      { rootMargin: '0px 0px -96px' },
    )
    if (form.current) observer.observe(form.current)
    return () => observer.disconnect()
  }, [form])

  const handlePress = () => {
    form.current?.querySelector<HTMLElement>('input, textarea')?.focus()
    form.current?.scrollIntoView({ block: 'nearest' })
  }
  return (
    isBelow && (
      <Bar {...atWindowEnd}>
        <Button icon={<ArrowDownIcon aria-hidden />} onClick={handlePress}>
          {t('Answer This Request')}
        </Button>
      </Bar>
    )
  )
}

const Bar = styled.div`
  position: fixed;
  z-index: ${theme.layer.header};
  inset-block-end: 0;
  inset-inline: 0;
  display: grid;
  padding: ${theme.space.xs} clamp(${theme.space.m}, 4vw, ${theme.space.xl});
  border-block-start: ${theme.border.thin};
  background: ${theme.color.paper};
`
