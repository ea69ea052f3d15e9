import type { Chat, Role } from '@swipefolio/shared/contract'
import { Button, Cluster, Spinner, Text, theme } from '@swipefolio/shared/ui'
import { styled } from 'styled-components'
import { isOwn, otherSide } from '../widget/other-side'
import { useNow } from '../widget/use-now'
import { Bubble } from './bubble'
import { Composer } from './composer'
import { groupByDay } from './days'
import type { Outbox } from './use-outbox'
import { useMessages } from './use-messages'

interface ConversationProps {
  role: Role
  chat: Chat
  outbox: Outbox
  draft: string
  onDraftChange: (text: string) => void
}

export const Conversation = ({ role, chat, outbox, draft, onDraftChange }: ConversationProps) => {
  const now = useNow()
  const { messages, isLoading, add, loadEarlier } = useMessages(role, chat)
  const { name } = otherSide(chat, role)
  const arrived = new Set(messages.map(({ clientKey }) => clientKey))
  const waiting = outbox.waitingFor(chat.id).filter(({ clientKey }) => !arrived.has(clientKey))
  const isEmpty = !isLoading && messages.length === 0 && waiting.length === 0

  const handleSend = (text: string) => {
    onDraftChange('')
    outbox.send(chat, text, (message) => add([message]))
  }

  return (
    <>
      <Scroll tabIndex={0} role="group" aria-label={`Conversation with ${name}`}>
        <div>
          {isLoading && <Spinner label="Loading messages..." />}
          {isEmpty && (
            <Middle>
              <Text tone="soft">No messages yet. Start a conversation!</Text>
            </Middle>
          )}
          {loadEarlier && (
            <Cluster justify="center">
              <Button variant="quiet" size="small" onClick={() => void loadEarlier()}>
                Earlier messages
              </Button>
            </Cluster>
          )}
          <div role="log" aria-label="Messages" aria-live="polite">
            {groupByDay(messages, now).map((day) => (
              <section key={day.label} aria-label={day.label}>
                <DayLabel aria-hidden>{day.label}</DayLabel>
                <List>
                  {day.messages.map((message) => (
                    <Bubble
                      key={message.seq}
                      text={message.message}
                      createdAt={message.createdAt}
                      now={now}
                      isOwn={isOwn(message, role)}
                      sender={name}
                    />
                  ))}
                </List>
              </section>
            ))}
            <List>
              {waiting.map((message) => (
                <Bubble
                  key={message.clientKey}
                  text={message.text}
                  createdAt={message.createdAt}
                  now={now}
                  isOwn
                  sender={name}
                  isFaint
                  status={
                    message.hasFailed ? (
                      <Cluster gap="xs">
                        <Text as="span" tone="danger" size="small">
                          Not sent
                        </Text>
                        <Button
                          variant="quiet"
                          size="small"
                          onClick={() => outbox.retry(chat, message, (sent) => add([sent]))}
                        >
                          Retry
                        </Button>
                      </Cluster>
                    ) : (
                      'Sending...'
                    )
                  }
                />
              ))}
            </List>
          </div>
        </div>
      </Scroll>
      <Composer text={draft} onChange={onDraftChange} onSend={handleSend} />
    </>
  )
}

/* Reversed, so that the newest message is what one sees first, and stays in sight while one is there. */
const Scroll = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column-reverse;
  overflow-y: auto;
  padding: ${theme.space.m};
`

const Middle = styled.div`
  padding-block: ${theme.space.xxl};
  text-align: center;
`

const DayLabel = styled.p`
  margin-block: ${theme.space.m} ${theme.space.xs};
  color: ${theme.color.inkSoft};
  font-size: ${theme.size.small};
  text-align: center;
`

const List = styled.ol`
  display: grid;
  gap: ${theme.space.s};
  margin: 0;
  padding: 0;
  list-style: none;

  &:not(:empty) {
    padding-block: ${theme.space.xxs};
  }
`
