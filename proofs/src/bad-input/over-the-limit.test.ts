import type { HTTPMethods } from 'fastify'
import { call, createTestServer, type LoggedIn, type TestServer } from '@swipefolio/server/testing'
import { callNames, contractOf } from '../matrix/contract'

const minute = 60_000
const ip = '10.1.2.3'
let server: TestServer
const people: Partial<Record<string, LoggedIn>> = {}

beforeAll(async () => {
  server = await createTestServer({ config: { limits: true } })
  people.jobseeker = await server.logIn('jobseeker')
  people.recruiter = await server.logIn('recruiter')
  server.clock.advance(minute - (server.clock.now().getTime() % minute))
  await useUp(120, 'GET /api/projectrequests', undefined, ip)
  await useUp(300, 'GET /api/user/details', people.jobseeker)
  await useUp(300, 'GET /api/recruiter/details', people.recruiter)
})
afterAll(() => server.close())

const useUp = (times: number, name: string, person?: LoggedIn, address?: string) =>
  Promise.all(Array.from({ length: times }, () => call(server, name, person, { ip: address })))

it.each(callNames)('%s is refused beyond the limit', async (name) => {
  const [method, path] = name.split(' ') as [HTTPMethods, string]
  const person = people[contractOf(name).access]
  const answer = await server.app.inject({
    method,
    url: path.replaceAll(/:\w+/g, '1'),
    headers: person?.headers,
    remoteAddress: person ? undefined : ip,
  })
  expect([answer.statusCode, answer.body]).toEqual([
    429,
    'Too many requests. Please try again later.',
  ])
  const wait = Number(answer.headers['retry-after'])
  expect(wait).toBeGreaterThanOrEqual(1)
  expect(wait).toBeLessThanOrEqual(60)
})
