import { useEffect } from 'react'
import { sessionName, useSession } from '../../session'

/** Keeps the stream of events while somebody is logged in; a new token of the same session changes nothing. */
export function useLiveConnection() {
  const session = useSession(({ token, role }) => token && role && (sessionName(token) ?? role))
  const isNamed = useSession(({ token }) => Boolean(token && sessionName(token)))
  useEffect(() => {
    if (!session) return undefined
    let stop: (() => void) | undefined
    let isOver = false
    void import('./start-live').then(({ startLive }) => {
      if (!isOver) stop = startLive(isNamed ? session : null)
    })
    return () => {
      isOver = true
      stop?.()
    }
  }, [session, isNamed])
}
