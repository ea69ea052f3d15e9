import type { Pool } from 'pg'
import { releaseOf } from '../testing/built-app'
import { createTestPool } from '../testing/test-pool'
import { addFile, beginUpload, type FileKeeper, findReleaseFile, finishUpload } from '.'
import { releaseFiles } from './movable-files'
import { runBy } from './stored-file'
import { inTransaction } from './transaction'

let pool: Pool
let objects: Map<string, Buffer>
let files: FileKeeper

beforeAll(async () => {
  pool = await createTestPool()
})
afterAll(() => pool.end())

/** Keeps contents in memory, and removes them at once. */
beforeEach(() => {
  objects = new Map()
  files = {
    async put(content) {
      const object = `object ${minor} ${objects.size}`
      objects.set(object, content)
      return { data: null, object }
    },
    confirm: async () => undefined,
    read: async ({ data, object }) =>
      data ?? objects.get(object ?? '') ?? Promise.reject(new Error('away')),
    async remove(_run, removed) {
      for (const { object } of removed) objects.delete(object ?? '')
    },
  }
})

const app = 'mfe-labs'
const texts = {
  'entry.js': `var mfe_labs;self.webpackChunklabs=[];'${'x'.repeat(500)}'`,
  'labs.js': 'self.webpackChunklabs.push([])',
}
let minor = 0

const nextRelease = () =>
  releaseOf({
    app,
    version: `1.${minor++}.0`,
    files: texts,
    manifest: {
      screens: { Labs: './src/labs.tsx' },
      routes: [{ path: '/labs', screen: 'Labs', title: 'Labs' }],
    },
    release: { screens: { Labs: { files: ['labs.js'], consumes: [] } } },
  })

async function upload(release = nextRelease()) {
  const begun = await beginUpload(pool, release, 'team', files)
  for (const [name, text] of Object.entries(texts)) {
    await addFile(pool, begun?.id ?? '', name, Buffer.from(text), files)
  }
  return begun?.id ?? ''
}

const find = (version: string, name: string) => findReleaseFile(pool, app, version, name, files)

it('keeps files elsewhere with their variants, and measures them as before', async () => {
  const release = nextRelease()
  const published = await finishUpload(pool, await upload(release), files)
  const { rows } = await pool.query(
    'select content, brotli, gzip from platform.files where version = $1',
    [release.version],
  )
  expect(rows).toEqual(Object.keys(texts).map(() => ({ content: null, brotli: null, gzip: null })))
  const inDatabase = await beginUpload(pool, { ...release, version: '2.0.0' }, 'team')
  for (const [name, text] of Object.entries(texts)) {
    await addFile(pool, inDatabase?.id ?? '', name, Buffer.from(text))
  }
  const other = await finishUpload(pool, inDatabase?.id ?? '')
  expect(published.files).toEqual(other.files)
  for (const name of Object.keys(texts)) {
    expect(await find(release.version, name)).toEqual(await find('2.0.0', name))
  }
})

it('removes what an upload has put elsewhere when its release is published already', async () => {
  const release = nextRelease()
  const [first, second] = [await upload(release), await upload(release)]
  expect(objects.size).toBe(4)
  await finishUpload(pool, first, files)
  await finishUpload(pool, second, files)
  expect(objects.size).toBe(2)
  expect((await find(release.version, 'labs.js'))?.content.toString()).toBe(texts['labs.js'])
})

it('removes what an upload has put elsewhere that was not finished in a day', async () => {
  const id = await upload()
  await pool.query(
    `update platform.uploads set started_at = now() - interval '25 hours' where id = $1`,
    [id],
  )
  expect(objects.size).toBe(2)
  await beginUpload(pool, nextRelease(), 'team', files)
  expect(objects.size).toBe(0)
  await expect(finishUpload(pool, id, files)).rejects.toThrow('There is no such upload.')
})

it('moves files elsewhere and back without a change', async () => {
  const release = nextRelease()
  await pool.query('delete from platform.releases')
  await finishUpload(pool, await upload(release), files)
  const before = await find(release.version, 'entry.js')
  const table = releaseFiles(pool)
  const move = async (place: 'database' | 'store') => {
    for (const row of await table.list(place === 'store' ? 'database' : 'store')) {
      const data = await files.read(row)
      const kept = place === 'store' ? await files.put(data) : { data, object: null }
      const replace = () => inTransaction(pool, (client) => table.replace(runBy(client), row, kept))
      expect([await replace(), await replace()]).toEqual([1, 0])
    }
  }
  await move('database')
  objects.clear()
  expect(await find(release.version, 'entry.js')).toEqual(before)
  await move('store')
  expect(objects.size).toBeGreaterThan(1)
  expect(await find(release.version, 'entry.js')).toEqual(before)
})
