/** One of the tries to create something, which end when it is stored. */
export interface CreationAttempt {
  /** The same for all of them. */
  idempotencyKey: string
  /** Whether an earlier one, whose answer may have been lost, had other values. */
  isChanged: boolean
}

/** A random key, by which the server knows a retry. `crypto.randomUUID` is missing on pages without TLS. */
export const newIdempotencyKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-')
