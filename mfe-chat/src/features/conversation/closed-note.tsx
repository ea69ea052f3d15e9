import type { Chat, ChatState, Role } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import { Button, theme } from '@swipefolio/shared/ui'
import { useLayoutEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { useBlock } from '../people/use-block'

type ClosedState = Exclude<ChatState, 'open'>

const sentences: Record<ClosedState, string> = {
  closed: t('This conversation is closed.'),
  blocked: t('You have blocked this person.'),
}

interface ClosedNoteProps {
  chat: Chat
  state: ClosedState
  role: Role
}

/** Replaces the composer when the conversation is closed or blocked. */
export const ClosedNote = ({ chat, state, role }: ClosedNoteProps) => {
  const change = useBlock(chat, role)
  const note = useRef<HTMLParagraphElement>(null)

  useLayoutEffect(() => {
    // The focus was in the composer or in the list of chats, and both are unmounted.
    if (document.activeElement === document.body) note.current?.focus()
  }, [])

  return (
    <Foot>
      <Note ref={note} tabIndex={-1}>
        {sentences[state]}
      </Note>
      {state === 'blocked' && (
        <Button
          variant="quiet"
          size="small"
          isPending={change.isPending}
          onClick={() => change.mutate()}
        >
          {t('Unblock')}
        </Button>
      )}
    </Foot>
  )
}

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${theme.space.xs} ${theme.space.m};
  padding: ${theme.space.s} ${theme.space.m};
  border-block-start: ${theme.border.thin};
`

const Note = styled.p`
  color: ${theme.color.inkSoft};

  &:focus-visible {
    outline-offset: calc(-1 * ${theme.border.ring});
  }
`
