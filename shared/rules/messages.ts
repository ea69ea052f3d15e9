import { collectErrors } from './field-errors'
import { isBlank, maxLength, tooLong } from './limits'

/** A chat message; the text is trimmed before it is counted. */
export const checkMessage = (values: { message?: string }) =>
  collectErrors([
    ['message', isBlank(values.message) && 'Message is empty'],
    ['message', tooLong('Message', values.message?.trim(), maxLength.message)],
  ])
