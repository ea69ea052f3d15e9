import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { describeFailure, isDiskFull } from './db/database-failures'
import { newId } from './db/ids'
import type { Services } from './services'

/** Callers share a result for this long. */
const sharedMilliseconds = 1000
const deadlineMilliseconds = 4000
const hearingMilliseconds = 3000
const filesMilliseconds = 1000
/** Mail that is due and was claimed by no process. */
const lateMailMinutes = 5
const keptHours = 24
/** More than the free space of pages that exist. */
const fillerBytes = 256 * 1024

export interface Finding {
  dependency: 'database' | 'events' | 'replicas' | 'files' | 'mail'
  sentence: string
  /** Whether calls can be answered all the same. */
  isBearable?: true
}

/** Proves that this process can do its work: store something, and hear of what others store. */
export function createReadiness({
  db,
  events,
  clock,
  replicas,
  files,
}: Pick<Services, 'db' | 'events' | 'clock' | 'replicas' | 'files'>) {
  const processId = newId()
  let shared: Promise<Finding[]> | undefined
  /** A full disk still takes small writes into pages that exist. */
  let isDiskDoubted = false

  async function write() {
    const writtenAt = clock()
    await db
      .insertInto('write_probe')
      .values({ process_id: processId, written_at: writtenAt })
      .onConflict((conflict) =>
        conflict.column('process_id').doUpdateSet({ written_at: writtenAt }),
      )
      .execute()
    if (!isDiskDoubted) return
    await takeSpace()
    isDiskDoubted = false
  }

  /** Demands new pages of the disk and gives them back. */
  const takeSpace = () =>
    db
      .transaction()
      .execute(async (transaction) => {
        const filler = sql<string>`(select string_agg(md5(random()::text), '') from generate_series(1, ${fillerBytes / 32}))`
        await transaction
          .updateTable('write_probe')
          .set({ filler })
          .where('process_id', '=', processId)
          .execute()
        throw new SpaceTaken()
      })
      .catch((error: unknown) => {
        if (!(error instanceof SpaceTaken)) throw error
      })

  async function findUnheardEvents(): Promise<Finding[]> {
    const { unheard } = events
    const isHeard = await events.proveHearing(hearingMilliseconds).catch((error: unknown) => {
      if (unheard.isBearable) return false
      throw error
    })
    return isHeard ? [] : [{ dependency: 'events', ...unheard }]
  }

  async function findLateMail(): Promise<Finding[]> {
    const late = new Date(clock().getTime() - lateMailMinutes * 60_000)
    const mail = await db
      .selectFrom('outbox')
      .select('due_at')
      .where('due_at', '<', late)
      .limit(1)
      .executeTakeFirst()
    const sentence = `Mail has waited for more than ${lateMailMinutes} minutes.`
    return mail ? [{ dependency: 'mail', sentence, isBearable: true }] : []
  }

  /** The primary answers in the place of a replica. */
  function findLateReplicas(): Finding[] {
    const found = replicas?.list() ?? []
    const late = found.filter(({ isUsable }) => !isUsable)
    if (late.length === 0) return []
    const sentence = `${late.length} of ${found.length} are away, lag or are no standby of the primary, which answers instead.`
    return [{ dependency: 'replicas', sentence, isBearable: true }]
  }

  async function findUnusableFiles(): Promise<Finding[]> {
    const late = sleep(filesMilliseconds, 'It does not answer.', { ref: false })
    const sentence = await Promise.race([files.findFault(), late])
    return sentence ? [{ dependency: 'files', sentence, isBearable: true }] : []
  }

  async function check(): Promise<Finding[]> {
    try {
      await write()
      const unheard = await findUnheardEvents()
      if (unheard.some(({ isBearable }) => !isBearable)) return unheard
      return [
        ...unheard,
        ...findLateReplicas(),
        ...(await findUnusableFiles()),
        ...(await findLateMail()),
      ]
    } catch (error) {
      return [{ dependency: 'database', sentence: describeFailure(error) }]
    }
  }

  /** A database that stands still would keep the caller for as long as a statement may take. */
  const late = () =>
    sleep<Finding[]>(
      deadlineMilliseconds,
      [{ dependency: 'database', sentence: 'It does not answer.' }],
      { ref: false },
    )

  return {
    /** What is wrong, found at most once a second. */
    check(): Promise<Finding[]> {
      if (shared) return shared
      const checking = check()
      const found = Promise.race([checking, late()])
      shared = found
      // A late check is not repeated before it has ended.
      void checking.then(() => {
        const forget = () => {
          if (shared === found) shared = undefined
        }
        setTimeout(forget, sharedMilliseconds).unref()
      })
      return found
    },
    /** Notes that a call has failed. After a full disk, the database has to prove that it has space again. */
    noteFailure(error: unknown) {
      if (!isDiskFull(error)) return
      isDiskDoubted = true
      shared = undefined
    },
  }
}

class SpaceTaken extends Error {}

/** Removes the rows of processes that have ended. */
export const removePastProbes = (db: Services['db'], now: Date) =>
  db
    .deleteFrom('write_probe')
    .where('written_at', '<', new Date(now.getTime() - keptHours * 3_600_000))
    .execute()
