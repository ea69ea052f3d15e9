import { timeUntil } from '../format/relative-time'

/** A refusal with the time after which to try again, if it names none itself. */
export function retrySentence(sentence: string, seconds: number | undefined): string {
  if (!sentence || seconds === undefined) return sentence
  const time = timeUntil(seconds * 1000)
  if (sentence.endsWith(' again later.')) return sentence.replace(/later\.$/, `${time}.`)
  return /again|tomorrow/.test(sentence) ? sentence : `${sentence} Try again ${time}.`
}
