import { setTimeout as sleep } from 'node:timers/promises'
import { isRunning } from '@swipefolio/platform/embedded-postgres'
import { postgresOf, type ServerProcess, startServerProcess } from '@swipefolio/server/testing'
import { createRow, type Findings, inParallel, type ProofRow } from '../proof'
import { withDataDir } from './data-dir'
import { createSenders, type Sender, untilAcknowledged } from './senders'

/**
 * During writes a second server starts on the folder, then the first one is killed, and every other time the second one too:
 * then the next server finds only the running database.
 */
export const proveSharedFolder = (cycles: number): Promise<ProofRow> =>
  withDataDir(async (dataDir) => {
    const findings = createRow('servers that share a data folder')
    const { row, fault } = findings
    const servers = createServers(dataDir)
    try {
      let server = await servers.start()
      const senders = await createSenders(server.address, findings)
      for (let cycle = 0; cycle < cycles; cycle += 1) {
        const database = postgresOf(dataDir)
        server = await handOver(server, senders, {
          servers,
          findings,
          isLonely: cycle % 2 === 1,
        })
        if (postgresOf(dataDir) !== database) fault('another database was started')
        const { address } = server
        await inParallel(senders.length, async (at) => senders[at]?.lookForUnanswered(address))
      }
      for (const sender of senders) await sender.verify(server.address)
      await stopCleanly(server, { servers, dataDir, fault })
      row.note = `${cycles} cycles`
    } finally {
      await servers.stop()
    }
    return row
  })

type Servers = ReturnType<typeof createServers>

function createServers(DATA_DIR: string) {
  const running = new Set<ServerProcess>()
  return {
    async start() {
      const server = await startServerProcess({ DATA_DIR, LIMITS: 'off', LOCAL_BUILDS: 'off' })
      running.add(server)
      return server
    },
    async end(server: ServerProcess, signal: NodeJS.Signals) {
      running.delete(server)
      return server.kill(signal)
    },
    async stop() {
      for (const server of running) await server.kill('SIGTERM')
    },
  }
}

interface HandOver {
  servers: Servers
  findings: Findings
  /** Whether the second server is also killed before the next one starts. */
  isLonely: boolean
}

/** Moves from one server to another that has started beside it, while messages are sent through both. */
async function handOver(
  first: ServerProcess,
  senders: Sender[],
  { servers, findings, isLonely }: HandOver,
): Promise<ServerProcess> {
  const traffic = { isOver: false, addresses: [first.address, first.address] }
  const sending = inParallel(senders.length, async (at) => {
    while (!traffic.isOver) {
      await senders[at]?.send(traffic.addresses[at % 2] ?? '', () => traffic.isOver)
      await sleep(10)
    }
  })
  const second = await servers.start()
  traffic.addresses = [first.address, second.address]
  await Promise.race([sending, untilAcknowledged(findings, 10 + Math.random() * 100)])
  await servers.end(first, 'SIGKILL')
  traffic.addresses = [second.address, second.address]
  await Promise.race([sending, untilAcknowledged(findings, 10 + Math.random() * 100)])
  if (isLonely) await servers.end(second, 'SIGKILL')
  traffic.isOver = true
  await sending
  return isLonely ? servers.start() : second
}

async function stopCleanly(
  server: ServerProcess,
  { servers, dataDir, fault }: { servers: Servers; dataDir: string } & Pick<Findings, 'fault'>,
) {
  const database = postgresOf(dataDir) ?? 0
  const code = await servers.end(server, 'SIGTERM')
  if (code !== 0) fault(`a clean stop ended with ${code}`)
  // PostgreSQL unlocks its folder a moment before its process ends.
  while (isRunning(database)) await sleep(20)
}
