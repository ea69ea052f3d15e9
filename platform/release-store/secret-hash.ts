import { createHash } from 'node:crypto'

/** What the database keeps of a random secret: enough to recognise it, nothing to use it with. */
export function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}
