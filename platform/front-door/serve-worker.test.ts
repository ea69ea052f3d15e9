import { createHash } from 'node:crypto'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { publishBuiltApps } from '../release-store'
import { writeBuiltApp } from '../testing/built-app'
import { createTestPool } from '../testing/test-pool'
import { waitUntil } from '../testing/wait-until'
import { registerFrontDoor, type OfflineOptions } from '.'
import type { WorkerOptions } from './worker-options'

let pool: Pool
let app: FastifyInstance

const offline: OfflineOptions = {
  script: 'the worker itself',
  keptReads: ['/api/things', '/api/things/:id'],
  sessionEnd: '/api/logout',
}

async function build(given: OfflineOptions | undefined) {
  const built = Fastify()
  registerFrontDoor(built, {
    pool,
    site: { name: 'Test & Co', lightColor: '#fff', darkColor: '#000' },
    describe: () => ({ status: 200, title: 'A page', description: '' }),
    configuration: {},
    apiPrefixes: ['/api', '/platform'],
    offline: given,
    overrides: { origins: ['http://localhost:3002'] },
  })
  await built.ready()
  return built
}

const publish = (version: string) =>
  publishBuiltApps({
    pool,
    log: () => undefined,
    folders: [
      writeBuiltApp({
        app: 'shell',
        version,
        files: { 'main.js': `main ${version}`, 'icon-192.png': 'icon' },
        release: { startup: { files: ['main.js'], consumes: [] } },
      }),
    ],
  })

const get = (url: string, headers: Record<string, string> = {}, from = app) =>
  from.inject({ url, headers: { accept: '*/*', ...headers } })

/** What the script begins with. */
async function optionsOf(script: string) {
  const [, json = ''] = /^const workerOptions=(\{.*?\});/s.exec(script) ?? []
  return JSON.parse(json) as WorkerOptions
}

beforeAll(async () => {
  pool = await createTestPool()
  await publish('1.0.0-local.1')
  app = await build(offline)
})
afterAll(async () => {
  await app.close()
  await pool.end()
})

it('is the same for every visitor, asked for each time and answered 304', async () => {
  const { headers, statusCode, body } = await get('/sw.js')
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'self'",
  })
  expect(headers['set-cookie']).toBeUndefined()
  const etag = String(headers['etag'])
  const again = await get('/sw.js', { 'if-none-match': etag, cookie: 'visitor=another' })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  expect(body).toMatch(/;the worker itself$/)
})

it('has the page for every path, whose policy allows its own scripts and nothing of overrides', async () => {
  const { page, files, startFiles, keptReads, icon } = await optionsOf((await get('/sw.js')).body)
  expect(page.html).toContain('<html lang="en" dir="ltr" data-kept>')
  expect(page.html).toContain('<div id="root"></div>')
  expect(page.html).not.toContain('id="overrides"')
  const policy = page.headers['content-security-policy'] ?? ''
  const scripts = [...page.html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text]) => text)
  expect(scripts.length).toBeGreaterThan(3)
  for (const text of scripts) {
    const hash = createHash('sha256')
      .update(text ?? '')
      .digest('base64')
    expect(policy).toContain(`'sha256-${hash}'`)
  }
  expect(policy).not.toContain('localhost')
  expect(files).toContain('/apps/shell/1.0.0-local.1/main.js')
  expect(startFiles).toEqual(['/apps/shell/1.0.0-local.1/main.js'])
  expect(icon).toBe('/apps/shell/1.0.0-local.1/icon-192.png')
  const kept = new RegExp(keptReads)
  expect(['/api/things', '/api/things/7'].every((path) => kept.test(path))).toBe(true)
  expect(['/api/things/7/x', '/api/thing', '/x/api/things'].some((path) => kept.test(path))).toBe(
    false,
  )
})

it('changes with a release', async () => {
  const before = (await get('/sw.js')).headers['etag']
  await publish('1.0.0-local.2')
  await waitUntil(async () => (await get('/sw.js')).headers['etag'] !== before)
  const { page } = await optionsOf((await get('/sw.js')).body)
  expect(page.html).toContain('data-version="1.0.0-local.2"')
})

it('is registered by pages only where it is on; a page may make no other script of that address', async () => {
  const page = (await get('/', { accept: 'text/html' })).body
  expect(page).toContain("workers.register('/sw.js')")
  const without = await build(undefined)
  expect((await get('/', { accept: 'text/html' }, without)).body).not.toContain('workers.register')
  const { body } = await get('/sw.js', {}, without)
  expect(body).toContain('registration.unregister()')
  expect(body).not.toContain('workerOptions')
  await without.close()
})
