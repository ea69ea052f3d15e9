import { Pool } from 'pg'
import { createEmptyPool } from '../testing/test-pool'
import { releaseOf } from '../testing/built-app'
import {
  findReleaseFile,
  listMoves,
  listPointers,
  migrateReleaseStore,
  promote,
  readLiveApps,
} from '.'
import { fingerprintOf } from './fingerprint'
import { migrations } from './migrations'

const shell = (version: string) =>
  releaseOf({ app: 'shell', version, files: { 'main.js': version } })

/** The data of the previous version: two releases of a shell, the second one live. */
async function fillAsBefore(pool: Pool) {
  await pool.query(`create schema platform;
    create table platform.migrations (id int primary key, applied_at timestamptz not null default now())`)
  for (const [index, statements] of migrations.slice(0, -1).entries()) {
    await pool.query(statements)
    await pool.query('insert into platform.migrations (id) values ($1)', [index])
  }
  for (const release of [shell('1.0.0'), shell('1.1.0')]) {
    const { app, version } = release
    await pool.query('insert into platform.releases values ($1, $2, $3, $4)', [
      app,
      version,
      fingerprintOf(release),
      JSON.stringify(release),
    ])
    await pool.query('insert into platform.files values ($1, $2, $3, $4)', [
      app,
      version,
      'main.js',
      Buffer.from(version),
    ])
  }
  await pool.query(`insert into platform.pointers values ('shell', '1.1.0', '1.0.0');
    insert into platform.pointer_moves (app, from_version, to_version, reason)
    values ('shell', null, '1.0.0', 'local build'), ('shell', '1.0.0', '1.1.0', 'local build')`)
}

it.each([1, 2, 3, 4, 5])(
  'data of the previous version is migrated when four servers start at the same time, round %i',
  async () => {
    const pool = await createEmptyPool()
    await fillAsBefore(pool)
    const starters = Array.from({ length: 4 }, () => new Pool({ ...pool.options, max: 1 }))
    await Promise.all(starters.map(migrateReleaseStore))
    await Promise.all(starters.map((one) => one.end()))

    const { rows } = await pool.query<{ id: number }>('select id from platform.migrations')
    expect(rows.map(({ id }) => id)).toEqual(migrations.map((_, index) => index))
    expect(await listPointers(pool)).toEqual([
      { app: 'shell', active: '1.1.0', previous: '1.0.0', canary: null, percent: null },
    ])
    const [live] = await readLiveApps(pool)
    expect(live).toEqual({ active: shell('1.1.0'), previous: shell('1.0.0'), canary: null })
    expect(await listMoves(pool)).toMatchObject([
      { action: 'promote', from: '1.0.0', to: '1.1.0', by: 'start of the server' },
      { action: 'promote', from: null, to: '1.0.0', by: 'start of the server' },
    ])
    const file = await findReleaseFile(pool, 'shell', '1.0.0', 'main.js')
    expect(file?.content.toString()).toBe('1.0.0')

    await promote(pool, {
      releases: { shell: '1.0.0' },
      by: 'boss',
      reason: 'test',
      force: true,
    })
    await migrateReleaseStore(pool)
    expect((await listPointers(pool))[0]?.active).toBe('1.0.0')
    await pool.end()
  },
)
