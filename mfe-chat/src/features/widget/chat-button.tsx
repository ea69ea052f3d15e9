import { t } from '@swipefolio/shared/i18n'
import { Badge, media, MessageCircleIcon, theme, VisuallyHidden } from '@swipefolio/shared/ui'
import { useLayoutEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { unreadLabel } from './unread-label'

interface ChatButtonProps {
  unread: number
  /** Whether the button receives the focus because its window was closed. */
  takesFocus: boolean
  onOpen: () => void
}

/** The floating button with the number of unread messages, which the frame moves into its header. */
export const ChatButton = ({ unread, takesFocus, onOpen }: ChatButtonProps) => {
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    if (takesFocus) button.current?.focus()
  }, [takesFocus])

  return (
    <Place data-in-bar>
      <Floating type="button" ref={button} onClick={onOpen} aria-haspopup="dialog">
        <MessageCircleIcon aria-hidden />
        <VisuallyHidden>{t('Messages')}</VisuallyHidden>
        <Badge max={9} count={unread} label={unreadLabel(unread)} />
      </Floating>
    </Place>
  )
}

const Place = styled.div`
  position: fixed;
  inset-block-end: calc(${theme.space.l} + env(safe-area-inset-bottom));
  inset-inline-end: ${theme.space.l};
  z-index: ${theme.layer.overlay};
  inline-size: ${theme.control.large};
  block-size: ${theme.control.large};
  pointer-events: none;
`

const Floating = styled.button`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: 100%;
  block-size: 100%;
  border: ${theme.border.ink};
  border-radius: ${theme.radius.pill};
  background: ${theme.color.ink};
  color: ${theme.color.paper};
  box-shadow: ${theme.shadow.lifted};
  cursor: pointer;
  pointer-events: auto;
  transition: transform ${theme.motion.fast};

  ${media.hover} {
    &:hover {
      transform: translateY(calc(-1 * ${theme.border.ring}));
    }
  }

  ${media.reducedMotion} {
    transition: none;
    &:hover {
      transform: none;
    }
  }
`
