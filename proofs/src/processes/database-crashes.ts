import { postgresOf, startServerProcess } from '@swipefolio/server/testing'
import { setTimeout as sleep } from 'node:timers/promises'
import { createRow, type ProofRow } from '../proof'
import { withDataDir } from './data-dir'
import { createSenders, untilAcknowledged } from './senders'

interface DatabaseCrashScale {
  kills: number
  /** The limit of the milliseconds from a kill to the next message that is acknowledged. */
  slowestRecovery: number
}

/** Kills the postmaster repeatedly while messages are sent; the server starts the database again and is not started itself. */
export const proveDatabaseCrashes = ({
  kills,
  slowestRecovery,
}: DatabaseCrashScale): Promise<ProofRow> =>
  withDataDir(async (DATA_DIR) => {
    const findings = createRow('a database that is killed')
    const server = await startServerProcess({ DATA_DIR, LIMITS: 'off', LOCAL_BUILDS: 'off' })
    const { address } = server
    const recoveries: number[] = []
    let isOver = false
    try {
      const senders = await createSenders(address, findings)
      const sending = senders.map((sender) => sender.send(address, () => isOver))
      for (let kill = 0; kill < kills; kill += 1) {
        await untilAcknowledged(findings, 20 + Math.random() * 200)
        const postmaster = postgresOf(DATA_DIR)
        if (!postmaster) throw new Error('The database has no process')
        process.kill(postmaster, 'SIGKILL')
        const begin = performance.now()
        while ((postgresOf(DATA_DIR) ?? postmaster) === postmaster) await sleep(5)
        await untilAcknowledged(findings, 1)
        recoveries.push(performance.now() - begin)
      }
      isOver = true
      await Promise.all(sending)
      for (const sender of senders) await sender.verify(address)
    } finally {
      isOver = true
      await server.kill('SIGTERM')
    }
    const sorted = recoveries.toSorted((one, other) => one - other)
    const [middle = 0, longest = 0] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)]
    findings.row.note = `${kills} kills, back after ${Math.round(middle)} ms (median), at most ${Math.round(longest)} ms`
    if (longest > slowestRecovery) findings.fault(findings.row.note)
    return findings.row
  })
