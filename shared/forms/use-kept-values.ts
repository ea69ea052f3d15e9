import { useState } from 'react'
import { ApiError } from '../api'
import { useSession } from '../session'

/** In memory alone: what was typed is nobody's business once the page is closed. */
const kept = new Map<string, unknown>()

const ownerOf = ({ role, userName }: ReturnType<typeof useSession.getState>) =>
  `${role} ${userName}`

/** What a person had typed when their session ended, until the same person has sent the same form. */
export function useKeptValues<Values>(name: string | undefined) {
  const [key] = useState(() => name && `${ownerOf(useSession.getState())} ${name}`)
  const [values] = useState(() => (key ? (kept.get(key) as Values | undefined) : undefined))

  return {
    values,
    keepAfter(error: unknown, typed: Values) {
      if (key && error instanceof ApiError && error.status === 401) kept.set(key, typed)
    },
    forget() {
      if (key) kept.delete(key)
    },
  }
}
