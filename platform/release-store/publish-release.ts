import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { PoolClient } from 'pg'
import { isHashedName, type Release } from '../registry'
import { type FileKeeper, keepInDatabase } from './file-keeper'
import { fingerprintOf, integrityOf } from './fingerprint'
import { RefusedError } from './refused-error'
import { confirmFile, fileColumns, putFile, valuesOf } from './stored-file'

/** The same version of an app exists with other content. */
export class ReleaseConflictError extends RefusedError {
  constructor(app: string, version: string) {
    super(409, `${app} ${version} is already published with other content.`)
  }
}

/** A file with a hash in its name has other content in an earlier release. */
export class SharedNameError extends RefusedError {
  constructor(app: string, version: string, other: { version: string; name: string }) {
    super(409, `${other.name} of ${app} ${version} has other content in ${app} ${other.version}.`)
  }
}

/** Stores the release in `dist` once; the same content again changes nothing. */
export async function publishRelease(
  client: PoolClient,
  release: Release,
  dist: string,
  files: FileKeeper = keepInDatabase,
): Promise<void> {
  const { app, version } = release
  if (!(await insertRelease(client, release))) return
  for (const [name, { integrity }] of Object.entries(release.files)) {
    const content = await readFile(path.join(dist, name))
    if (integrityOf(content) !== integrity) {
      throw new Error(`${name} of ${app} ${version} is not the file that was built`)
    }
    const row = await putFile(files, name, content)
    await client.query(
      `insert into platform.files (app, version, name, ${fileColumns})
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [app, version, name, ...valuesOf(row)],
    )
    await confirmFile(files, client, row)
  }
}

/** Whether the release is new; throws when its version exists with other content. */
export async function insertRelease(client: PoolClient, release: Release): Promise<boolean> {
  const { app, version } = release
  const inserted = await client.query(
    `insert into platform.releases (app, version, fingerprint, record) values ($1, $2, $3, $4)
     on conflict do nothing`,
    [app, version, fingerprintOf(release), JSON.stringify(release)],
  )
  if (inserted.rowCount === 1) {
    await refuseOtherContent(client, release)
    return true
  }
  if (await isPublished(client, release)) return false
  throw new ReleaseConflictError(app, version)
}

/** Releases share files by name, so a name must mean the same content in all of them. */
async function refuseOtherContent(
  client: PoolClient,
  { app, version, files, hashedNames }: Release,
) {
  if (!hashedNames) return
  const { rows } = await client.query<{ version: string; name: string }>(
    `select r.version, f.key as name
     from platform.releases r, jsonb_each(r.record -> 'files') f
     join jsonb_each_text($3) own on own.key = f.key
     where r.app = $1 and r.version <> $2 and r.record -> 'hashedNames' = 'true'
       and f.value ->> 'integrity' <> own.value
     order by r.version, f.key
     limit 1`,
    [app, version, JSON.stringify(sharedIntegrity(files))],
  )
  if (rows[0]) throw new SharedNameError(app, version, rows[0])
}

function sharedIntegrity(files: Release['files']): Record<string, string> {
  const shared = Object.entries(files).filter(([name]) => isHashedName(name))
  return Object.fromEntries(shared.map(([name, { integrity }]) => [name, integrity]))
}

/** Whether this release is published; throws when its version exists with other content. */
export async function isPublished(client: PoolClient, release: Release): Promise<boolean> {
  const { app, version } = release
  const { rows } = await client.query<{ fingerprint: string }>(
    'select fingerprint from platform.releases where app = $1 and version = $2',
    [app, version],
  )
  if (rows[0] === undefined) return false
  if (rows[0].fingerprint !== fingerprintOf(release)) throw new ReleaseConflictError(app, version)
  return true
}
