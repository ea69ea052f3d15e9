import type { ContactSummary } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import { Button, IconButton, MessageInput, SendIcon, Text, theme } from '@swipefolio/shared/ui'
import { useId, useLayoutEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { messageLabel } from './message-label'
import { useFirstMessage } from './use-first-message'

interface FirstMessageProps {
  contact: ContactSummary
  takesFocus?: boolean
  /** It was sent before. */
  isWritten?: boolean
  onOpenChat: () => void
  onSent?: () => void
}

/** Sends the first message in place, then offers the chat. */
export const FirstMessage = ({
  contact,
  takesFocus,
  isWritten = false,
  onOpenChat,
  onSent,
}: FirstMessageProps) => {
  const message = useFirstMessage(contact, onSent)
  const errorId = useId()
  const countId = useId()
  const chatButton = useRef<HTMLButtonElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const input = useRef<HTMLTextAreaElement>(null)
  const submit = useRef<HTMLButtonElement>(null)
  const hadFocus = useRef(false)
  const label = messageLabel(contact)

  useLayoutEffect(() => {
    if (!takesFocus) return
    chatButton.current?.focus({ preventScroll: true })
    const { current } = input
    if (!current) return
    // In the press that asked for it, as the keyboards of phones want it.
    current.focus({ preventScroll: true })
    current.setSelectionRange(current.value.length, current.value.length)
    current.scrollTop = current.scrollHeight
  }, [takesFocus])

  useLayoutEffect(() => {
    if (message.isSent && hadFocus.current) chatButton.current?.focus()
  }, [message.isSent])

  useLayoutEffect(() => {
    // The button that was pressed has made room for the other.
    if (hadFocus.current && document.activeElement === document.body) submit.current?.focus()
  }, [message.hasFailed])

  const send = () => {
    hadFocus.current = form.current?.contains(document.activeElement) ?? false
    message.send()
  }

  if (message.isSent || isWritten) {
    return (
      <Line>
        <Sent role="status" tone="success" isStrong>
          {t('Message sent')}
        </Sent>
        <Button ref={chatButton} size="small" onClick={onOpenChat}>
          {t('Open Chat')}
        </Button>
      </Line>
    )
  }

  return (
    <form
      ref={form}
      aria-busy={message.isSending || undefined}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <Line>
        <MessageInput
          ref={input}
          aria-label={label}
          placeholder={label}
          aria-invalid={message.error || message.isTooLong ? true : undefined}
          aria-describedby={message.error ? `${errorId} ${countId}` : countId}
          readOnly={message.isSending}
          value={message.text}
          onText={message.handleChange}
          onSend={send}
        />
        {message.hasFailed ? (
          <Button ref={submit} type="submit" size="small" isPending={message.isSending}>
            {t('Retry')}
          </Button>
        ) : (
          <IconButton
            ref={submit}
            type="submit"
            label={t('Send')}
            icon={<SendIcon aria-hidden />}
            variant="primary"
            size="large"
            isPending={message.isSending}
            disabled={!message.canSend}
          />
        )}
      </Line>
      <Text id={countId} role="status" size="small" tone={message.isTooLong ? 'danger' : 'soft'}>
        {message.count}
      </Text>
      {message.error && (
        <Text id={errorId} role="alert" size="small" tone="danger">
          {message.error}
        </Text>
      )}
    </form>
  )
}

const Line = styled.div`
  display: flex;
  align-items: end;
  gap: ${theme.space.s};
`

const Sent = styled(Text)`
  flex: 1;
  align-self: center;
`
