import { once } from 'node:events'
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { createMetrics } from '../metrics/metrics'
import { createAdmission } from './admission'
import type { Patience } from './admission-queue'
import { type Kind, kinds, rooms } from './kinds'
import type { WriteRefusalPage } from '../http/errors'
import { createRefusal } from './refuse-busy'

const kindOf = ({ url }: IncomingMessage) => kinds.find((kind) => url === `/${kind}`)
/** Nothing is refused for its delay. */
const patient = Object.fromEntries(
  kinds.map((kind) => [kind, { longestWait: 1e9, standingWait: 1e9 }]),
) as Record<Kind, Patience>
const closing: (() => void)[] = []
afterEach(() => closing.splice(0).forEach((close) => close()))

const writePage: WriteRefusalPage = ({ accept }, sentence) =>
  accept === 'text/html'
    ? { headers: { 'content-type': 'text/html; charset=utf-8' }, html: `${sentence}!` }
    : undefined

/** A server that works on every POST until the test lets it go, and answers everything else at once. */
async function startGuarded(options: { mostWaiting?: number; patience?: typeof patient } = {}) {
  const metrics = createMetrics()
  const begun: (string | undefined)[] = []
  const held: ServerResponse[] = []
  const handle: RequestListener = ({ url, method }, response) => {
    if (method === 'POST') return held.push(response)
    begun.push(url)
    return response.end(url)
  }
  const refuse = createRefusal({
    isProduction: false,
    newRequestId: () => 'an-id-of-a-request',
    writePage,
  })
  const admit = createAdmission({ metrics, kindOf, refuse, ...options })
  const server = createServer(admit(handle)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  closing.push(() => server.close().closeAllConnections())
  const { port } = server.address() as AddressInfo
  const ask = (kind: Kind | 'healthz', init?: RequestInit) =>
    fetch(`http://127.0.0.1:${port}/${kind}`, init)
  return {
    port,
    metrics,
    begun,
    ask,
    release: () => held.splice(0).forEach((response) => response.end()),
    async untilHeld(count: number) {
      while (held.length < count) await sleep(1)
    },
    /** Gives the server as much work as calls may be begun beside. */
    async occupy() {
      while (held.length < rooms.read.most) {
        const before = held.length
        void ask('read', { method: 'POST' }).catch(() => undefined)
        while (held.length === before) await sleep(1)
      }
    },
    async untilWaiting(count: number) {
      const line = `swipefolio_requests_waiting ${count}\n`
      while (!(await metrics.text()).includes(line)) await sleep(5)
    },
  }
}

it('begins requests at once while there is room', async () => {
  const { ask } = await startGuarded()
  const answers = await Promise.all(kinds.map(async (kind) => (await ask(kind)).text()))
  expect(answers).toEqual(kinds.map((kind) => `/${kind}`))
})

it('lets calls wait for the work of others, and begins what matters most first', async () => {
  const { ask, begun, occupy, untilWaiting, release } = await startGuarded({ patience: patient })
  await occupy()
  const later: Kind[] = ['report', 'visit', 'read']
  const waiting = later.map(async (kind) => (await ask(kind)).status)
  await untilWaiting(3)
  // What matters more than the work that goes on does not wait for it.
  expect((await ask('write')).status).toBe(200)
  expect(begun).toEqual(['/write'])
  release()
  expect(await Promise.all(waiting)).toEqual([200, 200, 200])
  expect(begun).toEqual(['/write', '/read', '/visit', '/report'])
})

it('refuses what has waited too long, and serves what is answered from memory and what is always served', async () => {
  const { ask, occupy, metrics, release } = await startGuarded()
  await occupy()
  const refused = await ask('read')
  expect([refused.status, await refused.text()]).toEqual([
    503,
    'The service is busy right now. Please try again in a moment.',
  ])
  expect(Object.fromEntries(refused.headers)).toMatchObject({
    'retry-after': '2',
    'cache-control': 'no-store',
    'content-type': 'text/plain; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'x-request-id': 'an-id-of-a-request',
  })
  for (const kind of ['page', 'file', 'poll', 'stream', 'healthz'] as const) {
    expect((await ask(kind)).status).toBe(200)
  }
  expect(await metrics.text()).toContain(
    'swipefolio_requests_shed_total{kind="read",reason="delay"} 1',
  )
  release()
  expect((await ask('read')).status).toBe(200)
})

it('answers with a problem document where one is accepted', async () => {
  const { ask, occupy } = await startGuarded()
  await occupy()
  const refused = await ask('read', { headers: { accept: 'application/problem+json' } })
  expect(refused.headers.get('content-type')).toBe('application/problem+json')
  expect(await refused.json()).toEqual({
    type: 'about:blank',
    title: 'The service is busy right now. Please try again in a moment.',
    status: 503,
    code: 'unavailable',
    requestId: 'an-id-of-a-request',
  })
})

it('answers with a page where one was opened', async () => {
  const { ask, occupy } = await startGuarded()
  await occupy()
  const refused = await ask('read', { headers: { accept: 'text/html' } })
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2'])
  expect(refused.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(await refused.text()).toBe('The service is busy right now. Please try again in a moment.!')
})

it('refuses at once what matters least when too much waits', async () => {
  const { ask, occupy, metrics, untilWaiting, release } = await startGuarded({
    mostWaiting: 2,
    patience: patient,
  })
  await occupy()
  const visits = [ask('visit'), ask('visit')]
  await untilWaiting(2)
  expect((await ask('report')).status).toBe(503)
  const write = ask('write')
  expect((await Promise.race(visits)).status).toBe(503)
  expect(await metrics.text()).toContain('{kind="visit",reason="queue-full"} 1')
  release()
  expect((await write).status).toBe(200)
})

it('does no work for a client that has left', async () => {
  const { ask, begun, occupy, untilWaiting, release } = await startGuarded({ patience: patient })
  await occupy()
  const leaving = new AbortController()
  const left = ask('read', { signal: leaving.signal })
  await untilWaiting(1)
  leaving.abort()
  await expect(left).rejects.toThrow('aborted')
  // The server has seen its connection end once it has answered the next one.
  await ask('healthz')
  release()
  expect((await ask('write')).status).toBe(200)
  expect(begun).toEqual(['/healthz', '/write'])
})

it('keeps room for what reads while changes wait for each other', async () => {
  const { ask, begun, untilWaiting, release } = await startGuarded({ patience: patient })
  const changes = Array.from({ length: rooms.write.most + 1 }, () =>
    ask('write', { method: 'POST' }),
  )
  await untilWaiting(1)
  expect((await ask('read')).status).toBe(200)
  expect(begun).toEqual(['/read'])
  release()
  await untilWaiting(0)
  release()
  for (const change of changes) expect((await change).status).toBe(200)
})

it('does not count what waits for a turn of its own', async () => {
  const { ask, release, untilHeld } = await startGuarded()
  const uploads = Array.from({ length: rooms.read.most }, () => ask('long', { method: 'POST' }))
  await untilHeld(uploads.length)
  expect((await ask('report')).status).toBe(200)
  release()
  for (const upload of uploads) expect((await upload).status).toBe(200)
})

it('is not kept from its work by clients that send slowly', async () => {
  const { ask, port } = await startGuarded({ patience: patient })
  const half = `POST /write HTTP/1.1\r\nhost: localhost\r\ncontent-length: 9\r\n\r\n{`
  const slow = Array.from({ length: rooms.write.most }, () => connect(port, '127.0.0.1'))
  closing.push(() => slow.forEach((client) => client.destroy()))
  for (const client of slow) client.write(half)
  expect((await ask('write', { method: 'PUT' })).status).toBe(200)
})

it('closes the connection of a refused upload instead of reading it', async () => {
  const { ask, occupy } = await startGuarded()
  await occupy()
  const refused = await ask('visit', { method: 'POST', body: 'x'.repeat(65 * 1024) })
  expect([refused.status, refused.headers.get('connection')]).toEqual([503, 'close'])
})
