import type { FastifyInstance } from 'fastify'
import { setImmediate as eventLoopTurn, setTimeout as sleep } from 'node:timers/promises'

const longestReadMilliseconds = 2000
const finishMilliseconds = 5000

/**
 * Graceful shutdown: reads requests that have arrived, finishes running ones and closes streams at the deadline. `lastCallMilliseconds`: how
 * long requests are still taken while `/readyz` says that the server stops.
 */
export async function drainAndClose(app: FastifyInstance, lastCallMilliseconds = 200) {
  app.leave()
  await sleep(lastCallMilliseconds)
  await readWaiting(app.server)
  const closed = app.close()
  const isLate = await Promise.race([
    closed.then(() => false),
    sleep(finishMilliseconds, true, { ref: false }),
  ])
  if (isLate) app.server.closeAllConnections()
  await closed
}

/**
 * A connection that is not yet accepted, or looks idle, may carry an unread request. Node accepts one per
 * turn of the event loop and reads it in the next ones, so a few turns without a new one mean that all were read.
 */
async function readWaiting(server: FastifyInstance['server']) {
  let quietTurns = 0
  server.on('connection', () => {
    quietTurns = 0
  })
  const until = Date.now() + longestReadMilliseconds
  for (; quietTurns < 5 && Date.now() < until; quietTurns += 1) await eventLoopTurn()
}
