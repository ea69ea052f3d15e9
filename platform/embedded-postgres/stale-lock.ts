import { execFileSync } from 'node:child_process'
import { readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { ClusterLocation } from './cluster-location'

/** The process id in `postmaster.pid`, or undefined without that file. */
export function lockedBy(location: Pick<ClusterLocation, 'cluster'>): number | undefined {
  try {
    const [line] = readFileSync(join(location.cluster, 'postmaster.pid'), 'utf8').split('\n')
    const pid = Number(line)
    return Number.isInteger(pid) && pid > 0 ? pid : undefined
  } catch {
    return undefined
  }
}

/**
 * Removes the lock files of a killed postgres whose process id another program has now: PostgreSQL would take
 * that program for a running server and refuse to start.
 */
export function removeStaleLock(location: ClusterLocation): boolean {
  const pid = lockedBy(location)
  if (pid === undefined || !isRunning(pid) || isPostgresOf(pid, location.cluster)) return false
  rmSync(join(location.cluster, 'postmaster.pid'), { force: true })
  rmSync(join(location.socketFolder, '.s.PGSQL.5432.lock'), { force: true })
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

// When unknown, assumes postgres: a failed start is better than two servers on one folder.
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
