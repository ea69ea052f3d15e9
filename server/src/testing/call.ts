import type { HTTPMethods } from 'fastify'
import type { LoggedIn } from './log-in'
import type { TestServer } from './test-server'

interface CallOptions {
  query?: Record<string, string>
  body?: object
  headers?: Record<string, string>
  /** The IP address of the caller. */
  ip?: string
}

/** Injects one call of the contract with a person's token or without one. */
export async function call(
  { app }: TestServer,
  name: string,
  person?: LoggedIn,
  { query, body, headers, ip }: CallOptions = {},
) {
  const [method, url] = name.split(' ')
  const answer = await app.inject({
    method: method as HTTPMethods,
    url,
    query,
    payload: body,
    remoteAddress: ip,
    headers: { ...person?.headers, ...headers },
  })
  return {
    call: name,
    status: answer.statusCode,
    text: answer.body,
    json: answer.json,
    headers: answer.headers,
  }
}

interface Answered {
  call: string
  status: number
  text: string
}

/** For set-up: returns a successful response, throws on any other. */
export async function succeed<Answer extends Answered>(
  pending: Answer | Promise<Answer>,
): Promise<Answer> {
  const answer = await pending
  const { call: name, status, text } = answer
  if (status >= 300) throw new Error(`${name} was answered ${status}: ${text}`)
  return answer
}
