import type { Services } from '../services'

/** How the scheduled backups do, as they say in the database. */
export function watchBackups({ metrics, db, clock }: Pick<Services, 'metrics' | 'db' | 'clock'>) {
  const readState = async () =>
    db
      .selectFrom('backup_state')
      .select(['base_at', 'restorable_until', 'failures'])
      .select(({ selectFrom }) =>
        selectFrom('migration')
          .select(({ fn }) => fn.min('applied_at').as('at'))
          .as('begun_at'),
      )
      .executeTakeFirstOrThrow()
  const ageOf = (at: Date | null) =>
    at ? Math.max(0, clock().getTime() - at.getTime()) / 1000 : NaN

  metrics.gauge(
    'backup_age_seconds',
    'Age of the last good base backup; of the database, where there was none.',
    async () => {
      const { base_at, begun_at } = await readState()
      return [[ageOf(base_at ?? begun_at)]]
    },
  )
  metrics.gauge(
    'backup_restorable_age_seconds',
    'How much would be lost: the time since the last moment that can be restored. NaN without scheduled backups.',
    async () => [[ageOf((await readState()).restorable_until)]],
  )
  metrics.gauge('backup_failures', 'Failures of the scheduled backups so far.', async () => [
    [(await readState()).failures],
  ])
}
