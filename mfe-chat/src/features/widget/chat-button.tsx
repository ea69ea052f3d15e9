import { chats, useQuery } from '@swipefolio/shared/api'
import type { Role } from '@swipefolio/shared/contract'
import { Badge, media, MessageCircleIcon, theme, VisuallyHidden } from '@swipefolio/shared/ui'
import type { Ref } from 'react'
import { styled } from 'styled-components'
import { polling } from './polling'

interface ChatButtonProps {
  role: Role
  onOpen: () => void
  ref: Ref<HTMLButtonElement>
}

/** The floating button; it counts what was not read while the window is closed. */
export const ChatButton = ({ role, onOpen, ref }: ChatButtonProps) => {
  const { data: unread = 0 } = useQuery({
    ...chats.newMessagesCount(role),
    refetchInterval: polling.unreadCount,
    staleTime: 0,
  })
  return (
    <Floating type="button" ref={ref} onClick={onOpen} aria-haspopup="dialog">
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

  &:hover {
    transform: translateY(calc(-1 * ${theme.border.ring}));
  }

  ${media.reducedMotion} {
    transition: none;
    &:hover {
      transform: none;
    }
  }
`

const Corner = styled.span`
  position: absolute;
  inset-block-start: calc(-1 * ${theme.space.xxs});
  inset-inline-end: calc(-1 * ${theme.space.xxs});
`
