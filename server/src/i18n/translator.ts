import { type Language, languages } from '@swipefolio/shared/contract'
import { type Catalogue, createT } from '@swipefolio/shared/i18n'
import { createTranslator } from '@swipefolio/shared/sentences'
import hebrewSentences from '@swipefolio/shared/sentences/he.json'
import he from './he.json'

/** What the server writes for one person: mails, pushes, pages. */
export interface Translator {
  language: Language
  /** A sentence in the language; `npm run messages` finds it. */
  t: ReturnType<typeof createT>
  /** A finished English sentence, such as that of a notification, in the language. */
  translated: (sentence: string) => string
}

const translator = (
  language: Language,
  catalogue: Catalogue,
  sentences: Catalogue,
): Translator => ({
  language,
  t: createT(language, catalogue),
  translated: createTranslator(language, sentences),
})

const translators = {
  en: translator('en', {}, {}),
  he: translator('he', he, hebrewSentences),
} satisfies Record<Language, Translator>

/** English for an account that has chosen no language, and for languages of a later release. */
export const translatorFor = (language: string | null | undefined): Translator =>
  translators[languages.find((known) => known === language) ?? languages[0]]
