import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { Pool } from 'pg'
import { scriptBytes } from '../registry'
import { releaseOf, writeBuiltApp } from '../testing/built-app'
import { createTestPool } from '../testing/test-pool'
import { waitUntil } from '../testing/wait-until'
import {
  findReleaseFile,
  listReleases,
  migrateReleaseStore,
  publishBuiltApps,
  readLiveApps,
  watchPointers,
} from '.'
import { migrations } from './migrations'

let pool: Pool
let watch: ReturnType<typeof watchPointers> | undefined
const said: string[] = []
const text = 'const answer = 42;\n'.repeat(50)

const publish = (...folders: string[]) =>
  publishBuiltApps({ pool, folders, log: (sentence) => said.push(sentence) })

const activeVersion = async (app: string) =>
  (await readLiveApps(pool)).find(({ active }) => active.app === app)?.active.version

beforeAll(async () => {
  pool = await createTestPool()
})
afterAll(async () => {
  await watch?.stop()
  await pool.end()
})
beforeEach(() => said.splice(0))

it('migrates once when several processes start at the same time', async () => {
  await Promise.all([1, 2, 3].map(() => migrateReleaseStore(pool)))
  const { rows } = await pool.query('select id from platform.migrations')
  expect(rows).toEqual(migrations.map((_statements, id) => ({ id })))
})

it('refuses a folder without a build', async () => {
  await expect(publish('/nowhere/mfe-x')).rejects.toThrow('/nowhere/mfe-x/dist holds no build')
})

it('refuses a file that differs from the build', async () => {
  const folder = writeBuiltApp({ app: 'tampered', version: '1.0.0', files: { 'a.js': text } })
  writeFileSync(path.join(folder, 'dist', 'a.js'), `${text}//`)
  await expect(publish(folder)).rejects.toThrow('a.js of tampered 1.0.0 is not the file')
  expect(await activeVersion('tampered')).toBeUndefined()
})

it.each(['1.0.0', '1.0.0-local.1'])(
  'keeps version %s when another checkout has other content for it, and publishes the apps after it',
  async (version) => {
    const app = `twice-${version}`
    const after = writeBuiltApp({ app: `after-${version}`, version, files: { 'a.js': text } })
    await publish(writeBuiltApp({ app, version, files: { 'a.js': text } }))
    const other = writeBuiltApp({ app, version, files: { 'a.js': `${text}2` } })
    await publish(other, after)
    expect(said.slice(1)).toEqual([
      `${app} ${version} is already published with other content. That content stays; the build in ${other}/dist is not published.`,
      expect.stringContaining(`${app} ${version} is live`),
      `after-${version} ${version} is live`,
    ])
    expect((await findReleaseFile(pool, app, version, 'a.js'))?.content.toString()).toBe(text)
  },
)

it('makes a published local build live when a build of another checkout conflicts with it', async () => {
  const build = (version: string, content: string) =>
    writeBuiltApp({ app: 'two', version, files: { 'a.js': content } })
  await publish(build('1.0.0-local.1', text))
  await publish(build('1.0.0-local.2', text))
  await publish(build('1.0.0-local.1', `${text}2`))
  expect(await activeVersion('two')).toBe('1.0.0-local.1')
})

it('publishes a build with its compressed variants and moves the empty pointer', async () => {
  const png = Buffer.from([137, 80, 78, 71]).toString('latin1')
  const files = { 'a.js': text, 'a.png': png }
  await publish(writeBuiltApp({ app: 'fresh', version: '1.0.0-local.1', files }))
  const script = await findReleaseFile(pool, 'fresh', '1.0.0-local.1', 'a.js')
  expect(script?.content.toString()).toBe(text)
  expect(brotliDecompressSync(script?.brotli ?? '').toString()).toBe(text)
  expect(gunzipSync(script?.gzip ?? '').toString()).toBe(text)
  expect(await findReleaseFile(pool, 'fresh', '1.0.0-local.1', 'a.png')).toMatchObject({
    brotli: null,
    gzip: null,
  })
  expect(said).toEqual(['fresh 1.0.0-local.1 is live'])
})

it('lists the size that the budget limits, without catalogues of languages', async () => {
  const built = {
    app: 'translated',
    version: '1.0.0',
    files: { 'a.js': text, 'he.js': `${text}2`, 'a.css': text },
    release: { languages: { he: { files: ['he.js'], texts: {} } } },
  }
  await publish(writeBuiltApp(built))
  const [listed] = await listReleases(pool, { app: 'translated' })
  expect(listed?.bytes).toBe(scriptBytes(releaseOf(built)))
  expect(listed?.bytes).toBe(text.length)
})

it('moves a pointer from a local build to the next and keeps the history', async () => {
  const build = (version: string) =>
    writeBuiltApp({ app: 'moving', version, files: { 'a.js': version } })
  const first = build('1.0.0-local.1')
  await publish(first)
  await publish(first)
  await publish(build('1.0.0-local.2'))
  const { rows } = await pool.query(
    `select from_version, to_version from platform.pointer_moves where app = 'moving' order by id`,
  )
  expect(rows).toEqual([
    { from_version: null, to_version: '1.0.0-local.1' },
    { from_version: '1.0.0-local.1', to_version: '1.0.0-local.2' },
  ])
})

it('leaves a pointer that points to a release, and says so', async () => {
  await publish(writeBuiltApp({ app: 'released', version: '2.0.0', files: { 'a.js': text } }))
  await publish(
    writeBuiltApp({ app: 'released', version: '2.0.1-local.1', files: { 'a.js': `${text}3` } }),
  )
  expect(await activeVersion('released')).toBe('2.0.0')
  expect(said.at(-1)).toBe(
    'released 2.0.0 is live and stays so; this build is published as 2.0.1-local.1',
  )
})

it('deletes old local builds without a pointer', async () => {
  const build = (n: number) =>
    writeBuiltApp({ app: 'old', version: `1.0.0-local.${n}`, files: { 'a.js': `${n}` } })
  for (const n of [1, 2, 3]) await publish(build(n))
  await pool.query(
    `update platform.releases set created_at = now() - interval '2 days' where app = 'old'`,
  )
  await publish(build(4))
  const { rows } = await pool.query<{ version: string }>(
    `select version from platform.releases where app = 'old' order by version`,
  )
  expect(rows.map(({ version }) => version)).toEqual(['1.0.0-local.3', '1.0.0-local.4'])
})

it('notifies watchers of a move, also after their connection was lost', async () => {
  let moves = 0
  const until = (expected: number) => waitUntil(() => moves >= expected)
  watch = watchPointers(pool, () => {
    moves += 1
  })
  await until(1)
  await publish(writeBuiltApp({ app: 'watched', version: '1.0.0-local.1', files: { 'a.js': '1' } }))
  await until(2)
  await pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where query like 'listen %' and datname = current_database()`,
  )
  await until(3)
  await publish(writeBuiltApp({ app: 'watched', version: '1.0.0-local.2', files: { 'a.js': '2' } }))
  await until(4)
  expect(await activeVersion('watched')).toBe('1.0.0-local.2')
})
