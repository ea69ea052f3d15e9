import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Role } from '@swipefolio/shared/contract'
import { Secret, TOTP } from 'otpauth'
import { renderSVG } from 'uqr'
import type { Config } from '../../foundation/settings/config'

const cipher = 'aes-256-gcm'
const ivLength = 12
const tagLength = 16
/** Time steps before and after the current one whose codes are accepted, for clocks that differ. */
const window = 1

type Secrets = Pick<Config, 'jwtSecret'>

const encryptionKey = ({ jwtSecret }: Secrets) =>
  Buffer.from(hkdfSync('sha256', jwtSecret, '', 'keys of authenticator apps', 32))

/** In base32, 160 bits. */
export const newKey = () => new Secret().base32

/** Bound to the account: the text of one account's key is no key of another. */
export function encryptKey(config: Secrets, accountId: number, key: string): string {
  const iv = randomBytes(ivLength)
  const encryption = createCipheriv(cipher, encryptionKey(config), iv, {
    authTagLength: tagLength,
  }).setAAD(Buffer.from(String(accountId)))
  const text = Buffer.concat([encryption.update(key, 'utf8'), encryption.final()])
  return Buffer.concat([iv, encryption.getAuthTag(), text]).toString('base64url')
}

/** Throws when the server's secret has changed. */
export function decryptKey(config: Secrets, accountId: number, encrypted: string): string {
  const bytes = Buffer.from(encrypted, 'base64url')
  const decryption = createDecipheriv(cipher, encryptionKey(config), bytes.subarray(0, ivLength), {
    authTagLength: tagLength,
  })
    .setAAD(Buffer.from(String(accountId)))
    .setAuthTag(bytes.subarray(ivLength, ivLength + tagLength))
  const text = decryption.update(bytes.subarray(ivLength + tagLength))
  return Buffer.concat([text, decryption.final()]).toString('utf8')
}

const roleNames: Record<Role, string> = { recruiter: 'recruiter', jobseeker: 'job seeker' }

/** The account's name in an app and a passkey. It holds the role, because an address may have an account in each. */
export const labelOf = ({ email, role }: { email: string; role: Role }) =>
  `${email} (${roleNames[role]})`

/** An SVG document. */
export function drawQrCode(key: string, account: { email: string; role: Role }): string {
  const label = labelOf(account)
  return renderSVG(new TOTP({ issuer: 'Swipefolio', label, secret: key }).toString(), { border: 4 })
}

/** The time step that a code belongs to; undefined for a wrong code. */
export function stepOfCode(key: string, code: string, now: Date): number | undefined {
  const totp = new TOTP({ secret: key })
  const timestamp = now.getTime()
  const delta = totp.validate({ token: code, timestamp, window })
  return delta === null ? undefined : totp.counter({ timestamp }) + delta
}
