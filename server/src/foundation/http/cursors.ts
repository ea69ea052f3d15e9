import { msg } from '@swipefolio/shared/i18n'
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { invalidInput } from './errors'

const ivBytes = 12
const tagBytes = 16

/** Encrypts sort keys into opaque cursors, because some keys reveal how many rows there are. */
export function createCursors(secret: string) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'list cursors', 32))

  return {
    /** A cursor is bound to the list that it was made for. */
    seal(list: string, sortKeys: unknown[]): string {
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(list))
      const sealed = Buffer.concat([cipher.update(JSON.stringify(sortKeys)), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
    },
    open(list: string, cursor: string): unknown[] {
      const bytes = Buffer.from(cursor, 'base64url')
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes))
        decipher.setAAD(Buffer.from(list)).setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
        const sealed = bytes.subarray(ivBytes + tagBytes)
        const text = Buffer.concat([decipher.update(sealed), decipher.final()]).toString()
        return JSON.parse(text) as unknown[]
      } catch {
        throw invalidInput(msg('Invalid cursor'))
      }
    },
  }
}

export type Cursors = ReturnType<typeof createCursors>
