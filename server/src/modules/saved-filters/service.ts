import type { CallBody, SavedFilter } from '@swipefolio/shared/contract'
import { msg } from '@swipefolio/shared/i18n'
import { checkSavedFilter, maxSavedFilters } from '@swipefolio/shared/rules'
import { conflict, invalidInput, notFound } from '../../foundation/http/errors'
import { requireValid } from '../../foundation/http/require-valid'
import type { Services } from '../../foundation/services'
import { lockOwnAccount, lockOwnAccountShared } from '../../people/accounts/account-locks'
import {
  areTechnologies,
  createFilter,
  type FilterRow,
  listFilters,
  removeFilter,
  updateFilter,
} from './repository'

export const week = 7 * 86_400_000

const filterNotFound = () => notFound(msg('This filter does not exist any more'))

export const presentFilter = (row: FilterRow): SavedFilter => ({
  id: row.id,
  name: row.name,
  technologyIds: row.technology_ids,
  isMailed: row.mail_due_at !== null,
})

export function savedFiltersService({ db, clock }: Pick<Services, 'db' | 'clock'>) {
  const nextMail = (isMailed: boolean) => (isMailed ? new Date(clock().getTime() + week) : null)

  return {
    list: async (recruiterId: number) => (await listFilters(db, recruiterId)).map(presentFilter),

    create: (recruiterId: number, body: CallBody<'POST /api/recruiter/saved-filters'>) =>
      db.transaction().execute(async (trx) => {
        requireValid(checkSavedFilter(body))
        await lockOwnAccount(trx, recruiterId)
        const { name = '', isMailed = false } = body
        const technologyIds = [...new Set(body.technologyIds)]
        if (!(await areTechnologies(trx, technologyIds)))
          throw invalidInput(msg('Unknown technology'))
        if ((await listFilters(trx, recruiterId)).length >= maxSavedFilters) {
          throw conflict(
            msg('You can save {count} filters. Delete one first.', { count: maxSavedFilters }),
          )
        }
        return presentFilter(
          await createFilter(trx, {
            recruiterId,
            name: name.trim(),
            technologyIds,
            mailDueAt: nextMail(isMailed),
            at: clock(),
          }),
        )
      }),

    update: (
      recruiterId: number,
      id: number,
      { name, isMailed }: CallBody<'PUT /api/recruiter/saved-filters/:id'>,
    ) =>
      db.transaction().execute(async (trx) => {
        if (name !== undefined) requireValid(checkSavedFilter({ name, technologyIds: [id] }))
        await lockOwnAccountShared(trx, recruiterId)
        const row = await updateFilter(
          trx,
          { recruiterId, id },
          {
            name: name?.trim(),
            mailDueAt: isMailed === undefined ? undefined : nextMail(isMailed),
          },
        )
        if (!row) throw filterNotFound()
        return presentFilter(row)
      }),

    async remove(recruiterId: number, id: number) {
      if (!(await removeFilter(db, recruiterId, id))) throw filterNotFound()
      return 'Filter deleted'
    },
  }
}
