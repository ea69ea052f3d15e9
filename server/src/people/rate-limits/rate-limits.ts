import type { Role } from '@swipefolio/shared/contract'
import { msg, type Translatable } from '@swipefolio/shared/i18n'
import { type Kysely, sql } from 'kysely'
import type { Database, Executor } from '../../foundation/db/database'
import { tooManyRequests, tryLater } from '../../foundation/http/errors'
import type { Services } from '../../foundation/services'

const minute = 60_000

/** The purpose of a mailed code. */
export type Purpose = 'register' | 'reset'

interface Rule {
  /** Tries before the first block. */
  free: number
  /** The count restarts after this time without a try. */
  windowMilliseconds: number
  /** The block grows by this time for each further try. Without it, the block lasts until the window ends. */
  stepMilliseconds?: number
  /** What a person is told when no try is left. */
  refusal?: Translatable
}

const longestBlock = 15 * minute

export const rules = {
  login: { free: 5, windowMilliseconds: 24 * 60 * minute, stepMilliseconds: minute },
  guessesOfAccount: { free: 20, windowMilliseconds: 60 * minute },
  secondFactorOfPerson: { free: 5, windowMilliseconds: 24 * 60 * minute, stepMilliseconds: minute },
  guessingNotice: { free: 1, windowMilliseconds: 24 * 60 * minute },
  failuresOfAddress: { free: 20, windowMilliseconds: 5 * minute },
  mailsOfAddress: { free: 30, windowMilliseconds: 10 * minute },
  mailToPurpose: { free: 1, windowMilliseconds: minute },
  mailToEmail: { free: 5, windowMilliseconds: 60 * minute },
  mailInReserve: { free: 1, windowMilliseconds: 60 * minute },
  registrationFromAddress: { free: 1, windowMilliseconds: 60 * minute },
  resetFromAddress: { free: 1, windowMilliseconds: 60 * minute },
  technologiesOfPerson: { free: 10, windowMilliseconds: 24 * 60 * minute },
  secondFactorChangesOfPerson: { free: 30, windowMilliseconds: 60 * minute },
  exportsOfPerson: {
    free: 3,
    windowMilliseconds: 24 * 60 * minute,
    refusal: msg('You have exported your data 3 times in a day. Please try again tomorrow.'),
  },
  exportsInMinute: { free: 2, windowMilliseconds: minute },
  submissionsOfPerson: {
    free: 100,
    windowMilliseconds: 24 * 60 * minute,
    refusal: msg('You have submitted 100 links in a day. Please try again tomorrow.'),
  },
  imagesOfPerson: {
    free: 30,
    windowMilliseconds: 60 * minute,
    refusal: tryLater(msg('You have uploaded 30 images in an hour.')),
  },
  handlesOfPerson: {
    free: 30,
    windowMilliseconds: 60 * minute,
    refusal: tryLater(msg('You have tried 30 handles in an hour.')),
  },
  imagesInMinute: { free: 10, windowMilliseconds: minute },
  reviewsOfPerson: { free: 10, windowMilliseconds: 60 * minute },
  repositoriesOfPerson: {
    free: 20,
    windowMilliseconds: 60 * minute,
    refusal: tryLater(msg('You have read 20 repositories in an hour.')),
  },
} satisfies Record<string, Rule>

type RuleName = keyof typeof rules

/** Rate limits shared by all processes: one statement per try counts in the database, so that no race passes. */
export function createRateLimits({ config, db, clock, metrics }: Services) {
  const keyOf = (name: RuleName, subject: string) => `${name}:${subject}`

  async function tryOnce(name: RuleName, subject: string) {
    const isLeft = await countTry(db, keyOf(name, subject), rules[name], clock())
    if (!isLeft) metrics.refused.inc({ limit: name })
    return isLeft
  }

  return {
    /** Counts a try. Throws 429 when none is left. */
    async consume(name: RuleName, subject: string): Promise<void> {
      if (!config.limits) return
      if (await tryOnce(name, subject)) return
      const rule: Rule = rules[name]
      throw tooManyRequests(await this.secondsLeft(name, subject), rule.refusal)
    },
    /** How long no try is left. */
    async secondsLeft(name: RuleName, subject: string): Promise<number> {
      const until = await blockedUntil(db, keyOf(name, subject))
      return Math.max(1, Math.ceil((until - clock().getTime()) / 1000))
    },
    /** Counts a try and returns whether one was left. */
    async tryConsume(name: RuleName, subject: string): Promise<boolean> {
      return !config.limits || tryOnce(name, subject)
    },
    /**
     * Whether a mail may be sent: one per minute, purpose and role, five per hour, purpose and e-mail address, so that
     * registrations of strangers use up no resets. The caller does not learn the result.
     */
    async mayMail(purpose: Purpose, role: Role, email: string): Promise<boolean> {
      return (
        (await this.tryConsume('mailToPurpose', `${purpose}:${role}:${email}`)) &&
        (await this.tryConsume('mailToEmail', `${purpose}:${email}`))
      )
    },
    /** Takes a counted try back. */
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

/** Removes the counts whose key holds the e-mail address. */
export const removeCountsOf = (db: Executor, role: Role, email: string) =>
  db
    .deleteFrom('rate_limit')
    .where(({ or, eb }) =>
      or([
        eb('key', 'in', [
          `guessesOfAccount:${role}:${email}`,
          `guessingNotice:${role}:${email}`,
          `mailInReserve:${email}`,
          `mailToEmail:register:${email}`,
          `mailToEmail:reset:${email}`,
          `mailToPurpose:register:${role}:${email}`,
          `mailToPurpose:reset:${role}:${email}`,
        ]),
        sql<boolean>`starts_with(key, ${`login:${role}:${email}:`})`,
        sql<boolean>`starts_with(key, ${`registrationFromAddress:${role}:${email}:`})`,
        sql<boolean>`starts_with(key, ${`resetFromAddress:${role}:${email}:`})`,
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

// The last try blocks the key in advance, because concurrent tries cannot all be the last.
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
