import { randomBytes } from 'node:crypto'

const largest = 2n ** 53n - 1n

/** A random id of at most 53 bits, from which nothing can be counted or guessed. */
export function newId(): number {
  const id = randomBytes(8).readBigUInt64BE() & largest
  return id === 0n ? newId() : Number(id)
}
