import { type ServerProcess, startServerProcess } from '@swipefolio/server/testing'
import { createRow, type Findings, inParallel, type ProofRow } from '../proof'
import { withDataDir } from './data-dir'
import { createSenders, type Sender, untilAcknowledged } from './senders'

interface CrashScale {
  kills: number
  /** The limit of the median start time in milliseconds. */
  slowestStart?: number
}

/**
 * Kills the server repeatedly while messages are sent; messages without a response are sent again to the next server.
 */
export const proveCrashes = ({ kills, slowestStart = Infinity }: CrashScale): Promise<ProofRow> =>
  withDataDir(async (DATA_DIR) => {
    const findings = createRow('a server that is killed')
    const starts: number[] = []
    const start = async () => {
      const server = await startServerProcess({ DATA_DIR, LIMITS: 'off', LOCAL_BUILDS: 'off' })
      starts.push(server.startedMilliseconds)
      return server
    }

    let server = await start()
    try {
      const senders = await createSenders(server.address, findings)
      starts.length = 0
      for (let kill = 0; kill < kills; kill += 1) {
        await killWhileSending(server, senders, findings)
        server = await start()
        const { address } = server
        await inParallel(senders.length, async (at) => senders[at]?.lookForUnanswered(address))
      }
      for (const sender of senders) await sender.verify(server.address)
    } finally {
      await server.kill('SIGTERM')
    }

    const middle = starts.toSorted((one, other) => one - other)[Math.floor(starts.length / 2)] ?? 0
    if (middle > slowestStart)
      findings.fault(`half of the starts took more than ${slowestStart} ms`)
    findings.row.note = `${kills} kills, ready again after ${Math.round(middle)} ms (median)`
    return findings.row
  })

async function killWhileSending(server: ServerProcess, senders: Sender[], findings: Findings) {
  let isKilled = false
  const sending = inParallel(senders.length, async (at) =>
    senders[at]?.send(server.address, () => isKilled),
  )
  await Promise.race([sending, untilAcknowledged(findings, 20 + Math.random() * 200)])
  const killed = server.kill('SIGKILL')
  isKilled = true
  await Promise.all([killed, sending])
}
