import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import type { Registry } from '../registry'
import { publishBuiltApps } from '../release-store'
import { writeBuiltApp } from '../testing/built-app'
import { startReleaseServer } from '../testing/release-server'
import { createTestPool } from '../testing/test-pool'
import { waitUntil } from '../testing/wait-until'

const font = 'font.179d25e2.woff2'
const chunk = 'home.8a219954.js'

let pool: Pool
let app: FastifyInstance

const publish = (version: string, files: Record<string, string>, hashedNames = true) =>
  publishBuiltApps({
    pool,
    log: () => undefined,
    folders: [writeBuiltApp({ app: 'mfe-a', version, files, release: { hashedNames } })],
  })

const get = (url: string) => app.inject({ url })

async function registered() {
  const { apps } = (await get('/registry.json')).json<Registry>()
  return apps['mfe-a']
}

beforeAll(async () => {
  pool = await createTestPool()
  await publish('1.0.0-local.1', {
    'remoteEntry.aaaaaaaa.js': 'first',
    [chunk]: 'home',
    [font]: 'font',
    'icon.svg': '<svg/>',
  })
  app = await startReleaseServer(pool)
})

afterAll(async () => {
  await app.close()
  await pool.end()
})

it('gives releases with hashes in their file names one base URL, so that equal files stay cached', async () => {
  expect((await registered())?.base).toBe('/apps/mfe-a/files/')
  await publish('1.0.0-local.2', { 'remoteEntry.bbbbbbbb.js': 'second', [chunk]: 'home' })
  await waitUntil(async () => (await registered())?.entry === 'remoteEntry.bbbbbbbb.js')
  expect((await registered())?.base).toBe('/apps/mfe-a/files/')
  for (const [name, content] of [
    ['remoteEntry.aaaaaaaa.js', 'first'],
    ['remoteEntry.bbbbbbbb.js', 'second'],
    [chunk, 'home'],
    [font, 'font'],
  ] as const) {
    const { body, headers } = await get(`/apps/mfe-a/files/${name}`)
    expect(body).toBe(content)
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  }
})

it('serves every file under its version, too, and files without a hash only there', async () => {
  expect((await get(`/apps/mfe-a/1.0.0-local.1/${chunk}`)).body).toBe('home')
  expect((await get('/apps/mfe-a/1.0.0-local.1/icon.svg')).body).toBe('<svg/>')
  expect((await get('/apps/mfe-a/files/icon.svg')).statusCode).toBe(404)
})

it('keeps other content for a name of an earlier release from going live', async () => {
  const log: string[] = []
  const folder = writeBuiltApp({
    app: 'mfe-a',
    version: '1.0.0-local.3',
    files: { 'remoteEntry.cccccccc.js': 'third', [chunk]: 'other' },
    release: { hashedNames: true },
  })
  await publishBuiltApps({ pool, folders: [folder], log: (line) => log.push(line) })
  expect(log.join()).toContain(
    `${chunk} of mfe-a 1.0.0-local.3 has other content in mfe-a 1.0.0-local.1.`,
  )
  expect((await registered())?.entry).toBe('remoteEntry.bbbbbbbb.js')
})

it('gives other releases a base URL of their own, whose names may repeat', async () => {
  await publish('1.0.0-local.4', { 'remoteEntry.js': 'fourth', [chunk]: 'another' }, false)
  await waitUntil(async () => (await registered())?.base === '/apps/mfe-a/1.0.0-local.4/')
  expect((await get(`/apps/mfe-a/files/${chunk}`)).body).toBe('home')
  expect((await get(`/apps/mfe-a/1.0.0-local.4/${chunk}`)).body).toBe('another')
})
