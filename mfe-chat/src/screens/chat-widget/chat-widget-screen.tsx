import { chats, refresh, useLiveEvent, usePollInterval, useQuery } from '@swipefolio/shared/api'
import type { Role } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import { useSession } from '@swipefolio/shared/session'
import { Heading, Spinner } from '@swipefolio/shared/ui'
import { ChatList } from '../../features/chat-list/chat-list'
import { Conversation } from '../../features/conversation/conversation'
import { ConversationName } from '../../features/conversation/conversation-name'
import { useOutbox } from '../../features/conversation/use-outbox'
import { PersonMenu } from '../../features/people/person-menu'
import { ChatButton } from '../../features/widget/chat-button'
import { ChatWindow } from '../../features/widget/chat-window'
import { pollInterval } from '../../features/widget/polling'
import { useUnread } from '../../features/widget/use-unread'
import { useWidget } from '../../features/widget/use-widget'

export default function ChatWidgetScreen() {
  const role = useSession((session) => session.role)
  return role && <ChatWidget key={role} role={role} />
}

const ChatWidget = ({ role }: { role: Role }) => {
  const { view, showList, showConversation, goBack, close, leave } = useWidget(role)
  const unread = useUnread(role, view.is !== 'closed')
  const outbox = useOutbox(role)
  const chatId = view.is === 'conversation' ? view.chatId : undefined
  const list = useQuery({
    ...chats.list(role),
    enabled: chatId !== undefined,
    refetchInterval: usePollInterval(pollInterval.openChat),
  })
  useLiveEvent(({ type }) => {
    const isOpen = chatId !== undefined
    if (isOpen && (type === 'chats' || type === 'refresh')) refresh(chats.list(role).queryKey)
  })
  const chat = list.data?.find(({ id }) => id === chatId)

  if (view.is === 'closed') {
    return <ChatButton unread={unread} takesFocus={view.takesFocus ?? false} onOpen={showList} />
  }

  if (view.is === 'list') {
    return (
      <ChatWindow view="list" heading={<ListHeading />} onClose={close} onCoveredFocus={leave}>
        <ChatList
          role={role}
          cameFrom={view.cameFrom}
          onSelect={showConversation}
          onLeave={leave}
        />
      </ChatWindow>
    )
  }

  return (
    <ChatWindow
      view={`${view.chatId} ${view.requestedAt}`}
      heading={chat && <ConversationName chat={chat} role={role} onLeave={leave} />}
      menu={chat && <PersonMenu key={chat.id} chat={chat} role={role} />}
      onBack={() => goBack(view.chatId)}
      onClose={close}
      onCoveredFocus={leave}
    >
      {chat ? (
        <Conversation key={chat.id} role={role} chat={chat} outbox={outbox} />
      ) : (
        <Spinner label={t('Loading messages...')} />
      )}
    </ChatWindow>
  )
}

const ListHeading = () => (
  <Heading level={2} size="small">
    {t('Messages')}
  </Heading>
)
