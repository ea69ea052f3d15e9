import { msg } from '@swipefolio/shared/i18n'
import { sql } from 'kysely'
import type { Executor } from '../../foundation/db/database'
import { notFound } from '../../foundation/http/errors'
import type { Person } from '../../foundation/http/person'
import type { Services } from '../../foundation/services'
import { lockReview, setDisputed } from './repository'
import { reviewRemoved } from './service'

interface Statement {
  id: number
  itemId: number
}

/** Statements that the owner of a review calls untrue: each is hidden from the review and counted for its rule, once. */
export function disputes({ db }: Pick<Services, 'db'>) {
  const set = (person: Person, { id, itemId }: Statement, isDisputed: boolean) =>
    db.transaction().execute(async (trx) => {
      const review = await lockReview(trx, person.id, id)
      if (!review) throw reviewRemoved()
      const { result, disputed } = review
      const item = typeof result === 'string' ? undefined : result[itemId - 1]
      if (!item) throw notFound(msg('This review has no such statement'))
      if (disputed.includes(itemId) === isDisputed) return
      const others = disputed.filter((other) => other !== itemId)
      await setDisputed(trx, id, isDisputed ? [...others, itemId] : others)
      if (item.rule) await count(trx, item.rule, isDisputed ? 1 : -1)
    })

  return {
    async dispute(person: Person, statement: Statement) {
      await set(person, statement, true)
      return 'Statement removed'
    },

    async undoDispute(person: Person, statement: Statement) {
      await set(person, statement, false)
      return 'Statement restored'
    },
  }
}

const count = (trx: Executor, rule: string, change: 1 | -1) =>
  trx
    .insertInto('disputed_rule')
    .values({ rule, disputes: change })
    .onConflict((conflict) =>
      conflict.column('rule').doUpdateSet({
        disputes: sql`disputed_rule.disputes + excluded.disputes`,
      }),
    )
    .execute()

/** The rules with disputed statements, the most disputed first. */
export const listDisputedRules = (db: Executor) =>
  db
    .selectFrom('disputed_rule')
    .select(['rule', 'disputes'])
    .where('disputes', '>', 0)
    .orderBy('disputes', 'desc')
    .orderBy('rule')
    .execute()
