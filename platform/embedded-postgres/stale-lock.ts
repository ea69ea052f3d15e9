import { execFileSync } from 'node:child_process'
import { readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Place } from './place'

/** The process that `postmaster.pid` names, if that file is there. */
export function lockedBy(place: Pick<Place, 'cluster'>): number | undefined {
  try {
    const [line] = readFileSync(join(place.cluster, 'postmaster.pid'), 'utf8').split('\n')
    const pid = Number(line)
    return Number.isInteger(pid) && pid > 0 ? pid : undefined
  } catch {
    return undefined
  }
}

/**
 * Removes the lock files of a postgres that was killed and whose number another program has now: PostgreSQL would take
 * that program for itself and never start again.
 */
export function removeStaleLock(place: Place): boolean {
  const pid = lockedBy(place)
  if (pid === undefined || !isRunning(pid) || isPostgresOf(pid, place.cluster)) return false
  rmSync(join(place.cluster, 'postmaster.pid'), { force: true })
  rmSync(join(place.socketFolder, '.s.PGSQL.5432.lock'), { force: true })
  return true
}

export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

// When in doubt it is one: a start that fails is better than two postgres on one folder.
function isPostgresOf(pid: number, cluster: string): boolean {
  try {
    if (process.platform === 'linux') {
      return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster)
    }
    const command = execFileSync('ps', ['-p', String(pid), '-o', 'comm='], { encoding: 'utf8' })
    return basename(command.trim()).startsWith('postgres')
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ENOENT'
  }
}
