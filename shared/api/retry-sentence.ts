import { timeUntil } from '../format/relative-time'
import { msg } from '../i18n/msg'

const later = ' Please try again later.'

/** A refusal with the time after which to try again, if it names none itself. */
export function retrySentence(sentence: string, seconds: number | undefined): string {
  if (!sentence || seconds === undefined) return sentence
  const time = timeUntil(seconds * 1000)
  if (sentence.endsWith(later)) {
    const reason = sentence.slice(0, -later.length)
    return msg('{sentence} Please try again {time}.', { sentence: reason, time })
  }
  return /again|tomorrow/.test(sentence)
    ? sentence
    : msg('{sentence} Try again {time}.', { sentence, time })
}
