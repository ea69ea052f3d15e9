import type { Role } from '@swipefolio/shared/contract'
import { type Kysely, sql } from 'kysely'
import type { Database, Executor } from '../../foundation/db/database'
import { tooManyRequests } from '../../foundation/http/errors'
import type { Services } from '../../foundation/services'

const minute = 60_000

/** What a mailed code is for. */
export type Purpose = 'register' | 'reset'

interface Rule {
  /** Tries that are free. */
  free: number
  /** After this long without a new one the count starts again. */
  windowMilliseconds: number
  /** How long a key is blocked once it has used its tries, for each further try; none: until the window ends. */
  stepMilliseconds?: number
}

const longestBlock = 15 * minute

export const rules = {
  login: { free: 5, windowMilliseconds: 24 * 60 * minute, stepMilliseconds: minute },
  failuresOfAddress: { free: 20, windowMilliseconds: 5 * minute },
  mailsOfAddress: { free: 30, windowMilliseconds: 10 * minute },
  mailToPurpose: { free: 1, windowMilliseconds: minute },
  mailToEmail: { free: 5, windowMilliseconds: 60 * minute },
  reviewsOfPerson: { free: 10, windowMilliseconds: 60 * minute },
} satisfies Record<string, Rule>

type RuleName = keyof typeof rules

/** Limits that all processes share, because they are counted in the database; in one statement, so that no race passes. */
export function createRateLimits({ config, db, clock }: Services) {
  const keyOf = (name: RuleName, subject: string) => `${name}:${subject}`

  return {
    /** Counts a try. Throws 429 when there is none left. */
    async consume(name: RuleName, subject: string): Promise<void> {
      if (!config.limits) return
      const now = clock()
      if (await countTry(db, keyOf(name, subject), rules[name], now)) return
      const until = await blockedUntil(db, keyOf(name, subject))
      throw tooManyRequests(Math.max(1, Math.ceil((until - now.getTime()) / 1000)))
    },
    /** Counts a try and answers whether it was free. */
    async tryConsume(name: RuleName, subject: string): Promise<boolean> {
      return !config.limits || countTry(db, keyOf(name, subject), rules[name], clock())
    },
    /** Within its minute or over its five an hour nothing is mailed, and nobody is told. */
    async mayMail(purpose: Purpose, role: Role, email: string): Promise<boolean> {
      return (
        (await this.tryConsume('mailToPurpose', `${purpose}:${role}:${email}`)) &&
        (await this.tryConsume('mailToEmail', email))
      )
    },
    /** The try was none of those that count. */
    async refund(name: RuleName, subject: string): Promise<void> {
      if (!config.limits) return
      await db
        .updateTable('rate_limit')
        .set({ tries: sql`greatest(tries - 1, 0)`, blocked_until: null })
        .where('key', '=', keyOf(name, subject))
        .execute()
    },
    async reset(name: RuleName, subject: string): Promise<void> {
      if (!config.limits) return
      await db.deleteFrom('rate_limit').where('key', '=', keyOf(name, subject)).execute()
    },
  }
}

/** Some counts name the email address that they are about. */
export const removeCountsOf = (db: Executor, role: Role, email: string) =>
  db
    .deleteFrom('rate_limit')
    .where(({ or, eb }) =>
      or([
        eb('key', 'in', [
          `mailToEmail:${email}`,
          `mailToPurpose:register:${role}:${email}`,
          `mailToPurpose:reset:${role}:${email}`,
        ]),
        sql<boolean>`starts_with(key, ${`login:${role}:${email}:`})`,
      ]),
    )
    .execute()

export type RateLimits = ReturnType<typeof createRateLimits>

async function countTry(db: Kysely<Database>, key: string, rule: Rule, now: Date) {
  const windowEnd = new Date(now.getTime() + rule.windowMilliseconds)
  const isOver = sql<boolean>`rate_limit.expires_at <= ${now}`
  const tries = sql<number>`case when ${isOver} then 1 else rate_limit.tries + 1 end`
  const expires = rule.stepMilliseconds
    ? sql<Date>`${windowEnd}::timestamptz`
    : sql<Date>`case when ${isOver} then ${windowEnd} else rate_limit.expires_at end`
  const counted = await db
    .insertInto('rate_limit')
    .values({ key, tries: 1, expires_at: windowEnd, blocked_until: blockAtFirst(rule, windowEnd) })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        tries,
        expires_at: expires,
        blocked_until: blockOf(rule, tries, expires, now),
      }).where(sql<boolean>`(
          ${isOver} or rate_limit.blocked_until is null or rate_limit.blocked_until <= ${now}
        )`),
    )
    .returning('tries')
    .executeTakeFirst()
  return counted !== undefined
}

const blockAtFirst = (rule: Rule, windowEnd: Date) => (rule.free > 1 ? null : windowEnd)

// The last free try blocks the key in advance: tries that arrive together cannot all be the last.
function blockOf(
  rule: Rule,
  tries: ReturnType<typeof sql<number>>,
  expires: ReturnType<typeof sql<Date>>,
  now: Date,
) {
  if (!rule.stepMilliseconds) {
    return sql<Date | null>`case when ${tries} >= ${rule.free} then ${expires} end`
  }
  const seconds = sql`least((${tries} - ${rule.free} + 1) * ${rule.stepMilliseconds / 1000}, ${longestBlock / 1000})`
  return sql<Date | null>`case when ${tries} >= ${rule.free}
    then ${now}::timestamptz + make_interval(secs => ${seconds}) end`
}

async function blockedUntil(db: Kysely<Database>, key: string): Promise<number> {
  const row = await db
    .selectFrom('rate_limit')
    .select('blocked_until')
    .where('key', '=', key)
    .executeTakeFirst()
  return row?.blocked_until?.getTime() ?? 0
}
