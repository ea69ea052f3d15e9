import { msg } from '../i18n/msg'
import { collectRefusals } from './refusals'
import { isBlank, maxLength, isTooLong } from './limits'

/** A chat message; the text is trimmed before it is counted. */
export const checkMessage = (values: { message?: string }) =>
  collectRefusals([
    ['message', isBlank(values.message) && msg('Message is empty')],
    [
      'message',
      isTooLong(values.message?.trim(), maxLength.message) &&
        msg('Message is too long: at most {count} characters', { count: maxLength.message }),
    ],
  ])
