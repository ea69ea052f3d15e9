import { type RawBuilder, sql } from 'kysely'

/** Whether neither of two people has blocked the other; both are given as an id or as a column. */
export const isPairOpen = (one: number | RawBuilder<unknown>, other: RawBuilder<unknown>) =>
  sql<boolean>`not exists (
    select from block
    where (blocker_id = ${one} and blocked_id = ${other})
      or (blocker_id = ${other} and blocked_id = ${one})
  )`
