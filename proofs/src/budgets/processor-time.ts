import { readFileSync } from 'node:fs'
import type { Pool } from 'pg'

/** The processor seconds of this process, of children that have ended, and of the database's processes so far. */
export async function processorSeconds(pool: Pool): Promise<number> {
  const { user, system } = process.cpuUsage()
  const { rows } = await pool.query<{ pid: number }>('select pid from pg_stat_activity')
  const ofDatabase = rows.map(({ pid }) => nanoseconds(pid))
  return (
    (user + system) / 1e6 + endedChildren() + ofDatabase.reduce((sum, one) => sum + one, 0) / 1e9
  )
}

function nanoseconds(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0])
  } catch {
    return 0
  }
}

/** User and system time are the 14th and 15th field after the name, in hundredths of a second. */
function endedChildren(): number {
  const [, fields = ''] = readFileSync('/proc/self/stat', 'utf8').split(') ')
  const times = fields.split(' ').map(Number)
  return ((times[13] ?? 0) + (times[14] ?? 0)) / 100
}
