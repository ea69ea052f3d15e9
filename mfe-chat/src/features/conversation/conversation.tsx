import type { Chat, Role } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import { useMessageDraft } from '@swipefolio/shared/session'
import { Bdi, Button, Cluster, Sentence, Spinner, Text, theme } from '@swipefolio/shared/ui'
import { useEffect, useSyncExternalStore } from 'react'
import { styled } from 'styled-components'
import { otherSide } from '../widget/other-side'
import { ClosedNote } from './closed-note'
import { Composer } from './composer'
import { EmptyConversation, Middle } from './empty-conversation'
import { toLines } from './lines'
import { MessageList } from './message-list'
import type { Outbox } from './outbox'
import { Scroller } from './scroller'
import { useMessages } from './use-messages'
import { useTyping } from './use-typing'

interface ConversationProps {
  role: Role
  chat: Chat
  outbox: Outbox
}

export const Conversation = ({ role, chat, outbox }: ConversationProps) => {
  const { messages, isLoading, isReconnecting, earlier } = useMessages(role, chat)
  const waiting = useSyncExternalStore(outbox.subscribe, outbox.waiting)
  const ofChat = waiting.filter((message) => message.chat.id === chat.id)
  const lines = toLines(messages, ofChat, role)
  const seen = lines.findLast(({ isOwn, seq = Infinity }) => isOwn && seq <= chat.seenSeq)
  const { name } = otherSide(chat, role)
  const typing = useTyping(role, chat.id)
  const [draft, setDraft] = useMessageDraft(chat.id)

  useEffect(() => (isReconnecting ? outbox.retryAll : undefined), [isReconnecting, outbox])

  const handleSend = (text: string) => {
    setDraft('')
    typing.stop()
    outbox.send(chat, text)
  }

  const handleType = (text: string) => {
    setDraft(text)
    if (text.trim()) typing.notify()
  }

  return (
    <>
      <Scroller
        label={t('Conversation with {name}', { name })}
        lastOwn={lines.findLast(({ isOwn }) => isOwn)?.key}
        lastReceived={lines.findLast(({ isOwn }) => !isOwn)?.key}
        onReachStart={() => earlier?.load()}
      >
        {(isAtEnd) => (
          <>
            {isLoading && (
              <Middle role="status">
                <Spinner />
                {t('Loading messages...')}
              </Middle>
            )}
            {!isLoading && lines.length === 0 && <EmptyConversation chat={chat} role={role} />}
            {earlier && (
              <Above justify="center">
                <Button
                  variant="plain"
                  size="small"
                  isPending={earlier.isLoading}
                  onClick={earlier.load}
                >
                  {t('Earlier messages')}
                </Button>
              </Above>
            )}
            {!isLoading && (
              <MessageList
                lines={lines}
                sender={name}
                lastSeen={seen?.key}
                isAtEnd={isAtEnd}
                onRetry={outbox.retry}
                onRemove={outbox.remove}
              />
            )}
          </>
        )}
      </Scroller>
      <Connection role="status">
        {isReconnecting && (
          <Text tone="soft" size="small">
            {t('Reconnecting…')}
          </Text>
        )}
        {!isReconnecting && chat.state === 'open' && typing.isOtherTyping && (
          <Text tone="soft" size="small">
            <Sentence text={t('<name></name> is typing…')} parts={{ name: <Bdi>{name}</Bdi> }} />
          </Text>
        )}
      </Connection>
      {chat.state === 'open' ? (
        <Composer text={draft} onChange={handleType} onSend={handleSend} />
      ) : (
        <ClosedNote chat={chat} state={chat.state} role={role} />
      )}
    </>
  )
}

/* Excluded from scroll anchoring: the browser would anchor on the button while messages are added below it. */
const Above = styled(Cluster)`
  overflow-anchor: none;
`

const Connection = styled.div`
  padding-inline: ${theme.space.m};
  text-align: center;
`
