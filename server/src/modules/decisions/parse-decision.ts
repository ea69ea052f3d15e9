import type { DecisionStatus } from '@swipefolio/shared/contract'
import { msg } from '@swipefolio/shared/i18n'
import { invalidInput } from '../../foundation/http/errors'

export function parseDecision(text = ''): DecisionStatus {
  if (!/^(?:liked|unliked|saved)$/i.test(text)) throw invalidInput(msg('Unknown decision'))
  return text.toUpperCase() as DecisionStatus
}
