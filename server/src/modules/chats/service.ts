import { msg } from '@swipefolio/shared/i18n'
import { isUnwritable } from '../../foundation/db/database-failures'
import { publishToPeople } from '../../foundation/events/publish-to-people'
import { notFound } from '../../foundation/http/errors'
import type { PageRequest } from '../../foundation/http/keyset-pagination'
import type { Services } from '../../foundation/services'
import { markMessageSeen } from '../notifications/repository'
import { countUnread, hasUnread, listMessages } from './message-repository'
import { presentChat, presentMessages } from './present'
import { advanceRead, type ChatRow, findChat, listChats } from './repository'
import type { Participant } from './sides'

const messagesPerPage = 50

export const chatNotFound = () => notFound(msg('Chat not found'))

export function chatsService({ db, events }: Services) {
  async function get(person: Participant, id: number) {
    const chat = await findChat(db, person, id)
    if (!chat) throw chatNotFound()
    return chat
  }

  /** Sends lock this row, too, so that no message arrives between the read position and the notification. */
  const moveReadPosition = (person: Participant, chat: ChatRow, seq: number) =>
    db.transaction().execute(async (trx) => {
      const moved = await advanceRead(trx, person, chat.id, seq)
      if (moved?.last_seq === seq) await markMessageSeen(trx, person.id, chat.id)
      const readers = chat.state === 'open' ? [person.id, chat.other_id] : [person.id]
      const read = { type: 'read', chatId: chat.id, seq, reader: person.role } as const
      await publishToPeople(events, readers, read, trx)
    })

  return {
    async list(person: Participant, page: PageRequest) {
      const chats = await listChats(db, person, page)
      return chats.map((chat) => presentChat(person.role, chat, chat.messages.toReversed()))
    },

    async readMessages(person: Participant, id: number, before?: number, limit = messagesPerPage) {
      const chat = await get(person, id)
      const messages = await listMessages(db, id, { before, limit })
      const newest = messages.at(-1)?.seq ?? 0
      if (newest > chat.read_seq) {
        await moveReadPosition(person, chat, newest).catch((error: unknown) => {
          // Nothing can be stored at present: the messages stay unread.
          if (!isUnwritable(error)) throw error
        })
      }
      return presentMessages(person.role, chat, messages)
    },

    async hasUnread(person: Participant, id: number) {
      await get(person, id)
      return hasUnread(db, person, id)
    },

    countUnread: (person: Participant) => countUnread(db, person),

    /** Published to the other side of an open chat only, and only to open streams. */
    async announceTyping(person: Participant, id: number) {
      const chat = await get(person, id)
      if (chat.state === 'open')
        await publishToPeople(events, [chat.other_id], { type: 'typing', chatId: id })
    },
  }
}
