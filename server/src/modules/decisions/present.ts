import type { DecisionRow } from './repository'

export const presentDecision = ({ id, title, status, decided_at }: DecisionRow) => ({
  project: { id, title },
  likedStatus: status,
  decidedAt: decided_at.toISOString(),
})
