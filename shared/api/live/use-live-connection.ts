import { useEffect } from 'react'
import { sessionName, useSession } from '../../session'
import { whenSettled } from '../when-settled'

/** Follows the person's events while they are logged in. A renewed token of the same session does not reconnect. */
export function useLiveConnection() {
  const session = useSession(({ token, role }) => token && role && (sessionName(token) ?? role))
  const isNamed = useSession(({ token }) => Boolean(token && sessionName(token)))
  useEffect(() => {
    if (!session) return undefined
    let stop: (() => void) | undefined
    let isOver = false
    const cancel = whenSettled(() => {
      void import('./follow-events').then(({ followEvents }) => {
        if (!isOver) stop = followEvents(isNamed ? session : null)
      })
    })
    return () => {
      isOver = true
      cancel()
      stop?.()
    }
  }, [session, isNamed])
}
