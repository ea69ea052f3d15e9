/** Why a release failed; contains no personal data. */
export type FailureReason = 'entry' | 'chunk' | 'timeout' | 'share' | 'error' | 'async'

/** A container's script is missing, was modified or throws. */
export class EntryError extends Error {
  override readonly name = 'EntryError'
}

/** Loading exceeded the timeout. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError'

  constructor() {
    super('Loading took too long')
  }
}

/** Classifies an error of loading or rendering. */
export function reasonOf(error: unknown): FailureReason {
  if (error instanceof EntryError) return 'entry'
  if (error instanceof TimeoutError) return 'timeout'
  if (!(error instanceof Error)) return 'error'
  // Error names and messages of the bundler and of the federation runtime.
  if (error.name === 'ChunkLoadError' || error.message.includes('No released script')) {
    return 'chunk'
  }
  return /shared|RUNTIME-/i.test(error.message) ? 'share' : 'error'
}
