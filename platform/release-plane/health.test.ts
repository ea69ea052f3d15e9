import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import {
  countSilence,
  createDeployToken,
  listHealth,
  listHealthSeries,
  listMoves,
  listPointers,
  percentile,
  promote,
  publishBuiltApps,
  rollback,
  triesCanary,
  type HealthReport,
} from '../release-store'
import { outcomeDeadline } from '../release-store/page-outcomes'
import { writeBuiltApp } from '../testing/built-app'
import { startReleaseServer } from '../testing/release-server'
import { createTestPool } from '../testing/test-pool'

let pool: Pool
let app: FastifyInstance
let apps = 0

beforeAll(async () => {
  pool = await createTestPool()
  const shell = writeBuiltApp({ app: 'shell', version: '1.0.0', files: { 'main.js': '' } })
  await publishBuiltApps({ pool, folders: [shell], log: () => undefined })
  app = await startReleaseServer(pool)
})
afterAll(async () => {
  await app.close()
  await pool.end()
})

/** An app of its own for each test, with 1.0.0 live and 1.1.0 as a canary for nearly everybody. */
async function createCanary(percent = 99): Promise<string> {
  apps += 1
  const name = `mfe-canary-${apps}`
  const folders = ['1.0.0', '1.1.0'].map((version) =>
    writeBuiltApp({ app: name, version, files: { 'entry.js': version } }),
  )
  await publishBuiltApps({ pool, folders, log: () => undefined })
  await promote(pool, { releases: { [name]: '1.0.0' }, by: 'test' })
  await promote(pool, { releases: { [name]: '1.1.0' }, percent, by: 'test' })
  return name
}

const visitorsOf = (name: string, count: number, percent = 99) =>
  Array.from({ length: 2_000 }, (_, number) => `visitor-${number}`)
    .filter((visitor) => triesCanary(visitor, name, percent))
    .slice(0, count)

const cookie = (visitor: string) => ({ cookie: `visitor=${visitor}` })

const ticketFor = async (visitor: string, remoteAddress = '127.0.0.1') =>
  (await app.inject({ url: '/platform/ticket', headers: cookie(visitor), remoteAddress })).body

async function post(visitor: string, payload: object) {
  const headers = cookie(visitor)
  const answer = await app.inject({ method: 'POST', url: '/platform/health', payload, headers })
  expect([answer.statusCode, answer.body]).toEqual([204, ''])
}

async function report(visitor: string, reports: HealthReport[], address?: string) {
  await post(visitor, { ticket: await ticketFor(visitor, address), reports })
}

const canaryOf = async (name: string) =>
  (await listPointers(pool)).find((pointer) => pointer.app === name)?.canary

const failureOf = (name: string, version = '1.1.0'): HealthReport => ({
  app: name,
  version,
  kind: 'failed',
  reason: 'error',
})
const shownOf = (name: string, version = '1.1.0', ms = 300): HealthReport => ({
  app: name,
  version,
  kind: 'shown',
  ms,
})

const countsOf = async (name: string) => (await listHealth(pool)).filter((one) => one.app === name)

describe('a canary', () => {
  it('that fails for three visitors is withdrawn, and the history says why', async () => {
    const name = await createCanary()
    const visitors = visitorsOf(name, 43)
    for (const visitor of visitors.slice(3)) await report(visitor, [shownOf(name)])
    for (const visitor of visitors.slice(1, 3)) await report(visitor, [failureOf(name)])
    expect(await canaryOf(name)).toBe('1.1.0')
    await report(visitors[0] ?? '', [failureOf(name), shownOf(name, '1.0.0')])
    expect(await canaryOf(name)).toBeNull()
    const [move] = await listMoves(pool, { apps: [name], limit: 1 })
    expect(move).toMatchObject({
      action: 'withdraw',
      from: '1.1.0',
      to: '1.0.0',
      by: 'health',
      reason: '3 failures beside 40 loads; 3 failures and 5 % are the limit; 1.0.0 had 0 beside 1',
    })
  })

  it('that fails for a small share of its visitors, or as often as the active release, stays', async () => {
    const rare = await createCanary()
    for (const [at, visitor] of visitorsOf(rare, 70).entries()) {
      await report(visitor, [at < 67 ? shownOf(rare) : failureOf(rare)])
    }
    expect(await canaryOf(rare)).toBe('1.1.0')

    const usual = await createCanary()
    for (const visitor of visitorsOf(usual, 6)) {
      await report(visitor, [failureOf(usual, '1.0.0'), failureOf(usual)])
    }
    expect(await canaryOf(usual)).toBe('1.1.0')
  })

  it('that blocks pages is withdrawn once the deadline of three has passed', async () => {
    const name = await createCanary()
    const began: HealthReport = { app: name, version: '1.1.0', screen: 'Home', kind: 'began' }
    for (const visitor of visitorsOf(name, 3)) await report(visitor, [began])
    await countSilence(pool)
    expect(await canaryOf(name)).toBe('1.1.0')
    await countSilence(pool, Date.now() + outcomeDeadline)
    expect(await canaryOf(name)).toBeNull()
    expect(await countsOf(name)).toEqual([
      { app: name, version: '1.1.0', kind: 'failure', reason: 'silent', count: 3 },
    ])
    const [hour] = await listHealthSeries(pool, { app: name })
    expect(hour).toMatchObject({ began: 3, shown: 0, failed: 3, silent: 3 })
  })

  it('counts the failures of an address once, and of a private one by visitor', async () => {
    const name = await createCanary()
    const visitors = visitorsOf(name, 8)
    for (const visitor of visitors) await report(visitor, [failureOf(name)], '203.0.113.7')
    await report(visitors[0] ?? '', [failureOf(name)], '203.0.113.8')
    expect(await canaryOf(name)).toBe('1.1.0')
    await report(visitors[0] ?? '', [failureOf(name)], '203.0.113.9')
    expect(await canaryOf(name)).toBeNull()
  })

  it('counts the failures of a /48 of IPv6 addresses once', async () => {
    const name = await createCanary()
    for (const [at, visitor] of visitorsOf(name, 20).entries()) {
      await report(visitor, [failureOf(name)], `2001:db8:1:${at}::7`)
    }
    expect(await canaryOf(name)).toBe('1.1.0')
    for (const [at, visitor] of visitorsOf(name, 2).entries()) {
      await report(visitor, [failureOf(name)], `2001:db8:${at + 2}::7`)
    }
    expect(await canaryOf(name)).toBeNull()
  })

  it('starts anew after it was withdrawn', async () => {
    const name = await createCanary()
    const visitors = visitorsOf(name, 5)
    for (const visitor of visitors.slice(0, 3)) await report(visitor, [failureOf(name)])
    await promote(pool, { releases: { [name]: '1.1.0' }, percent: 99, by: 'test' })
    for (const visitor of visitors.slice(3)) await report(visitor, [failureOf(name)])
    expect(await canaryOf(name)).toBe('1.1.0')
  })
})

describe('a report changes nothing', () => {
  let name: string
  let visitors: string[]
  beforeAll(async () => {
    name = await createCanary(50)
    visitors = visitorsOf(name, 3, 50)
  })

  const effect = async () => ({ counts: await countsOf(name), canary: await canaryOf(name) })
  const none = { counts: [], canary: '1.1.0' }
  const failures = () => [1, 2, 3].map(() => failureOf(name))

  it('without a ticket, as a shell from before tickets sends it', async () => {
    const old = { app: name, version: '1.1.0', kind: 'failure', reason: 'chunk' }
    for (const visitor of visitors) await post(visitor, [old, old, old])
    expect(await effect()).toEqual(none)
  })

  it('with a forged or changed ticket', async () => {
    const [visitor = ''] = visitors
    const ticket = await ticketFor(visitor)
    const [page = '', source = '', expiry = '', signature = ''] = ticket.split('.')
    const later = (Number.parseInt(expiry, 36) + 60_000).toString(36)
    const forged = [
      '',
      'x',
      [page, source, later, signature].join('.'),
      ['A'.repeat(22), source, expiry, signature].join('.'),
      [page, 'A'.repeat(11), expiry, signature].join('.'),
      [page, source, expiry, 'A'.repeat(43)].join('.'),
    ]
    for (const one of forged) await post(visitor, { ticket: one, reports: failures() })
    expect(await effect()).toEqual(none)
  })

  it("with another visitor's ticket, or without a visitor", async () => {
    const [visitor = '', other = ''] = visitors
    await post(other, { ticket: await ticketFor(visitor), reports: failures() })
    const answer = await app.inject({ url: '/platform/ticket' })
    expect([answer.statusCode, answer.body]).toEqual([204, ''])
    expect(await effect()).toEqual(none)
  })

  it('when it is malformed, with a sentence about the form that was sent', async () => {
    const [visitor = ''] = visitors
    const headers = cookie(visitor)
    const ticket = await ticketFor(visitor)
    const send = (payload: object) =>
      app.inject({ method: 'POST', url: '/platform/health', payload, headers })
    const answer = await send({ ticket, reports: [{ ...failureOf(name), app: 'No app' }] })
    expect([answer.statusCode, answer.body]).toEqual([
      400,
      'The request could not be read: /reports/0/app must match pattern "^[a-z][a-z0-9-]{0,63}$".',
    ])
    expect((await send([{ app: 'No app' }])).body).toContain('read: /0 must have required')
    expect(await effect()).toEqual(none)
  })

  it('with an expired ticket', async () => {
    const [visitor = ''] = visitors
    const ticket = await ticketFor(visitor)
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'setInterval'] })
    jest.setSystemTime(Date.now() + 31 * 60_000)
    await post(visitor, { ticket, reports: failures() })
    jest.useRealTimers()
    expect(await effect()).toEqual(none)
  })

  it('about a release that the visitor does not get', async () => {
    const other = Array.from({ length: 50 }, (_, number) => `other-${number}`).find(
      (visitor) => !triesCanary(visitor, name, 50),
    )
    await report(other ?? '', failures())
    await report(visitors[0] ?? '', [failureOf(name, '7.0.0'), failureOf('mfe-none')])
    expect(await effect()).toEqual(none)
  })
})

describe('counts', () => {
  it('each page once, also when its reports are sent again', async () => {
    const name = await createCanary()
    const [visitor = ''] = visitorsOf(name, 1)
    const ticket = await ticketFor(visitor)
    const reports = [shownOf(name), shownOf(name), failureOf(name), failureOf(name)]
    await Promise.all([1, 2, 3, 4].map(() => post(visitor, { ticket, reports })))
    expect(await countsOf(name)).toEqual([
      { app: name, version: '1.1.0', kind: 'failure', reason: 'error', count: 1 },
      { app: name, version: '1.1.0', kind: 'load', reason: '', count: 1 },
    ])
    expect(await canaryOf(name)).toBe('1.1.0')
  })

  it('no failure of a page that was left, nor of one that was shown in time', async () => {
    const name = await createCanary()
    const [visitor = ''] = visitorsOf(name, 1)
    const screen = { app: name, version: '1.1.0', screen: 'Home' }
    await report(visitor, [
      { ...screen, kind: 'began' },
      { ...screen, kind: 'left' },
    ])
    await report(visitor, [
      { ...screen, kind: 'began' },
      { ...screen, kind: 'shown', ms: 40 },
    ])
    await countSilence(pool, Date.now() + outcomeDeadline)
    expect(await countsOf(name)).toEqual([
      { app: name, version: '1.1.0', kind: 'load', reason: '', count: 1 },
    ])
  })

  it('the outcome of a release that was moved after the page began it', async () => {
    const name = await createCanary()
    const [visitor = ''] = visitorsOf(name, 1)
    const ticket = await ticketFor(visitor)
    const screen = { app: name, version: '1.1.0', screen: 'Home' }
    await post(visitor, { ticket, reports: [{ ...screen, kind: 'began' }] })
    await rollback(pool, { app: name, by: 'test' })
    await post(visitor, { ticket, reports: [{ ...screen, kind: 'shown', ms: 40 }] })
    await countSilence(pool, Date.now() + outcomeDeadline)
    expect(await countsOf(name)).toMatchObject([{ version: '1.1.0', kind: 'load', count: 1 }])
  })

  it('by hour, canary beside active, with the time until shown and the slowest interaction', async () => {
    const name = await createCanary()
    const visitors = visitorsOf(name, 3)
    for (const [at, visitor] of visitors.entries()) {
      const slow: HealthReport = {
        app: name,
        version: '1.1.0',
        kind: 'interaction',
        ms: at === 2 ? 5_000 : 90,
      }
      await report(visitor, [shownOf(name, '1.1.0', 700 * (at + 1)), slow])
      await report(visitor, [shownOf(name, '1.0.0', 80)])
    }
    const token = await createDeployToken(pool, { name: 'reader', apps: [name], days: 1 })
    const read = async (query: string) =>
      app.inject({
        url: `/platform/api/health?${query}`,
        headers: { authorization: `Bearer ${token}` },
      })
    const answer = await read(`app=${name}&hours=2`)
    expect(answer.json()).toMatchObject({
      hours: [
        { version: '1.0.0', began: 3, shown: 3, timeToShown: [{ upTo: 100, count: 3 }] },
        {
          version: '1.1.0',
          timeToShown: [
            { upTo: 1_000, count: 1 },
            { upTo: 2_000, count: 1 },
            { upTo: 4_000, count: 1 },
          ],
          interaction: [
            { upTo: 100, count: 2 },
            { upTo: null, count: 1 },
          ],
        },
      ],
    })
    const [, tried] = await listHealthSeries(pool, { app: name })
    expect(percentile(tried?.timeToShown ?? [], 0.5)).toBe(2_000)
    expect(percentile(tried?.interaction ?? [], 0.75)).toBeNull()
    expect(percentile([], 0.75)).toBeUndefined()
    expect((await read('hours=0')).body).toBe('hours is a number from 1 to 336.')
  })

  it('nothing about the visitor: neither cookie nor address is stored', async () => {
    const name = await createCanary()
    const [visitor = ''] = visitorsOf(name, 1)
    await report(visitor, [failureOf(name)], '203.0.113.77')
    for (const table of ['health_pages', 'health_hours', 'canary_votes', 'health']) {
      const { rows } = await pool.query(`select * from platform.${table}`)
      expect(JSON.stringify(rows)).not.toMatch(/203\.0\.113\.77|visitor-\d/)
    }
  })
})
