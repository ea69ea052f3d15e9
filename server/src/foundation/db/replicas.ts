import type { Pool } from 'pg'
import type { Events } from '../events/events'
import type { Logger } from '../logger'
import { loggableError } from '../loggable-error'

const probeMilliseconds = 250
/** A replica that answers its probe later is not asked for anything else. */
const slowestProbe = 1000

/** A place in the write-ahead log of the primary, in bytes. */
export type Position = number

interface PrimaryState {
  position: Position
  timeline: string
  isRecorded: boolean
}

const askPrimary = `
  select (position - '0/0'::pg_lsn)::bigint as position, timeline,
    exists (select from wal_timeline where wal_timeline.id = timeline) as "isRecorded"
  from (select pg_current_wal_insert_lsn() as position) as log,
    lateral (select left(pg_walfile_name(position), 8) as timeline) as named`

const askReplica = `
  select case when pg_is_in_recovery() and exists (select from wal_timeline where id = $1)
    then (pg_last_wal_replay_lsn() - '0/0'::pg_lsn)::bigint end as position`

interface ReplicaOptions {
  pools: Pool[]
  primary: Pool
  events: Pick<Events, 'subscribe' | 'onGap'>
  logger: Logger
  /** A replica that has not replayed what is older than this is not used, in milliseconds. */
  longestLag: number
}

export type Replica = ReturnType<typeof createReplica>
export type Replicas = ReturnType<typeof createReplicas>

/** A standby with everything that was committed before `freshUntil`, a time of this process's monotonic clock. */
function createReplica(pool: Pool, logger: Logger) {
  let askedAt: number | undefined
  const replica = {
    pool,
    name: `${pool.options.host}:${pool.options.port}`,
    freshUntil: -Infinity,
    replayed: -1,
    isSlow: () => askedAt !== undefined && performance.now() - askedAt > slowestProbe,
    /** It has failed a statement: nothing is asked of it until a probe succeeds. */
    suspect() {
      replica.freshUntil = -Infinity
    },
    async probe(points: Point[], timeline: string) {
      if (askedAt !== undefined) return
      askedAt = performance.now()
      try {
        const { rows } = await pool.query<{ position: Position | null }>(askReplica, [timeline])
        const replayed = rows[0]?.position ?? -1
        const reached = points.findLast(({ position }) => position <= replayed)
        replica.replayed = replayed
        replica.freshUntil = reached?.at ?? -Infinity
      } catch (error) {
        replica.suspect()
        logger.debug({ err: loggableError(error) }, 'A replica does not answer')
      } finally {
        askedAt = undefined
      }
    },
  }
  return replica
}

/** Where the primary was at a time of this process. */
interface Point {
  at: number
  position: Position
}

/**
 * Streaming replicas that calls may read from. Each process compares them with the primary a few times a second. A replica of another
 * timeline, that follows a former primary, lacks the row of the current one, and nothing is read from it.
 */
export function createReplicas({ pools, primary, events, logger, longestLag }: ReplicaOptions) {
  const replicas = pools.map((pool) => createReplica(pool, logger))
  /** Accounts to which something happened, with the time, in the order of time. */
  const changed = new Map<number, number>()
  let gapAt = performance.now()
  let points: Point[] = []
  let timeline = ''
  let turn = 0
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  function noteChange(accountIds: number[]) {
    const now = performance.now()
    for (const [id, at] of changed) {
      if (at > now - longestLag) break
      changed.delete(id)
    }
    for (const id of accountIds) {
      changed.delete(id)
      changed.set(id, now)
    }
  }

  const stops = [
    events.subscribe('live', ({ to }) => noteChange(to)),
    events.subscribe('liveCommitted', ({ to }) => noteChange(to)),
    events.onGap(() => {
      gapAt = performance.now()
    }),
  ]

  async function findPrimary() {
    const at = performance.now()
    const { rows } = await primary.query<PrimaryState>(askPrimary)
    const [found] = rows
    if (!found) return
    const { position } = found
    if (found.timeline !== timeline) points = []
    timeline = found.timeline
    points = [...points.filter((point) => point.at > at - longestLag), { at, position }]
    if (found.isRecorded) return
    await primary.query('insert into wal_timeline (id) values ($1) on conflict do nothing', [
      timeline,
    ])
  }

  async function probe() {
    try {
      await findPrimary()
      // A replica that does not answer must not keep the others from being asked.
      const asked = replicas.map((replica) => replica.probe(points, timeline))
      await Promise.race([Promise.all(asked), later(slowestProbe)])
    } catch (error) {
      logger.debug({ err: loggableError(error) }, 'The primary does not say where it is')
    }
    if (isClosed) return
    timer = setTimeout(() => void probe(), probeMilliseconds)
    timer.unref()
  }
  const ready = probe()

  const isUsable = (replica: Replica) =>
    performance.now() - replica.freshUntil < longestLag && !replica.isSlow()

  return {
    ready,
    longestLag,
    noteChange: (accountId: number) => noteChange([accountId]),
    /** The place up to which a replica has to be for everything that has been committed by now. */
    async position(): Promise<Position> {
      const { rows } = await primary.query<PrimaryState>(askPrimary)
      return rows[0]?.position ?? Infinity
    },
    /** A replica that has replayed everything up to the position and what has happened to the account; undefined when there is none. */
    choose(accountId: number | undefined, position: Position): Replica | undefined {
      const since = Math.max(gapAt, (accountId !== undefined && changed.get(accountId)) || 0)
      const able = replicas.filter(
        (replica) =>
          isUsable(replica) && replica.freshUntil >= since && replica.replayed >= position,
      )
      turn += 1
      return able[turn % able.length]
    },
    /** Each replica with the age of the newest state that it is known to have, in seconds, and whether it is used. */
    list: () =>
      replicas.map((replica) => ({
        name: replica.name,
        lag: (performance.now() - replica.freshUntil) / 1000,
        isUsable: isUsable(replica),
      })),
    async close() {
      isClosed = true
      clearTimeout(timer)
      for (const stop of stops) stop()
      await ready
      await Promise.all(pools.map((pool) => pool.end()))
    },
  }
}

const later = (milliseconds: number) =>
  new Promise((resolve) => setTimeout(resolve, milliseconds).unref())
