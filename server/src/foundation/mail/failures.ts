const minute = 60_000

/** Exponential back-off in milliseconds: 5 s after the first try, doubled each time, at most 10 minutes. */
export const backOff = (tries: number) => Math.min(5000 * 2 ** (tries - 1), 10 * minute)

/** A failure that a later try would only repeat. */
export class PermanentFailure extends Error {}

/**
 * Whether the mail server refused the mail permanently. Wrong credentials are not permanent: an operator can correct
 * them.
 */
export function isPermanent(error: unknown): boolean {
  if (error instanceof PermanentFailure) return true
  const { responseCode = 0, code } = error as { responseCode?: number; code?: string }
  return responseCode >= 500 && code !== 'EAUTH'
}
