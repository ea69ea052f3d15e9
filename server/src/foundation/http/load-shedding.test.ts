import Fastify from 'fastify'
import { setTimeout as sleep } from 'node:timers/promises'
import { errorAnswers } from './error-handler'
import { buildApp } from '../../app'
import { createTestServer } from '../../testing'
import { loadShedding } from './load-shedding'

it('answers calls with 503 while the process cannot keep up, and everything else still', async () => {
  const app = Fastify()
  errorAnswers(app)
  // Any delay at all is too much here.
  loadShedding(app, Number.MIN_VALUE)
  app.get('/api/anything', () => 'answered')
  app.get('/healthz', () => 'ok')
  await app.ready()
  for (const until = Date.now() + 1500; Date.now() < until; await sleep(1)) sleepBusily(20)

  const call = await app.inject('/api/anything')
  expect([call.statusCode, call.headers['retry-after'], call.body]).toEqual([
    503,
    '2',
    'The service is busy right now. Please try again in a moment.',
  ])
  expect((await app.inject('/healthz')).body).toBe('ok')
  await app.close()
})

it('is part of the app that is started, and of no test server that does not ask for it', async () => {
  const server = await createTestServer()
  const started = buildApp(server.services)
  await started.ready()
  expect(started.hasDecorator('isUnderPressure')).toBe(true)
  expect(server.app.hasDecorator('isUnderPressure')).toBe(false)
  await started.close()
  await server.close()
})

function sleepBusily(milliseconds: number) {
  const until = Date.now() + milliseconds
  while (Date.now() < until);
}
