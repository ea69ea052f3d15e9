import { invalidInput } from './errors'

/** A whole number from 1 on; larger ones than the maximum count as the maximum. */
export function parseCount(name: string, text: string | undefined, maximum: number) {
  if (text === undefined) return undefined
  if (!/^[1-9]\d{0,15}$/.test(text)) throw invalidInput(`Invalid ${name}`)
  return Math.min(Number(text), maximum)
}
