import type { Evidence } from '../evidence/evidence-types'

/** One thing that a rule found; its texts are Markdown. */
export interface Finding {
  /** The rule's name in kebab-case: operators count objections by it. */
  rule: string
  /** A `gap` is no risk: it shows only as a next step. */
  kind: 'strength' | 'risk' | 'gap'
  /** What the statement depends on: with the rule it identifies the statement, whatever its wording. */
  claim: (string | number)[]
  /** A sentence. */
  title: string
  /** What shows it, and why it matters. */
  evidence: string
  file?: string
  /** What to do within an hour: a sentence, and how. */
  step?: { what: string; how: string }
  /** A strength in a few words: 'Best about it: …'. */
  best?: string
  /** What a strength shows of its author: 'write tests: see …'. */
  skill?: string
  /** How early a recruiter sees it, from 0 to 100. */
  weight: number
}

export type Rule = (evidence: Evidence) => (Finding | undefined | false)[]
