import { type CallName, calls } from '@swipefolio/shared/contract'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyInstance, HTTPMethods } from 'fastify'
import { createTestServer, type LoggedIn, type TestServer } from '../testing'

const names = Object.keys(calls) as CallName[]
const protectedNames = names.filter((name) => calls[name].access !== 'public')
const besideTheContract = [
  'GET /dev/mailbox',
  'GET /dev/mailbox.json',
  'GET /healthz',
  'GET /readyz',
]

let server: TestServer
const people: Partial<Record<string, LoggedIn>> = {}

beforeAll(async () => {
  server = await createTestServer()
  people.recruiter = await server.logIn('recruiter')
  people.jobseeker = await server.logIn('jobseeker')
})
afterAll(() => server.close())

async function send(name: CallName, headers: Record<string, string> = {}) {
  const [method, path] = name.split(' ') as [HTTPMethods, string]
  const url = path.replaceAll(/:\w+/g, '1')
  const answer = await server.app.inject({ method, url, headers })
  return [answer.statusCode, answer.body]
}

it('has calls for everybody and for each role', () => {
  expect(new Set(names.map((name) => calls[name].access))).toEqual(
    new Set(['public', 'jobseeker', 'recruiter']),
  )
})

it.each(protectedNames)('%s asks for a login', async (name) => {
  expect(await send(name)).toEqual([401, 'You need to be logged in'])
  expect(await send(name, { authorization: 'Bearer none' })).toEqual([
    401,
    'You need to be logged in',
  ])
})

it.each(protectedNames)('%s is refused to the other role before it is looked at', async (name) => {
  const other = calls[name].access === 'recruiter' ? people.jobseeker : people.recruiter
  expect(await send(name, other?.headers)).toEqual([
    403,
    name === 'POST /api/user/project-request/:id/send-link'
      ? 'Only job seekers can submit projects for requests.'
      : 'You do not have access to this',
  ])
})

it.each(protectedNames)('%s is open to its role', async (name) => {
  const own = people[calls[name].access]
  const [status] = await send(name, own?.headers)
  expect([401, 403, 405, 415]).not.toContain(status)
  expect(status).toBeLessThan(500)
})

async function routesOf(config: Parameters<typeof createTestServer>[0]) {
  const routes: string[] = []
  const listen = (message: unknown) =>
    (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', ({ method, url }) => {
      for (const one of [method].flat()) routes.push(`${one} ${url}`)
    })
  subscribe('fastify.initialization', listen)
  try {
    await (await createTestServer({ database: server.database, ...config })).close()
  } finally {
    unsubscribe('fastify.initialization', listen)
  }
  return routes.toSorted()
}

it('has a route for every call of the contract and hardly any other', async () => {
  expect(await routesOf({})).toEqual([...names, ...besideTheContract].toSorted())
})

it('has no mailbox in production, nor beside a mail server', async () => {
  const withoutMailbox = [...names, 'GET /healthz', 'GET /readyz'].toSorted()
  expect(await routesOf({ config: { production: true } })).toEqual(withoutMailbox)
  expect(await routesOf({ config: { smtpUrl: 'smtp://localhost' } })).toEqual(withoutMailbox)
})
