import type { MailKind } from './mail'

const minute = 60_000

/** How long after the request a mail is still sent, by kind: codes expire soon, notices do not. */
export const longestWait = {
  registrationCode: 10 * minute,
  resetCode: 10 * minute,
  passwordChanged: 24 * 60 * minute,
  accountDeleted: 24 * 60 * minute,
  digest: 24 * 60 * minute,
} satisfies Record<MailKind, number>

/** Exponential back-off in milliseconds: 5 s after the first try, doubled each time, at most 10 minutes. */
export const backOff = (tries: number) => Math.min(5000 * 2 ** (tries - 1), 10 * minute)

/**
 * Whether the mail server refused the mail permanently. Wrong credentials are not permanent: an operator can correct
 * them.
 */
export function isPermanent(error: unknown): boolean {
  const { responseCode = 0, code } = error as { responseCode?: number; code?: string }
  return responseCode >= 500 && code !== 'EAUTH'
}
