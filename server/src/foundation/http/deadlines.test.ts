import Fastify from 'fastify'
import { setTimeout as sleep } from 'node:timers/promises'
import { deadlines } from './deadlines'
import { errorAnswers } from './error-handler'

it('answers 503 when a handler takes too long, but for polls and routes with a deadline of their own', async () => {
  const app = Fastify()
  app.decorate('noteFailure', () => {})
  errorAnswers(app)
  deadlines(app, 20)
  const handler = () => sleep(200, 'answered')
  app.get('/call', handler)
  app.get('/poll', { config: { isPoll: true } }, handler)
  app.get('/export', { handlerTimeout: 60_000 }, handler)
  await app.ready()
  expect((await app.inject('/call')).statusCode).toBe(503)
  expect((await app.inject('/poll')).body).toBe('answered')
  expect((await app.inject('/export')).body).toBe('answered')
  await app.close()
})
