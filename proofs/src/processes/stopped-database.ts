import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  callRemotely,
  postgresOf,
  signUpRemotely,
  startServerProcess,
} from '@swipefolio/server/testing'
import { createRow, type ProofRow } from '../proof'
import { withDataDir } from './data-dir'
import { createSenders, untilAcknowledged } from './senders'

/** Three seconds, and one for a busy machine. */
const slowestRefusal = 4000
const slowestRecovery = 5000

interface StopScale {
  stops: number
  /** How long the database stands still each time. */
  seconds: number
}

/** Halts every process of the database while messages are sent, and lets it continue. */
export const proveStoppedDatabase = ({ stops, seconds }: StopScale): Promise<ProofRow> =>
  withDataDir(async (DATA_DIR) => {
    const findings = createRow('a database that stands still')
    const { row, fault, check } = findings
    const server = await startServerProcess({ DATA_DIR, LIMITS: 'off', LOCAL_BUILDS: 'off' })
    const { address } = server
    let [longestRefusal, longestRecovery] = [0, 0]
    try {
      const person = await signUpRemotely(address, 'jobseeker')
      const senders = await createSenders(address, findings)
      const statusOf = async (name: string) => (await callRemotely(address, name, person)).status
      for (let stop = 0; stop < stops; stop += 1) {
        let isOver = false
        const sending = senders.map(async (sender) => sender.send(address, () => isOver))
        await untilAcknowledged(findings, 20)
        const processes = processesOfDatabase(postgresOf(DATA_DIR) ?? 0)
        for (const pid of processes) process.kill(pid, 'SIGSTOP')
        const begin = performance.now()
        check('a read', await statusOf('GET /api/user/projects'), 503)
        const refused = performance.now() - begin
        longestRefusal = Math.max(longestRefusal, refused)
        check('/healthz', await statusOf('GET /healthz'), 200)
        check('/readyz', await statusOf('GET /readyz'), 503)
        await sleep(Math.max(0, seconds * 1000 - (performance.now() - begin)))
        for (const pid of processes.toReversed()) process.kill(pid, 'SIGCONT')
        const continued = performance.now()
        while ((await statusOf('GET /api/user/projects')) !== 200) await sleep(20)
        longestRecovery = Math.max(longestRecovery, performance.now() - continued)
        isOver = true
        await Promise.all(sending)
      }
      for (const sender of senders) await sender.verify(address)
    } finally {
      await server.kill('SIGTERM')
    }
    row.note = `${stops} stops of ${seconds} s, 503 after at most ${Math.round(longestRefusal)} ms, back after at most ${Math.round(longestRecovery)} ms`
    if (longestRefusal > slowestRefusal || longestRecovery > slowestRecovery) fault(row.note)
    return row
  })

/** The postmaster and its children. */
function processesOfDatabase(postmaster: number): number[] {
  const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8')
  return [postmaster, ...children.split(' ').filter(Boolean).map(Number)]
}
