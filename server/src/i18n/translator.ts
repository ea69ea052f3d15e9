import { type Language, languages } from '@swipefolio/shared/contract'
import { createT } from '@swipefolio/shared/i18n'
import he from './he.json'

/** What the server writes for one person: mails, pushes, pages. */
export interface Translator {
  language: Language
  /** A sentence in the language; `npm run messages` finds it. */
  t: ReturnType<typeof createT>
  /** A finished English sentence, such as that of a notification, in the language. */
  translated: (sentence: string) => string
}

const translator = (language: Language, catalogue: Record<string, string>): Translator => ({
  language,
  t: createT(language, catalogue),
  translated: (sentence) => sentence,
})

const translators = {
  en: translator('en', {}),
  he: translator('he', he),
} satisfies Record<Language, Translator>

/** English for an account that has chosen no language, and for languages of a later release. */
export const translatorFor = (language: string | null | undefined): Translator =>
  translators[languages.find((known) => known === language) ?? languages[0]]
