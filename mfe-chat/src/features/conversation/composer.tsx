import { maxLength } from '@swipefolio/shared/rules'
import { IconButton, SendIcon, theme } from '@swipefolio/shared/ui'
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { isTouch } from '../widget/media-query'

interface ComposerProps {
  text: string
  onChange: (text: string) => void
  onSend: (text: string) => void
}

const maxHeight = 120
/** The number of characters left from which on they are counted. */
const countedFrom = 200

/** On a desktop Enter sends and Shift+Enter breaks the line; on a phone Ctrl+Enter sends. */
const isSendKey = ({ key, shiftKey, ctrlKey, nativeEvent }: KeyboardEvent) =>
  key === 'Enter' && !isComposing(nativeEvent) && (isTouch() ? ctrlKey : !shiftKey)

/** Safari ends the composition before the Enter that confirms it, which it marks with 229. */
const isComposing = (event: globalThis.KeyboardEvent) => event.isComposing || event.keyCode === 229

export const Composer = ({ text, onChange, onSend }: ComposerProps) => {
  const input = useRef<HTMLTextAreaElement>(null)
  const counter = useId()
  const trimmed = text.trim()
  const left = maxLength.message - trimmed.length
  const canSend = trimmed !== '' && left >= 0

  useEffect(() => {
    if (!isTouch()) input.current?.focus()
  }, [])

  useLayoutEffect(() => {
    if (!input.current) return
    const { style, offsetHeight, clientHeight } = input.current
    style.height = 'auto'
    const height = input.current.scrollHeight + offsetHeight - clientHeight
    style.height = `${Math.min(height, maxHeight)}px`
  }, [text])

  const send = () => {
    if (!canSend) return
    onSend(trimmed)
    input.current?.focus()
  }

  const handleKeyDown = (event: KeyboardEvent) => {
    if (!isSendKey(event)) return
    event.preventDefault()
    send()
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
      <Input
        ref={input}
        rows={1}
        dir="auto"
        aria-label="Message"
        placeholder="Type a message..."
        aria-describedby={counter}
        aria-invalid={left < 0}
        value={text}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={handleKeyDown}
      />
      <IconButton
        type="submit"
        label="Send"
        icon={<SendIcon aria-hidden />}
        variant="primary"
        size="large"
        disabled={!canSend}
      />
    </Line>
  )
}

const format = new Intl.NumberFormat('en')

const counted = (left: number) =>
  left < 0
    ? `${format.format(-left)} ${left === -1 ? 'character' : 'characters'} too many. Shorten the message to send it.`
    : `${left} ${left === 1 ? 'character' : 'characters'} left`

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

const Input = styled.textarea`
  flex: 1;
  min-inline-size: 0;
  min-block-size: ${theme.control.medium};
  max-block-size: ${maxHeight}px;
  padding: ${theme.space.xs} ${theme.space.s};
  border: ${theme.border.strong};
  border-radius: ${theme.radius.m};
  background: ${theme.color.surface};
  color: inherit;
  font: inherit;
  resize: none;

  &::placeholder {
    color: ${theme.color.inkSoft};
    opacity: 1;
  }
`
