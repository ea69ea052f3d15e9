import Fastify from 'fastify'
import { setTimeout as sleep } from 'node:timers/promises'
import { errorAnswers } from './error-handler'
import { buildApp } from '../../app'
import { createTestServer } from '../../testing'
import { createMetrics } from '../metrics/metrics'
import { loadShedding } from './load-shedding'

it('answers API calls with 503 while the event loop is delayed, and serves everything else', async () => {
  const app = Fastify()
  app.decorate('noteFailure', () => {})
  errorAnswers(app)
  // Any delay counts as overload here.
  const metrics = createMetrics()
  loadShedding(app, metrics, Number.MIN_VALUE)
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
  expect(await metrics.text()).toContain('swipefolio_requests_shed_total{cause="event-loop"} 1')
  await app.close()
})

it('is part of the released app, and of a test server only on request', async () => {
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
