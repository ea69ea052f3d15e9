import type { Pool } from 'pg'
import type { Kept, Run } from './file-keeper'
import { fileColumns, type FileRow, pack, unpack, valuesOf } from './stored-file'

const movedAtOnce = 20

interface MovableFile extends Kept {
  app: string
  version: string
  name: string
  sizes: NonNullable<FileRow['sizes']>
}

type StoredRow = FileRow & Pick<MovableFile, 'app' | 'version' | 'name'>

/** Where the files of releases are, each with its variants as one content. Uploads in progress stay where they are. */
export const releaseFiles = (pool: Pool) => ({
  async list(place: 'database' | 'store'): Promise<MovableFile[]> {
    const { rows } = await pool.query<StoredRow>(
      `select app, version, name, ${fileColumns} from platform.files
       where ${place === 'store' ? 'object' : 'content'} is not null limit ${movedAtOnce}`,
    )
    return rows.map(readRow)
  },

  replace(run: Run, { app, version, name, object, sizes }: MovableFile, kept: Kept) {
    const file = kept.data
      ? { ...unpack(kept.data, sizes), object: null, sizes: null }
      : { content: null, brotli: null, gzip: null, object: kept.object, sizes }
    return run(
      `update platform.files set (${fileColumns}) = ($5, $6, $7, $8, $9)
       where app = $1 and version = $2 and name = $3 and object is not distinct from $4`,
      [app, version, name, object, ...valuesOf(file)],
    )
  },
})

function readRow({
  app,
  version,
  name,
  content,
  brotli,
  gzip,
  object,
  sizes,
}: StoredRow): MovableFile {
  const file = { app, version, name, object }
  if (content) {
    const { packed, sizes: measured } = pack({ content, brotli, gzip })
    return { ...file, data: packed, sizes: measured }
  }
  if (!sizes) throw new Error('A row of a file has no content')
  return { ...file, data: null, sizes }
}
