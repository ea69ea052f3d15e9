import { setTimeout as sleep } from 'node:timers/promises'
import { signUpRemotely } from '@swipefolio/server/testing'
import { addressOf, startPrimary } from '../databases/debian-postgres'
import { withServices } from '../databases/with-services'
import { createSenders } from '../processes/senders'
import { createRow, type ProofRow } from '../proof'
import { proxies } from './proxies'
import { createSlimServer, type SlimServer } from './slim-servers'
import { publish, read, type Traffic } from './traffic'

const JWT_SECRET = 'k3V9xQ27bL0aZr8TnW5yHc1MfUe6JdGs'
/** The pause between two restarts in the operating manual: the proxy has seen that the server is ready. */
const pauseMilliseconds = 3000

interface RollingScale {
  /** How often each server is restarted. */
  turns: number
  /** The share of calls that may be answered with the documented 503. */
  largestRefusedShare: number
}

/** Two servers behind each proxy are restarted in turn while people read and write through it. */
export const proveRollingRestarts = (scale: RollingScale): Promise<ProofRow[]> =>
  trustingOwnCertificates(async () => {
    const rows: ProofRow[] = []
    for (const name of Object.keys(proxies) as (keyof typeof proxies)[]) {
      rows.push(
        await proveBehind(name, 'SIGTERM', scale),
        await proveBehind(name, 'SIGKILL', scale),
      )
    }
    return rows
  })

const proveBehind = (
  name: keyof typeof proxies,
  signal: 'SIGTERM' | 'SIGKILL',
  { turns, largestRefusedShare }: RollingScale,
): Promise<ProofRow> =>
  withServices(async (folder, keep) => {
    const findings = createRow(
      `${name}, servers that ${signal === 'SIGTERM' ? 'stop' : 'are killed'}`,
    )
    const { row, fault } = findings
    const primary = keep(await startPrimary(`${folder}/primary`))
    const settings = {
      // Accounts are made with the codes of the mailbox, which production does not have.
      NODE_ENV: 'development',
      DATABASE_URL: addressOf(primary.port),
      JWT_SECRET,
      DEMO: 'off',
      LIMITS: 'off',
      TRUST_PROXY: '127.0.0.1',
      DRAIN_SECONDS: '3',
    }
    const servers: SlimServer[] = []
    for (const each of [1, 2]) {
      const server = keep(await createSlimServer(folder, { ...settings, LOCAL_BUILDS: 'on' }))
      await server.start()
      servers[each - 1] = server
    }
    const proxy = keep(
      await proxies[name](
        folder,
        servers.map(({ port }) => port),
      ),
    )
    const address = `https://localhost:${proxy.port}`
    const traffic: Traffic = { answered: 0, refused: 0, broken: [] }
    const over = new AbortController()
    const isOver = () => over.signal.aborted
    const caller = { address, traffic, isOver }
    const people = await Promise.all(
      [1, 2, 3].map(async () => signUpRemotely(address, 'jobseeker')),
    )
    const senders = await createSenders(address, findings)
    const working = Promise.all([
      ...people.map(async (person) => read(caller, person)),
      ...people.map(async (person) => publish(caller, person, findings)),
      ...senders.map(async (sender) => {
        // What was not answered with success is sent again with the same key.
        while (!isOver()) {
          await sender.send(address, isOver).catch((error: Error) => {
            traffic.broken.push(error.message)
          })
        }
      }),
    ])
    const restarting = (async () => {
      for (let turn = 0; turn < turns; turn += 1) {
        for (const server of servers) {
          await server.stop(signal)
          await server.start()
          await sleep(pauseMilliseconds)
        }
      }
    })()
    await Promise.race([restarting, working])
    await restarting
    over.abort()
    await working
    for (const sender of senders) await sender.verify(address)
    const { answered, refused, broken } = traffic
    row.note = `${turns * 2} restarts, ${answered} answered, ${refused} x 503, ${broken.length} broken`
    if (refused > answered * largestRefusedShare) fault(row.note)
    // A kill breaks the writes that a server is at. nginx asks no server, so that a write may arrive in the instant of its close.
    const largestBrokenShare = { SIGKILL: 0.01, SIGTERM: name === 'nginx' ? 0.001 : 0 }
    if (broken.length > answered * largestBrokenShare[signal]) broken.forEach(fault)
    return row
  })

/** The proxies have certificates of their own. */
async function trustingOwnCertificates<T>(work: () => Promise<T>): Promise<T> {
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0'
  try {
    return await work()
  } finally {
    delete process.env.NODE_TLS_REJECT_UNAUTHORIZED
  }
}
