import { ApiError, contacts, fetchFresh } from '@swipefolio/shared/api'
import type { ContactDesk } from '@swipefolio/shared/contract'
import { checkContactDesk } from '@swipefolio/shared/rules'
import { useRef } from 'react'
import { useAutosave } from './use-autosave'
import { saveDesk } from './use-desk'

type Note = Pick<ContactDesk, 'note' | 'noteVersion'>

const isConflict = (error: unknown) => error instanceof ApiError && error.status === 409

/** The note about a contact, saved while it is typed; one that was changed elsewhere meanwhile is not overwritten. */
export function useNote(id: number, { note, noteVersion }: Note) {
  /** The newest version that this note is known to be based on. */
  const base = useRef(0)
  const sent = useRef<string>(undefined)

  async function send(typed: Note) {
    const answer = await saveDesk(id, {
      note: typed.note,
      noteVersion: Math.max(typed.noteVersion, base.current),
    })
    base.current = answer.noteVersion
  }

  const autosave = useAutosave<Note>({
    name: `contact-note ${id}`,
    stored: { note, noteVersion },
    check: ({ note: typed }) => checkContactDesk({ note: typed }),
    async save(typed) {
      try {
        await send(typed)
      } catch (error) {
        if (!isConflict(error)) throw error
        const now = await fetchFresh(contacts.desk(id))
        // The answer to an earlier request was lost: what is stored is one's own.
        if (now.note !== sent.current) throw error
        base.current = now.noteVersion
        await send(typed)
      } finally {
        sent.current = typed.note
      }
    },
  })

  return {
    ...autosave,
    isConflict: isConflict(autosave.failure) && autosave.status === 'refused',
    change: (typed: string) =>
      autosave.change({
        note: typed,
        noteVersion: autosave.isChanged ? autosave.values.noteVersion : noteVersion,
      }),
    /** Replaces what was written elsewhere. */
    keepMine() {
      base.current = noteVersion
      void autosave.saveNow()
    },
  }
}
