import type { ChatState } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import { theme } from '@swipefolio/shared/ui'
import { useLayoutEffect, useRef } from 'react'
import { styled } from 'styled-components'

type ClosedState = Exclude<ChatState, 'open'>

const sentences: Record<ClosedState, string> = {
  closed: t('This conversation is closed.'),
  blocked: t('You have blocked this person.'),
}

/** Replaces the composer when the conversation is closed or blocked. */
export const ClosedNote = ({ state }: { state: ClosedState }) => {
  const note = useRef<HTMLParagraphElement>(null)

  useLayoutEffect(() => {
    // The focus was in the composer or in the list of chats, and both are unmounted.
    if (document.activeElement === document.body) note.current?.focus()
  }, [])

  return (
    <Note ref={note} tabIndex={-1}>
      {sentences[state]}
    </Note>
  )
}

const Note = styled.p`
  padding: ${theme.space.m};
  border-block-start: ${theme.border.thin};
  color: ${theme.color.inkSoft};
  text-align: center;

  &:focus-visible {
    outline-offset: calc(-1 * ${theme.border.ring});
  }
`
