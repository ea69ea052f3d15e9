import { readFileSync } from 'node:fs'
import type { Pool } from 'pg'

/** The processor seconds of this process, of its children, and of the database's processes so far. */
export async function processorSeconds(pool: Pool): Promise<number> {
  const { user, system } = process.cpuUsage()
  // Vacuum cleans up after the world that was made, not after the calls.
  const { rows } = await pool.query<{ pid: number }>(
    `select pid from pg_stat_activity where backend_type not like 'autovacuum%'`,
  )
  const { ended } = secondsOf('self')
  const seconds = [
    (user + system) / 1e6,
    ended,
    ...childrenOf(process.pid).map((pid) => secondsOf(pid).own),
    ...rows.map(({ pid }) => scheduledSeconds(pid)),
  ]
  return seconds.reduce((sum, one) => sum + one, 0)
}

/** Its own time, and that of its children that have ended, in steps of 10 ms. */
function secondsOf(pid: number | 'self') {
  const [, fields = ''] = read(`/proc/${pid}/stat`).split(') ')
  const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields
    .split(' ')
    .slice(11, 15)
    .map(Number)
  return { own: (user + system) / 100, ended: (endedUser + endedSystem) / 100 }
}

/** Exact, but of the first thread alone. */
const scheduledSeconds = (pid: number) => Number(read(`/proc/${pid}/schedstat`).split(' ')[0]) / 1e9

const childrenOf = (pid: number) =>
  read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number)

/** Nothing for a process that has ended. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
