import type { Pool } from 'pg'
import { isHashedName, sharedVersion } from '../registry'
import { type FileKeeper, keepInDatabase } from './file-keeper'
import { fileColumns, readFile, type FileRow, type StoredFile } from './stored-file'

/**
 * The file of any published release, because open tabs still use releases that are no longer live. Instead of a version,
 * `files` means every release whose file names have a hash of the content.
 */
export async function findReleaseFile(
  pool: Pool,
  app: string,
  version: string,
  name: string,
  files: FileKeeper = keepInDatabase,
): Promise<StoredFile | undefined> {
  // PostgreSQL refuses the character as input, and no file has it in its name.
  if ([app, version, name].some((text) => text.includes('\0'))) return undefined
  const row = await findFileRow(pool, app, version, name)
  return row && readFile(files, row)
}

async function findFileRow(pool: Pool, app: string, version: string, name: string) {
  if (version === sharedVersion)
    return isHashedName(name) ? findSharedFile(pool, app, name) : undefined
  const { rows } = await pool.query<FileRow>(
    `select ${fileColumns} from platform.files
     where app = $1 and version = $2 and name = $3`,
    [app, version, name],
  )
  return rows[0]
}

async function findSharedFile(pool: Pool, app: string, name: string) {
  const { rows } = await pool.query<FileRow>(
    `select ${fileColumns}
     from platform.files f join platform.releases r using (app, version)
     where f.app = $1 and f.name = $2 and r.record -> 'hashedNames' = 'true'
     limit 1`,
    [app, name],
  )
  return rows[0]
}
