import type { Translatable } from '@swipefolio/shared/i18n'
import { type FieldErrors, firstError } from '@swipefolio/shared/rules'
import { invalidInput } from './errors'

/** Throws 400 for the violated rules: the first sentence as the message, all of them by field. */
export function requireValid(errors: FieldErrors) {
  const message = firstError(errors)
  if (message) throw invalidInput(message as Translatable, errors as Record<string, string>)
}
