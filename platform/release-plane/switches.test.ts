import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import type { Registry } from '../registry'
import { createDeployToken, publishBuiltApps } from '../release-store'
import { writeBuiltApp } from '../testing/built-app'
import { startReleaseServer } from '../testing/release-server'
import { createTestPool } from '../testing/test-pool'
import { waitUntil } from '../testing/wait-until'

let pool: Pool
let servers: FastifyInstance[]
let team: string
let stranger: string

beforeAll(async () => {
  pool = await createTestPool()
  const built = (app: string, version: string) =>
    writeBuiltApp({
      app,
      version,
      files: { 'entry.js': version },
      manifest: {
        screens: { Home: './src/home.tsx', Widget: './src/widget.tsx' },
        routes: [{ path: `/${app}`, screen: 'Home', title: 'Home' }],
        menu: [{ path: `/${app}`, label: 'Home', order: 1 }],
        slots: [
          { slot: 'overlay', screen: 'Widget' },
          { slot: 'home', screen: 'Home' },
        ],
      },
      release: {
        screens: {
          Home: { files: ['entry.js'], consumes: [] },
          Widget: { files: [], consumes: [] },
        },
      },
    })
  const folders = [built('shell', '1.0.0'), built('mfe-a', '1.0.0')]
  await publishBuiltApps({ pool, folders, log: () => undefined })
  servers = [await startReleaseServer(pool), await startReleaseServer(pool)]
  team = await createDeployToken(pool, { name: 'team', apps: ['mfe-a', 'shell'], days: 1 })
  stranger = await createDeployToken(pool, { name: 'stranger', apps: ['mfe-b'], days: 1 })
})
afterAll(async () => {
  for (const server of servers) await server.close()
  await pool.end()
})

async function turn(way: 'off' | 'on', payload: object, token = team) {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await servers[0]?.inject({
    method: 'POST',
    url: `/platform/api/${way}`,
    payload,
    headers,
  })
  return [answer?.statusCode, answer?.body]
}

/** The registry of the server that did not get the call. */
const registry = async () => (await servers[1]?.inject({ url: '/registry.json' }))?.json<Registry>()

const appBecomes = (isOff: true | undefined) =>
  waitUntil(async () => (await registry())?.apps['mfe-a']?.isOff === isOff)

const slotsOf = async (app: string) =>
  (await registry())?.slots.filter((one) => one.app === app).map(({ slot }) => slot)

it('refuses the shell, unknown apps and slots, and foreign tokens', async () => {
  expect(await turn('off', { app: 'shell' })).toEqual([
    422,
    'The shell cannot be turned off, because it shows every page: roll it back.',
  ])
  expect(await turn('off', { app: 'mfe-a', slot: 'nowhere' })).toEqual([
    404,
    'mfe-a 1.0.0 has nothing in a slot nowhere.',
  ])
  expect(await turn('on', { app: 'mfe-a' })).toEqual([409, 'mfe-a is not turned off.'])
  expect(await turn('off', { app: 'mfe-a' }, stranger)).toEqual([
    403,
    'The token stranger is not for mfe-a.',
  ])
  expect(await turn('off', { app: 'mfe-b' }, stranger)).toEqual([404, 'mfe-b has no live release.'])
})

it('turns an app off on every server: its page stays, without scripts, menu entries, slots and preloads', async () => {
  await turn('off', { app: 'mfe-a', reason: 'loses drafts' })
  await appBecomes(true)
  const off = await registry()
  expect(off?.apps['mfe-a']).toMatchObject({ version: '1.0.0', integrity: {}, screens: {} })
  expect(off?.routes.map(({ path }) => path)).toContain('/mfe-a')
  expect(await slotsOf('mfe-a')).toEqual([])
  expect(off?.menu.map(({ path }) => path)).toEqual(['/shell'])
  const page = await servers[1]?.inject({ url: '/mfe-a', headers: { accept: 'text/html' } })
  expect(page?.statusCode).toBe(200)
  expect(page?.body).not.toContain('/apps/mfe-a/1.0.0/entry.js')

  await turn('on', { app: 'mfe-a' })
  await appBecomes(undefined)
  expect((await registry())?.apps['mfe-a']?.integrity).toHaveProperty(['entry.js'])
  expect(await slotsOf('mfe-a')).toEqual(['overlay', 'home'])
})

it('turns the content of one slot off, and says so in status and history', async () => {
  await turn('off', { app: 'mfe-a', slot: 'overlay', reason: 'hangs' })
  await turn('off', { app: 'mfe-a', slot: 'overlay', reason: 'again' })
  await waitUntil(async () => (await slotsOf('mfe-a'))?.join() === 'home')
  expect((await registry())?.apps['mfe-a']).toMatchObject({ offSlots: ['overlay'] })
  const read = async (path: string) =>
    servers[0]?.inject({
      url: `/platform/api/${path}`,
      headers: { authorization: `Bearer ${team}` },
    })
  expect((await read('status'))?.json()).toMatchObject({
    switchedOff: [{ app: 'mfe-a', slot: 'overlay', by: 'team', reason: 'hangs' }],
  })
  await turn('on', { app: 'mfe-a', slot: 'overlay' })
  expect((await read('history?app=mfe-a'))?.json()).toMatchObject({
    moves: [
      { action: 'on', to: '1.0.0', by: 'team', slot: 'overlay', reason: '' },
      { action: 'off', from: '1.0.0', to: null, slot: 'overlay', reason: 'hangs' },
      { action: 'on' },
      { action: 'off', slot: null, reason: 'loses drafts' },
      { action: 'promote' },
    ],
  })
})
