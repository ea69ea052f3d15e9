import type { Pool, PoolClient } from 'pg'
import { clearCanary, recordMove } from './pointers'
import { inTransaction } from './transaction'

/** A browser's report about one version of an app; it contains nothing about the visitor. */
export interface HealthReport {
  app: string
  version: string
  kind: 'load' | 'failure'
  reason?: string
}

/** How often a version was loaded or failed, by reason. */
export interface HealthCount {
  app: string
  version: string
  kind: 'load' | 'failure'
  reason: string
  count: number
}

/** A canary is withdrawn at this many failures, if they also exceed this share of the reports. */
export const canaryThreshold = { failures: 3, share: 0.05 }

/** Counts reports of published versions, and withdraws a canary that fails too often. */
export async function countHealth(pool: Pool, reports: readonly HealthReport[]): Promise<void> {
  if (reports.length === 0) return
  await inTransaction(pool, async (client) => {
    const sums = summed(reports)
    await client.query(
      `insert into platform.health as h (app, version, kind, reason, count)
       select r.app, r.version, r.kind, r.reason, r.count
       from jsonb_to_recordset($1) as r(app text, version text, kind text, reason text, count int)
       join platform.releases using (app, version)
       on conflict (app, version, kind, reason)
       do update set count = h.count + excluded.count, counted_at = now()`,
      [JSON.stringify(sums)],
    )
    for (const app of [...new Set(sums.map((sum) => sum.app))].toSorted()) {
      await judgeCanary(
        client,
        app,
        sums.filter((sum) => sum.app === app),
      )
    }
  })
}

export async function listHealth(pool: Pool): Promise<HealthCount[]> {
  const { rows } = await pool.query<HealthCount>(
    `select app, version, kind, reason, count::int as count from platform.health
     order by app, version, kind, reason`,
  )
  return rows
}

/** Rows in a fixed order, so that two processes that count at the same time cannot deadlock. */
function summed(reports: readonly HealthReport[]): HealthCount[] {
  const sums = new Map<string, HealthCount>()
  for (const { app, version, kind, reason = '' } of reports) {
    const key = JSON.stringify([app, version, kind, reason])
    const count = (sums.get(key)?.count ?? 0) + 1
    sums.set(key, { app, version, kind, reason, count })
  }
  return [...sums].toSorted(([left], [right]) => (left < right ? -1 : 1)).map(([, sum]) => sum)
}

async function judgeCanary(client: PoolClient, app: string, sums: readonly HealthCount[]) {
  const { rows } = await client.query<{ canary: string; loads: number; failures: number }>(
    `update platform.pointers p
     set canary_loads = canary_loads + s.loads, canary_failures = canary_failures + s.failures
     from (
       select version, coalesce(sum(count) filter (where kind = 'load'), 0)::int as loads,
         coalesce(sum(count) filter (where kind = 'failure'), 0)::int as failures
       from jsonb_to_recordset($2) as r(version text, kind text, count int) group by version
     ) s
     where p.app = $1 and p.canary = s.version
     returning p.canary, canary_loads as loads, canary_failures as failures`,
    [app, JSON.stringify(sums)],
  )
  const [judged] = rows
  if (judged === undefined || !failsTooOften(judged)) return
  const { canary, loads, failures } = judged
  await clearCanary(client, app)
  const reason = `${failures} failures beside ${loads} loads; ${canaryThreshold.failures} failures and ${canaryThreshold.share * 100} % are the limit`
  const { rows: pointers } = await client.query<{ active: string }>(
    'select active from platform.pointers where app = $1',
    [app],
  )
  const to = pointers[0]?.active ?? null
  await recordMove(client, { app, action: 'withdraw', from: canary, to, by: 'health', reason })
}

function failsTooOften({ loads, failures }: { loads: number; failures: number }): boolean {
  const { failures: least, share } = canaryThreshold
  return failures >= least && failures / (loads + failures) > share
}
