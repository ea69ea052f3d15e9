import { invalidId } from '@swipefolio/shared/contract'
import type { Translatable } from '@swipefolio/shared/i18n'
import { invalidInput } from './errors'

/** Accepts plain decimals of at most 53 bits only, so that no other spelling of an id reaches the database. */
export function parseId(text: string, message: Translatable = invalidId): number {
  const id = /^[1-9]\d{0,15}$/.test(text) ? Number(text) : NaN
  if (!Number.isSafeInteger(id)) throw invalidInput(message)
  return id
}
