import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The CPU time that a process has used, in seconds. */
export function cpuSeconds(pid: number | undefined): number {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const times = fields.split(' ').map(Number)
  return ((times[11] ?? 0) + (times[12] ?? 0)) / 100
}

/** The same of a server and of its database, which is in the folder. */
export function cpuSecondsWithDatabase(pid: number | undefined, dataDir: string): number {
  const postmaster = readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8')
  const [main = ''] = postmaster.split('\n')
  const isBackend = (process: string) => {
    try {
      return readFileSync(`/proc/${process}/stat`, 'utf8').split(') ')[1]?.split(' ')[1] === main
    } catch {
      return false
    }
  }
  const backends = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && isBackend(name))
  return [pid, main, ...backends].reduce<number>((sum, id) => sum + cpuSeconds(Number(id)), 0)
}
