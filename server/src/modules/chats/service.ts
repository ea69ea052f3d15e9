import { notFound } from '../../http/errors'
import type { PartRequest } from '../../http/part'
import type { Services } from '../../services'
import { markMessageSeen } from '../notifications/repository'
import { countUnread, hasUnread, listMessages, listNewestMessages } from './message-repository'
import { presentChat, presentMessage } from './present'
import { advanceRead, findChat, listChats } from './repository'
import type { Participant } from './sides'

const messagesPerChat = 20
const messagesPerPage = 50

export const chatNotFound = () => notFound('Chat not found')

export function chatsService({ db }: Services) {
  async function get(person: Participant, id: number) {
    const chat = await findChat(db, person, id)
    if (!chat) throw chatNotFound()
    return chat
  }

  /** Sends wait for this row too, so no message can slip in unseen between position and notification. */
  const moveReadPosition = (person: Participant, id: number, seq: number) =>
    db.transaction().execute(async (trx) => {
      const chat = await advanceRead(trx, person, id, seq)
      if (chat?.last_seq === seq) await markMessageSeen(trx, person.id, id)
    })

  return {
    async list(person: Participant, part: PartRequest) {
      const chats = await listChats(db, person, part)
      const ids = chats.items.map(({ id }) => id)
      const messages = await listNewestMessages(db, ids, messagesPerChat)
      const messagesOf = (chatId: number) => messages.filter((row) => row.chat_id === chatId)
      return chats.map((chat) => presentChat(person.role, chat, messagesOf(chat.id)))
    },

    async readMessages(person: Participant, id: number, before?: number, limit = messagesPerPage) {
      const chat = await get(person, id)
      const messages = await listMessages(db, id, { before, limit })
      const newest = messages.at(-1)?.seq ?? 0
      if (newest > chat.read_seq) await moveReadPosition(person, id, newest)
      return messages.map((row) => presentMessage(person.role, chat, row))
    },

    async hasUnread(person: Participant, id: number) {
      await get(person, id)
      return hasUnread(db, person, id)
    },

    countUnread: (person: Participant) => countUnread(db, person),
  }
}
