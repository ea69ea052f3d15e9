import { useEffect } from 'react'

interface Attempt {
  error: Error | null
  failureReason: Error | null
}

/** Writes a failure that nobody is to see into the console. */
export function useLoggedFailure({ error, failureReason }: Attempt, what: string) {
  const failure = error ?? failureReason
  useEffect(() => {
    if (failure) console.debug(what, failure)
  }, [failure, what])
}
