import { chats, refresh, useLiveEvent, usePollInterval, useQuery } from '@swipefolio/shared/api'
import type { Role } from '@swipefolio/shared/contract'
import { Badge, media, MessageCircleIcon, theme, VisuallyHidden } from '@swipefolio/shared/ui'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { pollWithBackOff, pollInterval } from './polling'
import { useLoggedFailure } from './use-logged-failure'

interface ChatButtonProps {
  role: Role
  /** Whether the button receives the focus because its window was closed. */
  takesFocus: boolean
  onOpen: () => void
}

/** The floating button with the number of unread messages. */
export const ChatButton = ({ role, takesFocus, onOpen }: ChatButtonProps) => {
  const button = useRef<HTMLButtonElement>(null)
  const count = useQuery({
    ...chats.newMessagesCount(role),
    ...pollWithBackOff(usePollInterval(pollInterval.unreadCount)),
  })
  useLiveEvent((event) => {
    const isRead = event.type === 'read' && event.reader === role
    const isWritten = event.type === 'message' && event.sender !== role
    if (isRead || isWritten || event.type === 'chats' || event.type === 'refresh') {
      refresh(chats.newMessagesCount(role).queryKey)
    }
  })
  const unread = count.data ?? 0
  useLoggedFailure(count, 'Unread messages could not be counted')

  useEffect(() => {
    if (takesFocus) button.current?.focus()
  }, [takesFocus])

  return (
    <Floating type="button" ref={button} onClick={onOpen} aria-haspopup="dialog">
      <MessageCircleIcon aria-hidden />
      <VisuallyHidden>Messages</VisuallyHidden>
      <Corner>
        <Badge count={unread} label={unread === 1 ? 'unread message' : 'unread messages'} />
      </Corner>
    </Floating>
  )
}

const Floating = styled.button`
  position: fixed;
  inset-block-end: calc(${theme.space.l} + env(safe-area-inset-bottom));
  inset-inline-end: ${theme.space.l};
  z-index: ${theme.layer.overlay};
  display: grid;
  place-items: center;
  inline-size: ${theme.control.large};
  block-size: ${theme.control.large};
  border: ${theme.border.ink};
  border-radius: ${theme.radius.pill};
  background: ${theme.color.ink};
  color: ${theme.color.paper};
  box-shadow: ${theme.shadow.lifted};
  cursor: pointer;
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

  ${media.sidebarCollapsed} {
    inset-block-end: calc(${theme.space.m} + env(safe-area-inset-bottom));
    inset-inline-end: ${theme.space.s};
    inline-size: ${theme.control.medium};
    block-size: ${theme.control.medium};
  }
`

const Corner = styled.span`
  position: absolute;
  inset-block-start: calc(-1 * ${theme.space.xxs});
  inset-inline-end: calc(-1 * ${theme.space.xxs});
`
