import { invalidInput } from '../../foundation/http/errors'
import { parseId } from '../../foundation/http/parse-id'

export function parseProjectRequestId(text: string): number {
  if (text === '') throw invalidInput('Project request ID is missing')
  return parseId(text)
}
