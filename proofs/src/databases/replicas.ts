import { setTimeout as sleep } from 'node:timers/promises'
import type { Chat, Project } from '@swipefolio/shared/contract'
import {
  callRemotely,
  connectRemotely,
  projectPayload,
  type RemotePerson,
  signUpRemotely,
  startServerProcess,
  succeedRemotely,
} from '@swipefolio/server/testing'
import { createRow, type Findings, type ProofRow } from '../proof'
import { addressOf, ask, promote, startPrimary, startReplica } from './debian-postgres'
import { withServices } from './with-services'

const JWT_SECRET = 'Wq7ZbN3xRt9LmK2vYc8HsD5gJf1PaE6u'
const late = (many: number) =>
  `ready\nreplicas: ${many} of 2 are away, lag or are no standby of the primary, which answers instead.`

/**
 * Two servers read from two streaming replicas, which stand still, are killed and are left behind by a failover, while people write at
 * one server and read at the other at once. Nobody misses what they wrote or were told of.
 */
export const proveReplicas = ({ rounds }: { rounds: number }): Promise<ProofRow> =>
  withServices(async (folder, keep) => {
    const findings = createRow('reads from replicas')
    const { row, check } = findings
    const primary = keep(await startPrimary(`${folder}/primary`))
    const replicas = [
      keep(await startReplica(primary, `${folder}/replica1`)),
      keep(await startReplica(primary, `${folder}/replica2`)),
    ] as const
    const [first, second] = replicas
    const servers = []
    for (let at = 0; at < 2; at += 1) {
      const server = await startServerProcess({
        DATABASE_URL: addressOf(primary.port, second.port),
        DATABASE_READ_URL: addressOf(first.port, second.port),
        REPLICA_LAG_SECONDS: '1',
        METRICS_PORT: '0',
        DATA_DIR: folder,
        LIMITS: 'off',
        JWT_SECRET,
      })
      keep({ kill: async () => void (await server.kill('SIGTERM')) })
      servers.push(server)
    }
    const [one, other] = servers.map(({ address }) => address)
    if (!one || !other) return row
    const people = await createPeople(one)
    const bystander = await signUpRemotely(one, 'recruiter')
    const readyOnce = async (text: string) => {
      for (const end = Date.now() + 60_000; Date.now() < end; await sleep(50)) {
        if ((await callRemotely(other, 'GET /readyz')).text === text) break
      }
      check('/readyz', (await callRemotely(other, 'GET /readyz')).text, text)
    }
    const write = async () => {
      for (let round = 0; round < rounds; round += 1) {
        await proveOwnWrite(findings, { one, other, ...people })
        await proveTold(findings, { one, other, ...people })
        await succeedRemotely(other, 'GET /api/recruiter/projects/unseen', bystander)
      }
    }

    await readyOnce('ready')
    await write()
    for (const { port } of replicas) await ask(port, 'select pg_wal_replay_pause()')
    await write()
    await readyOnce(late(2))
    await write()
    for (const { port } of replicas) await ask(port, 'select pg_wal_replay_resume()')
    await readyOnce('ready')
    await write()
    const reads = await countReads(servers[1]?.metricsAddress)
    if (!(reads.replica > rounds)) findings.fault(`${reads.replica} reads were from a replica`)
    // The other one follows a primary that is gone, and misses everything from then on.
    await primary.kill()
    await promote(second)
    await readyOnce(late(2))
    await write()
    await first.kill()
    await write()
    row.note = `${reads.replica} of ${reads.replica + reads.primary} reads were from a replica`
    return row
  })

async function createPeople(address: string) {
  const recruiter = await signUpRemotely(address, 'recruiter')
  const seeker = await signUpRemotely(address, 'jobseeker')
  const chatId = await connectRemotely(address, recruiter, seeker)
  return { recruiter, seeker, chatId }
}

interface Scene {
  one: string
  other: string
  recruiter: RemotePerson
  seeker: RemotePerson
  chatId: number
}

/** What a person writes at one server, they find at the other. */
async function proveOwnWrite({ check }: Findings, { one, other, seeker }: Scene) {
  const written = await succeedRemotely(one, 'POST /api/user/projects', seeker, projectPayload())
  const { id } = JSON.parse(written.text) as Project
  const found = await succeedRemotely(other, 'GET /api/user/projects', seeker)
  const ids = (JSON.parse(found.text) as Project[]).map((project) => project.id)
  check('a project of one’s own', ids.includes(id), true)
  await succeedRemotely(one, `DELETE /api/user/projects/${id}`, seeker)
}

/** A message that a person is told of by an event is in the list that they then read at the same server. */
async function proveTold({ check }: Findings, { one, other, recruiter, seeker, chatId }: Scene) {
  // Without the position of own writes, only the event tells what the replica has to have.
  const reader = { role: seeker.role, token: seeker.token }
  const told = await listenForMessage(other, reader)
  const message = `Message ${Date.now()}`
  const body = { id: chatId, message }
  await succeedRemotely(one, 'POST /api/recruiter/chats/send', recruiter, body)
  await told()
  const found = await succeedRemotely(other, 'GET /api/user/chats', reader)
  const last = (JSON.parse(found.text) as Chat[])[0]?.messages.at(-1)?.message
  check('a message that was announced', last, message)
}

/** Opens the stream of events; the function that it returns resolves once a message is announced. */
async function listenForMessage(address: string, { token }: RemotePerson) {
  const cut = new AbortController()
  for (;;) {
    const answer = await fetch(`${address}/api/user/events`, {
      headers: { accept: 'text/event-stream', authorization: `Bearer ${token}` },
      signal: cut.signal,
    })
    const reader = answer.body?.getReader()
    if (answer.status !== 200 || !reader) {
      await sleep(50)
      continue
    }
    let text = Buffer.from((await reader.read()).value ?? []).toString()
    return async () => {
      while (!text.includes('"type":"message"')) {
        const { value, done } = await reader.read()
        if (done) throw new Error('The stream ended')
        text += Buffer.from(value).toString()
      }
      cut.abort()
    }
  }
}

async function countReads(metricsAddress = '') {
  const text = await (await fetch(metricsAddress)).text()
  const count = (server: string) =>
    Number(new RegExp(`replica_reads_total{server="${server}"} (\\d+)`).exec(text)?.[1] ?? 0)
  return { replica: count('replica'), primary: count('primary') }
}
