import { type FieldErrors, firstError } from '@swipefolio/shared/rules'
import { invalidInput } from './errors'

/** Turns what the rules found into a refusal: the first sentence as its text, all of them as its fields. */
export function requireValid(errors: FieldErrors) {
  const message = firstError(errors)
  if (message) throw invalidInput(message, errors as Record<string, string>)
}
