import { msg } from '@swipefolio/shared/i18n'
import { checkMessage, maxLength, isTooLong } from '@swipefolio/shared/rules'
import { publishWithCommit } from '../../foundation/events/publish-with-commit'
import { conflict, invalidInput, unauthenticated } from '../../foundation/http/errors'
import { requireValid } from '../../foundation/http/require-valid'
import type { Services } from '../../foundation/services'
import { createMessage, type SendRefusal } from './message-repository'
import { presentSent } from './present'
import { chatNotFound } from './service'
import type { Participant } from './sides'

interface Draft {
  chatId: number
  message: string | undefined
  clientKey: string | undefined
}

function readDraft({ chatId, message, clientKey }: Draft) {
  requireValid(checkMessage({ message }))
  if (isTooLong(clientKey, maxLength.clientKey)) {
    const sentence = msg('Client key is too long: at most {count} characters', {
      count: maxLength.clientKey,
    })
    throw invalidInput(sentence, { clientKey: sentence })
  }
  return { chatId, message: (message ?? '').trim(), key: clientKey || null }
}

const errors = {
  'no account': unauthenticated,
  'no chat': chatNotFound,
  'other text': () => conflict(msg('This message was already sent with another text')),
  blocked: () => conflict(msg('You have blocked this person')),
  closed: () => conflict(msg('This conversation is closed')),
} satisfies Record<SendRefusal, () => Error>

export function sendService({ db, clock, events }: Services) {
  return {
    async send(person: Participant, draft: Draft) {
      const content = readDraft(draft)
      return publishWithCommit(events, async (eventId, publish) => {
        const sent = await createMessage(db, person, { ...content, at: clock(), eventId })
        if (sent.refusal) throw errors[sent.refusal]()
        const { chatId } = content
        const own = presentSent(person, sent, content)
        const { seq, other_id: otherId } = sent
        const event = { type: 'message', chatId, seq, sender: person.role } as const
        if (sent.is_new)
          publish({
            to: [person.id, otherId],
            event,
            texts: {
              [person.id]: { ...event, message: own },
              [otherId]: { ...event, message: { ...own, clientKey: null } },
            },
          })
        return own
      })
    },
  }
}
