import { msg } from '@swipefolio/shared/i18n'
import { invalidInput } from './errors'

/** A filter that is on or off; off when it is missing. */
export function parseFlag(name: string, text: string | undefined): boolean {
  if (text === 'true') return true
  if (text === undefined || text === '' || text === 'false') return false
  throw invalidInput(msg('Invalid {name}', { name }))
}
