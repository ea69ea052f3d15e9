import { useEffect } from 'react'

interface Attempt {
  error: Error | null
  failureReason: Error | null
}

/** Logs a failure that the screen does not show. */
export function useLoggedFailure({ error, failureReason }: Attempt, what: string) {
  const failure = error ?? failureReason
  useEffect(() => {
    if (failure) console.debug(what, failure)
  }, [failure, what])
}
