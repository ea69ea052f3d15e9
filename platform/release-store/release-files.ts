import type { Pool } from 'pg'
import { isHashedName, sharedVersion } from '../registry'

/** A file of a release with its precompressed variants. */
export interface StoredFile {
  content: Buffer
  brotli: Buffer | null
  gzip: Buffer | null
}

/**
 * The file of any published release, because open tabs still use releases that are no longer live. Instead of a version,
 * `files` means every release whose file names have a hash of the content.
 */
export async function findReleaseFile(
  pool: Pool,
  app: string,
  version: string,
  name: string,
): Promise<StoredFile | undefined> {
  // PostgreSQL refuses the character as input, and no file has it in its name.
  if ([app, version, name].some((text) => text.includes('\0'))) return undefined
  if (version === sharedVersion)
    return isHashedName(name) ? findSharedFile(pool, app, name) : undefined
  const { rows } = await pool.query<StoredFile>({
    name: 'platform-find-file',
    text: `select content, brotli, gzip from platform.files
           where app = $1 and version = $2 and name = $3`,
    values: [app, version, name],
  })
  return rows[0]
}

async function findSharedFile(pool: Pool, app: string, name: string) {
  const { rows } = await pool.query<StoredFile>({
    name: 'platform-find-shared-file',
    text: `select f.content, f.brotli, f.gzip
           from platform.files f join platform.releases r using (app, version)
           where f.app = $1 and f.name = $2 and r.record -> 'hashedNames' = 'true'
           limit 1`,
    values: [app, name],
  })
  return rows[0]
}
