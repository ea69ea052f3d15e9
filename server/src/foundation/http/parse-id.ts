import { invalidInput } from './errors'

/** Ids are written one way only, so that nothing but a plain decimal of at most 53 bits reaches the database. */
export function parseId(text: string, message = 'Invalid id'): number {
  const id = /^[1-9]\d{0,15}$/.test(text) ? Number(text) : NaN
  if (!Number.isSafeInteger(id)) throw invalidInput(message)
  return id
}
