import { readFileSync } from 'node:fs'

/** The CPU time that a process has used, in seconds. */
export function cpuSeconds(pid: number | undefined): number {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const times = fields.split(' ').map(Number)
  return ((times[11] ?? 0) + (times[12] ?? 0)) / 100
}
