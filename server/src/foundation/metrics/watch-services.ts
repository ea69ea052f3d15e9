import type { Pool } from 'pg'
import { listLiveOutcomes, listPointers } from '@swipefolio/platform/release-store'
import type { Services } from '../services'
import { watchBackups } from './watch-backups'

interface Watched extends Pick<
  Services,
  'metrics' | 'db' | 'events' | 'clock' | 'replicas' | 'files'
> {
  pool: Pool
}

const longestLag = 1500

/** Figures that are read when somebody asks for the metrics. Those of the database are the same in every process. */
export function watchServices({
  metrics,
  db,
  events,
  clock,
  pool,
  replicas,
  files,
}: Watched): void {
  metrics.gauge(
    'database_connections',
    'Connections of the pool: total, idle, and the statements that wait for one.',
    () => [
      [pool.totalCount, { state: 'total' }],
      [pool.idleCount, { state: 'idle' }],
      [pool.waitingCount, { state: 'waiting' }],
    ],
    ['state'],
  )
  metrics.gauge('database_connections_max', 'Connections that the pool may have.', () => [
    [pool.options.max],
  ])
  if (replicas) {
    metrics.gauge(
      'replica_lag_seconds',
      'Age of the newest state that a replica is known to have; infinite while it is away.',
      () => replicas.list().map(({ name, lag }) => [lag, { replica: name }]),
      ['replica'],
    )
  }
  metrics.gauge(
    'file_store_usable',
    'Whether the store of files takes files, or none is needed: 1 or 0.',
    async () => [[Number((await files.findFault()) === undefined)]],
  )
  metrics.gauge('events_listening', 'Whether events of other processes arrive: 1 or 0.', () => [
    [Number(events.isListening())],
  ])
  metrics.gauge(
    'events_lag_seconds',
    'How long an own event takes through the database and back; infinite when it does not come.',
    async () => {
      const begin = performance.now()
      const isHeard = await events.proveHearing(longestLag)
      return [[isHeard ? (performance.now() - begin) / 1000 : Infinity]]
    },
  )

  const readOutbox = async () => {
    const { size, oldest } = await db
      .selectFrom('outbox')
      .select(({ fn }) => [fn.countAll<number>().as('size'), fn.min('created_at').as('oldest')])
      // The removal of a file may wait for a store that is away, and is no mail.
      .where('kind', '!=', 'removeFile')
      .executeTakeFirstOrThrow()
    return { size, age: oldest ? Math.max(0, clock().getTime() - oldest.getTime()) / 1000 : 0 }
  }
  metrics.gauge('outbox_mails', 'Mails that wait to be sent.', async () => [
    [(await readOutbox()).size],
  ])
  metrics.gauge('outbox_oldest_seconds', 'Age of the oldest mail that waits.', async () => [
    [(await readOutbox()).age],
  ])

  watchBackups({ metrics, db, clock })

  metrics.gauge(
    'release_info',
    'The releases that pointers name, by role: active, previous, canary.',
    async () =>
      (await listPointers(pool)).flatMap(({ app, active, previous, canary }) =>
        Object.entries({ active, previous, canary }).flatMap(([role, version]) =>
          version ? [[1, { app, version, role }] as [number, Release]] : [],
        ),
      ),
    ['app', 'version', 'role'],
  )
  metrics.gauge(
    'release_page_outcomes',
    'Pages in which a release was shown or failed since it was published, as browsers report it.',
    async () => (await listLiveOutcomes(pool)).map(({ count, ...labels }) => [count, labels]),
    ['app', 'version', 'outcome'],
  )
}

type Release = Record<'app' | 'version' | 'role', string>
