import type { DecisionStatus } from '@swipefolio/shared/contract'
import { invalidInput } from '../../foundation/http/errors'

const statuses: Record<string, DecisionStatus> = {
  LIKED: 'LIKED',
  UNLIKED: 'UNLIKED',
  SAVED: 'SAVED',
}

export function parseDecision(text: string | undefined): DecisionStatus {
  const status =
    /^(?:liked|unliked|saved)$/i.test(text ?? '') && statuses[text?.toUpperCase() ?? '']
  if (!status) throw invalidInput('Unknown decision')
  return status
}
