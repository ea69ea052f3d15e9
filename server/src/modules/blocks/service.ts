import type { CallBody } from '@swipefolio/shared/contract'
import { msg } from '@swipefolio/shared/i18n'
import { checkReport } from '@swipefolio/shared/rules'
import { publishToPeople } from '../../foundation/events/publish-to-people'
import { conflict } from '../../foundation/http/errors'
import type { Person } from '../../foundation/http/person'
import { requireValid } from '../../foundation/http/require-valid'
import type { Services } from '../../foundation/services'
import { lockOwnAccount } from '../../people/accounts/account-locks'
import { lockChat } from '../chats/repository'
import { chatNotFound } from '../chats/service'
import { countReportsSince, createBlock, createReport, removeBlock } from './repository'

const day = 86_400_000
const mostReportsADay = 10

type Report = CallBody<'POST /api/user/chats/:chatId/report'>

export function blocksService({ db, clock, events }: Services) {
  /** Locks the chat, so that no message is sent concurrently with a block. */
  const inChat = <T>(
    person: Person,
    chatId: number,
    act: (trx: Parameters<typeof lockChat>[0], otherId: number) => Promise<T>,
  ) =>
    db.transaction().execute(async (trx) => {
      await lockOwnAccount(trx, person.id)
      const chat = await lockChat(trx, person, chatId)
      if (!chat) throw chatNotFound()
      return act(trx, chat.other_id)
    })

  return {
    block: (person: Person, chatId: number) =>
      inChat(person, chatId, async (trx, blockedId) => {
        await createBlock(trx, { blockerId: person.id, blockedId }, clock())
        await publishToPeople(events, [person.id, blockedId], { type: 'chats' }, trx)
      }),

    unblock: (person: Person, chatId: number) =>
      inChat(person, chatId, async (trx, blockedId) => {
        await removeBlock(trx, { blockerId: person.id, blockedId })
        await publishToPeople(events, [person.id, blockedId], { type: 'chats' }, trx)
      }),

    report: (person: Person, chatId: number, { reason, text }: Report) =>
      inChat(person, chatId, async (trx, reportedId) => {
        requireValid(checkReport({ reason, text }))
        const at = clock()
        const since = new Date(at.getTime() - day)
        if ((await countReportsSince(trx, person.id, since)) >= mostReportsADay) {
          throw conflict(msg('You have reported enough for today. We will look at all of it.'))
        }
        await createReport(trx, {
          reporterId: person.id,
          reportedId,
          chatId,
          reason: reason ?? '',
          text: text?.trim() ?? '',
          at,
        })
      }),
  }
}
