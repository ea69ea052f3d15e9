import { sql } from 'kysely'
import { compileOnce } from '../../foundation/db/compile-once'
import type { Executor } from '../../foundation/db/database'
import { formatOf, sentences } from '../notifications/sentences'
import { type Participant, sides } from './sides'

export const messageColumns = [
  'id',
  'chat_id',
  'seq',
  'sender_role',
  'message',
  'client_key',
  'created_at',
] as const

interface NewestOf {
  chatId: number
  limit: number
}

const selectNewest = (db: Executor, { chatId, limit }: NewestOf) =>
  db
    .selectFrom('message')
    .select(messageColumns)
    .where('chat_id', '=', chatId)
    .orderBy('seq', 'desc')
    .limit(limit)

const findNewest = compileOnce(selectNewest)
const findNewestBefore = compileOnce((db, parameters: NewestOf & { before: number }) =>
  selectNewest(db, parameters).where('seq', '<', parameters.before),
)

/** The newest messages below `before`, oldest first. */
export async function listMessages(
  db: Executor,
  chatId: number,
  { before, limit }: { before?: number; limit: number },
) {
  const newestFirst =
    before === undefined
      ? await findNewest(db, { chatId, limit })
      : await findNewestBefore(db, { chatId, limit, before })
  return newestFirst.toReversed()
}

/** Messages above a `seq`, oldest first. */
export const listMessagesAfter = (db: Executor, chatId: number, after: number, limit: number) =>
  db
    .selectFrom('message')
    .select(messageColumns)
    .where('chat_id', '=', chatId)
    .where('seq', '>', after)
    .orderBy('seq')
    .limit(limit)
    .execute()

export type MessageRow = Awaited<ReturnType<typeof listMessages>>[number]

export type SendRefusal = 'no account' | 'no chat' | 'other text' | 'blocked' | 'closed'

interface SendRefused {
  refusal: SendRefusal
}

export interface SentMessage {
  refusal: null
  id: number
  seq: number
  created_at: Date
  /** False when it was sent before with the same key. */
  is_new: boolean
  other_id: number
  first_name: string
  last_name: string
  company_name: string
}

interface NewMessage {
  chatId: number
  message: string
  key: string | null
  at: Date
  /** The id of the event that is published on commit. */
  eventId: number
}

/** Stores a message with everything that follows from it, unless it is refused. */
export async function createMessage(
  db: Executor,
  { id, role }: Participant,
  { chatId, message, key, at, eventId }: NewMessage,
) {
  const sentence = formatOf(sentences.MESSAGE.messageReceived)
  const { rows } = await sql<SentMessage | SendRefused>`
    select * from send_message(
      ${id}, ${role}, ${chatId}, ${message}, ${key}, ${at}, ${sentence}, ${eventId}
    )`.execute(db)
  const [row] = rows
  if (!row) throw new Error('The database returned no message')
  return row
}

/** Chat by chat, from the read position on: a join of all chats would read every message that there is. */
const selectUnread = (db: Executor, { id, role }: Participant) =>
  db
    .selectFrom('chat')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('message')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .whereRef('message.chat_id', '=', 'chat.id')
          .whereRef('message.seq', '>', `chat.${sides[role].read}`)
          .where('message.sender_role', '<>', role)
          .as('unread'),
      (join) => join.onTrue(),
    )
    .select(sql<number>`coalesce(sum(unread.count), 0)::int`.as('count'))
    .where(`chat.${sides[role].self}`, '=', id)
    .whereRef('chat.last_seq', '>', `chat.${sides[role].read}`)

export async function countUnread(db: Executor, person: Participant) {
  const { count } = await selectUnread(db, person).executeTakeFirstOrThrow()
  return count
}

export async function hasUnread(db: Executor, person: Participant, chatId: number) {
  const { count } = await selectUnread(db, person)
    .where('chat.id', '=', chatId)
    .executeTakeFirstOrThrow()
  return count > 0
}
