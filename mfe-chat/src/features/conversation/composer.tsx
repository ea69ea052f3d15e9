import { maxLength } from '@swipefolio/shared/rules'
import { IconButton, SendIcon, theme } from '@swipefolio/shared/ui'
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { isTouch } from '../widget/media-query'

interface ComposerProps {
  text: string
  onChange: (text: string) => void
  onSend: (text: string) => void
}

const maxHeight = 120

/** On a desktop Enter sends and Shift+Enter breaks the line; on a phone Ctrl+Enter sends. */
const isSendKey = ({ key, shiftKey, ctrlKey, nativeEvent }: KeyboardEvent) =>
  key === 'Enter' && !isComposing(nativeEvent) && (isTouch() ? ctrlKey : !shiftKey)

/** Safari ends the composition before the Enter that confirms it, which it marks with 229. */
const isComposing = (event: globalThis.KeyboardEvent) => event.isComposing || event.keyCode === 229

export const Composer = ({ text, onChange, onSend }: ComposerProps) => {
  const input = useRef<HTMLTextAreaElement>(null)
  const trimmed = text.trim()

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
    if (!trimmed) return
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
      <Input
        ref={input}
        rows={1}
        dir="auto"
        aria-label="Message"
        placeholder="Type a message..."
        maxLength={maxLength.message}
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
        disabled={!trimmed}
      />
    </Line>
  )
}

const Line = styled.form`
  display: flex;
  align-items: flex-end;
  gap: ${theme.space.xs};
  padding: ${theme.space.s} ${theme.space.m};
  border-block-start: ${theme.border.thin};
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
