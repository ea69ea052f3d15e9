/** 32-bit FNV-1a hash of a text. */
export const hashText = (text: string) => {
  let hash = 0x811c9dc5
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  return hash >>> 0
}

export interface Random {
  /** An integer from 0 up to `end`, exclusive. */
  below: (end: number) => number
  /** One of the values. */
  pick: <Value>(values: readonly [Value, ...Value[]]) => Value
}

/** Seeded random numbers (mulberry32), for pictures that must not change between visits. */
export const createRandom = (seed: number): Random => {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (end: number) => Math.floor(next() * end)
  return { below, pick: (values) => values[below(values.length)] ?? values[0] }
}
