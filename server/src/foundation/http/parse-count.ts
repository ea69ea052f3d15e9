import { msg } from '@swipefolio/shared/i18n'
import { invalidInput } from './errors'

/** Parses a positive integer and caps it at the maximum. */
export function parseCount(name: string, text: string | undefined, maximum: number) {
  if (text === undefined) return undefined
  if (!/^[1-9]\d{0,15}$/.test(text)) throw invalidInput(msg('Invalid {name}', { name }))
  return Math.min(Number(text), maximum)
}
