import { randomBytes } from 'node:crypto'
import { appendFileSync, copyFileSync, existsSync, openSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { type DestinationStream, pino } from 'pino'
import { demoAccounts, demoPassword } from '../demo/people'
import { readBearerToken } from '../people/sessions/bearer-token'

/** Where a whole test run keeps its logs and notes its secrets, so that the ones can be searched for the others. */
const folder = process.env.LOG_EVIDENCE

type SecretKind = 'password' | 'code' | 'token' | 'email' | 'text'

/** Every start with demo data prints the demo's accounts. */
const isPrinted = (value: string) =>
  value === demoPassword || demoAccounts.some(({ email }) => email === value)

const noted = new Set<string>()

/** Notes what no log of this run may hold. */
export function noteSecret(kind: SecretKind, value: unknown): void {
  if (!folder || typeof value !== 'string' || noted.has(value) || isPrinted(value)) return
  noted.add(value)
  const line = JSON.stringify([kind, value])
  appendFileSync(join(folder, `${process.pid}.secrets`), `${line}\n`)
}

/** A new file for a log of this run; none when nobody will search it. */
export const newLogFile = (what: string) =>
  folder && join(folder, `${what}-${process.pid}-${randomBytes(4).toString('hex')}.log`)

/** Where a test's server logs to: everything to a file when logs are searched, else nowhere. */
export function createTestLogger() {
  const file = newLogFile('server')
  return file ? pino({ level: 'trace' }, toFile(file)) : pino({ level: 'silent' })
}

const toFile = (file: string): DestinationStream => {
  const descriptor = openSync(file, 'a')
  return { write: (line) => appendFileSync(descriptor, line) }
}

/** Keeps PostgreSQL's own log of a data folder that is about to go. */
export function keepPostgresLog(dataDir: string): void {
  const log = join(dataDir, 'postgres', 'postgres.log')
  const file = newLogFile('postgres')
  if (file && existsSync(log)) copyFileSync(log, file)
}

/** Notes the secrets in every request that an app gets. */
export function noteSecretsOf(app: FastifyInstance): void {
  if (!folder) return
  app.addHook('onResponse', async ({ headers, body, query }) => {
    noteSecret('token', readBearerToken(headers) || undefined)
    for (const part of [body, query]) {
      const { password, email, message } = (part ?? {}) as Record<string, unknown>
      noteSecret('password', password)
      noteSecret('email', email)
      noteSecret('text', message)
    }
  })
}
