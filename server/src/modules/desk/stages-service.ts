import type { CallBody, ContactStage } from '@swipefolio/shared/contract'
import { msg } from '@swipefolio/shared/i18n'
import { arrivalStageId, checkStage } from '@swipefolio/shared/rules'
import { type Executor } from '../../foundation/db/database'
import { newId } from '../../foundation/db/ids'
import { publishToPeople } from '../../foundation/events/publish-to-people'
import { conflict, notFound } from '../../foundation/http/errors'
import { requireValid } from '../../foundation/http/require-valid'
import type { Services } from '../../foundation/services'
import { lockOwnAccountShared } from '../../people/accounts/account-locks'
import {
  countByStage,
  isStageUsed,
  listStages,
  lockStages,
  moveAll,
  replaceStages,
  type Stage,
} from './repository'

export const stageNotFound = () => notFound(msg('This stage does not exist any more'))

type Change = (trx: Executor, stages: readonly Stage[]) => Promise<Stage[]> | Stage[]

const named = (name = '') => name.trim().replace(/\s+/g, ' ')

function get(stages: readonly Stage[], id: number): Stage {
  const stage = stages.find((known) => known.id === id)
  if (!stage) throw stageNotFound()
  return stage
}

export function stagesService({ db, clock, events }: Services) {
  async function present(executor: Executor, recruiterId: number): Promise<ContactStage[]> {
    const stages = await listStages(executor, recruiterId)
    const counts = await countByStage(executor, recruiterId)
    return stages.map(({ id, name }) => ({ id, name, count: counts.get(id) ?? 0 }))
  }

  const change = (recruiterId: number, next: Change) =>
    db.transaction().execute(async (trx) => {
      await lockOwnAccountShared(trx, recruiterId)
      const stages = await lockStages(trx, recruiterId, 'exclusive')
      await replaceStages(trx, recruiterId, await next(trx, stages))
      await publishToPeople(events, [recruiterId], { type: 'chats', of: 'contacts' }, trx)
      return present(trx, recruiterId)
    })

  return {
    list: (recruiterId: number) => present(db, recruiterId),

    add: (recruiterId: number, body: CallBody<'POST /api/recruiter/contact-stages'>) =>
      change(recruiterId, (_trx, stages) => {
        requireValid(checkStage(body, stages))
        return [...stages, { id: newId(), name: named(body.name) }]
      }),

    /** Renames a stage, or moves it to a place among the others. */
    update: (
      recruiterId: number,
      id: number,
      { name, place }: CallBody<'PUT /api/recruiter/contact-stages/:id'>,
    ) =>
      change(recruiterId, (_trx, stages) => {
        const stage = get(stages, id)
        const others = stages.filter((other) => other !== stage)
        if (name !== undefined) requireValid(checkStage({ name }, others))
        const at = place ?? stages.indexOf(stage)
        return others.toSpliced(at, 0, name === undefined ? stage : { id, name: named(name) })
      }),

    /** Deletes a stage, whose contacts move to another one. */
    remove: (recruiterId: number, id: number, to?: number) =>
      change(recruiterId, async (trx, stages) => {
        const { name } = get(stages, id)
        if (id === arrivalStageId) {
          throw conflict(msg('New contacts arrive in this stage. You can rename it.'))
        }
        const rest = stages.filter((other) => other.id !== id)
        if (to !== undefined) {
          get(rest, to)
          await moveAll(trx, recruiterId, { from: id, to, at: clock() })
        } else if (await isStageUsed(trx, recruiterId, id)) {
          throw conflict(
            msg('There are contacts in {stage}. Choose where they go.', { stage: name }),
          )
        }
        return rest
      }),
  }
}
