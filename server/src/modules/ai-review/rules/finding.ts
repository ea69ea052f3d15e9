import type { AiReviewItem } from '@swipefolio/shared/contract'
import type { Facts } from './facts'

/** One thing that a rule found out; all of it is Markdown. */
export interface Finding {
  kind: 'strength' | 'risk' | 'next step'
  /** A sentence. */
  title: string
  /** What it was seen by. */
  evidence: string
  /** What to do about it, or with it. */
  next: string
  file?: string
  /** How much it matters, from 0 to 100. */
  weight: number
}

export type Rule = (facts: Facts) => (Finding | undefined | false)[]

export const presentFinding = ({ kind, title, evidence, next, file }: Finding): AiReviewItem => ({
  kind,
  file: file ?? null,
  text: `**${title}** ${evidence}\n\n*Next:* ${next}`,
})
