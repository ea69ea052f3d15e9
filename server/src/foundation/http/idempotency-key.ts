import { idempotencyKeyLength } from '@swipefolio/shared/contract'
import { msg } from '@swipefolio/shared/i18n'
import type { IncomingHttpHeaders } from 'node:http'
import { invalidInput } from './errors'

const accepted = new RegExp(`^[!-~]{1,${idempotencyKeyLength}}$`)

/** The key that a client sends again with a retry, if it sends one. Throws 400 when the key is malformed. */
export function readIdempotencyKey(headers: IncomingHttpHeaders): string | undefined {
  const key = headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key === 'string' && accepted.test(key)) return key
  throw invalidInput(
    msg('Idempotency-Key must be 1 to {count} visible ASCII characters', {
      count: idempotencyKeyLength,
    }),
  )
}
