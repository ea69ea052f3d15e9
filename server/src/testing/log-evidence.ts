import { randomBytes } from 'node:crypto'
import { appendFileSync, copyFileSync, existsSync, openSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { type DestinationStream, pino } from 'pino'
import { demoAccounts, demoPassword } from '../demo/people'
import { readBearerToken } from '../people/sessions/bearer-token'

/** The folder in which a test run keeps its logs and the secrets that must not be in them. */
const folder = process.env.LOG_EVIDENCE

type SecretKind = 'password' | 'code' | 'token' | 'email' | 'text'

/** Every start with demo data prints the demo's accounts. */
const isPrinted = (value: string) =>
  value === demoPassword || demoAccounts.some(({ email }) => email === value)

const noted = new Set<string>()

/** Records a secret that no log of this run may contain. */
export function recordSecret(kind: SecretKind, value: unknown): void {
  if (!folder || typeof value !== 'string' || noted.has(value) || isPrinted(value)) return
  noted.add(value)
  const line = JSON.stringify([kind, value])
  appendFileSync(join(folder, `${process.pid}.secrets`), `${line}\n`)
}

/** A new log file of this run; undefined when logs are not searched. */
export const newLogFile = (what: string) =>
  folder && join(folder, `${what}-${process.pid}-${randomBytes(4).toString('hex')}.log`)

/** The logger of a test server: to a file when logs are searched, otherwise silent. */
export function createTestLogger() {
  const file = newLogFile('server')
  return file ? pino({ level: 'trace' }, toFile(file)) : pino({ level: 'silent' })
}

const toFile = (file: string): DestinationStream => {
  const descriptor = openSync(file, 'a')
  return { write: (line) => appendFileSync(descriptor, line) }
}

/** Copies PostgreSQL's own log of a data folder that is about to be removed. */
export function keepPostgresLog(dataDir: string): void {
  const log = join(dataDir, 'postgres', 'postgres.log')
  const file = newLogFile('postgres')
  if (file && existsSync(log)) copyFileSync(log, file)
}

/** Records the secrets in every request to an app. */
export function recordSecretsOf(app: FastifyInstance): void {
  if (!folder) return
  app.addHook('onResponse', async ({ headers, body, query }) => {
    recordSecret('token', readBearerToken(headers) || undefined)
    for (const part of [body, query]) {
      const { password, email, message } = (part ?? {}) as Record<string, unknown>
      recordSecret('password', password)
      recordSecret('email', email)
      recordSecret('text', message)
    }
  })
}
