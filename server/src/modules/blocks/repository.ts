import { sql } from 'kysely'
import type { Executor } from '../../foundation/db/database'
import { newId } from '../../foundation/db/ids'
import { removeInBatches } from '../../foundation/db/remove-in-batches'
import { type Participant, sides } from '../chats/sides'

interface Pair {
  blockerId: number
  blockedId: number
}

export const createBlock = (db: Executor, { blockerId, blockedId }: Pair, at: Date) =>
  db
    .insertInto('block')
    .values({ blocker_id: blockerId, blocked_id: blockedId, created_at: at })
    .onConflict((same) => same.doNothing())
    .execute()

export const removeBlock = (db: Executor, { blockerId, blockedId }: Pair) =>
  db
    .deleteFrom('block')
    .where('blocker_id', '=', blockerId)
    .where('blocked_id', '=', blockedId)
    .execute()

export async function hasBlocked(db: Executor, { blockerId, blockedId }: Pair) {
  const row = await db
    .selectFrom('block')
    .select('blocker_id')
    .where('blocker_id', '=', blockerId)
    .where('blocked_id', '=', blockedId)
    .executeTakeFirst()
  return row !== undefined
}

interface NewReport {
  reporterId: number
  reportedId: number
  chatId: number
  reason: string
  text: string
  at: Date
}

export const createReport = (
  db: Executor,
  { reporterId, reportedId, chatId, reason, text, at }: NewReport,
) =>
  db
    .insertInto('report')
    .values({
      id: newId(),
      reporter_id: reporterId,
      reported_id: reportedId,
      chat_id: chatId,
      reason,
      text,
      created_at: at,
    })
    .execute()

export const removeReportsBefore = (db: Executor, before: Date) =>
  removeInBatches(db, 'report', sql<boolean>`created_at < ${before}`)

export async function countReportsSince(db: Executor, reporterId: number, since: Date) {
  const { count } = await db
    .selectFrom('report')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('reporter_id', '=', reporterId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return count
}

/** Each with the chat of the pair. */
export const listBlocksBy = (db: Executor, { id, role }: Participant) =>
  db
    .selectFrom('block')
    .innerJoin('chat', `chat.${sides[role].other}`, 'block.blocked_id')
    .select(['chat.id', 'block.created_at'])
    .where('block.blocker_id', '=', id)
    .where(`chat.${sides[role].self}`, '=', id)
    .execute()

export type BlockRow = Awaited<ReturnType<typeof listBlocksBy>>[number]

export const listReportsBy = (db: Executor, reporterId: number) =>
  db
    .selectFrom('report')
    .select(['chat_id', 'reason', 'text', 'created_at'])
    .where('reporter_id', '=', reporterId)
    .orderBy('created_at')
    .execute()

export type ReportRow = Awaited<ReturnType<typeof listReportsBy>>[number]
