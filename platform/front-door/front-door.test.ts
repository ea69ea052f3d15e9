import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { publishBuiltApps } from '../release-store'
import { writeBuiltApp } from '../testing/built-app'
import { createTestPool } from '../testing/test-pool'
import { waitUntil } from '../testing/wait-until'
import { registerFrontDoor, type FrontDoorOptions } from '.'

const script = 'const answer = 42;\n'.repeat(50)
const shellFiles = {
  'main.js': script,
  'boot.js': 'boot',
  'react.js': 'react',
  'forms.js': 'forms',
  'favicon.svg': '<svg/>',
  'apple-touch-icon.png': 'icon',
  'share.png': 'picture',
  'text.0123abcd.woff2': 'font',
}

let pool: Pool
let app: FastifyInstance

const build = (options: Partial<FrontDoorOptions> = {}) => {
  const built = Fastify()
  registerFrontDoor(built, {
    pool,
    site: { name: 'Test & Co', lightColor: '#fff', darkColor: '#000' },
    describe: (path) => ({
      status: path === '/user/404' ? 404 : 200,
      title: `Page ${path}`,
      description: '"quoted" </script>',
      image: '/share.png',
    }),
    configuration: { credentialsIn: 'body</script>' },
    apiPrefixes: ['/api'],
    publicUrl: 'https://example.org',
    ...options,
  })
  return built
}

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { accept: 'text/html', ...headers } })

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const publishPublic = (version: string) =>
  publishBuiltApps({
    pool,
    log: () => undefined,
    folders: [
      writeBuiltApp({
        app: 'mfe-public',
        version,
        files: { 'remoteEntry.js': 'entry', 'home.js': 'home' },
        manifest: {
          routes: [
            { path: '/', screen: 'Home', title: 'Home' },
            { path: '/user/:id', screen: 'Home', title: 'User', roles: ['recruiter'] },
          ],
        },
        release: {
          screens: { Home: { files: ['home.js'], consumes: ['react', 'forms'] } },
        },
      }),
    ],
  })

beforeAll(async () => {
  pool = await createTestPool()
  await publishPublic('1.0.0-local.1')
  const shell = writeBuiltApp({
    app: 'shell',
    version: '1.0.0',
    files: shellFiles,
    release: {
      startup: { files: ['main.js', 'boot.js'], consumes: ['react'] },
      shares: {
        react: { requires: '^19.0.0', provides: '19.0.0', files: ['react.js'], consumes: [] },
        forms: { requires: '^1.0.0', provides: '1.0.0', files: ['forms.js'], consumes: [] },
      },
    },
  })
  await publishBuiltApps({ pool, folders: [shell], log: () => undefined })
  app = build()
  await app.ready()
})

afterAll(async () => {
  await app.close()
  await pool.end()
})

describe('files', () => {
  const address = '/apps/shell/1.0.0/main.js'

  it('answers 404 with no-store for a file that no release holds', async () => {
    for (const url of ['/apps/shell/9.9.9/main.js', '/apps/shell/1.0.0/../secret', '/apps/x/1/y']) {
      const answer = await get(url)
      expect(answer.statusCode).toBe(404)
      expect(answer.headers['cache-control']).not.toContain('immutable')
    }
  })

  it('are cacheable for a year, with the right type, for this origin only', async () => {
    const { headers, body } = await get(address)
    expect(body).toBe(script)
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      vary: 'accept-encoding',
    })
  })

  it('include the fonts of the live shell under names that stay, for every origin', async () => {
    const { headers, body, statusCode } = await get('/apps/shell/live/text.woff2')
    expect([statusCode, body]).toEqual([200, 'font'])
    expect(headers).toMatchObject({
      'content-type': 'font/woff2',
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=3600',
    })
    const known = { 'if-none-match': String(headers['etag']) }
    expect((await get('/apps/shell/live/text.woff2', known)).statusCode).toBe(304)
    for (const name of ['text.0123abcd.woff2', 'main.js', 'other.woff2']) {
      const answer = await get(`/apps/shell/live/${name}`)
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store'])
      expect(answer.headers).not.toHaveProperty('access-control-allow-origin')
    }
  })

  it('are no service workers', async () => {
    expect((await get(address, { 'service-worker': 'script' })).statusCode).toBe(403)
  })

  it('are compressed as the browser accepts it', async () => {
    const brotli = await get(address, { 'accept-encoding': 'gzip, deflate, br' })
    expect(brotli.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(script)
    const gzip = await get(address, { 'accept-encoding': 'gzip, br;q=0' })
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(script)
  })

  it('are answered 304 when the browser has them', async () => {
    const first = await get(address, { 'accept-encoding': 'br' })
    const again = await get(address, {
      'accept-encoding': 'br',
      'if-none-match': String(first.headers.etag),
    })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
  })
})

describe('the registry', () => {
  it('is revalidated on each use and answered 304 while no pointer moved', async () => {
    const first = await get('/registry.json')
    expect(first.headers['cache-control']).toBe('no-cache')
    expect(Object.keys(first.json<{ apps: object }>().apps)).toEqual(['mfe-public', 'shell'])
    const again = await get('/registry.json', { 'if-none-match': String(first.headers.etag) })
    expect(again.statusCode).toBe(304)
  })

  it('is compressed as the browser accepts it, under one entity tag', async () => {
    const plain = await get('/registry.json')
    for (const [accepted, decode] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const answer = await get('/registry.json', { 'accept-encoding': accepted })
      expect(answer.headers).toMatchObject({
        'content-encoding': accepted,
        vary: 'accept-encoding, accept-language, cookie, page-language',
        etag: plain.headers.etag,
      })
      expect(decode(answer.rawPayload).toString()).toBe(plain.body)
    }
  })

  it('follows a moved pointer', async () => {
    const before = (await get('/registry.json')).headers.etag
    await publishPublic('1.0.0-local.2')
    await waitUntil(async () => (await get('/registry.json')).headers.etag !== before)
    expect((await get('/')).body).toContain('/apps/mfe-public/1.0.0-local.2/home.js')
  })
})

describe('pages', () => {
  const preloaded = (html: string) =>
    [...html.matchAll(/rel="preload" as="script" href="[^"]*\/([^"/]+)"/g)].map(([, name]) => name)

  it('are not served below the API, or to clients that do not accept HTML', async () => {
    expect((await get('/api/unknown')).headers['content-type']).not.toContain('text/html')
    expect((await get('/favicon.ico', { accept: 'image/*' })).statusCode).toBe(404)
    expect((await get('/favicon.ico', { accept: 'image/*' })).body).not.toContain('<html')
  })

  it('answer 404 with the same shell where no route matches or the resource does not exist', async () => {
    const unknown = await get('/nowhere')
    expect(unknown.statusCode).toBe(404)
    expect(unknown.body).toContain('/apps/shell/1.0.0/main.js')
    expect((await get('/user/404')).statusCode).toBe(404)
  })

  it('allow exactly the inline scripts that they contain, by hash', async () => {
    const { body, headers } = await get('/')
    const hashes = [...body.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) =>
      hashOf(text),
    )
    expect(hashes.length).toBeGreaterThan(2)
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain(`script-src 'self' ${hashes.join(' ')};`)
    expect(policy).toContain(`style-src 'self' ${hashOf('')};`)
  })

  it('are the same for every visitor', async () => {
    const [one, two] = [await get('/'), await get('/')]
    expect(one.headers['set-cookie']).not.toBe(two.headers['set-cookie'])
    expect(one.body).toBe(two.body)
    expect(one.body).not.toContain('nonce')
    expect(one.headers['content-security-policy']).toBe(two.headers['content-security-policy'])
  })

  it('carry the security headers', async () => {
    const { headers } = await get('/')
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default")
    expect(policy).not.toContain('unsafe')
    expect(headers['strict-transport-security']).toBeUndefined()
  })

  it('send HSTS only when configured', async () => {
    const secure = build({ hsts: true })
    const { headers } = await secure.inject({ url: '/' })
    expect(headers['strict-transport-security']).toContain('max-age=')
    await secure.close()
  })

  it('preload the entry and the screen with hashes, each file once', async () => {
    const { body } = await get('/')
    expect(preloaded(body)).toEqual([
      'main.js',
      'react.js',
      'boot.js',
      'forms.js',
      'remoteEntry.js',
      'home.js',
    ])
    expect(body).not.toContain('integrity=""')
  })

  it('preload files behind calls', async () => {
    const links = (await get('/')).body.match(/<link rel="preload"[^>]*>/g) ?? []
    expect(links).toHaveLength(6)
    for (const link of links) expect(link).toContain('fetchpriority="low"')
  })

  it('answer HEAD like GET, without a body, as files and the registry do', async () => {
    for (const url of ['/', '/nowhere', '/registry.json', '/apps/shell/1.0.0/main.js']) {
      const { statusCode, headers } = await get(url)
      const head = await app.inject({ method: 'HEAD', url, headers: { accept: 'text/html' } })
      expect(head.body).toBe('')
      expect([head.statusCode, head.headers.etag, head.headers['content-length']]).toEqual([
        statusCode,
        headers.etag,
        headers['content-length'],
      ])
    }
  })

  it.each([
    ['/user/7/', '/user/7'],
    ['/user/7//?tab=a/', '/user/7?tab=a/'],
  ])('redirect from %s to the address without a slash', async (url, address) => {
    const { statusCode, headers } = await get(url)
    expect([statusCode, headers.location]).toEqual([308, address])
  })

  it.each(['/nowhere/', '//user/7/'])('do not redirect from %s', async (url) => {
    expect((await get(url)).headers.location).toBeUndefined()
  })

  it('have escaped titles and descriptions', async () => {
    const { body } = await get('/nowhere/%3Cscript%3E?x=<script>')
    expect(body).toContain('<title>Page /nowhere/%3Cscript%3E</title>')
    expect(body).toContain('content="&quot;quoted&quot; &lt;/script&gt;"')
    expect(body).toContain('<meta property="og:image" content="https://example.org/share.png">')
    expect(body).toContain('Test &amp; Co needs JavaScript.')
    expect(body).toContain('<link rel="icon" href="/apps/shell/1.0.0/favicon.svg">')
    expect(body).toContain(
      '<link rel="apple-touch-icon" href="/apps/shell/1.0.0/apple-touch-icon.png">',
    )
  })

  it('are shared with the picture of the shell when they have no picture', async () => {
    const plain = build({ describe: () => ({ status: 200, title: 'Plain', description: '' }) })
    const { body } = await plain.inject({ url: '/', headers: { accept: 'text/html' } })
    await plain.close()
    expect(body).toContain(
      '<meta property="og:image" content="https://example.org/apps/shell/1.0.0/share.png">',
    )
    expect(body).toContain('<meta name="twitter:card" content="summary_large_image">')
    expect(body).not.toContain('noindex')
  })

  it('ask search engines not to list them where that is said', async () => {
    const description = { status: 200, title: 'Plain', description: '', isListed: false }
    const unlisted = build({ describe: () => description })
    const { body } = await unlisted.inject({ url: '/', headers: { accept: 'text/html' } })
    await unlisted.close()
    expect(body).toContain('<meta name="robots" content="noindex">')
  })

  it('inline data that cannot end its script element', async () => {
    const { body } = await get('/')
    const [, text = ''] = /id="configuration"[^>]*>(.*?)<\/script>/.exec(body) ?? []
    expect(JSON.parse(text)).toEqual({ credentialsIn: 'body</script>' })
  })

  it('watch for reloads in development only', async () => {
    expect((await get('/')).body).not.toContain('EventSource')
    const live = build({ liveReload: true })
    expect((await live.inject({ url: '/' })).body).toContain('EventSource')
    await live.close()
  })
})
