import type { Pool, PoolClient } from 'pg'
import { judgeCanaries, voteOnCanaries } from './canary-votes'
import { countHours } from './health-series'
import {
  applyReport,
  applySilence,
  nextDeadline,
  type HealthReport,
  type Increment,
  type PageOutcomes,
} from './page-outcomes'
import type { Ticket } from './tickets'
import { inTransaction } from './transaction'
import { triesCanary } from './tries-canary'

/** How often a version was shown (`load`) or failed, by reason. */
export interface HealthCount {
  app: string
  version: string
  kind: 'load' | 'failure'
  reason: string
  count: number
}

interface StoredPage {
  page: string
  source: string
  outcomes: PageOutcomes
}

const pagesAtOnce = 100

/** Counts what a page reports about the releases that its visitor gets, and withdraws a canary that fails too often. */
export async function countHealth(
  pool: Pool,
  { page, source, expiresAt }: Ticket,
  visitor: string,
  reports: readonly HealthReport[],
): Promise<void> {
  const live = await ofVisitor(pool, visitor, reports)
  const increments = await inTransaction(pool, async (client) => {
    if (live.size > 0) {
      await client.query(
        `insert into platform.health_pages (page, source, expires_at) values ($1, $2, $3)
         on conflict do nothing`,
        [page, source, expiresAt],
      )
    }
    const { rows } = await client.query<StoredPage>(
      'select page, source, outcomes from platform.health_pages where page = $1 for update',
      [page],
    )
    const [stored] = rows
    if (stored === undefined) return []
    const now = Date.now()
    const added = reports
      .filter((report) => live.has(report) || hasBegun(stored.outcomes, report))
      .flatMap((report) => applyReport(stored.outcomes, report, now))
    await store(client, [{ stored, added }])
    return added
  })
  await judgeCanaries(pool, increments)
}

/** Counts what began and had no outcome before its deadline as failed; returns whether there may be more of it. */
export async function countSilence(pool: Pool, now = Date.now()): Promise<boolean> {
  const changes = await inTransaction(pool, async (client) => {
    // Servers that share a database each take other pages.
    const { rows } = await client.query<StoredPage>(
      `select page, source, outcomes from platform.health_pages where due_at <= $1
       order by page limit ${pagesAtOnce} for update skip locked`,
      [new Date(now)],
    )
    const silent = rows.map((stored) => ({ stored, added: applySilence(stored.outcomes, now) }))
    await store(client, silent)
    return silent
  })
  await judgeCanaries(
    pool,
    changes.flatMap(({ added }) => added),
  )
  return changes.length === pagesAtOnce
}

export async function listHealth(pool: Pool): Promise<HealthCount[]> {
  const { rows } = await pool.query<HealthCount>(
    `select app, version, kind, reason, count::int as count from platform.health
     order by app, version, kind, reason`,
  )
  return rows
}

/** How often the releases that pointers name were shown and failed. */
export async function listLiveOutcomes(
  pool: Pool,
): Promise<{ app: string; version: string; outcome: 'shown' | 'failed'; count: number }[]> {
  const { rows } = await pool.query(
    `select h.app, h.version, case kind when 'load' then 'shown' else 'failed' end as outcome,
       sum(count)::float8 as count
     from platform.health h
     join platform.pointers p on p.app = h.app and h.version in (p.active, p.previous, p.canary)
     group by h.app, h.version, kind order by h.app, h.version, kind`,
  )
  return rows
}

/** The reports about releases that are live for this visitor, so that nobody votes on a canary without getting it. */
async function ofVisitor(pool: Pool, visitor: string, reports: readonly HealthReport[]) {
  const { rows } = await pool.query<{
    app: string
    active: string
    previous: string | null
    canary: string | null
    percent: number
  }>(
    `select app, active, previous, canary, canary_percent as percent from platform.pointers
     where app = any($1)`,
    [reports.map(({ app }) => app)],
  )
  const versions = new Map(
    rows.map(({ app, active, previous, canary, percent }) => {
      const isTried = canary !== null && triesCanary(visitor, app, percent)
      return [app, [active, previous, isTried ? canary : null]]
    }),
  )
  return new Set(reports.filter(({ app, version }) => versions.get(app)?.includes(version)))
}

/** A release that was live when the page began it may have been moved before the page reports the outcome. */
const hasBegun = (page: PageOutcomes, { app, version }: HealthReport) =>
  Object.hasOwn(page, `${app}@${version}`)

/** Every table in the same order, and rows sorted, so that concurrent reports cannot deadlock. */
async function store(
  client: PoolClient,
  changes: readonly { stored: StoredPage; added: readonly Increment[] }[],
): Promise<void> {
  for (const { stored } of changes) {
    const { page, outcomes } = stored
    await client.query(
      'update platform.health_pages set outcomes = $2, due_at = $3 where page = $1',
      [page, JSON.stringify(outcomes), nextDeadline(outcomes)],
    )
  }
  const added = changes.flatMap((change) => change.added)
  if (added.length === 0) return
  await countTotals(client, added)
  await countHours(client, added)
  await voteOnCanaries(
    client,
    changes.flatMap(({ stored: { source }, added: own }) =>
      own.map((increment) => ({ ...increment, source })),
    ),
  )
}

async function countTotals(client: PoolClient, increments: readonly Increment[]): Promise<void> {
  await client.query(
    `insert into platform.health as h (app, version, kind, reason, count)
     select app, version, case measure when 'shown' then 'load' else 'failure' end, reason, count(*)
     from jsonb_to_recordset($1) as r(app text, version text, measure text, reason text)
     join platform.releases using (app, version)
     where measure in ('shown', 'failed')
     group by 1, 2, 3, 4 order by 1, 2, 3, 4
     on conflict (app, version, kind, reason)
     do update set count = h.count + excluded.count, counted_at = now()`,
    [JSON.stringify(increments)],
  )
}
