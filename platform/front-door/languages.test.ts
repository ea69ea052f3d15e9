import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import type { Registry } from '../registry'
import { publishBuiltApps } from '../release-store'
import { writeBuiltApp } from '../testing/built-app'
import { startReleaseServer } from '../testing/release-server'
import { createTestPool } from '../testing/test-pool'
import { waitUntil } from '../testing/wait-until'

const noFiles = { files: [], consumes: [] }

const frame = (search: string) => ({
  html: `<nav>{{menu}}</nav><label>${search}</label><main>{{screen}}</main>`,
  menuEntry: '<a href="/{{path}}">{{label}}</a>',
  currentMenuEntry: '<a href="/{{path}}">{{label}}</a>',
  script: '',
  styles: [],
})
const shellParts = (search: string) => JSON.stringify({ screens: {}, frame: frame(search) })
const labParts = (text: string) =>
  JSON.stringify({ screens: { Lab: { html: `<h1>${text}</h1>`, styles: [] } } })

let pool: Pool
let app: FastifyInstance

const publish = (name: string, version: string, { isTranslated = true } = {}) =>
  publishBuiltApps({
    pool,
    log: () => undefined,
    folders: [
      writeBuiltApp({
        app: name,
        version,
        files: {
          'main.js': `main of ${name} ${version}`,
          'he.js': `catalogue of ${name}`,
          'prerendered.json': name === 'shell' ? shellParts('Search') : labParts('Work'),
          'prerendered.he.json': name === 'shell' ? shellParts('חיפוש') : labParts('עבודה'),
        },
        manifest:
          name === 'shell'
            ? {}
            : {
                routes: [{ path: '/lab', screen: 'Lab', title: 'Lab' }],
                menu: [{ label: 'Lab', path: '/lab', order: 1 }],
              },
        release: {
          screens: { Lab: noFiles },
          ...(isTranslated && { languages: { he: { files: ['he.js'], texts: { Lab: 'מעבדה' } } } }),
        },
      }),
    ],
  })

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { accept: 'text/html', 'accept-encoding': 'identity', ...headers } })

const registry = async (headers: Record<string, string>) =>
  (await get('/registry.json', headers)).json<Registry>()

const inHebrew = { 'accept-language': 'he-IL' }

beforeAll(async () => {
  pool = await createTestPool()
  await publish('shell', '1.0.0-local.1')
  await publish('mfe-lab', '1.0.0-local.1')
  app = await startReleaseServer(pool)
})

afterAll(async () => {
  await app.close()
  await pool.end()
})

it('has the page of a path in the language that the browser prefers', async () => {
  const { body } = await get('/lab', inHebrew)
  expect(body).toContain('<html lang="he" dir="rtl"')
  expect(body).toContain(
    '<nav><a href="/lab">מעבדה</a></nav><label>חיפוש</label><main><h1>עבודה</h1></main>',
  )
  const english = await get('/lab')
  expect(english.body).toContain('<html lang="en" dir="ltr"')
  expect(english.body).toContain('<label>Search</label><main><h1>Work</h1></main>')
})

it('preloads the catalogues only where they are needed', async () => {
  expect((await get('/lab', inHebrew)).body).toMatch(/rel="preload"[^>]*mfe-lab\/[^"]*he\.js"/)
  expect((await get('/lab')).body).not.toMatch(/rel="preload"[^>]*he\.js"/)
})

it('lets the choice of the browser come first', async () => {
  const cookie = 'language=en'
  expect((await get('/lab', { ...inHebrew, cookie })).body).toContain('lang="en"')
  expect((await get('/lab', { cookie: 'language=he' })).body).toContain('lang="he"')
})

it('lets no cache give the page of another language', async () => {
  const [english, hebrew] = [await get('/lab'), await get('/lab', inHebrew)]
  expect(hebrew.headers.vary).toBe('accept-encoding, accept-language, cookie')
  expect(hebrew.headers.etag).not.toBe(english.headers.etag)
  const tag = { 'if-none-match': String(english.headers.etag) }
  expect((await get('/lab', tag)).statusCode).toBe(304)
  expect((await get('/lab', { ...inHebrew, ...tag })).statusCode).toBe(200)
})

it('has a registry in each language, and gives a tab that of its page', async () => {
  const languages = ['en', 'he']
  const menu = [expect.objectContaining({ label: 'מעבדה' })]
  expect(await registry(inHebrew)).toMatchObject({ language: 'he', languages, menu })
  expect(await registry({ cookie: 'language=en', 'page-language': 'he' })).toMatchObject({ menu })
  expect(await registry({})).toMatchObject({ language: 'en', languages })
})

it('offers a language only as long as every live release has it', async () => {
  await publish('mfe-lab', '1.0.0-local.2', { isTranslated: false })
  await waitUntil(async () => (await get('/lab', inHebrew)).body.includes('lang="en"'))
  const { language, languages } = await registry(inHebrew)
  expect([language, languages]).toEqual([undefined, undefined])
  expect((await get('/lab', inHebrew)).body).toContain('<h1>Work</h1>')
})
