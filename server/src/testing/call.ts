import type { HTTPMethods } from 'fastify'
import type { LoggedIn } from './log-in'
import type { TestServer } from './test-server'

interface CallOptions {
  query?: Record<string, string>
  body?: object
  headers?: Record<string, string>
}

/** Injects one call, written as in the contract, as a person or as nobody. */
export async function call(
  { app }: TestServer,
  name: string,
  person?: LoggedIn,
  { query, body, headers }: CallOptions = {},
) {
  const [method, url] = name.split(' ')
  const answer = await app.inject({
    method: method as HTTPMethods,
    url,
    query,
    payload: body,
    headers: { ...person?.headers, ...headers },
  })
  return {
    status: answer.statusCode,
    text: answer.body,
    json: answer.json,
  }
}
