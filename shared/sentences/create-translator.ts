import { type Catalogue, isolate } from '../i18n/catalogue'
import { formatMessage } from '../i18n/format-message'
import { readArguments, templatesOf } from './templates'

/**
 * Translates finished English sentences: those that are messages of the catalogue themselves, and those that one of its messages makes with some
 * values, which are read out of the sentence. Values are names and the like and stay as they are; only `{sentence}` is translated in turn. Other
 * texts stay as they are, too.
 */
export function createTranslator(language: string, catalogue: Catalogue) {
  const messages = new Map(Object.entries(catalogue))
  let templates: ReturnType<typeof templatesOf> | undefined
  const translate = (sentence: string): string => {
    const known = messages.get(sentence)
    if (known) return known
    templates ??= templatesOf(messages)
    for (const template of templates) {
      const values = readArguments(sentence, template)
      if (!values) continue
      const { sentence: inner, ...others } = values
      const all = inner === undefined ? values : { ...others, sentence: translate(String(inner)) }
      return formatMessage(template.translation, all, language, isolate)
    }
    return sentence
  }
  return translate
}
