import Fastify, { type FastifyInstance } from 'fastify'
import { triesCanary } from '../release-store'
import { knownVisitor, visitorCookie, visitorOf } from './visitor'

let app: FastifyInstance

beforeAll(() => {
  app = Fastify()
  app.get('/', async (request) => ({ known: knownVisitor(request), ...visitorOf(request) }))
})
afterAll(() => app.close())

const ask = async (cookie?: string) =>
  (await app.inject({ url: '/', headers: cookie ? { cookie } : {} })).json()

it('identifies a visitor by the cookie and sets a new one when it is missing', async () => {
  expect(await ask('a=b; visitor=fixed-1; c=d')).toEqual({
    known: 'fixed-1',
    id: 'fixed-1',
    isNew: false,
  })
  for (const cookie of [undefined, 'visitor=', `visitor=${'x'.repeat(65)}`, 'visitor=<b>']) {
    expect(await ask(cookie)).toEqual({ id: expect.stringMatching(/^[\w-]{22}$/), isNew: true })
  }
})

it('sets a random, HttpOnly cookie', () => {
  expect(visitorCookie('x')).toBe('visitor=x; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax')
  expect(visitorCookie('x', true)).toMatch(/; Secure$/)
})

it('keeps the visitors of a canary as it grows, and chooses independently for each app', () => {
  const visitors = Array.from({ length: 1000 }, (_, number) => `visitor-${number}`)
  const trying = (name: string, percent: number) =>
    visitors.filter((visitor) => triesCanary(visitor, name, percent))
  const ten = trying('mfe-a', 10)
  expect(Math.abs(ten.length - 100)).toBeLessThanOrEqual(20)
  expect(trying('mfe-a', 20)).toEqual(expect.arrayContaining(ten))
  expect(trying('mfe-b', 10)).not.toEqual(ten)
  expect(trying('mfe-a', 100)).toHaveLength(1000)
})
