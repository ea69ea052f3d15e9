import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { jsonSchemas, type Registry, type Release } from '../registry'
import { createDeployToken, revokeDeployToken, triesCanary } from '../release-store'
import { releaseOf } from '../testing/built-app'
import { startReleaseServer } from '../testing/release-server'
import { createTestPool } from '../testing/test-pool'
import { waitUntil } from '../testing/wait-until'

let pool: Pool
let app: FastifyInstance
let operator: string

const call = (
  token: string,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  payload?: object | Buffer,
) =>
  app.inject({
    method,
    url: `/platform/api${path}`,
    payload,
    headers: {
      authorization: `Bearer ${token}`,
      ...(payload && {
        'content-type': Buffer.isBuffer(payload) ? 'application/octet-stream' : 'application/json',
      }),
    },
  })

const release = (name: string, version: string, text = version, extra: Partial<Release> = {}) => ({
  files: { 'entry.js': text },
  record: releaseOf({
    app: name,
    version,
    files: { 'entry.js': text },
    manifest: { routes: [] },
    release: extra,
  }),
})

async function publish(token: string, { record, files }: ReturnType<typeof release>) {
  const begun = await call(token, 'POST', '/releases', { release: record })
  if (begun.statusCode !== 201) return begun
  const { id } = begun.json<{ upload: { id: string } }>().upload
  for (const [name, text] of Object.entries(files)) {
    await call(token, 'PUT', `/uploads/${id}/files/${name}`, Buffer.from(text))
  }
  return call(token, 'POST', `/uploads/${id}/finish`)
}

const promote = (token: string, releases: Record<string, string>, canary?: number) =>
  call(token, 'POST', '/promote', { releases, canary })

const registry = async (visitor?: string) =>
  (
    await app.inject({
      url: '/registry.json',
      headers: visitor ? { cookie: `visitor=${visitor}` } : {},
    })
  ).json<Registry>()

const versionOf = async (name: string, visitor?: string) =>
  (await registry(visitor)).apps[name]?.version

const becomes = (name: string, version: string | undefined) =>
  waitUntil(async () => (await versionOf(name)) === version)

const report = (reports: object[]) =>
  app.inject({ method: 'POST', url: '/platform/health', payload: reports })

beforeAll(async () => {
  pool = await createTestPool()
  app = await startReleaseServer(pool)
  operator = await createDeployToken(pool, { name: 'boss', apps: ['*'], days: 1 })
  await publish(operator, release('shell', '1.0.0'))
  await promote(operator, { shell: '1.0.0' })
  await becomes('shell', '1.0.0')
})
afterAll(async () => {
  await app.close()
  await pool.end()
})

describe('without a valid token', () => {
  const paths = ['/status', '/history', '/releases/shell/1.0.0', '/apps/shell', '/nothing']

  it.each(['', 'deploy_nothing', 'eyJhbGciOiJIUzI1NiJ9.e30.x'])(
    'no route responds: %s',
    async (token) => {
      for (const path of paths) expect((await call(token, 'GET', path)).statusCode).toBe(401)
      const rollback = await call(token, 'POST', '/rollback', { app: 'shell' })
      expect(rollback.statusCode).toBe(401)
      expect(rollback.body).toBe('This needs a deploy token that is valid.')
    },
  )

  it('no route responds to a revoked or expired one', async () => {
    const revoked = await createDeployToken(pool, { name: 'gone', apps: ['*'], days: 1 })
    const expired = await createDeployToken(pool, { name: 'late', apps: ['*'], days: 1 })
    expect((await call(revoked, 'GET', '/status')).statusCode).toBe(200)
    await revokeDeployToken(pool, 'gone')
    await pool.query(`update platform.deploy_tokens set expires_at = now() where name = 'late'`)
    for (const token of [revoked, expired]) {
      expect((await call(token, 'GET', '/status')).statusCode).toBe(401)
      expect((await promote(token, { shell: '1.0.0' })).statusCode).toBe(401)
    }
  })
})

it('keeps tokens only as hashes', async () => {
  const { rows } = await pool.query('select * from platform.deploy_tokens')
  expect(JSON.stringify(rows)).not.toContain(operator)
})

it('refuses a token for other apps', async () => {
  const team = await createDeployToken(pool, { name: 'team', apps: ['mfe-own'], days: 1 })
  await publish(operator, release('mfe-other', '1.0.0'))
  expect((await call(team, 'GET', '/apps/mfe-own')).statusCode).toBe(204)
  const answers = [
    await call(team, 'GET', '/apps/mfe-other'),
    await publish(team, release('mfe-other', '2.0.0')),
    await promote(team, { 'mfe-own': '1.0.0', 'mfe-other': '1.0.0' }),
    await call(team, 'POST', '/rollback', { app: 'mfe-other' }),
    await call(team, 'POST', '/retire', { app: 'mfe-other' }),
  ]
  for (const { statusCode, body } of answers) {
    expect([statusCode, body]).toEqual([403, 'The token team is not for mfe-other.'])
  }
  expect((await publish(team, release('mfe-own', '1.0.0'))).statusCode).toBe(201)
})

describe('publishing', () => {
  it('refuses an invalid record and names the path', async () => {
    const { record } = release('mfe-a', '1.0.0')
    const answer = await call(operator, 'POST', '/releases', {
      release: { ...record, entry: '../x' },
    })
    expect(answer.statusCode).toBe(400)
    expect(answer.body).toContain('/release/entry')
  })

  it('serves the schema that a record is validated by to everybody', async () => {
    const answer = await app.inject('/platform/schemas/release.json')
    expect(answer.headers['content-type']).toContain('application/schema+json')
    expect(answer.json()).toEqual(JSON.parse(JSON.stringify(jsonSchemas['release.json'])))
    expect((await app.inject('/platform/schemas/app.json')).statusCode).toBe(200)
    expect((await app.inject('/platform/schemas/nothing.json')).statusCode).toBe(404)
  })

  it('refuses a file that differs from the build, and completion without it', async () => {
    const { record } = release('mfe-a', '1.0.0')
    const begun = await call(operator, 'POST', '/releases', { release: record })
    const { id } = begun.json<{ upload: { id: string } }>().upload
    const file = await call(operator, 'PUT', `/uploads/${id}/files/entry.js`, Buffer.from('other'))
    expect([file.statusCode, file.body]).toEqual([
      422,
      'entry.js of mfe-a 1.0.0 is not the file that was built.',
    ])
    const end = await call(operator, 'POST', `/uploads/${id}/finish`)
    expect([end.statusCode, end.body]).toEqual([
      422,
      'Files of mfe-a 1.0.0 have not come yet: entry.js.',
    ])
  })

  it('counts bytes itself', async () => {
    const big = release('mfe-big', '1.0.0', Array.from({ length: 3000 }, (_, n) => n * n).join())
    const file = big.record.files['entry.js']
    if (file) file.brotliSize = 1
    const answer = await publish(operator, big)
    expect(answer.statusCode).toBe(422)
    expect(answer.body).toMatch(/over its budget: \d+ bytes .* 1000 allowed, \d+ too many/)
  })

  it('accepts the same release twice, and refuses its version for other content', async () => {
    expect((await publish(operator, release('mfe-b', '1.0.0'))).statusCode).toBe(201)
    const again = await publish(operator, release('mfe-b', '1.0.0'))
    expect([again.statusCode, again.json()]).toEqual([200, { upload: null }])
    const other = await publish(operator, release('mfe-b', '1.0.0', 'changed'))
    expect(other.statusCode).toBe(409)
    expect(other.body).toBe('mfe-b 1.0.0 is already published with other content.')
  })
})

describe('moving pointers', () => {
  beforeAll(async () => {
    for (const version of ['1.0.0', '1.1.0', '2.0.0']) {
      await publish(operator, release('mfe-c', version))
    }
  })

  it('refuses a release that is not published', async () => {
    const answer = await promote(operator, { 'mfe-c': '9.0.0' })
    expect([answer.statusCode, answer.body]).toEqual([404, 'mfe-c 9.0.0 is not published.'])
  })

  it('promotes, rolls back to the previous release, and no further', async () => {
    await promote(operator, { 'mfe-c': '1.0.0' })
    await promote(operator, { 'mfe-c': '1.1.0' })
    await promote(operator, { 'mfe-c': '2.0.0' })
    await becomes('mfe-c', '2.0.0')
    expect((await registry()).apps['mfe-c']?.previous?.version).toBe('1.1.0')
    const back = async () => (await call(operator, 'POST', '/rollback', { app: 'mfe-c' })).json()
    expect(await back()).toMatchObject({ pointers: [{ active: '1.1.0', previous: '1.0.0' }] })
    expect(await back()).toMatchObject({ pointers: [{ active: '1.0.0', previous: null }] })
    const refused = await call(operator, 'POST', '/rollback', { app: 'mfe-c' })
    expect(refused.statusCode).toBe(409)
    expect(refused.body).toBe('mfe-c 1.0.0 has no release before it to go back to.')
    await becomes('mfe-c', '1.0.0')
    expect((await app.inject('/apps/mfe-c/2.0.0/entry.js')).body).toBe('2.0.0')
  })

  it('moves several apps together or none of them', async () => {
    await publish(
      operator,
      release('mfe-d', '1.0.0', 'd', { shares: { x: { requires: '^1.0.0' } } }),
    )
    const answer = await promote(operator, { 'mfe-c': '1.1.0', 'mfe-d': '1.0.0' })
    expect([answer.statusCode, answer.body]).toEqual([
      422,
      'mfe-d 1.0.0 needs x ^1.0.0; shell 1.0.0 does not provide it.',
    ])
    const shell = release('shell', '1.1.0', 'next', {
      shares: { x: { requires: '^1.0.0', provides: '1.0.1' } },
    })
    await publish(operator, shell)
    expect((await promote(operator, { shell: '1.1.0', 'mfe-d': '1.0.0' })).statusCode).toBe(200)
    expect(await versionOf('mfe-c')).toBe('1.0.0')
    const back = await call(operator, 'POST', '/rollback', { app: 'shell' })
    expect(back.body).toBe('mfe-d 1.0.0 needs x ^1.0.0; shell 1.0.0 does not provide it.')
  })

  it('reaches every process', async () => {
    const other = await startReleaseServer(pool)
    const liveRegistry = async () => (await other.inject('/registry.json')).json<Registry>()
    expect((await liveRegistry()).apps['mfe-c']?.version).toBe('1.0.0')
    await promote(operator, { 'mfe-c': '1.1.0' })
    await waitUntil(async () => (await liveRegistry()).apps['mfe-c']?.version === '1.1.0')
    await other.close()
  })

  it('retires an app from what is live', async () => {
    await promote(operator, { 'mfe-b': '1.0.0' })
    await becomes('mfe-b', '1.0.0')
    await call(operator, 'POST', '/retire', { app: 'mfe-b', reason: 'tried' })
    await becomes('mfe-b', undefined)
    const history = await call(operator, 'GET', '/history?app=mfe-b')
    expect(history.json<{ moves: object[] }>().moves[0]).toMatchObject({
      action: 'retire',
      from: '1.0.0',
      to: null,
      by: 'boss',
      reason: 'tried',
    })
  })
})

describe('a canary', () => {
  const visitors = Array.from({ length: 1000 }, (_, n) => `visitor-${n}`)
  const trying = async () => {
    const versions = await Promise.all(visitors.map((visitor) => versionOf('mfe-e', visitor)))
    return visitors.filter((_visitor, n) => versions[n] === '1.1.0')
  }

  /** One visitor among the first ten percent, and one among the first thirty only. */
  let early = ''
  let late = ''
  const gets = (visitor: string, version: string) =>
    waitUntil(async () => (await versionOf('mfe-e', visitor)) === version)

  beforeAll(async () => {
    early = visitors.find((visitor) => triesCanary(visitor, 'mfe-e', 10)) ?? ''
    late = visitors.find((v) => triesCanary(v, 'mfe-e', 30) && !triesCanary(v, 'mfe-e', 10)) ?? ''
    for (const version of ['1.0.0', '1.1.0']) await publish(operator, release('mfe-e', version))
    await promote(operator, { 'mfe-e': '1.0.0' })
    await becomes('mfe-e', '1.0.0')
  })

  it('reaches its share of the visitors, always the same ones', async () => {
    await promote(operator, { 'mfe-e': '1.1.0' }, 10)
    await gets(early, '1.1.0')
    const first = await trying()
    expect(first.length).toBeGreaterThanOrEqual(80)
    expect(first.length).toBeLessThanOrEqual(120)
    expect(await trying()).toEqual(first)
    const { apps } = await registry(first[0])
    expect(apps['mfe-e']?.previous?.version).toBe('1.0.0')
    await promote(operator, { 'mfe-e': '1.1.0' }, 30)
    await gets(late, '1.1.0')
    await gets(early, '1.1.0')
  })

  it('ends by a rollback', async () => {
    await promote(operator, { 'mfe-e': '1.1.0' }, 10)
    const answer = await call(operator, 'POST', '/rollback', { app: 'mfe-e' })
    expect(answer.json()).toMatchObject({ pointers: [{ active: '1.0.0', canary: null }] })
  })

  it('needs an active release', async () => {
    await publish(operator, release('mfe-f', '1.0.0'))
    const answer = await promote(operator, { 'mfe-f': '1.0.0' }, 10)
    expect([answer.statusCode, answer.body]).toEqual([404, 'mfe-f has no live release.'])
  })
})

describe('health', () => {
  it.each([
    ['a person', [{ app: 'shell', version: '1.1.0', kind: 'load', email: 'a@b.c' }]],
    ['no list', { app: 'shell' }],
    [
      'a long reason',
      [{ app: 'shell', version: '1.1.0', kind: 'failure', reason: 'x'.repeat(21) }],
    ],
  ])('refuses %s', async (_title, body) => {
    const answer = await app.inject({ method: 'POST', url: '/platform/health', payload: body })
    expect(answer.statusCode).toBe(400)
  })

  it('refuses a body that is too large', async () => {
    const body = Array.from({ length: 900 }, () => ({
      app: 'shell',
      version: '1.1.0',
      kind: 'load',
    }))
    expect((await report(body)).statusCode).toBe(413)
  })
})
