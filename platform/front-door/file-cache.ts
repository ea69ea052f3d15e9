import type { Pool } from 'pg'
import { findReleaseFile, type StoredFile } from '../release-store'

const maximumBytes = 64 * 1024 * 1024

/** A least-recently-used cache of release files; concurrent requests share one read. */
export class FileCache {
  readonly #files = new Map<string, StoredFile>()
  readonly #reading = new Map<string, Promise<StoredFile | undefined>>()
  #bytes = 0

  constructor(private readonly pool: Pool) {}

  async find(app: string, version: string, name: string): Promise<StoredFile | undefined> {
    const key = `${app}/${version}/${name}`
    const cached = this.#files.get(key)
    if (cached) {
      this.#files.delete(key)
      this.#files.set(key, cached)
      return cached
    }
    const reading =
      this.#reading.get(key) ??
      findReleaseFile(this.pool, app, version, name).finally(() => this.#reading.delete(key))
    this.#reading.set(key, reading)
    const file = await reading
    if (file && !this.#files.has(key)) this.#keep(key, file)
    return file
  }

  #keep(key: string, file: StoredFile) {
    this.#files.set(key, file)
    this.#bytes += sizeOf(file)
    for (const [oldest, dropped] of this.#files) {
      if (this.#bytes <= maximumBytes) return
      this.#files.delete(oldest)
      this.#bytes -= sizeOf(dropped)
    }
  }
}

function sizeOf({ content, brotli, gzip }: StoredFile): number {
  return content.length + (brotli?.length ?? 0) + (gzip?.length ?? 0)
}
