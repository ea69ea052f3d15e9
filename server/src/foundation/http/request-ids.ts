import { randomFillSync } from 'node:crypto'

const idBytes = 9
const pool = Buffer.alloc(idBytes * 1024)
let used = pool.length

/** A random id of 12 characters. Random bytes are drawn for many ids at once, because each draw is costly. */
export function newRequestId(): string {
  if (used === pool.length) {
    randomFillSync(pool)
    used = 0
  }
  used += idBytes
  return pool.toString('base64url', used - idBytes, used)
}
