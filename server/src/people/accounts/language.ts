import { chosenLanguage, languageInCookie, setLanguageCookie } from '@swipefolio/platform/languages'
import { type Language, languages } from '@swipefolio/shared/contract'
import type { IncomingHttpHeaders } from 'node:http'
import type { Executor } from '../../foundation/db/database'
import type { Config } from '../../foundation/settings/config'

/** The language of a browser; null for English that it did not choose. */
export function languageOfBrowser(headers: IncomingHttpHeaders): Language | null {
  const language = chosenLanguage(headers, languages)
  return language === languages[0] && languageInCookie(headers) !== language ? null : language
}

/** The headers that make an account's language that of a browser without a choice of its own. */
export const bringLanguage = (
  { production }: Pick<Config, 'production'>,
  headers: IncomingHttpHeaders,
  language: Language | null,
): Record<string, string> =>
  language && languageInCookie(headers) === undefined
    ? { 'set-cookie': setLanguageCookie(language, production) }
    : {}

export const findLanguage = async (db: Executor, accountId: number) =>
  (await db.selectFrom('account').select('language').where('id', '=', accountId).executeTakeFirst())
    ?.language

export const updateLanguage = (db: Executor, accountId: number, language: Language) =>
  db
    .updateTable('account')
    .set({ language })
    .where('id', '=', accountId)
    .where('deleted_at', 'is', null)
    .returning('language')
    .executeTakeFirst()
