import { LRUCache } from 'lru-cache'
import type { Pool } from 'pg'
import { type FileKeeper, findReleaseFile, type StoredFile } from '../release-store'

const maximumBytes = 64 * 1024 * 1024

type FileName = [app: string, version: string, name: string]

/** A least-recently-used cache of release files; concurrent requests share one read. */
export class FileCache {
  readonly #files: LRUCache<string, StoredFile, FileName>

  constructor(pool: Pool, files?: FileKeeper) {
    this.#files = new LRUCache({
      maxSize: maximumBytes,
      sizeCalculation: sizeOf,
      // A file that other files displace while it is read is answered all the same.
      ignoreFetchAbort: true,
      fetchMethod: (_key, _stale, { context }) => findReleaseFile(pool, ...context, files),
    })
  }

  async find(...file: FileName): Promise<StoredFile | undefined> {
    const key = file.join('/')
    return this.#files.get(key) ?? this.#files.fetch(key, { context: file })
  }
}

/** The cache needs a positive size of an empty file, too. */
function sizeOf({ content, brotli, gzip }: StoredFile): number {
  return 1 + content.length + (brotli?.length ?? 0) + (gzip?.length ?? 0)
}
