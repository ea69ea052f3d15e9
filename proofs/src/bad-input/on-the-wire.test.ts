import type { AddressInfo } from 'node:net'
import { createTestServer, type LoggedIn, type TestServer } from '@swipefolio/server/testing'
import { callNames, contractOf, isProtected } from '../matrix/contract'
import { rawRequest, sendRaw } from './raw-request'

let server: TestServer
let port: number
const people: Partial<Record<string, LoggedIn>> = {}

beforeAll(async () => {
  server = await createTestServer()
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  port = (server.app.server.address() as AddressInfo).port
  people.jobseeker = await server.logIn('jobseeker')
  people.recruiter = await server.logIn('recruiter')
})
afterAll(() => server.close())

const protectedCalls = callNames.filter(isProtected)
const lineOf = (name: string) => name.replaceAll(/:\w+/g, '1')
const authorizationOf = (name: (typeof callNames)[number]) =>
  `Authorization: ${people[contractOf(name).access]?.headers.authorization}`

it.each(protectedCalls)('%s: refuses two Authorization headers', async (name) => {
  const header = authorizationOf(name)
  const { status, text } = await sendRaw(port, rawRequest(lineOf(name), [header, header]))
  expect([status, text]).toEqual([401, 'You need to be logged in'])
})

it.each(callNames)('%s: refuses headers over 64 KiB', async (name) => {
  const header = `Authorization: Bearer ${'x'.repeat(70_000)}`
  const { status } = await sendRaw(port, rawRequest(lineOf(name), [header]))
  expect(status).toBe(431)
})

const details = 'GET /api/user/details'
const requests = 'GET /api/projectrequests'
const login = 'POST /api/auth/userlogin'
const json = 'Content-Type: application/json'

interface WireRow {
  what: string
  request: () => string | Buffer
  status: number
  text?: string
}

const rows: WireRow[] = [
  {
    what: 'one Authorization header',
    request: () => rawRequest(details, [authorizationOf(details)]),
    status: 200,
  },
  {
    what: 'a scheme in small letters',
    request: () => rawRequest(details, [authorizationOf(details).replace('Bearer', 'bearer')]),
    status: 200,
  },
  {
    what: '4,000 Hebrew letters in a query',
    request: () =>
      rawRequest(`POST /api/user/chats/send?message=${encodeURIComponent('\u05d0'.repeat(4000))}`),
    status: 401,
    text: 'You need to be logged in',
  },
  {
    what: 'a password of 70,000 characters in a query',
    request: () => rawRequest(`GET /api/auth/userlogin?email=a&password=${'x'.repeat(70_000)}`),
    status: 431,
  },
  {
    what: 'a path with malformed escapes',
    request: () => Buffer.from(rawRequest(`${requests}/\u00ff\u00fe`), 'latin1'),
    status: 400,
  },
  {
    what: 'a path of 1,000 characters',
    request: () => rawRequest(`${requests}/${'1'.repeat(1000)}`),
    status: 400,
    text: 'Invalid id',
  },
  {
    what: 'a path with a zero in it',
    request: () => rawRequest(`${requests}/\u0000`),
    status: 400,
  },
  {
    what: 'a path with dot segments',
    request: () => rawRequest('GET /api/projectrequests/../user/details'),
    status: 404,
  },
  {
    what: 'TRACE',
    request: () => rawRequest('TRACE /api/user/details'),
    status: 404,
  },
  {
    what: 'an unknown method',
    request: () => rawRequest('LOOK /api/user/details'),
    status: 400,
  },
  { what: 'no request at all', request: () => 'Hello there\r\n\r\n', status: 400 },
  {
    what: 'no Host',
    request: () => `${requests} HTTP/1.1\r\nConnection: close\r\n\r\n`,
    status: 400,
  },
  {
    what: 'two Content-Length headers',
    request: () => rawRequest(login, [json, 'Content-Length: 2', 'Content-Length: 3'], '{} '),
    status: 400,
  },
  {
    what: 'both Content-Length and Transfer-Encoding',
    request: () =>
      rawRequest(login, [json, 'Content-Length: 2', 'Transfer-Encoding: chunked'], '0\r\n\r\n'),
    status: 400,
  },
  {
    what: 'a body with malformed chunks',
    request: () => rawRequest(login, [json, 'Transfer-Encoding: chunked'], 'zz\r\n{}\r\n0\r\n\r\n'),
    status: 400,
  },
  {
    what: 'an empty body in chunks',
    request: () => rawRequest(login, [json, 'Transfer-Encoding: chunked'], '0\r\n\r\n'),
    status: 400,
    text: 'Email and password are required',
  },
  {
    what: 'a body of bytes that are no text',
    request: () => {
      const body = Buffer.from('{"email":"\u00ff\u00fe","password":"x"}', 'latin1')
      const head = rawRequest(login, [json, `Content-Length: ${body.length}`])
      return Buffer.concat([Buffer.from(head), body])
    },
    status: 401,
    text: 'Invalid email or password',
  },
  {
    what: 'a body said to be over its limit',
    request: () => rawRequest(login, [json, 'Content-Length: 65537'], '{'),
    status: 413,
    text: 'The request is too large',
  },
  {
    what: 'a header with a zero in it',
    request: () => rawRequest(requests, ['Accept: text/\u0000plain']),
    status: 400,
  },
]

it.each(rows.map((row) => [row.what, row] as const))('%s', async (_what, row) => {
  const { status, text, head } = await sendRaw(port, row.request())
  expect([status, row.text ?? text]).toEqual([row.status, text])
  expect(head).not.toMatch(/access-control/i)
})

it('still responds to ordinary requests', async () => {
  const { status } = await sendRaw(port, rawRequest(requests))
  expect(status).toBe(200)
})
