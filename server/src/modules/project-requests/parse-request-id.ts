import { msg } from '@swipefolio/shared/i18n'
import { invalidInput } from '../../foundation/http/errors'
import { parseId } from '../../foundation/http/parse-id'

export function parseProjectRequestId(text: string): number {
  if (text === '') throw invalidInput(msg('Project request ID is missing'))
  return parseId(text)
}
