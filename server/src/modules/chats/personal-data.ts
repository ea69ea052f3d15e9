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
import { listNewestMessages, type MessageRow } from './message-repository'
import { presentChat, presentMessage } from './present'
import { listChatPartners, listChats } from './repository'

const mostMessages = 1_000_000

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
  export: inBothRoles(async (services, person) => ({
    chats: await listWholeChats(services, person),
  })),
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

async function listWholeChats({ db }: Services, person: Person) {
  const chats = await readAllPages((page) => listChats(db, person, page))
  const ids = chats.map(({ id }) => id)
  const messages = await listNewestMessages(db, { chatIds: ids, limit: mostMessages })
  const messagesOf = new Map(ids.map((id): [number, MessageRow[]] => [id, []]))
  for (const row of messages) messagesOf.get(row.chat_id)?.push(row)
  return chats.map((chat) => ({
    ...presentChat(person.role, chat, []),
    messages: (messagesOf.get(chat.id) ?? []).map((row) => presentMessage(person.role, chat, row)),
  }))
}
