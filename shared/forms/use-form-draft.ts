import { useState } from 'react'
import { ApiError } from '../api'
import { useSession } from '../session'

/** In memory only, for privacy: drafts do not survive the page. */
const drafts = new Map<string, unknown>()

const ownerOf = ({ role, userName }: ReturnType<typeof useSession.getState>) =>
  `${role} ${userName}`

/** Keeps a form's values when submitting fails because the session expired, until the same person submits the same form. */
export function useFormDraft<Values>(name: string | undefined) {
  const [key] = useState(() => name && `${ownerOf(useSession.getState())} ${name}`)
  const [values] = useState(() => (key ? (drafts.get(key) as Values | undefined) : undefined))

  return {
    values,
    saveAfter(error: unknown, typed: Values) {
      if (key && error instanceof ApiError && error.status === 401) drafts.set(key, typed)
    },
    discard() {
      if (key) drafts.delete(key)
    },
  }
}
