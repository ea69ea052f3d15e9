import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { joinEmbeddedPostgres } from '@swipefolio/platform/embedded-postgres'
import {
  createBrokerTransport,
  createDatabase,
  createEvents,
  createNotifyTransport,
  createPool,
  migrate,
  newId,
} from '@swipefolio/server/events'
import { pino } from 'pino'

/**
 * Commits with an event each, as many at once as there are connections: how many a second, and how long from the beginning of the
 * transaction until the event is heard. With NOTIFY, with a broker (Debian's redis-server) and without events.
 */
const seconds = Number(process.argv[2] ?? 5)
const turns = Number(process.argv[3] ?? 3)
const connections = [4, 16, 64]
const logger = pino({ level: 'silent' })
const say = (line: string) => process.stdout.write(`${line}\n`)
const folder = mkdtempSync(join(tmpdir(), 'events-'))

const ways = ['none', 'notify', 'broker'] as const
type Way = (typeof ways)[number]

const portFinder = createServer().listen(0, '127.0.0.1')
await once(portFinder, 'listening')
const { port } = portFinder.address() as AddressInfo
portFinder.close()
const redis = spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', ''], {
  cwd: folder,
  stdio: 'ignore',
})
const postgres = await joinEmbeddedPostgres({
  root: resolve(import.meta.dirname, '../..'),
  dataDir: folder,
  isDataDirChosen: true,
  logger,
  flags: { initdb: [], postgres: ['--max_connections=100'] },
})
const { connection } = postgres
await sleep(500)

const percentile = (times: number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? NaN

async function measure(way: Way, many: number) {
  const pool = createPool(connection, logger, {
    max: many + 1,
    usesBroker: way === 'broker',
    preparesStatements: true,
    connectionTimeoutMillis: 0,
  })
  const db = createDatabase(pool)
  const transport =
    way === 'broker'
      ? await createBrokerTransport({
          url: `redis://127.0.0.1:${port}`,
          secret: 'bench',
          db,
          logger,
        })
      : createNotifyTransport({ connection, db, logger })
  const events = createEvents({ transport, logger })
  await events.ready
  const begun = new Map<number, number>()
  const delays: number[] = []
  events.subscribe('live', ({ id }) => {
    delays.push(performance.now() - (begun.get(id) ?? NaN))
    begun.delete(id)
  })
  const end = performance.now() + seconds * 1000
  let commits = 0
  const write = async () => {
    while (performance.now() < end) {
      const id = newId()
      begun.set(id, performance.now())
      await db.transaction().execute(async (trx) => {
        await trx
          .insertInto('technology')
          .values({ id, name: `t${id}` })
          .execute()
        if (way === 'none') return
        await events.publish('live', { id, to: [1], event: { type: 'notification' } }, trx)
      })
      commits += 1
    }
  }
  await Promise.all(Array.from({ length: many }, write))
  for (const last = performance.now() + 10_000; performance.now() < last; await sleep(10)) {
    if (way === 'none' || begun.size === 0) break
  }
  const missing = way === 'none' ? 0 : begun.size
  await events.close()
  await pool.end()
  return {
    rate: commits / seconds,
    p50: percentile(delays, 0.5),
    p99: percentile(delays, 0.99),
    missing,
  }
}

const median = (values: number[]) => percentile(values, 0.5)

try {
  const pool = createPool(connection, logger, { max: 1, statementTimeout: 0, query_timeout: 0 })
  await migrate(pool)
  await pool.end()
  say('connections  way     commits/s  p50 ms  p99 ms  missing')
  for (const many of connections) {
    const found = new Map<Way, Awaited<ReturnType<typeof measure>>[]>()
    for (let turn = 0; turn < turns; turn += 1) {
      for (const way of ways) {
        found.set(way, [...(found.get(way) ?? []), await measure(way, many)])
      }
    }
    for (const [way, results] of found) {
      const of = (name: 'rate' | 'p50' | 'p99' | 'missing') =>
        median(results.map((result) => result[name])).toFixed(0)
      say(
        `${String(many).padStart(11)}  ${way.padEnd(6)}  ${of('rate').padStart(9)}  ${of('p50').padStart(6)}  ${of('p99').padStart(6)}  ${of('missing').padStart(7)}`,
      )
    }
  }
} finally {
  redis.kill('SIGKILL')
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
