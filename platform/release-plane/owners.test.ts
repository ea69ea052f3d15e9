import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import type { AppManifest, Registry, Release } from '../registry'
import { createDeployToken, publishBuiltApps } from '../release-store'
import { releaseOf, writeBuiltApp } from '../testing/built-app'
import { startReleaseServer } from '../testing/release-server'
import { createTestPool } from '../testing/test-pool'
import { waitUntil } from '../testing/wait-until'

let pool: Pool
let app: FastifyInstance

const files = { 'entry.js': 'entry' }

const appWith = (name: string, paths: string[], slots: string[] = []) => ({
  app: name,
  version: '1.0.0',
  files,
  manifest: {
    screens: { Home: './src/home.tsx' },
    routes: paths.map((path) => ({ path, screen: 'Home', title: 'Home' })),
    slots: slots.map((slot) => ({ slot, screen: 'Home' })),
  } satisfies Partial<AppManifest>,
  release: { screens: { Home: { files: ['entry.js'], consumes: [] } } } satisfies Partial<Release>,
})

const post = (token: string, path: string, payload: object) =>
  app.inject({
    method: 'POST',
    url: `/platform/api/${path}`,
    payload,
    headers: { authorization: `Bearer ${token}` },
  })

/** The sentences that a token is refused with for an app with these places. */
async function refusals(token: string, name: string, paths: string[], slots?: string[]) {
  const release = releaseOf(appWith(name, paths, slots))
  const checked = await post(token, 'check', { release })
  const { refusals: found } = checked.json<{ refusals: { rule: string; sentence: string }[] }>()
  return found.filter(({ rule }) => rule === 'places').map(({ sentence }) => sentence)
}

const tokenFor = (apps: string[], places: { paths?: string[]; slots?: string[] } = {}) =>
  createDeployToken(pool, { name: `team-${(tokens += 1)}`, apps, days: 1, ...places })
let tokens = 0

beforeAll(async () => {
  pool = await createTestPool()
  app = await startReleaseServer(pool)
  const live = [
    appWith('shell', ['/login']),
    appWith('mfe-public', ['/', '/faq', '/project-request/:id']),
    appWith('mfe-chat', ['/chats'], ['overlay']),
  ]
  await publishBuiltApps({ pool, folders: live.map(writeBuiltApp), log: () => undefined })
})
afterAll(async () => {
  await app.close()
  await pool.end()
})

it('a token without places owns what its app holds live and what is free', async () => {
  const team = await tokenFor(['mfe-public', 'mfe-new'])
  expect(await refusals(team, 'mfe-public', ['/', '/faq/more', '/news'], ['banner'])).toEqual([])
  expect(await refusals(team, 'mfe-new', ['/free'])).toEqual([])
  expect(await refusals(team, 'mfe-new', ['/faq/new', '/'], ['overlay'])).toEqual([
    'mfe-new 1.0.0 has a page at /faq/new, but /faq belongs to mfe-public: the token team-1 needs --paths /faq.',
    'mfe-new 1.0.0 has a page at /, but / belongs to mfe-public: the token team-1 needs --paths /.',
    'mfe-new 1.0.0 has a part in overlay, but overlay belongs to mfe-chat: the token team-1 needs --slots overlay.',
  ])
})

it('an upload to a place of another app is refused', async () => {
  const team = await tokenFor(['mfe-new'])
  const release = releaseOf(appWith('mfe-new', ['/faq/new']))
  const begun = await post(team, 'releases', { release })
  expect([begun.statusCode, begun.body]).toEqual([
    403,
    'mfe-new 1.0.0 has a page at /faq/new, but /faq belongs to mfe-public: the token team-2 needs --paths /faq.',
  ])
})

it('a token with places owns these and no others', async () => {
  const team = await tokenFor(['mfe-labs'], {
    paths: ['/labs', '/faq/labs', '/'],
    slots: ['overlay'],
  })
  const own = ['/', '/labs', '/labs/:id', '/faq/labs/', '/faq/labs/:id']
  expect(await refusals(team, 'mfe-labs', own, ['overlay'])).toEqual([])
  expect(await refusals(team, 'mfe-labs', ['/labs2', '/faq/:id'], ['banner'])).toEqual([
    'mfe-labs 1.0.0 has a page at /labs2, but /labs2 is not among its places: the token team-3 needs --paths /labs2.',
    'mfe-labs 1.0.0 has a page at /faq/:id, but /faq belongs to mfe-public: the token team-3 needs --paths /faq.',
    'mfe-labs 1.0.0 has a part in banner, but banner is not among its places: the token team-3 needs --slots banner.',
  ])
})

it('places of another token are not free before its app is live, until it is revoked', async () => {
  const team = await tokenFor(['mfe-late'])
  const sentence =
    'mfe-late 1.0.0 has a page at /labs/late, but /labs belongs to the token team-3: the token team-4 needs --paths /labs.'
  expect(await refusals(team, 'mfe-late', ['/labs/late'])).toEqual([sentence])
  await pool.query(`update platform.deploy_tokens set revoked_at = now() where name = 'team-3'`)
  expect(await refusals(team, 'mfe-late', ['/labs/late'])).toEqual([])
})

it('an operator owns every place, and a team cannot promote what an operator published there', async () => {
  const boss = await tokenFor(['*'])
  expect(await refusals(boss, 'mfe-wide', ['/faq/wide'], ['overlay'])).toEqual([])
  const folder = writeBuiltApp(appWith('mfe-wide', ['/faq/wide']))
  await publishBuiltApps({ pool, folders: [folder], log: () => undefined })
  await post(boss, 'retire', { app: 'mfe-wide' })
  const team = await tokenFor(['mfe-wide'])
  const move = { releases: { 'mfe-wide': '1.0.0' } }
  const refused = await post(team, 'promote', move)
  expect([refused.statusCode, refused.body]).toEqual([
    422,
    'mfe-wide 1.0.0 has a page at /faq/wide, but /faq belongs to mfe-public: the token team-6 needs --paths /faq.',
  ])
  expect((await post(boss, 'promote', move)).statusCode).toBe(200)
  expect((await post(team, 'promote', move)).statusCode).toBe(200)
})

it.each(['/..', '/*', '/labs//x', '/labs?x=1', '/labs/:a/:a'])(
  'the upload of a page at %s, which is no path, is refused by the sentence about paths',
  async (path) => {
    const release = releaseOf(appWith('mfe-new', [path]))
    const begun = await post(await tokenFor(['mfe-new']), 'releases', { release })
    expect([begun.statusCode, begun.body]).toEqual([
      422,
      `mfe-new 1.0.0 has a page at ${path}, which is no path: segments are plain text or different parameters like :id.`,
    ])
  },
)

it('a release beyond the limits of app.json is refused, and one from before them stays live', async () => {
  const wide = appWith(
    'mfe-old',
    Array.from({ length: 101 }, (_, index) => `/old/${index}`),
  )
  await publishBuiltApps({ pool, folders: [writeBuiltApp(wide)], log: () => undefined })
  await waitUntil(async () => {
    const { apps } = (await app.inject('/registry.json')).json<Registry>()
    return apps['mfe-old'] !== undefined
  })
  const boss = await tokenFor(['*'])
  const release = releaseOf({ ...wide, version: '2.0.0' })
  for (const call of ['check', 'releases']) {
    const answer = await post(boss, call, { release })
    expect([answer.statusCode, answer.body]).toEqual([
      400,
      'The request could not be read: /release/manifest/routes must not have more than 100 items.',
    ])
  }
})
