import type { ContactSummary } from '@swipefolio/shared/contract'
import { Button, IconButton, SendIcon, Text, theme } from '@swipefolio/shared/ui'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { useFirstMessage } from './use-first-message'

interface FirstMessageProps {
  contact: ContactSummary
  onOpenChat: () => void
}

const isTouch = () =>
  typeof window.matchMedia === 'function' && window.matchMedia('(pointer: coarse)').matches

/** As in the chat: on a desktop Enter sends and Shift+Enter breaks the line; on a phone Ctrl+Enter sends. */
const isSendKey = ({ key, shiftKey, ctrlKey, nativeEvent }: KeyboardEvent) =>
  key === 'Enter' &&
  !nativeEvent.isComposing &&
  nativeEvent.keyCode !== 229 &&
  (isTouch() ? ctrlKey : !shiftKey)

/** Sends the first message in place, then offers the chat. */
export const FirstMessage = ({ contact, onOpenChat }: FirstMessageProps) => {
  const message = useFirstMessage(contact)
  const errorId = useId()
  const chatButton = useRef<HTMLButtonElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const hadFocus = useRef(false)
  const [label] = useState(contact.hasMessages ? 'Write a message' : 'Write the first message')

  useEffect(() => {
    if (message.isSent && hadFocus.current) chatButton.current?.focus()
  }, [message.isSent])

  const send = () => {
    hadFocus.current = form.current?.contains(document.activeElement) ?? false
    message.send()
  }

  if (message.isSent) {
    return (
      <Line>
        <Sent role="status" tone="success" isStrong>
          Message sent
        </Sent>
        <Button ref={chatButton} size="small" variant="like" onClick={onOpenChat}>
          Open Chat
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
        <Input
          rows={1}
          dir="auto"
          aria-label={label}
          placeholder={label}
          aria-invalid={message.error ? true : undefined}
          aria-describedby={message.error ? errorId : undefined}
          readOnly={message.isSending}
          value={message.text}
          onChange={({ target }) => message.handleChange(target.value)}
          onKeyDown={(event) => {
            if (!isSendKey(event)) return
            event.preventDefault()
            send()
          }}
        />
        {message.hasFailed ? (
          <Button type="submit" size="small" isPending={message.isSending}>
            Retry
          </Button>
        ) : (
          <IconButton
            type="submit"
            label="Send"
            icon={<SendIcon aria-hidden />}
            variant="primary"
            size="large"
            isPending={message.isSending}
            disabled={!message.canSend}
          />
        )}
      </Line>
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
  align-items: center;
  gap: ${theme.space.xs};
`

const Sent = styled(Text)`
  flex: 1;
`

const Input = styled.textarea`
  flex: 1;
  min-inline-size: 0;
  min-block-size: ${theme.control.medium};
  max-block-size: 7.5rem;
  padding: ${theme.space.xs} ${theme.space.s};
  border: ${theme.border.strong};
  border-radius: ${theme.radius.m};
  background: ${theme.color.surface};
  color: inherit;
  font: inherit;
  resize: none;
  field-sizing: content;

  &::placeholder {
    color: ${theme.color.inkSoft};
    opacity: 1;
  }
  &[aria-invalid='true'] {
    border-color: ${theme.color.danger};
  }
`
