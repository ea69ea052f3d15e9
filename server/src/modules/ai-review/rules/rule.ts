import type { Evidence } from '../evidence/evidence-types'

/** What to do within an hour: a sentence, and how. */
interface Step {
  what: string
  how: string
}

/** What a rule says of one repository, in Markdown. */
interface Found {
  /** Instead of the rule's. */
  title?: string
  /** What shows it, and why it matters. */
  evidence: string
  /** What the statement depends on: with the rule it identifies the statement, whatever its wording. */
  claim?: (string | number)[]
  file?: string
  step?: Step
  /** A strength in a few words: 'Best about it: …'. */
  best?: string
  /** What a strength shows of its author: 'write tests: …'. */
  skill?: string
}

export interface Rule {
  /** In kebab-case: operators count objections by it. */
  name: string
  /** A `gap` is no risk: it shows only as a next step. */
  kind: 'strength' | 'risk' | 'gap'
  /** How early a recruiter sees it, from 0 to 100. */
  weight: number
  /** A sentence. */
  title: string
  /** Where it is the same for every repository. */
  step?: Step
  find: (evidence: Evidence) => Found | undefined | false
}

export type Finding = Omit<Rule, 'find'> & Found
