import { createHash } from 'node:crypto'
import { EventEmitter } from 'node:events'
import type { Pool } from 'pg'
import { composeRegistry, shellName, type Registry, type Release } from '../registry'
import { readActiveReleases, watchPointers } from '../release-store'

const rereadEvery = 30_000

/** What is live now, as one consistent picture. */
export interface Live {
  registry: Registry
  json: string
  etag: string
  shell: Release | undefined
}

/** Keeps the registry in memory and current; emits `change`. */
export class LiveRegistry extends EventEmitter<{ change: [] }> {
  #live: Live | undefined
  #reading: Promise<void> | undefined
  #isStale = false
  #watch: { stop: () => Promise<void> } | undefined
  #timer: NodeJS.Timeout | undefined

  constructor(
    private readonly pool: Pool,
    private readonly isDevelopment: boolean,
    private readonly onFailure: (error: unknown) => void,
  ) {
    super()
  }

  async start(): Promise<void> {
    await this.refresh()
    const refresh = () => void this.refresh().catch(this.onFailure)
    this.#watch = watchPointers(this.pool, refresh)
    this.#timer = setInterval(refresh, rereadEvery).unref()
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await this.#watch?.stop()
  }

  /** The last picture that was read: it stays when the database is away. */
  get current(): Live {
    if (this.#live === undefined) throw new Error('The front door has not started')
    return this.#live
  }

  /** Calls during a read share one read after it. */
  refresh(): Promise<void> {
    if (this.#reading) {
      this.#isStale = true
      return this.#reading
    }
    this.#reading = this.#read().finally(() => {
      this.#reading = undefined
    })
    return this.#reading
  }

  async #read(): Promise<void> {
    do {
      this.#isStale = false
      const live = picture(await readActiveReleases(this.pool), this.isDevelopment)
      const isNew = live.etag !== this.#live?.etag
      const isFirst = this.#live === undefined
      this.#live = live
      if (isNew && !isFirst) this.emit('change')
    } while (this.#isStale)
  }
}

function picture(releases: Release[], isDevelopment: boolean): Live {
  const registry = composeRegistry(releases, { isDevelopment })
  const json = JSON.stringify(registry)
  const etag = `"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"`
  return { registry, json, etag, shell: releases.find(({ app }) => app === shellName) }
}
