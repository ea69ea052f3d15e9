import { call } from './call'
import type { TestServer } from './test-server'

export const registration = {
  firstName: 'Noa',
  lastName: 'Levi',
  email: 'noa@example.org',
  password: 'a first password',
  recruiter: false,
}

export const register = (server: TestServer, changes: object = {}) =>
  call(server, 'POST /api/auth/request-register', undefined, {
    body: { ...registration, ...changes },
  })

export const verify = (server: TestServer, email: string, code: string | number) =>
  call(server, `POST /api/auth/verify-request/${encodeURIComponent(email)}`, undefined, {
    query: { code: String(code) },
  })

export const requestReset = (server: TestServer, email: string, isRecruiter = 'false') =>
  call(server, 'POST /api/auth/send-code-to-reset-password', undefined, {
    query: { email, isRecruiter },
  })

export const reset = (server: TestServer, body: object) =>
  call(server, 'POST /api/auth/verify-password-reset', undefined, { body })

/** The codes mailed to an address, newest first. */
export async function codesFor(server: TestServer, email: string): Promise<string[]> {
  const mails = await server.mailbox(email)
  return mails.flatMap(({ text }) => /^\d{8}$/m.exec(text)?.[0] ?? [])
}

export async function codeFor(server: TestServer, email: string): Promise<string> {
  const [code] = await codesFor(server, email)
  if (!code) throw new Error('No code was mailed')
  return code
}

/** A well-formed code that differs from the given one. */
export const wrongCode = (code: string) => (code === '12345678' ? '87654321' : '12345678')
