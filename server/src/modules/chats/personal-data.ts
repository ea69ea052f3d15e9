import type { Executor } from '../../foundation/db/database'
import {
  inBothRoles,
  type PersonalData,
  stays,
  withheld,
} from '../../foundation/db/declare-personal-data'
import { publishToPeople } from '../../foundation/events/publish-to-people'
import type { Person } from '../../foundation/http/person'
import type { Services } from '../../foundation/services'
import { removeNotificationsOfChats } from '../notifications/repository'
import { listMessagesAfter } from './message-repository'
import { presentChat, presentMessages, type StoredMessage } from './present'
import { listChatPartners, listChatsFromStart, type ListedChat, messagesAtOnce } from './repository'

const chatsAtOnce = 20

export const chatsData = {
  tables: {
    chat: {
      kept: 'The other person still reads it',
      columns: {
        id: stays('chats.id'),
        recruiter_id: stays('chats.recruiter.firstName'),
        job_seeker_id: stays('chats.user.id'),
        last_seq: stays(withheld('The seq of the last message')),
        recruiter_read_seq: stays('chats.seenSeq'),
        job_seeker_read_seq: stays('chats.seenSeq'),
        active_at: stays(withheld('The time of the last message')),
      },
    },
    message: {
      kept: 'The other person still reads it',
      columns: {
        id: stays('chats.messages.id'),
        chat_id: stays('chats.id'),
        seq: stays('chats.messages.seq'),
        sender_role: stays('chats.messages.senderUser'),
        message: stays('chats.messages.message'),
        client_key: stays('chats.messages.clientKey'),
        created_at: stays('chats.messages.createdAt'),
      },
    },
  },
  export: inBothRoles(async (services, person) => ({ chats: writeWholeChats(services, person) })),
  /** Notifications of the other side name the person. */
  async erase({ trx, services, account }) {
    await removeNotificationsOfChats(trx, account.id)
    await publishToPeople(
      services.events,
      await listChatPartners(trx, account),
      { type: 'chats' },
      trx,
    )
  },
} satisfies PersonalData<'chat' | 'message'>

/** Each chat with all of its messages, in parts of JSON. Most chats are short: a statement reads the start of several. */
async function* writeWholeChats(services: Services, person: Person) {
  const { db } = services
  let separator = ''
  for (let after: unknown[] | undefined; ;) {
    const chats = await listChatsFromStart(db, person, { limit: chatsAtOnce, after })
    for (const chat of chats.items) {
      yield* writeWholeChat(services, person, chat, separator)
      separator = ','
    }
    if (!chats.next) return
    after = chats.next
  }
}

async function* writeWholeChat(
  { db }: Services,
  { role }: Person,
  chat: ListedChat,
  separator: string,
) {
  const { messages: _newest, ...rest } = presentChat(role, chat, [])
  let written = `${separator}${JSON.stringify(rest).slice(0, -1)},"messages":[`
  for (let rows: readonly StoredMessage[] = chat.messages; ;) {
    written += presentMessages(role, chat, rows)
      .map((message) => JSON.stringify(message))
      .join(',')
    rows = await readRest(db, chat.id, rows)
    if (rows.length === 0) break
    yield written
    written = ','
  }
  yield `${written}]}`
}

/** The messages after some that were read; none, without a statement, where these were not as many as were asked for. */
async function readRest(
  db: Executor,
  chatId: number,
  read: readonly StoredMessage[],
): Promise<readonly StoredMessage[]> {
  const last = read.at(-1)
  if (!last || read.length < messagesAtOnce) return []
  return listMessagesAfter(db, chatId, last.seq, messagesAtOnce)
}
