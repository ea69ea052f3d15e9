import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { reviewFacts } from '@swipefolio/server/testing/corpus'
import { factsOf, type Fixture } from './fixture'

export const verdicts = ['true', 'false', 'unfair', 'useless'] as const

export interface Judged {
  rule: string
  claim: string
  verdict: (typeof verdicts)[number]
  why: string
}

/** The corpus in the tree; `CORPUS` names another one. */
export const corpusFolder = () => process.env.CORPUS ?? join(__dirname)

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as unknown
const filesOf = (folder: string) => {
  try {
    return readdirSync(folder).filter((file) => file.endsWith('.json'))
  } catch {
    return []
  }
}

export interface Review {
  repository: string
  made: { rule: string; claim: string; text: string }[]
  judged: Judged[]
}

/** Reviews each repository of a corpus, beside the verdicts on its statements. */
export function readCorpus(folder = corpusFolder()): Review[] {
  return filesOf(join(folder, 'repositories')).map((file) => {
    const fixture = readJson(join(folder, 'repositories', file)) as Fixture
    const hasVerdicts = filesOf(join(folder, 'verdicts')).includes(file)
    const made = reviewFacts(factsOf(fixture)).flatMap(({ item, claims }) =>
      claims.map((one) => ({ ...one, text: item.text })),
    )
    return {
      repository: `${fixture.owner}/${fixture.name}`,
      made: [...new Map(made.map((one) => [keyOf(one), one])).values()],
      judged: hasVerdicts ? (readJson(join(folder, 'verdicts', file)) as Judged[]) : [],
    }
  })
}

export const keyOf = ({ rule, claim }: { rule: string; claim: string }) => `${rule}: ${claim}`

export interface Precision extends Record<Judged['verdict'], number> {
  rule: string
  statements: number
  unjudged: number
}

/** Verdicts per rule, and over all of them under the name `all`. */
export function precisions(reviews: Review[]): Precision[] {
  const rules = new Map<string, Precision>()
  const count = (rule: string, what: Judged['verdict'] | 'unjudged') => {
    const row = rules.get(rule) ?? {
      rule,
      statements: 0,
      true: 0,
      false: 0,
      unfair: 0,
      useless: 0,
      unjudged: 0,
    }
    row.statements += 1
    row[what] += 1
    rules.set(rule, row)
  }
  for (const { made, judged } of reviews) {
    const known = new Map(judged.map((one) => [keyOf(one), one.verdict]))
    for (const statement of made) {
      const verdict = known.get(keyOf(statement)) ?? 'unjudged'
      count(statement.rule, verdict)
      count('all', verdict)
    }
  }
  return [...rules.values()].toSorted((one, other) => (one.rule < other.rule ? -1 : 1))
}

/** The share of true statements among the judged ones. */
export const precisionOf = ({ statements, unjudged, true: correct }: Precision) =>
  statements === unjudged ? 1 : correct / (statements - unjudged)
