import type { Executor } from '../../foundation/db/database'
import {
  inBothRoles,
  type PersonalData,
  stays,
  withheld,
} from '../../foundation/db/declare-personal-data'
import { publishToPeople } from '../../foundation/events/publish-to-people'
import { readAllPages } from '../../foundation/http/read-all-pages'
import type { Person } from '../../foundation/http/person'
import type { Services } from '../../foundation/services'
import { removeNotificationsOfChats } from '../notifications/repository'
import { listMessagesAfter } from './message-repository'
import { presentChat, presentMessage } from './present'
import { listChatPartners, listChats } from './repository'

const messagesAtOnce = 200

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

/** Each chat with all of its messages, in parts of JSON. */
async function* writeWholeChats({ db }: Services, person: Person) {
  const { role } = person
  let separator = ''
  for (const chat of await readAllPages((page) => listChats(db, person, page))) {
    const { messages: _newest, ...rest } = presentChat(role, chat, [])
    yield `${separator}${JSON.stringify(rest).slice(0, -1)},"messages":[`
    separator = ','
    let beforePart = ''
    for await (const rows of readMessages(db, chat.id)) {
      const messages = rows.map((row) => JSON.stringify(presentMessage(role, chat, row)))
      yield beforePart + messages.join(',')
      beforePart = ','
    }
    yield ']}'
  }
}

async function* readMessages(db: Executor, chatId: number) {
  for (let after = 0; ;) {
    const rows = await listMessagesAfter(db, chatId, after, messagesAtOnce)
    const last = rows.at(-1)
    if (!last) return
    yield rows
    after = last.seq
  }
}
