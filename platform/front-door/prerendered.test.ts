import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { publishBuiltApps } from '../release-store'
import { writeBuiltApp } from '../testing/built-app'
import { startReleaseServer } from '../testing/release-server'
import { createTestPool } from '../testing/test-pool'
import { waitUntil } from '../testing/wait-until'

const styles = (...groups: string[]) => groups.map((id) => ({ id, css: `.${id}{order:1}` }))

const shellParts = {
  screens: {},
  frame: {
    html: '<nav>{{menu}}{{more}}</nav><main>{{screen}}</main>',
    menuEntry: '<a href="/{{path}}">{{label}}</a>',
    currentMenuEntry: '<a href="/{{path}}" aria-current="page">{{label}}</a>',
    moreButton: '<button>More</button>',
    script: 'early()',
    styles: [...styles('button'), { id: 'link', css: '.link{src:url({{base}}a.woff2)}' }],
  },
}

const publicParts = (text: string) => ({
  screens: {
    Home: { html: `<h1>${text} costs $& and {{menu}}</h1>`, styles: styles('hero', 'button') },
    Jobs: { html: '<h1>Jobs</h1>', styles: [] },
  },
})

let pool: Pool
let app: FastifyInstance

const publish = (name: string, version: string, parts: unknown) =>
  publishBuiltApps({
    pool,
    log: () => undefined,
    folders: [
      writeBuiltApp({
        app: name,
        version,
        files: {
          'main.js': 'main',
          'prerendered.json': typeof parts === 'string' ? parts : JSON.stringify(parts),
        },
        manifest: name === 'shell' ? {} : offers,
        release: { screens: { Home: noFiles, Jobs: noFiles } },
      }),
    ],
  })

const noFiles = { files: [], consumes: [] }

const offers = {
  routes: [
    { path: '/', screen: 'Home', title: 'Home' },
    { path: '/jobs', screen: 'Jobs', title: 'Jobs', roles: ['recruiter'] },
    { path: '/later', screen: 'Later', title: 'Later' },
  ],
  menu: [
    { label: 'Home & more', path: '/', order: 1 },
    { label: 'Later', path: '/later', order: 2 },
    { label: 'Jobs', path: '/jobs', order: 3, roles: ['recruiter'] },
  ],
}

const get = (url: string, encoding = 'identity') =>
  app.inject({ url, headers: { accept: 'text/html', 'accept-encoding': encoding } })

const rootOf = (html: string) =>
  /<div id="root">(.*?)<\/div>(?:<script>|\n<\/body>)/s.exec(html)?.[1]

beforeAll(async () => {
  pool = await createTestPool()
  await publish('shell', '1.0.0-local.1', shellParts)
  await publish('mfe-public', '1.0.0-local.1', publicParts('Work'))
  app = await startReleaseServer(pool)
})

afterAll(async () => {
  await app.close()
  await pool.end()
})

it('combines the frame and the screen of different releases, with the menu of a visitor without a role', async () => {
  expect(rootOf((await get('/')).body)).toBe(
    '<nav><a href="/" aria-current="page">Home &amp; more</a><a href="/later">Later</a></nav>' +
      '<main><h1>Work costs $& and {{menu}}</h1></main>',
  )
})

it('shows the first menu entries of many apps, and a button for the others', async () => {
  const letters = ['a', 'b', 'c', 'd', 'e', 'f']
  const folders = letters.map((letter, index) =>
    writeBuiltApp({
      app: `mfe-${letter}`,
      version: '1.0.0-local.1',
      files: { 'main.js': letter },
      manifest: { menu: [{ label: letter, path: `/${letter}`, order: 10 + index }] },
    }),
  )
  await publishBuiltApps({ pool, folders, log: () => undefined })
  await waitUntil(async () => (await get('/')).body.includes('<button>'))
  const menu = /<nav>(.*)<\/nav>/.exec(rootOf((await get('/')).body) ?? '')?.[1]
  expect(menu?.match(/href="[^"]*"/g)).toHaveLength(7)
  expect(menu).toMatch(/<a href="\/e">e<\/a><button>More<\/button>$/)
  const names = letters.map((letter) => `mfe-${letter}`)
  await pool.query('delete from platform.pointers where app = any($1)', [names])
  await pool.query("select pg_notify('platform_pointers', '')")
  await waitUntil(async () => !(await get('/')).body.includes('<button>'))
})

it('includes the CSS of each once, the frame first, with URLs of the release that it comes from', async () => {
  const { body, headers } = await get('/')
  const css = '.button{order:1}.link{src:url(/apps/shell/1.0.0-local.1/a.woff2)}.hero{order:1}'
  expect(body).toContain(`<style>${css}</style>`)
  expect(body).toContain('<script>early()</script>')
  const policy = String(headers['content-security-policy'])
  for (const text of [css, 'early()']) {
    expect(policy).toContain(createHash('sha256').update(text).digest('base64'))
  }
})

it.each(['/jobs', '/later', '/nowhere'])(
  'leaves %s to the browser, because only the browser knows what to show',
  async (url) => expect(rootOf((await get(url)).body)).toBe(''),
)

it('compresses pages as the browser accepts it', async () => {
  const plain = rootOf((await get('/')).body)
  const brotli = await get('/', 'gzip, br')
  expect(brotli.headers).toMatchObject({
    'content-encoding': 'br',
    vary: 'accept-encoding, accept-language, cookie',
  })
  expect(rootOf(brotliDecompressSync(brotli.rawPayload).toString())).toBe(plain)
  const gzip = await get('/', 'gzip')
  expect(rootOf(gunzipSync(gzip.rawPayload).toString())).toBe(plain)
})

it('follows a new release and skips a broken one', async () => {
  await publish('mfe-public', '1.0.0-local.2', publicParts('Play'))
  await waitUntil(async () => (await get('/')).body.includes('/1.0.0-local.2/'))
  expect(rootOf((await get('/')).body)).toContain('<h1>Play')
  await publish('mfe-public', '1.0.0-local.3', '{"screens":')
  await waitUntil(async () => (await get('/')).body.includes('/1.0.0-local.3/'))
  expect(rootOf((await get('/')).body)).toBe('')
})
