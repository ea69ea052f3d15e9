import {
  type ComponentProps,
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
} from 'react'
import { styled } from 'styled-components'
import { fadingEdges } from '../layout/fading-edges'
import { isTouch } from '../theme/matches-media'
import { theme } from '../theme/theme'
import { useTextDirection } from './use-text-direction'

export interface MessageInputProps extends Omit<
  ComponentProps<'textarea'>,
  'onChange' | 'onKeyDown' | 'ref' | 'rows'
> {
  value: string
  onText: (text: string) => void
  /** Called for Enter on a desktop, where Shift+Enter breaks the line, and for Ctrl+Enter on a touch screen. */
  onSend: () => void
  ref?: RefObject<HTMLTextAreaElement | null>
}

/** The input of a chat message; as high as its text, up to five lines. */
export const MessageInput = ({ value, onText, onSend, ref, ...rest }: MessageInputProps) => {
  const own = useRef<HTMLTextAreaElement>(null)
  const input = ref ?? own
  const direction = useTextDirection()

  useLayoutEffect(() => {
    if (!input.current) return
    const { style } = input.current
    // To measure the text takes two layouts of the page.
    if ('fieldSizing' in (style as object)) return
    const { offsetHeight, clientHeight } = input.current
    style.height = 'auto'
    style.height = `${input.current.scrollHeight + offsetHeight - clientHeight}px`
  }, [input, value])

  return (
    <Field>
      <textarea
        {...rest}
        ref={input}
        rows={1}
        {...direction}
        value={value}
        onChange={({ target }) => onText(target.value)}
        onKeyDown={(event) => {
          if (!isSendKey(event)) return
          event.preventDefault()
          onSend()
        }}
      />
    </Field>
  )
}

const isSendKey = ({ key, shiftKey, ctrlKey, nativeEvent }: KeyboardEvent) =>
  key === 'Enter' && !isComposing(nativeEvent) && (isTouch() ? ctrlKey : !shiftKey)

/** Safari ends the composition before the Enter that confirms it, which it marks with 229. */
const isComposing = (event: globalThis.KeyboardEvent) => event.isComposing || event.keyCode === 229

/* Its padding stays where it is while the text scrolls. */
const Field = styled.label`
  display: grid;
  flex: 1;
  align-items: center;
  min-inline-size: 0;
  min-block-size: ${theme.control.medium};
  padding-block: ${theme.space.xxs};
  border: ${theme.border.strong};
  border-radius: ${theme.radius.m};
  background: ${theme.color.surface};
  cursor: text;

  > textarea {
    inline-size: 100%;
    max-block-size: calc(5lh + 2 * ${theme.space.xxs});
    padding: ${theme.space.xxs} ${theme.space.s};
    border: 0;
    outline: none;
    background: none;
    field-sizing: content;
    scroll-padding-block: ${theme.space.xxs};
    resize: none;
    ${fadingEdges(theme.space.xxs, theme.space.xxs)}

    &::placeholder {
      color: ${theme.color.inkSoft};
      opacity: 1;
    }
  }
  &:has(:focus-visible) {
    outline: 0.1875rem solid ${theme.color.focus};
    outline-offset: 0.125rem;
  }
  &:has([aria-invalid='true']) {
    border-color: ${theme.color.danger};
  }
`
