import Fastify, { type FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { createDeployToken } from '../release-store'
import { createTestPool } from '../testing/test-pool'
import { registerReleasePlane } from '.'

let pool: Pool
let app: FastifyInstance
let operator: string

beforeAll(async () => {
  pool = await createTestPool()
  app = Fastify({ trustProxy: true })
  registerReleasePlane(app, {
    pool,
    limits: true,
    addressOf: ({ ip }) => ip,
    isSecure: false,
    siteName: 'Test',
  })
  operator = await createDeployToken(pool, { name: 'boss', apps: ['*'], days: 1 })
})
afterAll(async () => {
  await app.close()
  await pool.end()
})

const status = (token: string, address: string) =>
  app.inject({
    url: '/platform/api/status',
    headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': address },
  })

const report = (address: string) =>
  app.inject({
    method: 'POST',
    url: '/platform/health',
    payload: [],
    headers: { 'x-forwarded-for': address },
  })

const ticket = (address: string) =>
  app.inject({
    url: '/platform/ticket',
    headers: { 'x-forwarded-for': address, cookie: 'visitor=someone' },
  })

async function untilRefused(call: () => ReturnType<typeof status>, expected: number) {
  for (let calls = 1; ; calls += 1) {
    const answer = await call()
    if (answer.statusCode === expected) continue
    expect([answer.statusCode, answer.body]).toEqual([
      429,
      'Too many requests. Please try again later.',
    ])
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    return calls - 1
  }
}

// The minute may end in between; then the count restarts once.
it('lets an address guess thirty tokens in a minute, and never blocks a valid token', async () => {
  const guesses = await untilRefused(() => status('deploy_x', '10.0.0.1'), 401)
  expect([30, 60]).toContain(Math.ceil(guesses / 30) * 30)
  expect((await status(operator, '10.0.0.1')).statusCode).toBe(200)
  expect((await status('deploy_x', '10.0.0.2')).statusCode).toBe(401)
})

it('gives an address sixty tickets in a minute', async () => {
  const tickets = await untilRefused(() => ticket('10.0.0.1'), 200)
  expect([60, 120]).toContain(Math.ceil(tickets / 60) * 60)
  expect((await ticket('10.0.0.2')).statusCode).toBe(200)
})

it('accepts sixty health reports without a ticket in a minute from an address', async () => {
  const reports = await untilRefused(() => report('10.0.0.1'), 204)
  expect([60, 120]).toContain(Math.ceil(reports / 60) * 60)
  expect((await report('10.0.0.2')).statusCode).toBe(204)
})
