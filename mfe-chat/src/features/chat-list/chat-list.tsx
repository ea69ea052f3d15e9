import { chats, refresh, useLiveEvent, usePollInterval, useQuery } from '@swipefolio/shared/api'
import { type Chat, paths, type Role } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import {
  ButtonLink,
  Empty,
  fillerText,
  MessageCircleIcon,
  QueryBoundary,
  theme,
} from '@swipefolio/shared/ui'
import { styled } from 'styled-components'
import { pollInterval } from '../widget/polling'
import { useLoggedFailure } from '../widget/use-logged-failure'
import { useNow } from '../widget/use-now'
import { ChatListItem } from './chat-list-item'

interface ChatListProps {
  role: Role
  /** The chat that was open before the list; its row receives the focus. */
  cameFrom?: number
  onSelect: (chatId: number) => void
  /** Called when the link to the deck is followed. */
  onLeave: () => void
}

const waiting: Chat[] = Array.from({ length: 3 }, (_, index) => ({
  id: -1 - index,
  user: { id: -1, email: '', firstName: fillerText(5), lastName: fillerText(6) },
  recruiter: { firstName: fillerText(5), lastName: fillerText(6), companyName: fillerText(12) },
  messages: [],
  unread: 0,
  seenSeq: 0,
  state: 'open',
}))

/** The person's chats in the server's order: the latest message first. */
export const ChatList = ({ role, cameFrom, onSelect, onLeave }: ChatListProps) => {
  const now = useNow()
  const list = useQuery({
    ...chats.list(role),
    staleTime: 0,
    refetchInterval: usePollInterval(pollInterval.chatList),
  })
  useLiveEvent(({ type }) => {
    if (type !== 'typing' && type !== 'notification') refresh(chats.list(role).queryKey)
  })
  useLoggedFailure(list, 'The chats could not be loaded')
  const rows = (shown: readonly Chat[]) => (
    <List role="list">
      {shown.map((chat) => (
        <li key={chat.id}>
          <ChatListItem
            chat={chat}
            role={role}
            now={now}
            takesFocus={chat.id === cameFrom}
            onSelect={() => onSelect(chat.id)}
          />
        </li>
      ))}
    </List>
  )
  return (
    <Scroll>
      <QueryBoundary
        query={{ ...list, error: list.data ? null : list.error }}
        loadingText={t('Loading chats...')}
        errorText={t('Failed to load chats')}
        isEmpty={(found) => found.length === 0}
        skeleton={rows(waiting)}
        empty={
          <Alone>
            <Empty
              icon={<MessageCircleIcon aria-hidden />}
              action={
                role === 'recruiter' ? (
                  <ButtonLink to={paths.swipeProjects} onClick={onLeave}>
                    {t('Start Swiping')}
                  </ButtonLink>
                ) : (
                  <ButtonLink to={paths.dashboardSection('projects')} onClick={onLeave}>
                    {t('My Projects')}
                  </ButtonLink>
                )
              }
            >
              {t('No chats available. When recruiters like your projects, chats will appear here.')}
            </Empty>
          </Alone>
        }
      >
        {rows}
      </QueryBoundary>
    </Scroll>
  )
}

const Scroll = styled.div`
  flex: 1;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${theme.space.xs};
`

/* In the middle of the window. */
const Alone = styled.div`
  display: grid;
  align-items: center;
  min-block-size: 100%;

  > * {
    border: 0;
  }
`

const List = styled.ul`
  display: grid;
`
