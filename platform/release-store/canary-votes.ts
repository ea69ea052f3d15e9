import type { Pool, PoolClient } from 'pg'
import type { Increment } from './page-outcomes'
import { clearCanary, recordMove } from './pointers'
import { inTransaction } from './transaction'

/**
 * A canary is withdrawn when it failed for this many people, and for a share of its people that is larger by this much
 * than the active release's share.
 */
export const canaryThreshold = { failures: 3, share: 0.05 }

interface Votes {
  people: number
  failures: number
}

/** Records for whom an app with a canary was shown or failed: once per person and release, a failure for good. */
export async function voteOnCanaries(
  client: PoolClient,
  increments: readonly (Increment & { source: string })[],
): Promise<void> {
  await client.query(
    `insert into platform.canary_votes as v (app, since, version, source, has_failed)
     select p.app, p.canary_since, r.version, r.source, bool_or(r.measure = 'failed')
     from jsonb_to_recordset($1) as r(app text, version text, measure text, source text)
     join platform.pointers p on p.app = r.app and r.version in (p.active, p.canary)
     where r.measure in ('shown', 'failed') and p.canary is not null
     group by 1, 2, 3, 4 order by 1, 2, 3, 4
     on conflict (app, since, version, source)
     do update set has_failed = true where excluded.has_failed and not v.has_failed`,
    [JSON.stringify(increments)],
  )
}

/** Withdraws the canaries among these failures that fail too often; a failure of another release withdraws none. */
export async function judgeCanaries(pool: Pool, increments: readonly Increment[]): Promise<void> {
  const failed = increments.filter(({ measure }) => measure === 'failed')
  if (failed.length === 0) return
  const { rows } = await pool.query<{ app: string }>(
    `select distinct app from jsonb_to_recordset($1) as failed(app text, version text)
     join platform.pointers using (app) where version = canary`,
    [JSON.stringify(failed)],
  )
  for (const { app } of rows) await inTransaction(pool, (client) => judgeCanary(client, app))
}

async function judgeCanary(client: PoolClient, app: string): Promise<void> {
  const { rows } = await client.query<{ active: string; canary: string }>(
    `select active, canary from platform.pointers
     where app = $1 and canary is not null for update`,
    [app],
  )
  const [pointer] = rows
  if (pointer === undefined) return
  const { active, canary } = pointer
  const tried = await votesOn(client, app, canary)
  const { failures, share } = canaryThreshold
  if (tried.failures < failures) return
  const usual = await votesOn(client, app, active)
  if (shareOf(tried) <= shareOf(usual) + share) return
  await clearCanary(client, app)
  const reason = `${tried.failures} failures beside ${tried.people - tried.failures} loads; ${failures} failures and ${share * 100} % are the limit; ${active} had ${usual.failures} beside ${usual.people - usual.failures}`
  await recordMove(client, {
    app,
    action: 'withdraw',
    from: canary,
    to: active,
    by: 'health',
    reason,
  })
}

async function votesOn(client: PoolClient, app: string, version: string): Promise<Votes> {
  const { rows } = await client.query<Votes>(
    `select count(*)::int as people, count(*) filter (where has_failed)::int as failures
     from platform.canary_votes join platform.pointers using (app)
     where app = $1 and version = $2 and since = canary_since`,
    [app, version],
  )
  return rows[0] ?? { people: 0, failures: 0 }
}

const shareOf = ({ people, failures }: Votes) => (people === 0 ? 0 : failures / people)
