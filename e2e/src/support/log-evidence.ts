import { appendFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where a whole test run keeps its logs and notes its secrets, so that the ones can be searched for the others. */
const folder = process.env.LOG_EVIDENCE

/** Notes what no log of this run may hold. */
export function noteSecret(kind: 'password' | 'code' | 'token' | 'email' | 'text', value: string) {
  if (!folder) return
  const line = JSON.stringify([kind, value])
  appendFileSync(join(folder, `${process.pid}.secrets`), `${line}\n`)
}

/** Adds what a server's process printed to what is searched. */
export const keepOutput = (pid: number | undefined, text: string) =>
  folder && appendFileSync(join(folder, `web-server-${pid}.log`), text)

/** Has a server log everything when its log is searched. */
export const logSettings = () => (folder ? { LOG_LEVEL: 'trace' } : {})
