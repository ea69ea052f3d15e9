import type { Services } from '../../foundation/services'
import { dropOldest } from '../../foundation/drop-oldest'
import { loggableError } from '../../foundation/loggable-error'

/** A session ends after this time without use. */
export const idleMilliseconds = 12 * 3_600_000
const touchMilliseconds = 5 * 60_000
const mostSessions = 50_000

interface LiveSession {
  usedAt: number
  expiresAt: number
}

/**
 * Caches live sessions. A session is read once and removed by the event of its revocation.
 * While events may have been missed, nothing is cached or believed.
 */
export function createSessionCache({ db, clock, events, logger }: Services) {
  const live = new Map<number, LiveSession>()
  const endedWhileLoading = new Set<number>()
  let loading = 0
  let gaps = 0

  const stops = [
    events.subscribe('sessionsEnded', ({ sessionIds }) => {
      for (const id of sessionIds) {
        live.delete(id)
        if (loading > 0) endedWhileLoading.add(id)
      }
    }),
    events.onGap(() => {
      gaps += 1
      live.clear()
    }),
  ]

  async function load(id: number): Promise<LiveSession | undefined> {
    loading += 1
    const gapsBefore = gaps
    try {
      const row = await db
        .selectFrom('session')
        .select(['used_at', 'expires_at'])
        .where('id', '=', id)
        .executeTakeFirst()
      if (!row || endedWhileLoading.has(id)) return undefined
      const session = { usedAt: row.used_at.getTime(), expiresAt: row.expires_at.getTime() }
      dropOldest(live, mostSessions)
      if (events.isListening() && gaps === gapsBefore) live.set(id, session)
      return session
    } finally {
      loading -= 1
      if (loading === 0) endedWhileLoading.clear()
    }
  }

  const isOver = (session: LiveSession, now: number) =>
    session.expiresAt <= now || session.usedAt + idleMilliseconds <= now

  function touch(id: number, session: LiveSession, now: number) {
    if (now - session.usedAt < touchMilliseconds) return
    session.usedAt = now
    db.updateTable('session')
      .set({ used_at: new Date(now) })
      .where('id', '=', id)
      .execute()
      .catch((error: unknown) =>
        logger.warn({ err: loggableError(error) }, 'A session was not marked as used'),
      )
  }

  function accept(id: number, session: LiveSession | undefined, now: number, counts: boolean) {
    if (!session || isOver(session, now)) return false
    if (counts) touch(id, session, now)
    return true
  }

  // Without heartbeats, the event of a revocation may be missing.
  const known = (id: number) => (events.isListening() ? live.get(id) : undefined)

  return {
    /** Whether it is live, and that is known without a statement. */
    isKnownLive(id: number): boolean {
      const session = known(id)
      return session !== undefined && !isOver(session, clock().getTime())
    },
    /** `counts` is whether the call keeps an idle session alive. Polls do not. A cached session is answered at once. */
    isLive(id: number, counts: boolean): boolean | Promise<boolean> {
      const now = clock().getTime()
      const session = known(id)
      if (session && !isOver(session, now)) return accept(id, session, now, counts)
      // Another process may have recorded a later use.
      return load(id).then((loaded) => accept(id, loaded, now, counts))
    },
    close: () => stops.forEach((stop) => stop()),
  }
}
