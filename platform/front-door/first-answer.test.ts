import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { publishBuiltApps } from '../release-store'
import { writeBuiltApp } from '../testing/built-app'
import { startReleaseServer } from '../testing/release-server'
import { createTestPool } from '../testing/test-pool'
import type { PageAnswer } from './first-answer'

let pool: Pool
let app: FastifyInstance
let answer: () => Promise<PageAnswer | undefined>
const read = jest.fn<Promise<PageAnswer | undefined>, [string]>(() => answer())

const noFiles = { files: [], consumes: [] }
const frame = { html: '<main>{{screen}}</main>', menuEntry: '', currentMenuEntry: '', script: '' }
const screens = {
  List: { html: '<ul>{{#data}}<li>{{title}}</li>{{/}}</ul>', styles: [], isTemplate: true },
  One: {
    html: '{{#data}}<h1>{{data.title|loud}}</h1>{{/}}{{^data}}No job{{/}}',
    styles: [],
    isTemplate: true,
  },
}

beforeAll(async () => {
  pool = await createTestPool()
  const folders = [
    writeBuiltApp({
      app: 'shell',
      version: '1.0.0',
      files: {
        'main.js': 'main',
        'prerendered.json': JSON.stringify({
          screens: {},
          frame: { ...frame, styles: [], slotPaths: {} },
        }),
      },
      manifest: {},
    }),
    writeBuiltApp({
      app: 'mfe-public',
      version: '1.0.0',
      files: { 'main.js': 'main', 'prerendered.json': JSON.stringify({ screens }) },
      manifest: {
        routes: [
          { path: '/jobs', screen: 'List', title: 'Jobs', reads: ['/api/jobs?limit=2'] },
          { path: '/job/:id', screen: 'One', title: 'Job', reads: ['/api/jobs/:id'] },
        ],
      },
      release: { screens: { List: noFiles, One: noFiles } },
    }),
  ]
  await publishBuiltApps({ pool, folders, log: () => undefined })
  const content = {
    read,
    formatsAt: (at: string) => ({ loud: (text: unknown) => `${String(text)}! (${at})` }),
  }
  app = await startReleaseServer(pool, { content })
})

afterAll(async () => {
  await app.close()
  await pool.end()
})

beforeEach(() => {
  read.mockClear()
  answer = () => Promise.resolve({ data: [{ title: 'Kite' }], next: 'more', at: '2030-05-01' })
})

const get = (url: string, headers = {}) =>
  app.inject({ url, headers: { accept: 'text/html', ...headers } })
const rootOf = (html: string) => /<div id="root">(.*?)<\/div>/s.exec(html)?.[1]
const inPage = (html: string, id: string): unknown => {
  const text = new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`).exec(
    html,
  )?.[1]
  return text && JSON.parse(text)
}

it('fills the template of a public screen, and gives the browser the answer in place of the call', async () => {
  const { body } = await get('/jobs')
  expect(rootOf(body)).toBe('<main><ul><li>Kite</li></ul></main>')
  expect(read.mock.calls).toEqual([['/api/jobs?limit=2']])
  expect(inPage(body, 'first-answer')).toEqual({
    address: '/api/jobs?limit=2',
    answer: await answer(),
  })
  expect(inPage(body, 'starts')).toBeUndefined()
})

it('asks with the parameters of the path, and formats for the time of the answer', async () => {
  answer = () => Promise.resolve({ data: { title: 'Kite' }, at: '2030-05-01' })
  expect(rootOf((await get('/job/7')).body)).toBe('<main><h1>Kite! (2030-05-01)</h1></main>')
  expect(read).toHaveBeenCalledWith('/api/jobs/7')
})

it('says what does not exist, if the template has words for it', async () => {
  answer = () => Promise.resolve({ data: null, at: '2030-05-01' })
  const { body } = await get('/job/7')
  expect(rootOf(body)).toBe('<main>No job</main>')
  expect(inPage(body, 'first-answer')).toMatchObject({ answer: { data: null } })
  expect(inPage(body, 'starts')).toBeUndefined()
  const { body: without } = await get('/jobs')
  expect(rootOf(without)).toBe('')
  expect(inPage(without, 'starts')).toMatchObject({
    roles: { anonymous: { reads: ['/api/jobs?limit=2'] } },
  })
})

it('is 304 while the content is the same, and new once it has changed', async () => {
  const { etag } = (await get('/jobs')).headers
  const revalidate = () => get('/jobs', { 'if-none-match': etag })
  expect((await revalidate()).statusCode).toBe(304)
  answer = () => Promise.resolve({ data: [{ title: 'Changed' }], at: '2030-05-01' })
  const changed = await revalidate()
  expect(changed.statusCode).toBe(200)
  expect(rootOf(changed.body)).toContain('Changed')
})

it('is 304 when an equal list has another cursor', async () => {
  const { etag } = (await get('/jobs')).headers
  answer = () => Promise.resolve({ data: [{ title: 'Kite' }], next: 'again', at: '2030-05-01' })
  const { statusCode } = await get('/jobs', { 'if-none-match': etag })
  expect(statusCode).toBe(304)
})

it('shows hostile texts as texts', async () => {
  const title = `</script><script>alert(1)</script>{{#data}}{{screen}}\u2028"'`
  answer = () => Promise.resolve({ data: [{ title }], at: '2030-05-01' })
  const { body } = await get('/jobs')
  expect(body).not.toContain('<script>alert')
  expect(rootOf(body)).toContain('{{#data}}{{screen}}\u2028&quot;&#39;</li>')
  expect(inPage(body, 'first-answer')).toMatchObject({ answer: { data: [{ title }] } })
})

it.each<[string, () => Promise<PageAnswer | undefined>]>([
  ['fails', () => Promise.reject(new Error('The database is away'))],
  ['is refused', () => Promise.resolve(undefined)],
  ['comes late', () => new Promise(() => {})],
  ['is large', () => Promise.resolve({ data: [{ title: 'a'.repeat(300_000) }], at: '2030-05-01' })],
])('leaves the call to the browser when it %s', async (_case, given) => {
  answer = given
  const { statusCode, body } = await get('/jobs')
  expect(statusCode).toBe(200)
  expect(rootOf(body)).toBe('')
  expect(inPage(body, 'first-answer')).toBeUndefined()
  expect(inPage(body, 'starts')).toMatchObject({
    roles: { anonymous: { reads: ['/api/jobs?limit=2'] } },
  })
})

it('is the same page with a query, which the browser applies', async () => {
  expect((await get('/jobs?q=kite')).body).toBe((await get('/jobs')).body)
  expect(read.mock.calls).toEqual([['/api/jobs?limit=2'], ['/api/jobs?limit=2']])
})
