import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import type { AppManifest, Registry, Release } from '../registry'
import { createDeployToken } from '../release-store'
import { releaseOf } from '../testing/built-app'
import { startReleaseServer } from '../testing/release-server'
import { createTestPool } from '../testing/test-pool'
import { waitUntil } from '../testing/wait-until'

let pool: Pool
let servers: FastifyInstance[]
let token: string

const call = (path: string, payload?: object | Buffer, at = 0) =>
  (servers[at] as FastifyInstance).inject({
    method: Buffer.isBuffer(payload) ? 'PUT' : payload ? 'POST' : 'GET',
    url: `/platform/api${path}`,
    payload,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': Buffer.isBuffer(payload) ? 'application/octet-stream' : 'application/json',
    },
  })

const files = { 'entry.js': 'entry', 'screen.js': 'screen' }

const release = (app: string, version: string, manifest: Partial<AppManifest> = {}) =>
  releaseOf({
    app,
    version,
    files,
    manifest,
    release: { screens: { Home: { files: ['screen.js'], consumes: [] } } },
  })

const at = (path: string): Partial<AppManifest> => ({
  screens: { Home: './src/home.tsx' },
  routes: [{ path, screen: 'Home', title: 'Home' }],
})

/** The upload is null when the release is published already. */
const requestUpload = (record: Release) => call('/releases', { release: record })
const uploadOf = (answer: Awaited<ReturnType<typeof requestUpload>>) =>
  answer.json<{ upload: { id: string } | null }>().upload

async function begin(record: Release) {
  const answer = await requestUpload(record)
  const upload = uploadOf(answer)
  if (!upload) throw new Error(`No upload was begun: ${answer.statusCode} ${answer.body}`)
  return upload.id
}

const send = (id: string, name: keyof typeof files) =>
  call(`/uploads/${id}/files/${name}`, Buffer.from(files[name]))

async function publish(record: Release) {
  const answer = await requestUpload(record)
  const id = uploadOf(answer)?.id
  if (!id) return answer
  await send(id, 'entry.js')
  await send(id, 'screen.js')
  return call(`/uploads/${id}/finish`, {})
}

const promote = (app: string, version: string, server = 0) =>
  call('/promote', { releases: { [app]: version } }, server)

const isPublished = async (app: string, version: string) =>
  (await call(`/releases/${app}/${version}`)).statusCode === 200

const count = async (sql: string, ...values: unknown[]) =>
  (await pool.query<{ count: number }>(`select count(*)::int as count from ${sql}`, values)).rows[0]
    ?.count

const registryOf = async (server: number) =>
  (await (servers[server] as FastifyInstance).inject('/registry.json')).json<Registry>()

beforeAll(async () => {
  pool = await createTestPool()
  servers = await Promise.all([startReleaseServer(pool), startReleaseServer(pool)])
  token = await createDeployToken(pool, { name: 'boss', apps: ['*'], days: 1 })
  await publish(release('shell', '1.0.0'))
  await promote('shell', '1.0.0')
})
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()))
  await pool.end()
})

describe('an interrupted publication', () => {
  it('between two files leaves nothing visible or promotable, and can begin again', async () => {
    const record = release('mfe-cut', '1.0.0')
    const id = await begin(record)
    await send(id, 'entry.js')

    expect(await isPublished('mfe-cut', '1.0.0')).toBe(false)
    expect((await promote('mfe-cut', '1.0.0')).body).toBe('mfe-cut 1.0.0 is not published.')
    const file = await servers[0]?.inject('/apps/mfe-cut/1.0.0/entry.js')
    expect(file?.statusCode).toBe(404)

    expect((await publish(record)).statusCode).toBe(201)
    expect(await count('platform.files where app = $1', 'mfe-cut')).toBe(2)
  })

  it('leaves its files for at most a day', async () => {
    const id = await begin(release('mfe-left', '1.0.0'))
    await send(id, 'entry.js')
    await pool.query(
      `update platform.uploads set started_at = now() - interval '25 hours' where id = $1`,
      [id],
    )
    await begin(release('mfe-left', '1.0.0'))
    expect(await count('platform.upload_files where upload = $1', id)).toBe(0)
    expect((await send(id, 'screen.js')).statusCode).toBe(404)
  })

  it('in its last step, when the database connection breaks, publishes nothing and can be completed later', async () => {
    const id = await begin(release('mfe-last', '1.0.0'))
    await send(id, 'entry.js')
    await send(id, 'screen.js')
    const holder = await pool.connect()
    await holder.query('begin; lock table platform.files in exclusive mode')
    const cut = call(`/uploads/${id}/finish`, {})
    const waiting = `pg_stat_activity
      where query like 'insert into platform.files%' and wait_event_type = 'Lock'`
    await waitUntil(async () => (await count(waiting)) === 1)
    await pool.query(`select pg_terminate_backend(pid) from ${waiting}`)
    expect((await cut).statusCode).toBe(500)
    await holder.query('rollback')
    holder.release()

    expect(await isPublished('mfe-last', '1.0.0')).toBe(false)
    expect((await call(`/uploads/${id}/finish`, {})).statusCode).toBe(201)
    expect(await count('platform.files where app = $1', 'mfe-last')).toBe(2)
  })

  it('twice at the same time is published once', async () => {
    const record = release('mfe-twice', '1.0.0')
    const answers = await Promise.all([publish(record), publish(record)])
    for (const { statusCode } of answers) expect([200, 201]).toContain(statusCode)
    expect(await count('platform.files where app = $1', 'mfe-twice')).toBe(2)
    expect(await count('platform.uploads where app = $1', 'mfe-twice')).toBe(0)
  })
})

describe('two moves at the same time', () => {
  it('of one app are serialised: the history is one chain that ends at what is live', async () => {
    const versions = Array.from({ length: 10 }, (_, n) => `1.${n}.0`)
    for (const version of versions) await publish(release('mfe-race', version))
    const answers = await Promise.all(
      versions.map((version, n) => {
        const move = { releases: { 'mfe-race': version }, force: true, reason: 'in any order' }
        return call('/promote', move, n % 2)
      }),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(versions.map(() => 200))
    const { rows } = await pool.query<{ from: string | null; to: string }>(
      `select from_version as "from", to_version as "to" from platform.pointer_moves
       where app = 'mfe-race' order by id`,
    )
    expect(rows.map(({ to }) => to).toSorted()).toEqual(versions)
    expect(rows.map(({ from }) => from)).toEqual([null, ...rows.slice(0, -1).map(({ to }) => to)])
    const { rows: pointers } = await pool.query(
      `select active, previous from platform.pointers where app = 'mfe-race'`,
    )
    expect(pointers).toEqual([{ active: rows.at(-1)?.to, previous: rows.at(-1)?.from }])
  })

  it('of apps with the same page let one through and tell the other why', async () => {
    for (let round = 0; round < 10; round += 1) {
      const apps = [`mfe-left-${round}`, `mfe-right-${round}`]
      for (const app of apps) await publish(release(app, '1.0.0', at(`/page-${round}`)))
      const answers = await Promise.all(apps.map((app, n) => promote(app, '1.0.0', n)))
      expect(answers.map(({ statusCode }) => `${statusCode}`).toSorted()).toEqual(['200', '422'])
      expect(answers.find(({ statusCode }) => statusCode === 422)?.body).toContain(
        `both have a page at /page-${round} for everybody.`,
      )
    }
  })

  it('and health reports cause no deadlock', async () => {
    for (const app of ['mfe-x', 'mfe-y']) {
      for (const version of ['1.0.0', '1.1.0']) await publish(release(app, version))
      await promote(app, '1.0.0')
    }
    const headers = { cookie: 'visitor=someone' }
    const health = async () => {
      const ticket = await servers[1]?.inject({ url: '/platform/ticket', headers })
      const reports = ['mfe-y', 'mfe-x'].flatMap((app) =>
        ['1.1.0', '1.0.0'].map((version) => ({ app, version, kind: 'failed' })),
      )
      return servers[1]?.inject({
        method: 'POST',
        url: '/platform/health',
        headers,
        payload: { ticket: ticket?.body, reports },
      })
    }
    const moves = Array.from({ length: 10 }, () =>
      call('/promote', { releases: { 'mfe-y': '1.1.0', 'mfe-x': '1.1.0' }, canary: 10 }),
    )
    const reports = Array.from({ length: 10 }, health)
    const answers = await Promise.all([...moves, ...reports])
    expect(new Set(answers.map((answer) => answer?.statusCode))).toEqual(new Set([200, 204]))
  })
})

it('a server that has not received a move checks the next one against it nevertheless', async () => {
  await publish(release('mfe-first', '1.0.0', at('/wanted')))
  await publish(release('mfe-second', '1.0.0', at('/wanted')))
  // The servers receive no move until they have connected again.
  await pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where query like 'listen %' and datname = current_database()`,
  )
  expect((await promote('mfe-first', '1.0.0', 0)).statusCode).toBe(200)
  expect((await registryOf(1)).apps['mfe-first']).toBeUndefined()
  const refused = await promote('mfe-second', '1.0.0', 1)
  expect([refused.statusCode, refused.body]).toEqual([
    422,
    'mfe-second 1.0.0 and mfe-first 1.0.0 both have a page at /wanted for everybody.',
  ])
  await waitUntil(async () => (await registryOf(1)).apps['mfe-first']?.version === '1.0.0')
})
