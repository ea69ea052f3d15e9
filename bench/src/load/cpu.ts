import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

function timesOf(pid: number | string | undefined) {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields
    .split(' ')
    .slice(11)
    .map((ticks) => Number(ticks) / 100)
  return { own: user + system, ended: endedUser + endedSystem }
}

/** The CPU time that a process has used, in seconds. */
export const cpuSeconds = (pid: number | undefined): number => timesOf(pid).own

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
  const living = [pid, main, ...backends].reduce<number>((sum, id) => sum + timesOf(id).own, 0)
  return living + timesOf(main).ended
}
