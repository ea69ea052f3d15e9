import { chats, useQuery } from '@swipefolio/shared/api'
import type { Chat, Role } from '@swipefolio/shared/contract'
import { Empty, MessageCircleIcon, QueryBoundary, theme } from '@swipefolio/shared/ui'
import { styled } from 'styled-components'
import { polling } from '../widget/polling'
import { useNow } from '../widget/use-now'
import { ChatListItem } from './chat-list-item'

interface ChatListProps {
  role: Role
  onSelect: (chat: Chat) => void
}

const newestFirst = (list: Chat[]) =>
  list.toSorted((a, b) => lastTime(b).localeCompare(lastTime(a)) || b.id - a.id)

const lastTime = (chat: Chat) => chat.messages.at(-1)?.createdAt ?? ''

/** The people one can talk with, those who spoke last on top. */
export const ChatList = ({ role, onSelect }: ChatListProps) => {
  const now = useNow()
  const list = useQuery({ ...chats.list(role), refetchInterval: polling.chatList })
  return (
    <Scroll>
      <QueryBoundary
        query={list}
        loadingText="Loading chats..."
        errorText="Failed to load chats"
        isEmpty={(found) => found.length === 0}
        skeleton="rows"
        empty={
          <Empty title="Nobody here yet" icon={<MessageCircleIcon />} headingLevel={3}>
            No chats available. When recruiters like your projects, chats will appear here.
          </Empty>
        }
      >
        {(found) => (
          <List>
            {newestFirst(found).map((chat) => (
              <li key={chat.id}>
                <ChatListItem chat={chat} role={role} now={now} onSelect={() => onSelect(chat)} />
              </li>
            ))}
          </List>
        )}
      </QueryBoundary>
    </Scroll>
  )
}

const Scroll = styled.div`
  flex: 1;
  overflow-y: auto;
  padding: ${theme.space.xs};
`

const List = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`
