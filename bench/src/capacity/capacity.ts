import { readFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { load } from '../load/load'
import { say } from '../product'
import { startFilled } from '../scale/filled-product'
import { makeActs } from './acts'
import { add, countEvents, readUsage, scale, subtract, type Usage } from './usage'

/**
 * What each act of people costs a process and its database, on a database that `npm run seed` filled, and what an active person costs in
 * a minute. What both use while nobody asks is measured first and subtracted.
 */
const [folder] = process.argv.slice(2)
if (!folder)
  throw new Error('On which database? npm run capacity -w bench -- <folder of npm run seed>')
const connections = 8
const eventsOfOthers = 10_000
const idleSeconds = 20
/** The hash of a password is most of what a login costs. */
const logins = 60
/** Above it, people wait. */
const busiest = 0.6

// With the lines that production writes.
const product = await startFilled(folder, { LOG_LEVEL: 'info' })
// Mails that an earlier run has left are none of this one.
await product.pool.query('delete from outbox')
const events = await countEvents(product)
const nothing: Usage = { process: 0, database: 0, transactions: 0, log: 0, events: 0, at: 0 }
try {
  const acts = await makeActs(product.pool, logins)
  await load({
    ...product,
    requests: acts.flatMap(({ requests }) => requests.slice(-50)),
    connections: 1,
  })
  const idle = await measure(() => sleep(idleSeconds * 1000))
  const idleSecond = scale(idle, 1 / idle.at)
  const [model = ''] = cpus().map((cpu) => cpu.model)
  const [load1] = readFileSync('/proc/loadavg', 'utf8').split(' ')
  say(`${cpus().length} cores of ${model}, load average ${load1}, Node ${process.version}\n`)
  say('                       process ms  database ms  transactions  log kB  events  requests')
  print('a second of nobody', idleSecond, 0)
  let minute = nothing
  let requests = 0
  for (const act of acts) {
    const used = await measure(() => load({ ...product, requests: act.requests, connections }))
    const own = subtract(used, scale(idleSecond, used.at))
    const one = scale(own, act.requestsEach / act.requests.length)
    print(act.name, one, act.requestsEach)
    minute = add(minute, scale(one, act.perMinute))
    requests += act.perMinute * act.requestsEach
  }
  print('an active minute', minute, requests)
  const heard = await measure(hearOthers)
  const own = subtract(heard, scale(idleSecond, heard.at))
  print('an event for others', scale(own, 1 / eventsOfOthers), 0)
  const perCore = (60 * busiest) / minute.process
  say(
    `\n${acts
      .filter(({ perMinute }) => perMinute > 0)
      .map(({ name, perMinute }) => `${perMinute} x ${name}`)
      .join(', ')} in a minute`,
  )
  say(`active people a process, at ${busiest * 100} % of a core: ${perCore.toFixed(0)}`)
  say(`cores of the database for them: ${((perCore * minute.database) / 60).toFixed(2)}`)
  const perSecond = perCore / 60
  say(
    `transactions a second for them: ${(perSecond * minute.transactions).toFixed(0)}, log ${((perSecond * minute.log) / 1000).toFixed(0)} kB, events ${(perSecond * minute.events).toFixed(1)}`,
  )
} finally {
  await events.close()
  await product.stop()
}

async function measure(work: () => Promise<unknown>) {
  const before = await readUsage(product, events.read)
  await work()
  return subtract(await readUsage(product, events.read), before)
}

/** Events for people who have no stream at the process. */
async function hearOthers() {
  const envelope = `json_build_object('channel', 'live', 'data',
    json_build_object('id', number, 'to', array[number], 'event', json_build_object('type', 'message')))`
  await product.pool.query(
    `select pg_notify('swipefolio', ${envelope}::text) from generate_series(1, ${eventsOfOthers}) as number`,
  )
}

function print(name: string, usage: Usage, requests: number) {
  const cells = [
    (usage.process * 1000).toFixed(2).padStart(10),
    (usage.database * 1000).toFixed(2).padStart(11),
    usage.transactions.toFixed(2).padStart(12),
    (usage.log / 1000).toFixed(2).padStart(6),
    usage.events.toFixed(2).padStart(6),
    requests.toFixed(1).padStart(8),
  ]
  say(`${name.padEnd(22)} ${cells.join('  ')}`)
}
