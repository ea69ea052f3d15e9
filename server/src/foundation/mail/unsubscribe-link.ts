import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { Config } from '../settings/config'
import { parseId } from '../http/parse-id'

type Settings = Pick<Config, 'jwtSecret' | 'publicUrl'>

const signatureBytes = 18

function sign({ jwtSecret }: Settings, accountId: number) {
  const key = Buffer.from(hkdfSync('sha256', jwtSecret, '', 'unsubscribe links', 32))
  return createHmac('sha256', key).update(String(accountId)).digest().subarray(0, signatureBytes)
}

/**
 * The unsubscribe address of one account. It works without login, is in that account's mails only, and does not expire.
 */
export const unsubscribeUrl = (settings: Settings, accountId: number) =>
  new URL(
    `/api/mail/unsubscribe/${accountId}.${sign(settings, accountId).toString('base64url')}`,
    settings.publicUrl,
  ).href

/** The account of an unsubscribe address; undefined when the address was not signed by this server. */
export function readUnsubscribeToken(settings: Settings, token: string): number | undefined {
  const [, id = '', signature = ''] = /^(\d{1,16})\.([\w-]{24})$/.exec(token) ?? []
  if (!id) return undefined
  const accountId = parseId(id)
  const given = Buffer.from(signature, 'base64url')
  return timingSafeEqual(given, sign(settings, accountId)) ? accountId : undefined
}
