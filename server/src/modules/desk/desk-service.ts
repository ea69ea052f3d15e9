import type { CallBody, ContactDesk } from '@swipefolio/shared/contract'
import { msg } from '@swipefolio/shared/i18n'
import { checkContactDesk, isBlank, tagNames } from '@swipefolio/shared/rules'
import type { Executor } from '../../foundation/db/database'
import { publishToPeople } from '../../foundation/events/publish-to-people'
import { conflict } from '../../foundation/http/errors'
import { requireValid } from '../../foundation/http/require-valid'
import type { Services } from '../../foundation/services'
import { lockAccountsShared, lockOwnAccountShared } from '../../people/accounts/account-locks'
import { userNotFound } from '../contacts/service'
import { presentDesk } from './present'
import { type DeskRow, findDesk, lockDesk, lockStages, updateDesk } from './repository'
import { stageNotFound } from './stages-service'

type Payload = CallBody<'PUT /api/recruiter/contacts/:id/desk'>

/** A repeated request, whose answer was lost, brings the note that is stored. */
function nextNote({ note, noteVersion = 0 }: Payload, stored: DeskRow) {
  if (note === undefined || note === stored.note) return {}
  if (noteVersion !== stored.note_version) throw conflict(msg('This note was changed elsewhere'))
  return { note, note_version: noteVersion + 1 }
}

function nextStep({ nextStep: text, nextStepOn: day }: Payload) {
  if (text === undefined && day === undefined) return {}
  if (isBlank(text)) return { next_step: '', next_step_on: null }
  return { next_step: text?.trim(), next_step_on: day || null }
}

export function deskService({ db, clock, events }: Services) {
  async function moveTo(trx: Executor, recruiterId: number, stageId: number, stored: DeskRow) {
    if (stageId === stored.stage_id) return {}
    const stages = await lockStages(trx, recruiterId, 'shared')
    if (!stages.some(({ id }) => id === stageId)) throw stageNotFound()
    return { stage_id: stageId, staged_at: clock() }
  }

  return {
    async get(recruiterId: number, jobSeekerId: number): Promise<ContactDesk> {
      const desk = await findDesk(db, recruiterId, jobSeekerId)
      if (!desk) throw userNotFound()
      return presentDesk(desk)
    },

    /** Changes the given fields and keeps the others. */
    update: (recruiterId: number, jobSeekerId: number, payload: Payload): Promise<ContactDesk> =>
      db.transaction().execute(async (trx) => {
        requireValid(checkContactDesk(payload))
        await lockOwnAccountShared(trx, recruiterId)
        if (!(await lockAccountsShared(trx, [jobSeekerId]))) throw userNotFound()
        const { stageId, tags } = payload
        const found = await findDesk(trx, recruiterId, jobSeekerId)
        if (!found) throw userNotFound()
        const move = stageId === undefined ? {} : await moveTo(trx, recruiterId, stageId, found)
        const stored = await lockDesk(trx, recruiterId, jobSeekerId)
        if (!stored) throw userNotFound()
        const change = {
          ...move,
          ...nextNote(payload, stored),
          ...nextStep(payload),
          ...(tags && { tags: tagNames(tags) }),
        }
        if (Object.keys(change).length === 0) return presentDesk(stored)
        const desk = await updateDesk(trx, recruiterId, jobSeekerId, change)
        await publishToPeople(events, [recruiterId], { type: 'chats', of: 'contacts' }, trx)
        return presentDesk(desk)
      }),
  }
}
