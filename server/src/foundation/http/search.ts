import { msg } from '@swipefolio/shared/i18n'
import { maxLength } from '@swipefolio/shared/rules'
import { type RawBuilder, sql } from 'kysely'
import { invalidInput } from './errors'

/** The search text of a list request; empty when there is none. */
export function parseSearch(text = ''): string {
  if (text.length > maxLength.search) {
    throw invalidInput(
      msg('Search is too long: at most {count} characters', { count: maxLength.search }),
    )
  }
  return text.trim()
}

/** Whether a text contains another one, case-insensitively. */
export const contains = (text: RawBuilder<unknown>, search: string) =>
  sql<boolean>`${text} ilike ${`%${search.replace(/[\\%_]/g, '\\$&')}%`}`

/** An index of trigrams has no shorter parts of words. */
export const hasTrigram = (search: string) => /[\p{L}\p{N}]{3}/u.test(search)

/** What more rows have is soon found by reading them in order; fewer are looked up by an index. */
export const mostFound = 500
