import { useCallback, useState } from 'react'
import { sessionOwner } from '../session'
import { formDrafts } from './form-drafts'

/** The draft that a form starts with, and a function that stores or (null) removes it; without a name there is none. */
export function useFormDraft(name: string | undefined) {
  const [owner] = useState(sessionOwner)
  const [found] = useState(() => (name ? formDrafts.find(owner, name) : undefined))
  const keep = useCallback(
    (draft: string | null) => {
      if (name) formDrafts.keep(owner, name, draft)
    },
    [name, owner],
  )
  return { isKept: Boolean(name), found, keep }
}
