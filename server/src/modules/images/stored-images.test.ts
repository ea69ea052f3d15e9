import { setTimeout as sleep } from 'node:timers/promises'
import { moveFiles } from '../../foundation/files/move-files'
import { removeExpired } from '../../remove-expired'
import { createTestServer, type LoggedIn, testPassword, type TestServer } from '../../testing'
import { publishProject } from '../../testing/builders'
import { call } from '../../testing/call'
import { createMemoryLog } from '../../testing/memory-log'
import { createTestObjectStore } from '../../testing/object-store'
import { picture, sendImage, uploadImage } from '../../testing/pictures'
import { imageFiles } from './image-files'

const day = 24 * 60 * 60_000
/** The name under which the readiness check writes. */
const probe = '/bucket/probe'

let store: Awaited<ReturnType<typeof createTestObjectStore>>
let server: TestServer
let owner: LoggedIn
const log = createMemoryLog()

beforeEach(async () => {
  store = await createTestObjectStore()
  log.clear()
  server = await createTestServer({ config: { fileStore: store.config }, logger: log.logger })
  owner = await server.logIn('jobseeker')
})
afterEach(async () => {
  await server.close()
  store.close()
})

const keys = () => [...store.objects.keys()].filter((key) => key !== probe)
const read = (address: string) => server.app.inject({ url: address })
const countJobs = async () => (await server.db.selectFrom('outbox').select('id').execute()).length

it('keeps a picture in the store alone, and gives it out as it was', async () => {
  const address = await uploadImage(server, owner)
  const rows = await server.db.selectFrom('image').select(['data', 'object']).execute()
  expect(rows).toEqual([
    { data: null, object: expect.stringMatching(/^[0-9a-f]{64}\/[0-9a-f]{32}$/) },
  ])
  expect(keys()).toEqual([`/bucket/${rows[0]?.object}`])
  const { statusCode, rawPayload, headers } = await read(address)
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/webp'])
  expect(rawPayload.equals(store.objects.get(keys()[0] ?? '') ?? Buffer.alloc(0))).toBe(true)
  expect(await countJobs()).toBe(0)
  const exported = await call(server, 'GET /api/user/export', owner)
  expect(exported.json()).toMatchObject({
    sections: { images: [{ address, webp: rawPayload.toString('base64') }] },
  })
})

it('answers 503 for pictures alone while the store is away, and is ready', async () => {
  const address = await uploadImage(server, owner)
  store.answers.status = 503
  const sent = await sendImage(server, owner, await picture().png().toBuffer())
  expect([sent.status, sent.headers['retry-after']]).toEqual([503, '5'])
  const { statusCode, headers } = await read(address)
  expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([
    503,
    '5',
    'no-store',
  ])
  const ready = await read('/readyz')
  expect([ready.statusCode, ready.body]).toEqual([
    200,
    'ready\nfiles: It cannot be used: files in it are not served, and none are taken.',
  ])
  expect(await server.services.metrics.text()).toContain('swipefolio_file_store_usable 0')
  expect(await publishProject(server, owner, { image: address })).toMatchObject({ image: address })
  store.answers.status = undefined
  while ((await read(address)).statusCode !== 200) await sleep(50)
})

it('takes and gives no picture with the keys of somebody else', async () => {
  const { database } = server
  const fileStore = { ...store.config, secretAccessKey: 'another secret' }
  const stranger = await createTestServer({ config: { fileStore }, database })
  const address = await uploadImage(server, owner)
  const sent = await sendImage(stranger, owner, await picture().png().toBuffer())
  const found = await stranger.app.inject({ url: address })
  expect([sent.status, found.statusCode, keys().length]).toEqual([503, 503, 1])
  await stranger.close()
})

it('does not give out an object with other content', async () => {
  const address = await uploadImage(server, owner)
  store.objects.set(keys()[0] ?? '', Buffer.from('something else'))
  expect((await read(address)).statusCode).toBe(503)
  store.objects.clear()
  expect((await read(address)).statusCode).toBe(503)
})

it.each(['unused for a day', 'of a deleted account'])(
  'removes the object of a picture that is %s, also after the store was away',
  async (what) => {
    await uploadImage(server, owner)
    store.answers.status = 500
    if (what === 'unused for a day') {
      server.clock.advance(day + 1000)
      await removeExpired(server.services)
    } else {
      const body = { password: testPassword }
      await call(server, 'DELETE /api/user/account', owner, { body })
    }
    await server.services.outbox.idle()
    expect([keys().length, await countJobs()]).toEqual([1, 1])
    expect(log.text()).toContain('"The removal of a file was postponed"')
    store.answers.status = undefined
    server.clock.advance(40 * day)
    await removeExpired(server.services)
    await untilRemoved()
  },
)

/** Advances the clock until no object is left: a removal that the store does not answer in time is retried. */
async function untilRemoved() {
  await server.services.outbox.idle()
  while (keys().length > 0) {
    server.clock.advance(10 * 60_000)
    await server.services.outbox.idle()
    await sleep(50)
  }
}

it('removes an upload that no row has come to name', async () => {
  await server.services.files.put(Buffer.from('left behind'))
  await server.services.outbox.idle()
  expect(keys()).toHaveLength(1)
  server.clock.advance(5 * 60_000)
  await server.services.outbox.idle()
  expect([keys(), await countJobs()]).toEqual([[], 0])
})

it('moves pictures into the store and back', async () => {
  const { db, files } = server.services
  const plain = await createTestServer({ database: server.database })
  const addresses = [await uploadImage(plain, owner), await uploadImage(server, owner)]
  const before = await Promise.all(addresses.map(read))
  const check = async (objects: number) => {
    expect(keys()).toHaveLength(objects)
    const now = await Promise.all(addresses.map(read))
    expect(now.map(({ rawPayload }) => rawPayload)).toEqual(
      before.map(({ rawPayload }) => rawPayload),
    )
  }
  expect(await moveFiles({ db, files }, imageFiles(db), 'store')).toBe(1)
  await check(2)
  expect(await moveFiles({ db, files }, imageFiles(db), 'database')).toBe(2)
  await untilRemoved()
  await check(0)
  await plain.close()
})
