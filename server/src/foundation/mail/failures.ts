import type { MailKind } from './mail'

const minute = 60_000

/** So long after it was asked for a mail is still worth sending: codes are wanted now, notices any time. */
export const longestWait = {
  registrationCode: 10 * minute,
  resetCode: 10 * minute,
  passwordChanged: 24 * 60 * minute,
  accountDeleted: 24 * 60 * minute,
  digest: 24 * 60 * minute,
} satisfies Record<MailKind, number>

/** Milliseconds until the next try: 5 s after the first, twice as long each time, 10 minutes at most. */
export const backOff = (tries: number) => Math.min(5000 * 2 ** (tries - 1), 10 * minute)

/** Whether the mail server refused this mail for good. Wrong credentials are ours, and can be mended. */
export function isPermanent(error: unknown): boolean {
  const { responseCode = 0, code } = error as { responseCode?: number; code?: string }
  return responseCode >= 500 && code !== 'EAUTH'
}
