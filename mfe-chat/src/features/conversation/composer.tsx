import { t } from '@swipefolio/shared/i18n'
import { isBlank, maxLength } from '@swipefolio/shared/rules'
import { IconButton, isTouch, MessageInput, SendIcon, theme } from '@swipefolio/shared/ui'
import { useId, useLayoutEffect, useRef } from 'react'
import { styled } from 'styled-components'

interface ComposerProps {
  text: string
  onChange: (text: string) => void
  onSend: (text: string) => void
}

/** The number of characters left from which on they are counted. */
const countedFrom = 200

export const Composer = ({ text, onChange, onSend }: ComposerProps) => {
  const input = useRef<HTMLTextAreaElement>(null)
  const counter = useId()
  const trimmed = text.trim()
  const left = maxLength.message - trimmed.length
  const canSend = !isBlank(trimmed) && left >= 0

  useLayoutEffect(() => {
    if (!isTouch()) input.current?.focus()
  }, [])

  const send = () => {
    if (!canSend) return
    onSend(trimmed)
    input.current?.focus()
  }

  return (
    <Line
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <Counter id={counter} role="status" $isOver={left < 0}>
        {left <= countedFrom && counted(left)}
      </Counter>
      <MessageInput
        ref={input}
        aria-label={t('Message')}
        placeholder={t('Type a message...')}
        aria-describedby={counter}
        aria-invalid={left < 0}
        value={text}
        onText={onChange}
        onSend={send}
      />
      <IconButton
        type="submit"
        label={t('Send')}
        icon={<SendIcon aria-hidden />}
        variant={canSend ? 'primary' : 'quiet'}
        size="large"
        disabled={!canSend}
      />
    </Line>
  )
}

const counted = (left: number) =>
  left < 0
    ? t(
        '{count, plural, one {# character} other {# characters}} too many. Shorten the message to send it.',
        { count: -left },
      )
    : t('{count, plural, one {# character} other {# characters}} left', { count: left })

const Line = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${theme.space.xs};
  padding: ${theme.space.s} ${theme.space.m};
  border-block-start: ${theme.border.thin};
`

const Counter = styled.p<{ $isOver: boolean }>`
  flex-basis: 100%;
  color: ${({ $isOver }) => ($isOver ? theme.color.danger : theme.color.inkSoft)};
  font-size: ${theme.size.small};

  &:empty {
    display: none;
  }
`
