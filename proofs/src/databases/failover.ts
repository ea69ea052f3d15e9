import { setTimeout as sleep } from 'node:timers/promises'
import { callRemotely, signUpRemotely, startServerProcess } from '@swipefolio/server/testing'
import { createRow, type ProofRow } from '../proof'
import { createSenders, untilAcknowledged } from '../processes/senders'
import { addressOf, promote, startPrimary, startStandby } from './debian-postgres'
import { withServices } from './with-services'

interface FailoverScale {
  failovers: number
  /** In milliseconds, from the promotion to the next write and event. */
  slowestTakeover: number
}

/** A primary is killed while messages are sent and its standby is promoted; the server goes on without a restart. */
export const proveFailovers = ({ failovers, slowestTakeover }: FailoverScale): Promise<ProofRow> =>
  withServices(async (folder, keep) => {
    const findings = createRow('a standby that takes over')
    const { row, fault, check } = findings
    let longest = 0
    for (let turn = 0; turn < failovers; turn += 1) {
      const primary = keep(await startPrimary(`${folder}/primary${turn}`))
      const standby = keep(await startStandby(primary, `${folder}/standby${turn}`))
      const server = await startServerProcess({
        DATABASE_URL: addressOf(primary.port, standby.port),
        DATA_DIR: folder,
        LIMITS: 'off',
      })
      keep({ kill: async () => void (await server.kill('SIGTERM')) })
      const { address } = server
      const readiness = async () => (await callRemotely(address, 'GET /readyz')).status
      const person = await signUpRemotely(address, 'jobseeker')
      const senders = await createSenders(address, findings)
      let isOver = false
      const sending = senders.map(async (sender) => sender.send(address, () => isOver))
      await untilAcknowledged(findings, 20)
      await primary.kill()
      check('/readyz without a primary', await readiness(), 503)
      await promote(standby)
      const begin = performance.now()
      while ((await readiness()) !== 200 && performance.now() - begin < 60_000) await sleep(20)
      longest = Math.max(longest, performance.now() - begin)
      await untilAcknowledged(findings, 20)
      isOver = true
      await Promise.all(sending)
      check('a call', (await callRemotely(address, 'GET /api/user/details', person)).status, 200)
      for (const sender of senders) await sender.verify(address)
    }
    row.note = `${failovers} failovers, ready after at most ${Math.round(longest)} ms`
    if (longest > slowestTakeover) fault(row.note)
    return row
  })
