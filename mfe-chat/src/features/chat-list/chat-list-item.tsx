import type { Chat, Role } from '@swipefolio/shared/contract'
import {
  messagePreview,
  messageStart,
  shortRelativeTime,
  textDirection,
} from '@swipefolio/shared/format'
import { t } from '@swipefolio/shared/i18n'
import { atLineStart, Avatar, Badge, theme } from '@swipefolio/shared/ui'
import { useLayoutEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { isOwn, otherSide } from '../widget/other-side'
import { unreadLabel } from '../widget/unread-label'

interface ChatListItemProps {
  chat: Chat
  role: Role
  now: Date
  takesFocus: boolean
  onSelect: () => void
}

function preview(chat: Chat, role: Role) {
  const last = chat.messages.at(-1)
  if (!last) return t('No messages yet')
  const sender = last.senderUser ?? last.senderRecruiter
  return messagePreview(last.message, isOwn(last, role), sender?.firstName ?? '')
}

export const ChatListItem = ({ chat, role, now, takesFocus, onSelect }: ChatListItemProps) => {
  const row = useRef<HTMLButtonElement>(null)
  const { name, company } = otherSide(chat, role)
  const last = chat.messages.at(-1)
  const text = preview(chat, role)

  useLayoutEffect(() => {
    if (takesFocus) row.current?.focus()
  }, [takesFocus])

  return (
    <Row type="button" ref={row} onClick={onSelect}>
      <Avatar name={name} />
      <Middle>
        <Name dir="auto">{name}</Name>
        {company && <Company dir="auto">{company}</Company>}
        <Preview dir={textDirection(messageStart(last?.message ?? ''))} $isUnread={chat.unread > 0}>
          {text}
        </Preview>
      </Middle>
      <End>
        {last && <time dateTime={last.createdAt}>{shortRelativeTime(last.createdAt, now)}</time>}
        <Badge count={chat.unread} label={unreadLabel(chat.unread)} />
      </End>
    </Row>
  )
}

const Row = styled.button`
  display: flex;
  align-items: center;
  gap: ${theme.space.s};
  inline-size: 100%;
  padding: ${theme.space.s};
  border: 0;
  border-radius: ${theme.radius.m};
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;

  &:hover {
    background: ${theme.color.raised};
  }

  &:focus-visible {
    outline-offset: calc(-1 * ${theme.border.ring});
  }
`

const Middle = styled.span`
  display: grid;
  flex: 1;
  min-inline-size: 0;
`

/* Cut at its own end, whichever direction it has. */
const Line = styled.span`
  ${atLineStart}
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

const Name = styled(Line)`
  font-weight: ${theme.weight.strong};
`

const Company = styled(Line)`
  color: ${theme.color.inkSoft};
  font-size: ${theme.size.small};
`

const Preview = styled(Line)<{ $isUnread: boolean }>`
  color: ${({ $isUnread }) => ($isUnread ? theme.color.ink : theme.color.inkSoft)};
  font-size: ${theme.size.small};
`

const End = styled.span`
  display: grid;
  align-content: start;
  align-self: stretch;
  justify-items: end;
  gap: ${theme.space.xxs};
  color: ${theme.color.inkSoft};
  font-size: ${theme.size.small};
`
