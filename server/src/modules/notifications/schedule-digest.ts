import { sql } from 'kysely'
import type { Executor } from '../../foundation/db/database'
import { newId } from '../../foundation/db/ids'

export const unreadMinutes = 2
const minutesBetweenMails = 15

export const digestKey = (accountId: number) => `digest:${accountId}`

/**
 * Debounces digest mails: schedules one mail of everything unseen two minutes from now, and not right after the
 * last one.
 */
export const scheduleDigest = (db: Executor, accountId: number, at: Date) =>
  db
    .insertInto('outbox')
    .values(({ selectFrom }) => ({
      kind: 'digest',
      data: JSON.stringify({ accountId, digestId: newId() }),
      created_at: at,
      due_at: sql<Date>`greatest(
        ${at}::timestamptz + make_interval(mins => ${unreadMinutes}),
        ${selectFrom('digest_setting')
          .select(sql`mailed_at + make_interval(mins => ${minutesBetweenMails})`.as('next'))
          .where('account_id', '=', accountId)}
      )`,
      unique_key: digestKey(accountId),
    }))
    .onConflict((waiting) => waiting.column('unique_key').doNothing())
    .execute()
