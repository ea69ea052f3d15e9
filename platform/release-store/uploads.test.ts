import type { Pool } from 'pg'
import type { Release } from '../registry'
import { releaseOf } from '../testing/built-app'
import { createTestPool } from '../testing/test-pool'
import { addFile, beginUpload, finishUpload } from '.'

let pool: Pool
beforeAll(async () => {
  pool = await createTestPool()
})
afterAll(() => pool.end())

const entry = 'var mfe_labs;self.webpackChunklabs=[]'
const screen = 'self.webpackChunklabs.push([])'

let minor = 0

async function publish(files: Record<string, string>, claims: Partial<Release> = {}) {
  const release = releaseOf({
    app: 'mfe-labs',
    version: `1.${minor++}.0`,
    files: { 'entry.js': entry, 'labs.js': screen, ...files },
    manifest: {
      screens: { Labs: './src/labs.tsx' },
      routes: [{ path: '/labs', screen: 'Labs', title: 'Labs' }],
    },
    release: { screens: { Labs: { files: ['labs.js'], consumes: [] } }, ...claims },
  })
  const upload = await beginUpload(pool, release, 'team')
  for (const [name, text] of Object.entries({ 'entry.js': entry, 'labs.js': screen, ...files })) {
    await addFile(pool, upload?.id ?? '', name, Buffer.from(text))
  }
  return finishUpload(pool, upload?.id ?? '')
}

const react18 = 'exports.__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED={}'
const authStore = "throw new Error('A second copy of the auth store was loaded into this page')"

it('publishes scripts of one build that hold no shared package', async () => {
  await expect(publish({})).resolves.toMatchObject({ app: 'mfe-labs', bundled: [] })
})

it.each<[string, Record<string, string>, RegExp]>([
  ['a bundled React 18', { 'vendor.js': react18 }, /does not share react: it brings a copy/],
  [
    'a second auth store',
    { 'labs.js': `${screen};${authStore}` },
    /does not share @swipefolio\/shared\/session: it brings a copy/,
  ],
  [
    'another container',
    { 'entry.js': 'var mfe_other;self.webpackChunklabs=[]' },
    /^entry\.js of mfe-labs \S+ defines no container named mfe_labs\.$/,
  ],
  [
    'a chunk of another build',
    { 'labs.js': 'self.webpackChunkother.push([])' },
    /^labs\.js of mfe-labs \S+ is not of the build of its entry entry\.js, whose scripts name webpackChunklabs\.$/,
  ],
  [
    'a screen that is no script',
    { 'labs.js': 'export default 1' },
    /^labs\.js of mfe-labs \S+ is no script: SyntaxError: Unexpected token 'export'\.$/,
  ],
])('refuses %s of which the record says nothing', async (_title, files, sentence) => {
  await expect(publish(files)).rejects.toThrow(sentence)
})

it('publishes chunks that read the name of their list from the script element, if the entry writes it', async () => {
  const labs = 'self[document.currentScript.dataset.chunks].push([])'
  await expect(publish({ 'labs.js': labs })).rejects.toThrow('is not of the build of its entry')
  const writes = `${entry};script.dataset.chunks="webpackChunklabs"`
  await expect(publish({ 'entry.js': writes, 'labs.js': labs })).resolves.toMatchObject({})
})

it('records the federation runtime that the scripts hold, not the claimed one', async () => {
  const runtime = 'globalThis.__DEBUG_CONSTRUCTOR_VERSION__="2.4.0"'
  const published = await publish({ 'runtime.js': runtime }, { runtime: '2.9.2' })
  expect(published.runtime).toBe('2.4.0')
})
