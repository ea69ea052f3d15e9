import { setTimeout as sleep } from 'node:timers/promises'
import { isRunning } from '../../db/embedded-postgres/stale-lock'
import { postgresOf, type ServerProcess, startServerProcess } from '../../testing/server-process'
import { createRow, inParallel, type ProofRow } from '../proof'
import { withDataDir } from './data-dir'
import { createSenders } from './senders'

/**
 * Under writes a second server starts on the folder, the first one is killed, and every other time the second one, too:
 * then nobody but the database itself is left for the next one to find.
 */
export const proveSharedFolder = (cycles: number): Promise<ProofRow> =>
  withDataDir(async (DATA_DIR) => {
    const findings = createRow('servers that share a data folder')
    const { row, fault } = findings
    const start = () => startServerProcess({ DATA_DIR, LIMITS: 'off' })
    let server = await start()
    const running = new Set([server])
    const end = async (one: ServerProcess, signal: NodeJS.Signals) => {
      running.delete(one)
      return one.kill(signal)
    }
    const startBeside = async () => {
      const next = await start()
      running.add(next)
      return next
    }

    try {
      const senders = await createSenders(server.address, findings)
      for (let cycle = 0; cycle < cycles; cycle += 1) {
        const first = server
        const database = postgresOf(DATA_DIR)
        let isOver = false
        let addresses = [first.address, first.address]
        const sending = inParallel(senders.length, async (at) => {
          while (!isOver) await senders[at]?.send(addresses[at % 2] ?? '', () => isOver)
        })
        const second = await startBeside()
        addresses = [first.address, second.address]
        await sleep(100 + Math.random() * 200)
        await end(first, 'SIGKILL')
        addresses = [second.address, second.address]
        await sleep(100)
        if (cycle % 2) await end(second, 'SIGKILL')
        isOver = true
        await sending
        server = cycle % 2 ? await startBeside() : second
        if (postgresOf(DATA_DIR) !== database) fault('another database was started')
        const { address } = server
        await inParallel(senders.length, async (at) => senders[at]?.lookForUnanswered(address))
      }
      for (const sender of senders) await sender.verify(server.address)
      const database = postgresOf(DATA_DIR) ?? 0
      const code = await end(server, 'SIGTERM')
      if (code !== 0) fault(`a clean stop ended with ${code}`)
      if (!(await endsSoon(database))) fault('a clean stop left the database running')
      row.note = `${cycles} cycles`
    } finally {
      for (const one of running) await one.kill('SIGTERM')
    }
    return row
  })

/** PostgreSQL gives its folder free a moment before its process is gone. */
async function endsSoon(pid: number): Promise<boolean> {
  for (const until = Date.now() + 3000; isRunning(pid) && Date.now() < until;) await sleep(20)
  return !isRunning(pid)
}
