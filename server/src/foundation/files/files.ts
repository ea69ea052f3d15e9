import { msg } from '@swipefolio/shared/i18n'
import { randomBytes } from 'node:crypto'
import type { Kept, Run } from '@swipefolio/platform/release-store'
import { CompiledQuery } from 'kysely'
import type { Clock } from '../clock'
import type { Executor } from '../db/database'
import { ApiError } from '../http/errors'
import type { Logger } from '../logger'
import { loggableError } from '../loggable-error'
import { createBreaker } from './breaker'
import { digestOf, type ObjectStore, StoreRefusal } from './object-store'

export const runIn =
  (executor: Executor): Run =>
  async (text, values) => {
    const { numAffectedRows } = await executor.executeQuery(CompiledQuery.raw(text, values))
    return Number(numAffectedRows ?? 0)
  }

declare module '../mail/mail' {
  interface OtherJobs {
    removeFile: { object: string }
  }
}

/** Longer than a call that stores a file can take. */
const unconfirmedMilliseconds = 5 * 60_000
const probeKey = 'probe'
const probedMilliseconds = 10_000

const away = () =>
  new ApiError(
    'unavailable',
    msg('This file cannot be reached right now. Please try again in a moment.'),
    {
      retryAfterSeconds: 5,
    },
  )

interface FilesOptions {
  db: Executor
  clock: Clock
  logger: Logger
  /** Without it, files are in the rows. */
  store?: ObjectStore
}

export type Files = ReturnType<typeof createFiles>

/**
 * Where the contents of files are kept. An object has a key of its own for ever, so that no removal can meet a later file. Its
 * removal is a job of the outbox from before its upload until the transaction that names it confirms it: a process that
 * dies in between leaves no object behind.
 */
export function createFiles({ db, clock, logger, store }: FilesOptions) {
  let probe: { at: number; fault: Promise<string | undefined> } | undefined
  const breaker = createBreaker({
    onFailure(error) {
      probe = undefined
      logger.warn({ err: loggableError(error) }, 'The store of files cannot be used')
    },
    isAnswer: (error) => error instanceof StoreRefusal,
    refuse: away,
  })

  async function addRemoval(run: Run, object: string, delay: number) {
    const now = clock()
    await run(
      `insert into outbox (kind, data, created_at, due_at, unique_key)
       values ('removeFile', $1, $2, $3, $4)`,
      [JSON.stringify({ object }), now, new Date(now.getTime() + delay), object],
    )
  }

  function requireStore(): ObjectStore {
    if (store) return store
    logger.error('A file is in a store of files, and FILES_URL is not set')
    throw away()
  }

  const findFault = (used: ObjectStore) =>
    breaker(() => used.put(probeKey, Buffer.from(probeKey))).then(
      () => undefined,
      () => 'It cannot be used: files in it are not served, and none are taken.',
    )

  return {
    /** Puts content where new files are kept, before the transaction that stores and confirms the result. */
    async put(content: Buffer): Promise<Kept> {
      if (!store) return { data: content, object: null }
      const object = `${digestOf(content)}/${randomBytes(16).toString('hex')}`
      await addRemoval(runIn(db), object, unconfirmedMilliseconds)
      await breaker(() => store.put(object, content))
      return { data: null, object }
    },

    /** Part of the transaction that stores what `put` returned. */
    async confirm(run: Run, { object }: Kept): Promise<void> {
      if (object === null) return
      const confirmed = await run(`delete from outbox where unique_key = $1 and tries = 0`, [
        object,
      ])
      if (confirmed === 0) throw away()
    },

    /** Throws 503 when the content cannot be had, or is not what was put. */
    async read({ data, object }: Kept): Promise<Buffer> {
      if (data !== null) return data
      if (object === null) throw new Error('A row of a file has no content')
      const used = requireStore()
      const content = await breaker(() => used.get(object))
      if (content && object.startsWith(`${digestOf(content)}/`)) return content
      const state = content ? 'damaged' : 'missing'
      logger.error({ object }, `An object of the store of files is ${state}`)
      throw away()
    },

    /** Part of the transaction that removes rows: their objects are removed once it has committed. */
    async remove(run: Run, removed: readonly Pick<Kept, 'object'>[]): Promise<void> {
      for (const { object } of removed) if (object !== null) await addRemoval(run, object, 0)
    },

    /** The job of the outbox. */
    async removeObject(object: string): Promise<void> {
      const used = requireStore()
      await breaker(() => used.remove(object))
    },

    /** What is wrong with the store, in a sentence; asked of it every ten seconds at most. */
    findFault(): Promise<string | undefined> {
      if (!store) return Promise.resolve(undefined)
      const now = performance.now()
      if (!probe || now - probe.at > probedMilliseconds) {
        const fault = findFault(store)
        probe = { at: now, fault }
        void fault.then((found) => {
          if (found) probe = undefined
        })
      }
      return probe.fault
    },
  }
}
