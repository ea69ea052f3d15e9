import { checkMessage, maxLength, tooLong } from '@swipefolio/shared/rules'
import type { Executor } from '../../foundation/db/database'
import { publishToPeople } from '../../foundation/events/publish-to-people'
import { conflict, invalidInput, unauthenticated } from '../../foundation/http/errors'
import { requireValid } from '../../foundation/http/require-valid'
import type { Services } from '../../foundation/services'
import { createNotification } from '../notifications/repository'
import { sentences } from '../notifications/sentences'
import { createMessage, findMessageByKey } from './message-repository'
import { presentMessage } from './present'
import { advanceChat, holdSides, lockChat } from './repository'
import { chatNotFound } from './service'
import type { Participant } from './sides'

interface Draft {
  chatId: number
  message: string | undefined
  clientKey: string | undefined
}

function readDraft({ message, clientKey }: Draft) {
  requireValid(checkMessage({ message }))
  const badKey = tooLong('Client key', clientKey, maxLength.clientKey)
  if (badKey) throw invalidInput(badKey, { clientKey: badKey })
  return { text: (message ?? '').trim(), key: clientKey || null }
}

export function sendService({ db, clock, events }: Services) {
  async function append(trx: Executor, person: Participant, draft: Draft) {
    const { text, key } = readDraft(draft)
    const held = await holdSides(trx, person, draft.chatId)
    const chat = await lockChat(trx, person, draft.chatId)
    if (!chat) throw chatNotFound()
    if (!held.includes(person.id)) throw unauthenticated()

    const earlier = key && (await findMessageByKey(trx, chat.id, person.role, key))
    if (earlier) {
      if (earlier.message !== text)
        throw conflict('This message was already sent with another text')
      return presentMessage(person.role, chat, earlier)
    }

    if (chat.state === 'blocked') throw conflict('You have blocked this person')
    if (chat.state === 'closed') throw conflict('This conversation is closed')

    const at = clock()
    const seq = chat.last_seq + 1
    const message = await createMessage(trx, {
      chat_id: chat.id,
      seq,
      sender_role: person.role,
      message: text,
      client_key: key,
      created_at: at,
    })
    await advanceChat(trx, chat.id, seq, at)
    const sender =
      person.role === 'recruiter'
        ? `${chat.recruiter_first_name} ${chat.recruiter_last_name}`
        : `${chat.seeker_first_name} ${chat.seeker_last_name}`
    await createNotification(trx, events, {
      accountId: chat.other_id,
      type: 'MESSAGE',
      referenceId: chat.id,
      message: sentences.MESSAGE.messageReceived(sender),
      at,
    })
    const own = presentMessage(person.role, chat, message)
    const event = { type: 'message', chatId: chat.id, seq, sender: person.role } as const
    await publishToPeople(events, [person.id, chat.other_id], event, trx, {
      [person.id]: { ...event, message: own },
      [chat.other_id]: { ...event, message: { ...own, clientKey: null } },
    })
    return own
  }

  return {
    send: (person: Participant, draft: Draft) =>
      db.transaction().execute((trx) => append(trx, person, draft)),
  }
}
