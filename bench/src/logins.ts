import { setTimeout as sleep } from 'node:timers/promises'
import { quantile } from './chatting'
import { printFigure } from './figures/print-figure'
import { openConnection, wire, type Connection } from './load/load'
import { logIn, startProduct } from './product'

const turns = Number(process.argv[2] ?? 5)
const milliseconds = 5000
const pollers = 20
const pollEvery = 50
const loginsAtOnce = 50
const email = 'maya@demo.swipefolio.example'
const path = '/api/recruiter/notifications/unseen-exist'

const { address, stop } = await startProduct()
try {
  const poll = wire(path, await logIn(address, 'recruiter', email))
  const login = wire('/api/auth/recruiterlogin', undefined, 'POST', {
    email,
    password: 'swipe-right-24',
  })
  const alone: number[][] = []
  const during: number[][] = []
  const logins: number[] = []
  for (let turn = 0; turn <= turns; turn += 1) {
    const [quiet, [busy, count]] = [await measure(poll), await measureWith(login, poll)]
    // The first turn warms the server up.
    if (turn === 0) continue
    alone.push(quiet)
    during.push(busy)
    logins.push((count * 1000) / milliseconds)
  }
  const at = (share: number, runs: number[][]) => runs.map((times) => quantile(times, share))
  for (const share of [0.99, 0.5]) {
    printFigure({
      goal: share === 0.99 ? 'G14' : undefined,
      name: `poll during ${loginsAtOnce} logins at once / alone, p${share * 100}`,
      ours: at(share, during),
      theirs: at(share, alone),
      unit: 'ms',
    })
  }
  printFigure({ name: 'logins meanwhile', ours: logins, unit: 'a second' })
} finally {
  await stop()
}

/** The times of polls at a steady rate. */
async function measure(poll: Buffer): Promise<number[]> {
  const times: number[] = []
  const end = Date.now() + milliseconds
  await Promise.all(
    Array.from({ length: pollers }, async () => {
      const connection = await openConnection(address)
      while (Date.now() < end) {
        await sleep(pollEvery * 2 * Math.random())
        times.push((await connection.ask(poll)).milliseconds)
      }
      connection.close()
    }),
  )
  return times
}

/** The same while a number of logins is always on its way, and how many succeeded. */
async function measureWith(login: Buffer, poll: Buffer): Promise<[number[], number]> {
  const over = new AbortController()
  let count = 0
  const keepLoggingIn = async (connection: Connection) => {
    while (!over.signal.aborted) {
      const { status } = await connection.ask(login)
      if (status === 200) count += 1
      else if (status !== 503) throw new Error(`A login was answered ${status}`)
      else await sleep(100)
    }
    connection.close()
  }
  const connections = await Promise.all(
    Array.from({ length: loginsAtOnce }, () => openConnection(address)),
  )
  const streams = Promise.all(connections.map(keepLoggingIn))
  const times = await measure(poll)
  over.abort()
  await streams
  return [times, count]
}
