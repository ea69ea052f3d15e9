import type { Pool, PoolClient } from 'pg'
import { checkRelease, checkScripts, type Refusal } from '../gate'
import type { Release } from '../registry'
import { type FileKeeper, keepInDatabase } from './file-keeper'
import { integrityOf } from './fingerprint'
import { insertRelease, isPublished } from './publish-release'
import { RefusedError } from './refused-error'
import {
  confirmFile,
  fileColumns,
  type FileRow,
  putFile,
  readFile,
  runBy,
  valuesOf,
} from './stored-file'
import { inTransaction } from './transaction'

/** A publication in progress; `missing` are the files that have not been uploaded. */
export interface Upload {
  id: string
  app: string
  version: string
  missing: string[]
}

/** Begins a publication unless this release is published already. */
export async function beginUpload(
  pool: Pool,
  release: Release,
  by: string,
  files: FileKeeper = keepInDatabase,
): Promise<Upload | undefined> {
  refuse(release)
  return inTransaction(pool, async (client) => {
    if (await isPublished(client, release)) return undefined
    const { rows: left } = await client.query<{ object: string }>(
      `with old as (
         delete from platform.uploads where started_at < now() - interval '1 day' returning id
       )
       select object from platform.upload_files join old on old.id = upload where object is not null`,
    )
    await files.remove(runBy(client), left)
    const { app, version } = release
    const { rows } = await client.query<{ id: string }>(
      `insert into platform.uploads (app, version, record, started_by) values ($1, $2, $3, $4)
       returning id`,
      [app, version, JSON.stringify(release), by],
    )
    return { id: rows[0]?.id ?? '', app, version, missing: Object.keys(release.files) }
  })
}

/** The app of an upload. */
export async function findUploadApp(pool: Pool, id: string): Promise<string | undefined> {
  const { rows } = await pool.query<{ app: string }>(
    'select app from platform.uploads where id = $1',
    [id],
  )
  return rows[0]?.app
}

/** Stores one file, whose content must match its hash in the record. */
export async function addFile(
  pool: Pool,
  id: string,
  name: string,
  content: Buffer,
  files: FileKeeper = keepInDatabase,
) {
  const release = await getUploaded(pool, id)
  const { app, version } = release
  const file = Object.hasOwn(release.files, name) ? release.files[name] : undefined
  if (file === undefined) throw new RefusedError(404, `${app} ${version} has no file ${name}.`)
  if (integrityOf(content) !== file.integrity) {
    throw new RefusedError(422, `${name} of ${app} ${version} is not the file that was built.`)
  }
  const row = await putFile(files, name, content)
  await inTransaction(pool, async (client) => {
    const { rowCount } = await client.query(
      `insert into platform.upload_files (upload, name, ${fileColumns})
       values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
      [id, name, ...valuesOf(row)],
    )
    if (rowCount) await confirmFile(files, client, row)
  })
}

/** Publishes a complete upload if the gate finds no conflict. */
export async function finishUpload(
  pool: Pool,
  id: string,
  files: FileKeeper = keepInDatabase,
): Promise<Release> {
  const claimed = await getUploaded(pool, id)
  const measured = { ...claimed, files: await measure(pool, id, claimed) }
  const { release, refusals } = await checkScripts(measured, (name) =>
    textOf(pool, id, name, files),
  )
  refuse(release, refusals)
  await inTransaction(pool, async (client) => {
    await holdUpload(client, id)
    if (await insertRelease(client, release)) {
      await client.query(
        `insert into platform.files (app, version, name, ${fileColumns})
         select $2, $3, name, ${fileColumns} from platform.upload_files where upload = $1`,
        [id, release.app, release.version],
      )
    } else {
      const { rows } = await client.query<{ object: string | null }>(
        'select object from platform.upload_files where upload = $1',
        [id],
      )
      await files.remove(runBy(client), rows)
    }
    await client.query('delete from platform.uploads where id = $1', [id])
  })
  return release
}

/** Uses measured sizes instead of those in the record, because the budget limits them. */
async function measure(pool: Pool, id: string, { app, version, files }: Release) {
  const { rows } = await pool.query<{ name: string; size: number; brotli: number | null }>(
    `select name, coalesce(octet_length(content), sizes[1]) as size,
       coalesce(octet_length(brotli), sizes[2]) as brotli
     from platform.upload_files where upload = $1`,
    [id],
  )
  const come = new Map(rows.map((row) => [row.name, row]))
  const missing = Object.keys(files).filter((name) => !come.has(name))
  if (missing.length > 0) {
    const names = missing.join(', ')
    throw new RefusedError(422, `Files of ${app} ${version} have not come yet: ${names}.`)
  }
  return Object.fromEntries(
    Object.entries(files).map(([name, { integrity }]) => {
      const { size = 0, brotli = null } = come.get(name) ?? {}
      return [name, { integrity, size, brotliSize: brotli ?? size }]
    }),
  )
}

async function getUploaded(pool: Pool, id: string): Promise<Release> {
  const { rows } = await pool.query<{ record: Release }>(
    'select record from platform.uploads where id = $1',
    [id],
  )
  if (rows[0] === undefined) throw new RefusedError(404, 'There is no such upload.')
  return rows[0].record
}

/** Until the transaction ends, it cannot be removed as an old one. */
async function holdUpload(client: PoolClient, id: string): Promise<void> {
  const { rowCount } = await client.query('select from platform.uploads where id = $1 for update', [
    id,
  ])
  if (rowCount === 0) throw new RefusedError(404, 'There is no such upload.')
}

async function textOf(pool: Pool, id: string, name: string, files: FileKeeper): Promise<string> {
  const { rows } = await pool.query<FileRow>(
    `select ${fileColumns} from platform.upload_files where upload = $1 and name = $2`,
    [id, name],
  )
  return rows[0] ? (await readFile(files, rows[0])).content.toString() : ''
}

function refuse(release: Release, others: readonly Refusal[] = []) {
  const refusals = [...checkRelease(release), ...others]
  if (refusals.length === 0) return
  throw new RefusedError(422, refusals.map(({ sentence }) => sentence).join('\n'))
}
