import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import type { AppManifest, Registry } from '../registry'
import { createDeployToken, findTrial, promote, publishBuiltApps } from '../release-store'
import { publishRelease } from '../release-store/publish-release'
import { releaseOf, writeBuiltApp } from '../testing/built-app'
import { startReleaseServer } from '../testing/release-server'
import { createTestPool } from '../testing/test-pool'

let pool: Pool
let app: FastifyInstance
let team: string
let stranger: string

const shown = { screen: 'Home', path: '/a', role: 'anonymous', outcome: 'shown', errors: [] }
const seen = (change: object) => ({ browser: 'Chromium 1', screens: [{ ...shown, ...change }] })

/** Publishes without moving a pointer. */
async function publish(name: string, version: string, manifest: Partial<AppManifest> = {}) {
  const built = { app: name, version, manifest, files: { 'entry.js': `${name} ${version}` } }
  const client = await pool.connect()
  await publishRelease(client, releaseOf(built), `${writeBuiltApp(built)}/dist`)
  client.release()
}

beforeAll(async () => {
  pool = await createTestPool()
  const shell = writeBuiltApp({ app: 'shell', version: '1.0.0', files: { 'main.js': '' } })
  await publishBuiltApps({ pool, folders: [shell], log: () => undefined })
  for (const version of ['1.0.0', '1.1.0']) await publish('mfe-a', version)
  await publish('mfe-new', '1.0.0')
  await publish('mfe-a', '1.2.0', {
    routes: [
      { path: '/a', screen: 'Home', title: 'A' },
      { path: '/a/:id', screen: 'One', title: 'One', roles: ['recruiter', 'jobSeeker'] },
    ],
    slots: [{ slot: 'home', screen: 'Home' }],
  })
  await promote(pool, { releases: { 'mfe-a': '1.0.0' }, by: 'test' })
  app = await startReleaseServer(pool)
  team = await createDeployToken(pool, { name: 'team', apps: ['mfe-a', 'mfe-new'], days: 1 })
  stranger = await createDeployToken(pool, { name: 'stranger', apps: ['mfe-b'], days: 1 })
})
afterAll(async () => {
  jest.useRealTimers()
  await app.close()
  await pool.end()
})

const call = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object, token = team) =>
  app.inject({
    method,
    url: `/platform/api/releases/${path}`,
    payload,
    headers: { authorization: `Bearer ${token}` },
  })

const passFor = async (name: string, version: string) =>
  (await call('POST', `${name}/${version}/trial-pass`)).json<{ pass: string }>().pass

const versionOf = async (name: string, trial?: string) =>
  (
    await app.inject({ url: '/registry.json', headers: trial ? { cookie: `trial=${trial}` } : {} })
  ).json<Registry>().apps[name]?.version

it('gives no pass to a foreign token, and none for a version that is not published', async () => {
  const foreign = await call('POST', 'mfe-a/1.1.0/trial-pass', undefined, stranger)
  expect([foreign.statusCode, foreign.body]).toEqual([403, 'The token stranger is not for mfe-a.'])
  const unknown = await call('POST', 'mfe-a/7.0.0/trial-pass')
  expect([unknown.statusCode, unknown.body]).toEqual([404, 'mfe-a 7.0.0 is not published.'])
})

it('shows a published release, also of an app that is not live, to the browser with the pass alone', async () => {
  expect(await versionOf('mfe-a', await passFor('mfe-a', '1.1.0'))).toBe('1.1.0')
  expect(await versionOf('mfe-new', await passFor('mfe-new', '1.0.0'))).toBe('1.0.0')
  expect([await versionOf('mfe-a'), await versionOf('mfe-new')]).toEqual(['1.0.0', undefined])
})

it('ignores a pass that is forged, changed or expired', async () => {
  const pass = await passFor('mfe-a', '1.1.0')
  const [release = '', expiry = '', signature = ''] = pass.split('~')
  for (const text of [
    'mfe-a@1.1.0',
    `mfe-a@1.1.0~${expiry}~AAAA`,
    `mfe-new@1.0.0~${expiry}~${signature}`,
    `${release}~zzzzzzzzz~${signature}`,
  ]) {
    expect([await versionOf('mfe-a', text), await versionOf('mfe-new', text)]).toEqual([
      '1.0.0',
      undefined,
    ])
  }
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'setInterval'] })
  jest.setSystemTime(Date.now() + 11 * 60_000)
  expect(await versionOf('mfe-a', pass)).toBe('1.0.0')
  jest.useRealTimers()
})

it('stores what the browser saw beside the release, with the name of the token', async () => {
  const foreign = await call('PUT', 'mfe-a/1.1.0/trial', seen({}), stranger)
  expect(foreign.statusCode).toBe(403)
  expect((await call('PUT', 'mfe-a/1.1.0/trial', { browser: 'x' })).statusCode).toBe(400)
  expect((await call('PUT', 'mfe-a/1.1.0/trial', seen({ outcome: 'silent' }))).statusCode).toBe(204)
  const { trial } = (await call('GET', 'mfe-a/1.1.0/trial')).json<{ trial: object }>()
  expect(trial).toMatchObject({
    by: 'team',
    browser: 'Chromium 1',
    screens: [{ outcome: 'silent' }],
  })
  expect(await findTrial(pool, 'mfe-new', '1.0.0')).toBeUndefined()
})

it('accepts only what covers every route and slot for each of its roles', async () => {
  const save = (screens: object[]) =>
    call('PUT', 'mfe-a/1.2.0/trial', {
      browser: 'x',
      screens: screens.map((screen) => ({ ...shown, ...screen })),
    })
  const refusal = (missing: string) => ({
    statusCode: 400,
    body: `The trial of mfe-a 1.2.0 does not cover ${missing}.`,
  })
  const one = { screen: 'One', path: '/a/1' }
  const all = [{}, { path: '/' }, { ...one, role: 'recruiter' }, { ...one, role: 'jobSeeker' }]
  expect(await save([])).toMatchObject(
    refusal(
      'Home at /a for anonymous, One at /a/1 for recruiter, One at /a/1 for jobSeeker, Home at / for anonymous',
    ),
  )
  expect(await save(all.slice(0, 3))).toMatchObject(refusal('One at /a/1 for jobSeeker'))
  expect(await findTrial(pool, 'mfe-a', '1.2.0')).toBeUndefined()
  expect((await save(all)).statusCode).toBe(204)
})

it('the gate refuses a release without a passed trial where the operator requires one', async () => {
  const release = (name: string, version: string) =>
    promote(pool, { releases: { [name]: version }, requiresTrial: true, by: 'test' })
  await expect(release('mfe-new', '1.0.0')).rejects.toThrow(
    'mfe-new 1.0.0 has not been tried in a browser, which this server requires: npm run release -- try mfe-new@1.0.0',
  )
  await expect(release('mfe-a', '1.1.0')).rejects.toThrow('mfe-a 1.1.0 did not pass its trial')
  await call('PUT', 'mfe-a/1.1.0/trial', seen({ errors: ['late'] }))
  await expect(release('mfe-a', '1.1.0')).rejects.toThrow('mfe-a 1.1.0 did not pass its trial')
  await call('PUT', 'mfe-a/1.1.0/trial', seen({}))
  await expect(release('mfe-a', '1.1.0')).resolves.toMatchObject([{ active: '1.1.0' }])
})
