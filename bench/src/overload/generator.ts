import { setTimeout as sleep } from 'node:timers/promises'
import { type Connection, openConnection } from '../load/load'
import { Outcomes } from './outcomes'
import type { Kind } from './requests'

/** Sent by the parent once; then one order after the other. */
export interface Setup {
  address: string
  kinds: Kind[]
}
export interface Order {
  seconds: number
  /** Arrivals a second, which wait for no answer; without it, `connections` send back to back. */
  perSecond?: number
  connections: number
  /** The name of the only kind that is sent. */
  only?: string
}

const longestAnswer = 5000

let setup: Setup
process.on('message', (message: Setup | Order) => {
  if ('kinds' in message) setup = message
  else void run(message).then((result) => process.send?.(result))
})
process.on('disconnect', () => process.exit())

async function run(order: Order) {
  const outcomes = new Outcomes()
  const pick = picker(setup.kinds.filter(({ name }) => !order.only || name === order.only))
  if (order.perSecond) await arrive(order, order.perSecond, pick, outcomes)
  else await sendBackToBack(order, pick, outcomes)
  return outcomes.result()
}

type Pick = () => { name: string; request: Buffer }

/** Kinds at random by their shares, the requests of each in turn. */
function picker(kinds: Kind[]): Pick {
  const all = kinds.reduce((sum, { share }) => sum + share, 0)
  const turns = new Map<Kind, number>()
  return () => {
    let left = Math.random() * all
    const kind = kinds.find(({ share }) => (left -= share) < 0) ?? kinds[0]
    if (!kind) throw new Error('Nothing is to be sent')
    const turn = turns.get(kind) ?? Math.floor(Math.random() * kind.requests.length)
    turns.set(kind, turn + 1)
    return { name: kind.name, request: kind.requests[turn % kind.requests.length] as Buffer }
  }
}

async function sendBackToBack({ connections, seconds }: Order, pick: Pick, outcomes: Outcomes) {
  const end = performance.now() + seconds * 1000
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const connection = await openConnection(setup.address)
      while (performance.now() < end) {
        const { name, request } = pick()
        outcomes.offer(name, 0)
        const { status, milliseconds } = await connection.ask(request)
        outcomes.answer(name, status, milliseconds)
      }
      connection.close()
    }),
  )
}

/** As a proxy keeps them: opening a connection costs more than a refusal, and is no part of what is measured. */
const pool = new Set<Connection>()

async function fillPool(size: number) {
  while (pool.size < size) pool.add(await openConnection(setup.address))
  return [...pool]
}

/** Open-loop load: requests arrive at a rate, whether or not those before them were answered. */
async function arrive(
  { connections, seconds }: Order,
  perSecond: number,
  pick: Pick,
  outcomes: Outcomes,
) {
  const free = await fillPool(connections)
  const pending = new Map<number, Connection>()
  const begin = performance.now()

  async function send(dueAt: number) {
    const { name, request } = pick()
    const arrivedAt = performance.now()
    outcomes.offer(name, arrivedAt - dueAt)
    const connection = free.pop()
    if (!connection) return outcomes.dropUnsent(name)
    pending.set(dueAt, connection)
    try {
      const { status } = await connection.ask(request)
      outcomes.answer(name, status, performance.now() - arrivedAt)
      free.push(connection)
    } catch {
      pool.delete(connection)
      outcomes.answer(name, 0, 0)
    }
    pending.delete(dueAt)
  }

  for (let sent = 0; performance.now() - begin < seconds * 1000; await sleep(1)) {
    const due = ((performance.now() - begin) * perSecond) / 1000
    for (; sent < due; sent += 1) void send(begin + (sent * 1000) / perSecond)
  }
  for (
    const until = performance.now() + longestAnswer;
    pending.size > 0 && performance.now() < until;
  )
    await sleep(10)
  for (const connection of pending.values()) connection.fail()
  await sleep(10)
}
