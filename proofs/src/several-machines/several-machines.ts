import { setTimeout as sleep } from 'node:timers/promises'
import { promote } from '../databases/debian-postgres'
import { proveEvents } from '../databases/poolers'
import { withServices } from '../databases/with-services'
import { createRow, type Findings, type ProofRow } from '../proof'
import { trustingOwnCertificates } from '../proxies/proxies'
import type { Traffic } from '../proxies/traffic'
import { createCrowd } from './crowd'
import { type Machines, startMachines } from './machines'
import { rollNewVersion } from './new-version'

interface MachinesScale {
  /** How long each part is away. */
  secondsAway: number
  rounds: number
  /** In milliseconds, how long a session may live on after its end. */
  longestRevocation: number
}

/** What happens to the parts, in this order: nothing else is left when the primary is gone. */
function eventsOf({ secondsAway }: MachinesScale, machines: Machines) {
  const { primary, standby, poolers, broker, store, servers, proxy } = machines
  const away = async (part: { kill: () => Promise<void>; start: () => Promise<void> }) => {
    await part.kill()
    await sleep(secondsAway * 1000)
    await part.start()
  }
  const [one, two] = servers.map(({ stop, start }) => ({ kill: () => stop('SIGKILL'), start }))
  return {
    'the broker is killed': () => away(broker),
    'the store of files is killed': () => away(store),
    'the standby is killed': () => away(standby),
    'the pooler is killed': () => away(poolers.primary),
    'the proxy is killed': () => away(proxy),
    'one server is killed': () => one && away(one),
    'the other server is killed': () => two && away(two),
    'a new version': (findings: Findings) => rollNewVersion(machines, findings),
    'the primary and its pooler are killed': async () => {
      await Promise.all([primary.kill(), poolers.primary.kill()])
      await sleep(secondsAway * 1000)
      await promote(standby)
    },
  } satisfies Record<string, (findings: Findings) => Promise<void> | undefined>
}

/** Each part of an installation is killed while people work; nothing acknowledged is lost or doubled, and refusals end. */
export const proveSeveralMachines = (scale: MachinesScale): Promise<ProofRow[]> =>
  trustingOwnCertificates(() =>
    withServices(async (folder, keep) => {
      const machines = await startMachines(folder, keep)
      const { address } = machines
      const crowds = []
      const rows: ProofRow[] = []
      for (const [name, happen] of Object.entries(eventsOf(scale, machines))) {
        const findings = createRow(name)
        const crowd = await createCrowd(address, findings)
        const isServed = await crowd.during(async () => happen(findings))
        if (!isServed) findings.fault('not everybody is served again')
        await crowd.verify()
        describe(crowd.traffic, findings)
        crowds.push(crowd)
        rows.push(findings.row)
      }
      // What was acknowledged earlier outlives the primary, too.
      for (const crowd of crowds) await crowd.verify()
      const [direct, server] = machines.servers.map(({ port }) => ({
        address: `http://127.0.0.1:${port}`,
      }))
      if (!direct || !server) return rows
      const events = createRow('events afterwards')
      const readiness =
        'ready\nreplicas: 1 of 1 are away, lag or are no standby of the primary, which answers instead.'
      await proveEvents(events, { direct, server, readiness, ...scale })
      return [...rows, events.row]
    }),
  )

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

/** Says what the crowd got, and judges it: while parts are away, refusals name their end, and connections may break. */
function describe(traffic: Traffic[], { row, fault }: Findings) {
  const failures = traffic.flatMap((one) => one.failures ?? [])
  const last = Math.max(...failures.map((one) => one.last))
  const seconds = failures.length && (last - Math.min(...failures.map(({ first }) => first))) / 1000
  const broken = traffic.flatMap((one) => one.broken)
  const unannounced = sum(traffic.map((one) => one.unannounced))
  row.note = [
    `${sum(traffic.map(({ answered }) => answered))} answered`,
    `${sum(traffic.map(({ refused }) => refused))} x 503`,
    `${broken.length} broken`,
    `failures for ${seconds.toFixed(1)} s`,
    `longest wait ${(Math.max(...traffic.map(({ slowest }) => slowest)) / 1000).toFixed(1)} s`,
  ].join(', ')
  if (unannounced > 0) fault(`${unannounced} x 503 without Retry-After`)
  const isError = /(?:: |answered )(?!502)[45]\d\d/
  for (const each of new Set(broken.filter((one) => isError.test(one)))) fault(each)
}
