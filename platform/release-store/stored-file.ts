import type { PoolClient } from 'pg'
import { compressed } from './compressed'
import type { FileKeeper, Run } from './file-keeper'

/** A file of a release with its precompressed variants. */
export interface StoredFile {
  content: Buffer
  brotli: Buffer | null
  gzip: Buffer | null
}

/** A row has the file, or names an object that has content and variants one after the other, and their sizes. */
export interface FileRow {
  content: Buffer | null
  brotli: Buffer | null
  gzip: Buffer | null
  object: string | null
  sizes: [content: number, brotli: number | null, gzip: number | null] | null
}

export const fileColumns = 'content, brotli, gzip, object, sizes'

export const valuesOf = ({ content, brotli, gzip, object, sizes }: FileRow) => [
  content,
  brotli,
  gzip,
  object,
  sizes,
]

export const runBy =
  (client: PoolClient): Run =>
  async (text, values) =>
    (await client.query(text, values)).rowCount ?? 0

/** Compresses a file and puts it where new files are kept. */
export const putFile = async (files: FileKeeper, name: string, content: Buffer) =>
  putStoredFile(files, { content, ...(await compressed(name, content)) })

async function putStoredFile(files: FileKeeper, file: StoredFile): Promise<FileRow> {
  const { packed, sizes } = pack(file)
  const { object } = await files.put(packed)
  if (object === null) return { ...file, object, sizes: null }
  return { ...inStore, object, sizes }
}

/** Of a row whose file is an object. */
const inStore = { content: null, brotli: null, gzip: null }

type Sizes = NonNullable<FileRow['sizes']>

export function pack({ content, brotli, gzip }: StoredFile) {
  const parts = [content, ...(brotli ? [brotli] : []), ...(gzip ? [gzip] : [])]
  const sizes: Sizes = [content.length, brotli?.length ?? null, gzip?.length ?? null]
  return { packed: Buffer.concat(parts), sizes }
}

export function unpack(packed: Buffer, [size, brotliSize, gzipSize]: Sizes): StoredFile {
  let position = 0
  const take = (length: number) => packed.subarray(position, (position += length))
  const content = take(size)
  const brotli = brotliSize === null ? null : take(brotliSize)
  return { content, brotli, gzip: gzipSize === null ? null : take(gzipSize) }
}

export const confirmFile = (files: FileKeeper, client: PoolClient, { object }: FileRow) =>
  files.confirm(runBy(client), { data: null, object })

export async function readFile(files: FileKeeper, row: FileRow): Promise<StoredFile> {
  const { content, brotli, gzip, object, sizes } = row
  if (content) return { content, brotli, gzip }
  if (!sizes) throw new Error('A row of a file has no content')
  return unpack(await files.read({ data: null, object }), sizes)
}
