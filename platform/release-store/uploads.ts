import type { Pool } from 'pg'
import { checkRelease, checkScripts, type Refusal } from '../gate'
import type { Release } from '../registry'
import { compressed } from './compressed'
import { integrityOf } from './fingerprint'
import { insertRelease, isPublished } from './publish-release'
import { RefusedError } from './refused-error'
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
): Promise<Upload | undefined> {
  refuse(release)
  return inTransaction(pool, async (client) => {
    if (await isPublished(client, release)) return undefined
    await client.query(`delete from platform.uploads where started_at < now() - interval '1 day'`)
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
export async function addFile(pool: Pool, id: string, name: string, content: Buffer) {
  const release = await getUploaded(pool, id)
  const { app, version } = release
  const file = Object.hasOwn(release.files, name) ? release.files[name] : undefined
  if (file === undefined) throw new RefusedError(404, `${app} ${version} has no file ${name}.`)
  if (integrityOf(content) !== file.integrity) {
    throw new RefusedError(422, `${name} of ${app} ${version} is not the file that was built.`)
  }
  const { brotli, gzip } = await compressed(name, content)
  await pool.query(
    `insert into platform.upload_files (upload, name, content, brotli, gzip)
     values ($1, $2, $3, $4, $5) on conflict do nothing`,
    [id, name, content, brotli, gzip],
  )
}

/** Publishes a complete upload if the gate finds no conflict. */
export async function finishUpload(pool: Pool, id: string): Promise<Release> {
  const claimed = await getUploaded(pool, id)
  const measured = { ...claimed, files: await measure(pool, id, claimed) }
  const { release, refusals } = await checkScripts(measured, (name) => textOf(pool, id, name))
  refuse(release, refusals)
  await inTransaction(pool, async (client) => {
    if (await insertRelease(client, release)) {
      await client.query(
        `insert into platform.files (app, version, name, content, brotli, gzip)
         select $2, $3, name, content, brotli, gzip from platform.upload_files where upload = $1`,
        [id, release.app, release.version],
      )
    }
    await client.query('delete from platform.uploads where id = $1', [id])
  })
  return release
}

/** Uses measured sizes instead of those in the record, because the budget limits them. */
async function measure(pool: Pool, id: string, { app, version, files }: Release) {
  const { rows } = await pool.query<{ name: string; size: number; brotli: number | null }>(
    `select name, octet_length(content) as size, octet_length(brotli) as brotli
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

async function textOf(pool: Pool, id: string, name: string): Promise<string> {
  const { rows } = await pool.query<{ content: Buffer }>(
    'select content from platform.upload_files where upload = $1 and name = $2',
    [id, name],
  )
  return rows[0]?.content.toString() ?? ''
}

function refuse(release: Release, others: readonly Refusal[] = []) {
  const refusals = [...checkRelease(release), ...others]
  if (refusals.length === 0) return
  throw new RefusedError(422, refusals.map(({ sentence }) => sentence).join('\n'))
}
