import { setTimeout as sleep } from 'node:timers/promises'
import {
  callRemotely,
  runServerProcess,
  signUpRemotely,
  startServerProcess,
  succeedRemotely,
} from '@swipefolio/server/testing'
import { createRow, type ProofRow } from '../proof'
import {
  addressOf,
  ask,
  freePort,
  type Host,
  hostOf,
  launch,
  startPrimary,
} from './debian-postgres'
import { proveEvents } from './poolers'
import { withServices } from './with-services'

const JWT_SECRET = 'b2Wq7ZxN3xRt9LmK8vYc4HsD5gJf1PaE'
const away =
  'ready\nevents: The broker does not bring them: nobody is told of anything, all have to ask.'

/** Debian's Redis, which keeps nothing. */
export async function startRedis(folder: string, port?: number): Promise<Host> {
  const used = port ?? (await freePort())
  const args = ['--port', String(used), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  const child = launch('redis-server', [...args, '--dir', '/tmp'], `${folder}/redis.log`)
  return hostOf(used, child, 'SIGKILL')
}

interface BrokerScale {
  rounds: number
  /** In milliseconds, how long a session may live on after its end. */
  longestRevocation: number
}

/** Two servers whose events a broker brings, which is killed and comes back. */
export const proveBroker = (scale: BrokerScale): Promise<ProofRow> =>
  withServices(async (folder, keep) => {
    const findings = createRow('events over a broker')
    const { row, check, fault } = findings
    const primary = keep(await startPrimary(`${folder}/primary`))
    const settings = {
      DATABASE_URL: addressOf(primary.port),
      DATA_DIR: folder,
      LIMITS: 'off',
      JWT_SECRET,
    }
    const port = await freePort()
    const EVENTS_URL = `redis://127.0.0.1:${port}`
    const refused = await runServerProcess({ ...settings, EVENTS_URL })
    check(
      'a start without it',
      [refused.code, refused.output],
      [1, 'The broker of EVENTS_URL cannot be reached.\n'],
    )
    const broker = keep(await startRedis(folder, port))
    const start = async () => {
      const server = await startServerProcess({ ...settings, EVENTS_URL })
      keep({ kill: async () => void (await server.kill('SIGTERM')) })
      return server
    }
    const [direct, server] = [await start(), await start()]
    const servers = { direct, server }
    await proveEvents(findings, { ...servers, ...scale })
    const notes = [row.note]

    const until = async (isSo: () => Promise<boolean>, milliseconds: number) => {
      const begin = performance.now()
      while (!(await isSo()) && performance.now() - begin < milliseconds) await sleep(10)
      return performance.now() - begin
    }
    const details = async (person: Awaited<ReturnType<typeof signUpRemotely>>) =>
      (await callRemotely(server.address, 'GET /api/user/details', person)).status
    const ready = async () => (await callRemotely(server.address, 'GET /readyz')).text

    // A process that dies after its commit leaves its events to the others.
    const left = await signUpRemotely(direct.address, 'jobseeker')
    check('a session', await details(left), 200)
    const [, payload = ''] = left.token.split('.')
    const { sid } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { sid: number }
    const event = JSON.stringify({ channel: 'sessionsEnded', data: { sessionIds: [sid] } })
    await ask(
      primary.port,
      `begin; delete from session where id = ${sid};
       insert into event_outbox (envelope) values ('${event}'); commit`,
    )
    const took = await until(async () => (await details(left)) === 401, 10_000)
    if (took > scale.longestRevocation) fault(`a session left behind ended after ${took} ms`)
    notes.push(`one left by a dead process after ${Math.round(took)} ms`)

    const person = await signUpRemotely(direct.address, 'jobseeker')
    check('a session', await details(person), 200)
    await broker.kill()
    await succeedRemotely(direct.address, 'POST /api/auth/logout', person)
    const unheard = await until(async () => (await details(person)) === 401, 10_000)
    if (unheard > scale.longestRevocation) fault(`without a broker, a session ended late`)
    notes.push(`without the broker ${Math.round(unheard)} ms`)
    await until(async () => (await ready()) === away, 30_000)
    check('/readyz without the broker', await ready(), away)
    const stranger = await signUpRemotely(server.address, 'jobseeker')
    check('a call without the broker', await details(stranger), 200)
    const stream = { headers: { authorization: `Bearer ${stranger.token}` } }
    check(
      'a stream without the broker',
      (await fetch(`${server.address}/api/user/events`, stream)).status,
      503,
    )
    keep(await startRedis(folder, port))
    await until(async () => (await ready()) === 'ready', 60_000)
    await proveEvents(findings, { ...servers, ...scale })
    const rows = await ask<{ left: number }>(
      primary.port,
      'select count(*)::int as left from event_outbox',
    )
    check('events that were left', rows[0]?.left, 0)
    row.note = notes.join(', ')
    return row
  })
