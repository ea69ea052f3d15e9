import { createHash } from 'node:crypto'

/** Whether a visitor is among the `percent` who get an app's canary; one who does at 10 also does at 20. */
export function triesCanary(visitor: string, app: string, percent: number): boolean {
  const hash = createHash('sha256').update(`${visitor} ${app}`).digest().readUInt32BE(0)
  return hash / 2 ** 32 < percent / 100
}
