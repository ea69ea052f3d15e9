import { chats, useQuery, useQueryClient } from '@swipefolio/shared/api'
import { type Chat, paths, type Role } from '@swipefolio/shared/contract'
import { useSession } from '@swipefolio/shared/session'
import { Bdi, Heading, Spinner, Text, TextLink } from '@swipefolio/shared/ui'
import { useRef, useState } from 'react'
import { ChatList } from '../../features/chat-list/chat-list'
import { Conversation } from '../../features/conversation/conversation'
import { useOutbox } from '../../features/conversation/use-outbox'
import { ChatButton } from '../../features/widget/chat-button'
import { ChatWindow } from '../../features/widget/chat-window'
import { otherSide } from '../../features/widget/other-side'
import { useWidget } from '../../features/widget/use-widget'

export default function ChatWidgetScreen() {
  const role = useSession((session) => session.role)
  return role && <ChatWidget key={role} role={role} />
}

const ChatWidget = ({ role }: { role: Role }) => {
  const { view, showList, showConversation, close } = useWidget(role)
  const queryClient = useQueryClient()
  const outbox = useOutbox(role)
  const [drafts, setDrafts] = useState<Record<number, string>>({})
  const button = useRef<HTMLButtonElement>(null)
  const hasBeenOpen = useRef(false)
  const chatId = view.is === 'conversation' ? view.chatId : undefined
  const list = useQuery({ ...chats.list(role), enabled: chatId !== undefined })
  const chat = list.data?.find(({ id }) => id === chatId)

  const reloadChats = () => {
    void queryClient.invalidateQueries({ queryKey: chats.list(role).queryKey })
  }

  const handleClose = () => {
    hasBeenOpen.current = true
    close()
  }

  if (view.is === 'closed') {
    const focusOnReturn = (element: HTMLButtonElement | null) => {
      if (element && !button.current && hasBeenOpen.current) element.focus()
      button.current = element
    }
    return <ChatButton role={role} onOpen={showList} ref={focusOnReturn} />
  }

  if (view.is === 'list') {
    return (
      <ChatWindow
        key="list"
        heading={
          <Heading level={2} size="small">
            Messages
          </Heading>
        }
        onClose={handleClose}
      >
        <ChatList role={role} onSelect={({ id }) => showConversation(id)} />
      </ChatWindow>
    )
  }

  const handleBack = () => {
    reloadChats()
    showList()
  }

  return (
    <ChatWindow
      key={view.chatId}
      heading={chat && <ConversationName chat={chat} role={role} onLeave={handleClose} />}
      onBack={handleBack}
      onClose={handleClose}
    >
      {chat ? (
        <Conversation
          role={role}
          chat={chat}
          outbox={outbox}
          draft={drafts[chat.id] ?? ''}
          onDraftChange={(text) => setDrafts((all) => ({ ...all, [chat.id]: text }))}
        />
      ) : (
        <Spinner label="Loading messages..." />
      )}
    </ChatWindow>
  )
}

interface ConversationNameProps {
  chat: Chat
  role: Role
  onLeave: () => void
}

const ConversationName = ({ chat, role, onLeave }: ConversationNameProps) => {
  const { name, company } = otherSide(chat, role)
  return (
    <>
      <Heading level={2} size="small">
        {role === 'recruiter' ? (
          <TextLink to={paths.user(chat.user.id)} onClick={onLeave}>
            <Bdi>{name}</Bdi>
          </TextLink>
        ) : (
          <Bdi>{name}</Bdi>
        )}
      </Heading>
      {company && (
        <Text tone="soft" size="small">
          {company}
        </Text>
      )}
    </>
  )
}
