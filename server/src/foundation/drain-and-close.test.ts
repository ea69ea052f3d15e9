import Fastify from 'fastify'
import { drainAndClose } from './drain-and-close'

it('responds to a request that is running when the server is stopped', async () => {
  const app = Fastify()
  app.decorate('leave', () => undefined)
  let begin = () => {}
  let finish = () => {}
  const hasBegun = new Promise<void>((resolve) => (begin = resolve))
  const isFinished = new Promise<void>((resolve) => (finish = resolve))
  app.get('/slow', async () => {
    begin()
    await isFinished
    return 'answered'
  })
  // Only a server that is closing lets the request end.
  app.addHook('preClose', async () => finish())
  const address = await app.listen({ port: 0, host: '127.0.0.1' })

  const response = fetch(`${address}/slow`)
  await hasBegun
  const [answer] = await Promise.all([response, drainAndClose(app)])
  expect(await answer.text()).toBe('answered')
})
