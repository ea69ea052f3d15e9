import { formatMessage, type Values } from './format-message'
import { sourceLanguage } from './msg'

/** Translated messages by the English ones. */
export type Catalogue = Readonly<Record<string, string>>

/** What is inserted has its own direction, so that an English name in a Hebrew sentence stays where it belongs. */
export const isolate = (value: string | number) =>
  typeof value === 'number' ? String(value) : `\u2068${value}\u2069`

/** A `t` of one language. */
export const createT =
  (of: string, messages: Catalogue) =>
  (message: string, values?: Values): string => {
    const translated = messages[message]
    const text = translated ?? message
    if (!values) return text
    return translated === undefined
      ? formatMessage(text, values, sourceLanguage)
      : formatMessage(text, values, of, isolate)
  }

let language = sourceLanguage
let translateMessage = createT(sourceLanguage, {})
let translateSentence = (sentence: string) => sentence

/** The language of the sentences of this app, a BCP 47 tag. */
export const currentLanguage = () => language

/**
 * Sets the language and its messages, and what translates finished sentences: `createTranslator` of `shared/sentences`. Called before any module
 * with a message is evaluated.
 */
export function setCatalogue(
  of: string,
  messages: Catalogue,
  translate = (sentence: string) => sentence,
): void {
  language = of
  translateMessage = createT(of, messages)
  translateSentence = translate
}

/**
 * A sentence in the language of the page. The English one is its key, a literal in the source, where `npm run messages` finds it; in English and
 * where a translation is missing it is the sentence. `values` are those of its arguments (ICU MessageFormat without quoting).
 */
export const t = (message: string, values?: Values): string => translateMessage(message, values)

/**
 * A finished English sentence of `msg` in the language of the page, such as a refusal of the server; other texts stay as they are. Only for
 * `shared`, whose catalogue has these sentences: apps take it from `shared/api`.
 */
export const translated = (sentence: string) => translateSentence(sentence)

/** The language for `Intl`: that of the sentences; in English that of the reader's browser, whose dates may be those of another country. */
export const formatLanguage = () => (language === sourceLanguage ? undefined : language)

/** What `act` returns in another language, for a server, which speaks several. `act` must not be asynchronous. */
export function inLanguage<Result>(of: string, messages: Catalogue, act: () => Result): Result {
  const before = [language, translateMessage, translateSentence] as const
  setCatalogue(of, messages)
  try {
    return act()
  } finally {
    ;[language, translateMessage, translateSentence] = before
  }
}
