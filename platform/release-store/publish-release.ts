import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { PoolClient } from 'pg'
import type { Release } from '../registry'
import { compressed } from './compressed'

/** The same version of an app is already there with other content. */
export class ReleaseConflictError extends Error {
  override readonly name = 'ReleaseConflictError'

  constructor(app: string, version: string) {
    super(`${app} ${version} is already published with other content`)
  }
}

/** Stores the release whose files lie in `dist`, once: the same content again changes nothing. */
export async function publishRelease(
  client: PoolClient,
  release: Release,
  dist: string,
): Promise<void> {
  const { app, version } = release
  const fingerprint = fingerprintOf(release)
  const inserted = await client.query(
    `insert into platform.releases (app, version, fingerprint, record) values ($1, $2, $3, $4)
     on conflict do nothing`,
    [app, version, fingerprint, JSON.stringify(release)],
  )
  if (inserted.rowCount === 0) {
    const { rows } = await client.query<{ fingerprint: string }>(
      'select fingerprint from platform.releases where app = $1 and version = $2',
      [app, version],
    )
    if (rows[0]?.fingerprint !== fingerprint) throw new ReleaseConflictError(app, version)
    return
  }
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

function integrityOf(content: Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`
}

function fingerprintOf({ manifest, files }: Release): string {
  const hashes = Object.entries(files)
    .map(([name, { integrity }]) => `${name} ${integrity}`)
    .toSorted()
  return createHash('sha256')
    .update(JSON.stringify([manifest, hashes]))
    .digest('hex')
}
