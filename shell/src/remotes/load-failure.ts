/** Why a release could not be used, in a word that tells nothing about a person. */
export type FailureReason = 'entry' | 'chunk' | 'timeout' | 'share' | 'error'

/** A container's script that is missing, was changed or throws. */
export class EntryError extends Error {
  override readonly name = 'EntryError'
}

/** Nothing came in time. */
export class TimeLimitError extends Error {
  override readonly name = 'TimeLimitError'

  constructor() {
    super('Loading took too long')
  }
}

/** What an error that ended a load or a render says about the release. */
export function reasonOf(error: unknown): FailureReason {
  if (error instanceof EntryError) return 'entry'
  if (error instanceof TimeLimitError) return 'timeout'
  if (!(error instanceof Error)) return 'error'
  // Names and texts of the bundler and of the federation runtime.
  if (error.name === 'ChunkLoadError' || error.message.includes('No released script')) {
    return 'chunk'
  }
  return /shared|RUNTIME-/i.test(error.message) ? 'share' : 'error'
}
