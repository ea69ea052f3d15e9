import zlib from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { promote, publishBuiltApps, triesCanary } from '../release-store'
import { writeBuiltApp } from '../testing/built-app'
import { startReleaseServer } from '../testing/release-server'
import { createTestPool } from '../testing/test-pool'
import { waitUntil } from '../testing/wait-until'

let pool: Pool
let app: FastifyInstance

const versions = ['1.0.0', '1.1.0']

beforeAll(async () => {
  pool = await createTestPool()
  const shell = writeBuiltApp({ app: 'shell', version: '1.0.0', files: { 'main.js': 'main' } })
  const built = versions.map((version) =>
    writeBuiltApp({
      app: 'mfe-a',
      version,
      files: { 'entry.js': version },
      manifest: { routes: [{ path: '/', screen: 'Home', title: 'Home' }] },
      release: { screens: { Home: { files: ['entry.js'], consumes: [] } } },
    }),
  )
  await publishBuiltApps({ pool, folders: [shell, ...built], log: () => undefined })
  await promote(pool, { releases: { 'mfe-a': '1.0.0' }, by: 'test' })
  app = await startReleaseServer(pool)
})
afterAll(async () => {
  await app.close()
  await pool.end()
})

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { accept: 'text/html', ...headers } })

const tagOf = ({ headers }: Awaited<ReturnType<typeof get>>) => String(headers['etag'])

it('revalidates a page by its entity tag, whatever its encoding', async () => {
  const first = await get('/', { 'accept-encoding': 'br' })
  expect(tagOf(await get('/'))).toBe(tagOf(first))
  for (const known of [tagOf(first), `"other", ${tagOf(first)}`, '*']) {
    const again = await get('/', { 'if-none-match': known })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
  }
  expect((await get('/', { 'if-none-match': 'W/"other"' })).statusCode).toBe(200)
})

it('answers 304 without headers that would replace those of the stored page', async () => {
  const first = await get('/', { cookie: 'visitor=one' })
  const again = await get('/', { cookie: 'visitor=one', 'if-none-match': tagOf(first) })
  const { date: _date, connection: _connection, ...headers } = again.headers
  expect(headers).toEqual({
    'cache-control': 'no-cache',
    etag: tagOf(first),
    vary: 'accept-encoding, accept-language, cookie',
  })
})

it('sets the cookie of a new visitor only, on a 304 as well', async () => {
  const first = await get('/')
  expect(first.headers['set-cookie']).toContain('visitor=')
  const known = { 'if-none-match': tagOf(first) }
  expect((await get('/', known)).headers['set-cookie']).toContain('visitor=')
  expect(
    (await get('/', { ...known, cookie: 'visitor=one' })).headers['set-cookie'],
  ).toBeUndefined()
})

it('keeps one page for all paths without a route', async () => {
  const gzips = jest.spyOn(zlib, 'gzip')
  const bodies = new Set<string>()
  for (let path = 0; path < 20; path += 1) {
    const { headers, rawPayload } = await get(`/made/up/${path}`, { 'accept-encoding': 'gzip' })
    expect(headers['content-encoding']).toBe('gzip')
    bodies.add(rawPayload.toString('base64'))
  }
  expect(bodies.size).toBe(1)
  expect(gzips).toHaveBeenCalledTimes(1)
  gzips.mockRestore()
})

it('gives an error page no entity tag', async () => {
  const { statusCode, headers } = await get('/nowhere')
  expect(statusCode).toBe(404)
  expect(headers['etag']).toBeUndefined()
})

it('changes the entity tag when the policy of the page changes', async () => {
  const secure = await startReleaseServer(pool, { hsts: true })
  const { headers } = await secure.inject({ url: '/', headers: { accept: 'text/html' } })
  await secure.close()
  expect(headers['etag']).not.toBe(tagOf(await get('/')))
})

it('gives visitors of a canary its page and entity tag', async () => {
  await promote(pool, { releases: { 'mfe-a': '1.1.0' }, percent: 50, by: 'test' })
  const names = Array.from({ length: 50 }, (_, number) => `visitor-${number}`)
  const [canary, usual] = [true, false].map((tries) =>
    names.find((name) => triesCanary(name, 'mfe-a', 50) === tries),
  )
  const page = (visitor?: string) => get('/', { cookie: `visitor=${visitor}` })
  await waitUntil(async () => (await page(canary)).body.includes('/mfe-a/1.1.0/'))
  const left = await page(usual)
  expect(left.body).toContain('/mfe-a/1.0.0/')
  expect(tagOf(await page(canary))).not.toBe(tagOf(left))
  const swapped = await get('/', { cookie: `visitor=${canary}`, 'if-none-match': tagOf(left) })
  expect(swapped.statusCode).toBe(200)
  await promote(pool, { releases: { 'mfe-a': '1.1.0' }, by: 'test' })
})

it('compresses a page once for many requests, and once more at the best quality', async () => {
  const compressions = jest.spyOn(zlib, 'brotliCompress')
  const gzips = jest.spyOn(zlib, 'gzip')
  const fresh = await startReleaseServer(pool)
  const ask = (encoding: string) =>
    fresh.inject({ url: '/', headers: { accept: 'text/html', 'accept-encoding': encoding } })
  const answers = await Promise.all(Array.from({ length: 10 }, () => ask('br')))
  await Promise.all(Array.from({ length: 10 }, () => ask('gzip')))
  await waitUntil(async () => {
    const size = (await ask('br')).rawPayload.length
    return size < (answers[0]?.rawPayload.length ?? 0)
  })
  await Promise.all(Array.from({ length: 10 }, () => ask('br')))
  const text = zlib.brotliDecompressSync((await ask('br')).rawPayload).toString()
  expect(text).toBe((await ask('identity')).body)
  expect(compressions).toHaveBeenCalledTimes(2)
  expect(gzips).toHaveBeenCalledTimes(1)
  await fresh.close()
})
