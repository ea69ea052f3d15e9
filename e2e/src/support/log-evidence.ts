import { appendFileSync } from 'node:fs'
import { join } from 'node:path'

/** The folder of a test run's logs and secrets; the logs are searched for the secrets. */
const folder = process.env.LOG_EVIDENCE

/** Records a secret that no log of this run may contain. */
export function recordSecret(
  kind: 'password' | 'code' | 'token' | 'email' | 'text',
  value: string,
) {
  if (!folder) return
  const line = JSON.stringify([kind, value])
  appendFileSync(join(folder, `${process.pid}.secrets`), `${line}\n`)
}

/** Saves the output of a server's process for the search. */
export const keepOutput = (pid: number | undefined, text: string) =>
  folder && appendFileSync(join(folder, `web-server-${pid}.log`), text)

/** Makes a server log at trace level when its log is searched. */
export const logSettings = () => (folder ? { LOG_LEVEL: 'trace' } : {})
