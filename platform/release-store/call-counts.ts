import type { Pool } from 'pg'

const minute = 60_000

/** Counts a call over all processes; returns the seconds to wait when there were more than `perMinute`. */
export async function countCall(
  pool: Pool,
  key: string,
  perMinute: number,
): Promise<number | undefined> {
  const now = Date.now()
  const current = Math.floor(now / minute)
  const { rows } = await pool.query<{ calls: number }>(
    `insert into platform.call_counts as c (key, minute, calls) values ($1, $2, 1)
     on conflict (key) do update set minute = excluded.minute,
       calls = case when excluded.minute > c.minute then 1 else c.calls + 1 end
     returning calls`,
    [key, current],
  )
  if ((rows[0]?.calls ?? 0) <= perMinute) return undefined
  return Math.ceil(((current + 1) * minute - now) / 1000)
}

/** Removes the counts of past minutes, so that no address is kept for long. */
export async function removePastCounts(pool: Pool): Promise<void> {
  const current = Math.floor(Date.now() / minute)
  await pool.query('delete from platform.call_counts where minute < $1', [current - 1])
}
