import { signUpRemotely } from '@swipefolio/server/testing'
import { addressOf, startPrimary } from '../databases/debian-postgres'
import { withServices } from '../databases/with-services'
import { createSenders } from '../processes/senders'
import { createRow, type ProofRow } from '../proof'
import { proxies, trustingOwnCertificates } from './proxies'
import { behindProxy, restart, startSlimServers } from './slim-servers'
import { createTraffic, publish, read, send } from './traffic'

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
    const settings = { ...behindProxy, DATABASE_URL: addressOf(primary.port) }
    const servers = await startSlimServers(folder, keep, settings)
    const proxy = keep(
      await proxies[name](
        folder,
        servers.map(({ port }) => port),
      ),
    )
    const address = `https://localhost:${proxy.port}`
    const traffic = createTraffic()
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
      ...senders.map(async (sender) => send(caller, sender)),
    ])
    const restarting = (async () => {
      for (let turn = 0; turn < turns; turn += 1) {
        for (const server of servers) await restart(server, signal)
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
