import type { Pool } from 'pg'

/** A file of a release with its precompressed variants. */
export interface StoredFile {
  content: Buffer
  brotli: Buffer | null
  gzip: Buffer | null
}

/** The file of any published release, because open tabs still use releases that are no longer live. */
export async function findReleaseFile(
  pool: Pool,
  app: string,
  version: string,
  name: string,
): Promise<StoredFile | undefined> {
  // PostgreSQL refuses the character as input, and no file has it in its name.
  if ([app, version, name].some((text) => text.includes('\0'))) return undefined
  const { rows } = await pool.query<StoredFile>({
    name: 'platform-find-file',
    text: `select content, brotli, gzip from platform.files
           where app = $1 and version = $2 and name = $3`,
    values: [app, version, name],
  })
  return rows[0]
}
