import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { PoolClient } from 'pg'
import type { Release } from '../registry'
import { compressed } from './compressed'
import { fingerprintOf, integrityOf } from './fingerprint'
import { RefusedError } from './refused-error'

/** The same version of an app exists with other content. */
export class ReleaseConflictError extends RefusedError {
  constructor(app: string, version: string) {
    super(409, `${app} ${version} is already published with other content.`)
  }
}

/** Stores the release in `dist` once; the same content again changes nothing. */
export async function publishRelease(
  client: PoolClient,
  release: Release,
  dist: string,
): Promise<void> {
  const { app, version } = release
  if (!(await insertRelease(client, release))) return
  for (const [name, { integrity }] of Object.entries(release.files)) {
    const content = await readFile(path.join(dist, name))
    if (integrityOf(content) !== integrity) {
      throw new Error(`${name} of ${app} ${version} is not the file that was built`)
    }
    const { brotli, gzip } = await compressed(name, content)
    await client.query(
      `insert into platform.files (app, version, name, content, brotli, gzip)
       values ($1, $2, $3, $4, $5, $6)`,
      [app, version, name, content, brotli, gzip],
    )
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
  if (inserted.rowCount === 1) return true
  if (await isPublished(client, release)) return false
  throw new ReleaseConflictError(app, version)
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
