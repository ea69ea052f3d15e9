import type { ChatState, Role } from '@swipefolio/shared/contract'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { compileOnce } from '../../foundation/db/compile-once'
import type { Executor } from '../../foundation/db/database'
import { compilePages } from '../../foundation/http/compile-pages'
import { key, type Order, type PageRequest } from '../../foundation/http/keyset-pagination'
import { shownEmail } from '../../people/visibility'
import { messageColumns } from './message-repository'
import { type Participant, sides } from './sides'

const pairOf = ({ id, role }: Participant) =>
  sql`${id}::bigint, ${sql.ref(`chat.${sides[role].other}`)}`

/** Whether the other side was deleted or has blocked the reader, which must look alike. */
const isGone = (person: Participant) => sql<boolean>`is_gone(${pairOf(person)})`

const stateOf = (person: Participant) => sql<ChatState>`chat_state(${pairOf(person)})`

const selectChats = (db: Executor, person: Participant) =>
  db
    .selectFrom('chat')
    .innerJoin('account as seeker', 'seeker.id', 'chat.job_seeker_id')
    .innerJoin('account as recruiter', 'recruiter.id', 'chat.recruiter_id')
    .select([
      'chat.id',
      'chat.last_seq',
      `chat.${sides[person.role].read} as read_seq`,
      `chat.${sides[person.role].otherRead} as other_read_seq`,
      `chat.${sides[person.role].other} as other_id`,
      'seeker.id as seeker_id',
      'seeker.first_name as seeker_first_name',
      'seeker.last_name as seeker_last_name',
      'recruiter.first_name as recruiter_first_name',
      'recruiter.last_name as recruiter_last_name',
      'recruiter.company_name as recruiter_company_name',
    ])
    .select(
      (person.role === 'recruiter'
        ? shownEmail(person.id, 'seeker')
        : sql<string>`seeker.email`
      ).as('seeker_email'),
    )
    .select([stateOf(person).as('state'), isGone(person).as('is_gone')])
    .where(`chat.${sides[person.role].self}`, '=', person.id)

interface ShownMessages {
  first: 'oldest' | 'newest'
  limit: number
}

/** With messages and the number of unread ones, in one statement: a second one would cost as much as the first. */
const selectListed = (db: Executor, person: Participant, { first, limit }: ShownMessages) =>
  selectChats(db, person).select(({ selectFrom }) => [
    selectFrom('message')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .whereRef('message.chat_id', '=', 'chat.id')
      .whereRef('message.seq', '>', `chat.${sides[person.role].read}`)
      .where('message.sender_role', '<>', person.role)
      .as('unread'),
    jsonArrayFrom(
      selectFrom('message')
        .select(messageColumns)
        .whereRef('message.chat_id', '=', 'chat.id')
        .orderBy('message.seq', first === 'oldest' ? 'asc' : 'desc')
        .limit(limit),
    ).as('messages'),
  ])

const latestFirst: Order = {
  direction: 'desc',
  keys: [key('chat.active_at', 'timestamptz'), key('chat.id', 'bigint')],
}
const mostListed = 200

/** Lists the chats of a person, latest message first. */
function chatListWith(messages: ShownMessages) {
  const pagesOf = (role: Role) =>
    compilePages({
      query: (db, { id }: { id: number }) => selectListed(db, { id, role }, messages),
      order: () => latestFirst,
    })
  const pages = { recruiter: pagesOf('recruiter'), jobseeker: pagesOf('jobseeker') }
  return (db: Executor, { id, role }: Participant, page: PageRequest) =>
    pages[role](db, { id }, { ...page, limit: page.limit ?? mostListed })
}

/** Each chat with its newest messages, newest first. */
export const listChats = chatListWith({ first: 'newest', limit: 20 })

export const messagesAtOnce = 100

/** Each chat with its first messages, oldest first. */
export const listChatsFromStart = chatListWith({ first: 'oldest', limit: messagesAtOnce })

export type ListedChat = Awaited<ReturnType<typeof listChats>>['items'][number]

export type ChatRow = Awaited<ReturnType<typeof findChat>> & object

const chatOf = (role: Role) =>
  compileOnce((db, { id, chatId }: { id: number; chatId: number }) =>
    selectChats(db, { id, role }).where('chat.id', '=', chatId),
  )
const chatsOf = { recruiter: chatOf('recruiter'), jobseeker: chatOf('jobseeker') }

export async function findChat(db: Executor, { id, role }: Participant, chatId: number) {
  const [chat] = await chatsOf[role](db, { id, chatId })
  return chat
}

/** The accounts on the other side of a person's chats. */
export async function listChatPartners(db: Executor, { id, role }: Participant) {
  const { self, other } = sides[role]
  const chats = await db
    .selectFrom('chat')
    .select(`${other} as other_id`)
    .where(self, '=', id)
    .execute()
  return chats.map((chat) => chat.other_id)
}

/** Sends and blocks take this lock in turn. */
export const lockChat = (db: Executor, { id: accountId, role }: Participant, id: number) =>
  db
    .selectFrom('chat')
    .select(`${sides[role].other} as other_id`)
    .where('id', '=', id)
    .where(sides[role].self, '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirst()

/** Advances the reader's position to `seq`, never back, and returns the last seq of the chat. */
export const advanceRead = (db: Executor, person: Participant, id: number, seq: number) => {
  const { self, read } = sides[person.role]
  return db
    .updateTable('chat')
    .set({ [read]: sql`greatest(${sql.ref(read)}, ${seq})` })
    .where('id', '=', id)
    .where(self, '=', person.id)
    .returning('last_seq')
    .executeTakeFirst()
}
