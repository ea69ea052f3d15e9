import { setTimeout as sleep } from 'node:timers/promises'
import {
  callRemotely,
  connectRemotely,
  runServerProcess,
  type ServerProcess,
  signUpRemotely,
  startServerProcess,
  succeedRemotely,
} from '@swipefolio/server/testing'
import { createRow, type Findings, type ProofRow } from '../proof'
import { addressOf, startPrimary } from './debian-postgres'
import { startPgbouncer } from './pgbouncer'
import { withServices } from './with-services'

const refusal =
  'DATABASE_URL leads through a pooler in transaction mode, which loses events: set LISTEN_DATABASE_URL to the address of PostgreSQL itself.\n'

const refusalOfListen =
  'LISTEN_DATABASE_URL leads through a pooler in transaction mode, which loses events: give it the address of PostgreSQL itself.\n'

interface PoolerScale {
  rounds: number
  /** In milliseconds, how long a session may live on after its end. */
  longestRevocation: number
}

/** Debian's pgbouncer in both modes in front of one server, while another one reaches the database directly. */
export const provePoolers = ({ rounds, longestRevocation }: PoolerScale): Promise<ProofRow[]> =>
  withServices(async (folder, keep) => {
    const primary = keep(await startPrimary(`${folder}/primary`))
    const DATABASE_URL = addressOf(primary.port)
    const start = async (settings: Record<string, string>) => {
      const server = await startServerProcess({
        LIMITS: 'off',
        DATA_DIR: folder,
        JWT_SECRET,
        ...settings,
      })
      keep({ kill: async () => void (await server.kill('SIGTERM')) })
      return server
    }
    const direct = await start({ DATABASE_URL })
    const rows: ProofRow[] = []
    for (const mode of ['session', 'transaction'] as const) {
      const findings = createRow(`a pooler in ${mode} mode`)
      const pooler = keep(await startPgbouncer(folder, primary, mode))
      const pooled = { DATABASE_URL: addressOf(pooler.port) }
      if (mode === 'transaction') {
        const ended = await runServerProcess({ DATA_DIR: folder, JWT_SECRET, ...pooled })
        findings.check('a start without another address', [ended.code, ended.output], [1, refusal])
        const listening = { LISTEN_DATABASE_URL: pooled.DATABASE_URL }
        const endedToo = await runServerProcess({
          DATA_DIR: folder,
          JWT_SECRET,
          ...pooled,
          ...listening,
        })
        findings.check(
          'a start with that address, too',
          [endedToo.code, endedToo.output],
          [1, refusalOfListen],
        )
        Object.assign(pooled, { LISTEN_DATABASE_URL: DATABASE_URL })
      }
      const server = await start(pooled)
      await proveEvents(findings, { direct, server, rounds, longestRevocation })
      rows.push(findings.row)
    }
    return rows
  })

const JWT_SECRET = 'k3V9xQ27bL0aZr8TnW5yHc1MfUe6JdGs'

interface Servers extends PoolerScale {
  direct: Pick<ServerProcess, 'address'>
  server: Pick<ServerProcess, 'address'>
  /** What `/readyz` says. */
  readiness?: string
}

/** Sessions that end at one server end at the other, and messages arrive. */
export async function proveEvents(
  findings: Findings,
  { direct, server, rounds, longestRevocation, readiness = 'ready' }: Servers,
) {
  const { row, check, fault } = findings
  const recruiter = await signUpRemotely(server.address, 'recruiter')
  let longest = 0
  for (let round = 0; round < rounds; round += 1) {
    const seeker = await signUpRemotely(server.address, 'jobseeker')
    const details = async () =>
      (await callRemotely(server.address, 'GET /api/user/details', seeker)).status
    const chat = await connectRemotely(server.address, recruiter, seeker)
    const check1 = `GET /api/user/chats/user-check-new-message/${chat}`
    await callRemotely(server.address, check1, seeker)
    const body = { id: chat, message: 'Hello' }
    await succeedRemotely(direct.address, 'POST /api/recruiter/chats/send', recruiter, body)
    for (const end = Date.now() + 5000; Date.now() < end; await sleep(10)) {
      if ((await callRemotely(server.address, check1, seeker)).text === 'true') break
    }
    check('an unread message', (await callRemotely(server.address, check1, seeker)).text, 'true')
    check('a session', await details(), 200)
    await succeedRemotely(direct.address, 'POST /api/auth/logout', seeker)
    const begin = performance.now()
    while ((await details()) !== 401 && performance.now() - begin < 10 * longestRevocation) {
      await sleep(5)
    }
    const took = performance.now() - begin
    longest = Math.max(longest, took)
    if (took > longestRevocation) fault(`a session ended after ${Math.round(took)} ms`)
  }
  const ready = await fetch(`${server.address}/readyz`)
  check('/readyz', [ready.status, await ready.text()], [200, readiness])
  row.note = `a session ended elsewhere after at most ${Math.round(longest)} ms`
}
