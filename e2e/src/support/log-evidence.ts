import { appendFileSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Where a whole test run keeps its logs and notes its secrets, so that the ones can be searched for the others. */
const folder = process.env.LOG_EVIDENCE

/** Notes what no log of this run may hold. */
export function noteSecret(kind: 'password' | 'code' | 'token' | 'email' | 'text', value: string) {
  if (!folder) return
  const line = JSON.stringify([kind, value])
  appendFileSync(join(folder, `${process.pid}.secrets`), `${line}\n`)
}

/** A folder for an embedded database, whose own log is searched, too. */
export const newDataDir = () => mkdtempSync(join(folder ?? tmpdir(), 'e2e-'))

/** Adds what a server printed to what is searched. */
export const keepOutput = (port: number, text: string) =>
  folder && appendFileSync(join(folder, `server-${port}.log`), text)

/** Has a server log everything when its log is searched. */
export const logSettings = () => (folder ? { LOG_LEVEL: 'trace' } : {})
