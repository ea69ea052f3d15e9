import type { FastifyInstance } from 'fastify'
import { setImmediate as eventLoopTurn, setTimeout as sleep } from 'node:timers/promises'

const lastCallMilliseconds = 200
const longestReadMilliseconds = 2000
const finishMilliseconds = 5000

/** What has arrived is read, what runs is finished; streams that never end are cut. */
export async function drainAndClose(app: FastifyInstance) {
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
 * A connection that waits to be accepted, or looks idle, may carry a request that nobody has read yet. Node accepts one
 * a turn of the event loop and reads it in the next ones, so that a few quiet turns tell that all are in.
 */
async function readWaiting(server: FastifyInstance['server']) {
  let quietTurns = 0
  server.on('connection', () => {
    quietTurns = 0
  })
  const until = Date.now() + longestReadMilliseconds
  for (; quietTurns < 5 && Date.now() < until; quietTurns += 1) await eventLoopTurn()
}
