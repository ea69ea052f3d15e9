import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { createDeployToken, publishBuiltApps } from '../release-store'
import { writeBuiltApp } from '../testing/built-app'
import { startReleaseServer } from '../testing/release-server'
import { createTestPool } from '../testing/test-pool'

let pool: Pool
let app: FastifyInstance
let token: string

const versions = ['0.9.0', '1.0.0', '1.1.0', '2.0.0']

const move = async (name: string, body: object) => {
  const answer = await app.inject({
    method: 'POST',
    url: `/platform/api/${name}`,
    payload: body,
    headers: { authorization: `Bearer ${token}` },
  })
  return { status: answer.statusCode, body: answer.body }
}

const promote = (version: string, more: object = {}) =>
  move('promote', { releases: { 'mfe-a': version }, ...more })

const expecting = (active: string | null, canary: string | null = null) => ({
  expected: { 'mfe-a': { active, canary } },
})

const liveVersion = async () =>
  (await pool.query<{ active: string }>(`select active from platform.pointers where app = 'mfe-a'`))
    .rows[0]?.active

beforeAll(async () => {
  pool = await createTestPool()
  app = await startReleaseServer(pool)
  token = await createDeployToken(pool, { name: 'boss', apps: ['*'], days: 1 })
  const built = (name: string, version: string) =>
    writeBuiltApp({ app: name, version, files: { 'entry.js': version } })
  const folders = [built('shell', '1.0.0'), ...versions.map((version) => built('mfe-a', version))]
  await publishBuiltApps({ pool, folders, log: () => undefined })
})
afterAll(async () => {
  await app.close()
  await pool.end()
})
beforeEach(async () => {
  await pool.query(`update platform.pointers
    set active = '1.0.0', previous = '0.9.0', canary = null, canary_percent = null
    where app = 'mfe-a'`)
})

describe('a move that names what it replaces', () => {
  it('is refused when somebody else has promoted meanwhile', async () => {
    const answers = await Promise.all([
      promote('1.1.0', expecting('1.0.0')),
      promote('2.0.0', expecting('1.0.0')),
    ])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
    const live = await liveVersion()
    expect(answers.find(({ status }) => status === 409)?.body).toBe(
      `mfe-a has been moved meanwhile: ${live} is live, and you expected that 1.0.0 is live. Look again, then decide.`,
    )
  })

  it('is refused when a canary has begun or ended meanwhile', async () => {
    expect((await promote('1.1.0', { ...expecting('1.0.0'), canary: 10 })).status).toBe(200)
    expect(await promote('2.0.0', { ...expecting('1.0.0'), canary: 10 })).toEqual({
      status: 409,
      body: 'mfe-a has been moved meanwhile: 1.0.0 is live with 1.1.0 as its canary, and you expected that 1.0.0 is live. Look again, then decide.',
    })
    expect((await promote('1.1.0', expecting('1.0.0', '1.1.0'))).status).toBe(200)
  })

  it('is refused as the second of two rollbacks', async () => {
    await promote('2.0.0')
    const rollback = () =>
      move('rollback', { app: 'mfe-a', expected: { active: '2.0.0', canary: null } })
    const answers = await Promise.all([rollback(), rollback()])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
    expect(await liveVersion()).toBe('1.0.0')
  })

  it('is refused as a first release of what is live already, and as a retirement', async () => {
    expect((await promote('1.1.0', expecting(null))).body).toContain(
      'you expected that nothing is live',
    )
    const retire = { app: 'mfe-a', expected: { active: '1.1.0', canary: null } }
    expect((await move('retire', retire)).status).toBe(409)
    expect(await liveVersion()).toBe('1.0.0')
  })

  it('may be repeated when its answer was lost', async () => {
    expect((await promote('1.1.0', expecting('1.0.0'))).status).toBe(200)
    expect((await promote('1.1.0', expecting('1.0.0'))).status).toBe(200)
  })
})

describe('an older release', () => {
  it('replaces a newer one only by force and with a reason', async () => {
    const refusal = {
      status: 409,
      body: 'mfe-a 0.9.0 is older than 1.0.0, which is live: roll back instead, or force the move and give a reason.',
    }
    expect(await promote('0.9.0')).toEqual(refusal)
    expect(await promote('0.9.0', { canary: 10 })).toEqual(refusal)
    expect(await promote('0.9.0', { force: true })).toEqual(refusal)
    expect(await promote('0.9.0', { force: true, reason: ' \t' })).toEqual(refusal)
    expect((await promote('0.9.0', { force: true, reason: '1.x loses drafts' })).status).toBe(200)
    expect(await liveVersion()).toBe('0.9.0')
  })

  it('is live again after a rollback', async () => {
    expect((await move('rollback', { app: 'mfe-a' })).status).toBe(200)
    expect(await liveVersion()).toBe('0.9.0')
  })
})

it('rolls back to the release before a forced return, too', async () => {
  const makeLive = async (version: string) =>
    (await promote(version, { force: true, reason: 'a test' })).status
  for (const version of ['0.9.0', '1.0.0', '1.1.0', '1.0.0', '1.1.0']) {
    expect(await makeLive(version)).toBe(200)
  }
  expect((await move('rollback', { app: 'mfe-a' })).status).toBe(200)
  expect(await liveVersion()).toBe('1.0.0')
  expect((await move('rollback', { app: 'mfe-a' })).status).toBe(200)
  expect(await liveVersion()).toBe('0.9.0')
})

it('never retires the shell', async () => {
  expect(await move('retire', { app: 'shell' })).toEqual({
    status: 409,
    body: 'The shell cannot be retired: no page would be left. Roll it back, or promote another version.',
  })
})

describe('texts that no name can have', () => {
  const nul = 'The request has a character that cannot be stored.'
  const get = (url: string) =>
    app.inject({ url, headers: { authorization: `Bearer ${token}` } }).then((answer) => ({
      status: answer.statusCode,
      body: answer.body,
    }))

  it.each([
    '/platform/api/apps/%00',
    '/platform/api/releases/mfe-a/%00',
    '/platform/api/releases/%00/1.0.0',
    '/platform/api/history?app=%00',
    '/platform/api/history?app=mfe-a&app=%00',
    '/platform/api/%00',
  ])('are refused at %s', async (url) => {
    expect(await get(url)).toEqual({ status: 400, body: nul })
  })

  it.each(['constructor', '__proto__', 'toString'])('are refused as a name: %s', async (name) => {
    const refusal = { status: 400, body: `${name} cannot be a name here.` }
    expect(await get(`/platform/api/releases/${name}/1.0.0`)).toEqual(refusal)
    expect(await get(`/platform/api/apps/${name}`)).toEqual(refusal)
    expect(await get(`/platform/api/history?app=${name}`)).toEqual(refusal)
    expect(await move('rollback', { app: name })).toEqual(refusal)
    const releases = JSON.parse(`{ "${name}": "1.0.0" }`) as object
    expect(await move('promote', { releases })).toEqual(refusal)
  })

  it('are refused in a body', async () => {
    expect(await move('rollback', { app: 'mfe-a', reason: 'a\0b' })).toEqual({
      status: 400,
      body: nul,
    })
    expect(await move('rollback', { app: 'mfe-a', reason: '\ud800' })).toEqual({
      status: 400,
      body: nul,
    })
    const deep = JSON.parse(`${'['.repeat(20)}${']'.repeat(20)}`) as object
    expect((await move('check', deep)).body).toBe('The request is nested too deeply.')
  })

  it.each(['/apps/%00/1.0.0/entry.js', '/apps/mfe-a/%00/x', '/apps/mfe-a/1.0.0/%00'])(
    'name no file: %s',
    async (url) => {
      expect((await get(url)).status).toBe(404)
    },
  )
})
