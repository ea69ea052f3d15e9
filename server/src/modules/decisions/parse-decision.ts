import type { DecisionStatus } from '@swipefolio/shared/contract'
import { invalidInput } from '../../foundation/http/errors'

export function parseDecision(text = ''): DecisionStatus {
  if (!/^(?:liked|unliked|saved)$/i.test(text)) throw invalidInput('Unknown decision')
  return text.toUpperCase() as DecisionStatus
}
