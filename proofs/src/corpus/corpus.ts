import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { reviewFacts } from '@swipefolio/server/testing'
import { factsOf, type Fixture } from './fixture'

export const verdicts = ['true', 'false', 'unfair', 'useless'] as const

export interface Judged {
  rule: string
  /** The claim, or its digest. */
  claim: string
  verdict: (typeof verdicts)[number]
  /** Given where the verdict is not `true`. */
  why?: string
}

/** Fixtures hold what others wrote, and are kept outside of the tree: in the folders that `CORPUS` names. */
export const corpusFolders = () =>
  (process.env.CORPUS ?? join(__dirname, '../../../.cache/corpus')).split(delimiter)

export const readJson = (file: string): unknown =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined

export const treeFile = (name: 'repositories' | 'verdicts') => join(__dirname, `${name}.json`)

/** Verdicts in the tree name a claim by its digest, because a claim may quote its repository. */
export const digestOf = (claim: string) =>
  /^[0-9a-f]{12}$/.test(claim)
    ? claim
    : createHash('sha256').update(claim).digest('hex').slice(0, 12)

export const keyOf = ({ rule, claim }: { rule: string; claim: string }) =>
  `${rule} ${digestOf(claim)}`

export interface Review {
  repository: string
  fixture: Fixture
  made: { rule: string; claim: string; text: string }[]
  judged: Map<string, Judged>
}

/** Reviews each repository of the folders, beside the verdicts on its statements. */
export function readCorpus(folders = corpusFolders()): Review[] {
  const inTree = (readJson(treeFile('verdicts')) ?? {}) as Record<string, Judged[]>
  return folders.flatMap((folder) =>
    filesOf(join(folder, 'repositories')).map((file) => {
      const fixture = readJson(join(folder, 'repositories', file)) as Fixture
      const repository = `${fixture.owner}/${fixture.name}`
      const beside = (readJson(join(folder, 'verdicts', file)) ?? []) as Judged[]
      const judged = [...(inTree[repository] ?? []), ...beside]
      return {
        repository,
        fixture,
        made: statementsOf(fixture),
        judged: new Map(judged.map((one) => [keyOf(one), one])),
      }
    }),
  )
}

const filesOf = (folder: string) =>
  existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json')) : []

/** A statement that a review makes twice, as a risk and as a step, is judged once. */
function statementsOf(fixture: Fixture): Review['made'] {
  const made = reviewFacts(factsOf(fixture)).flatMap(({ item, claims }) =>
    claims.map((one) => ({ ...one, text: item.text })),
  )
  return [...new Map(made.map((one) => [keyOf(one), one])).values()]
}

export type Precision = Record<Judged['verdict'] | 'made' | 'unjudged', number>

/** Verdicts per rule, and over all of them under the name `all`. */
export function countByRule(reviews: Review[]): Map<string, Precision> {
  const rules = new Map<string, Precision>()
  const count = (rule: string, verdict: Judged['verdict'] | 'unjudged') => {
    const row = rules.get(rule) ?? {
      made: 0,
      true: 0,
      false: 0,
      unfair: 0,
      useless: 0,
      unjudged: 0,
    }
    row.made += 1
    row[verdict] += 1
    rules.set(rule, row)
  }
  for (const { made, judged } of reviews) {
    for (const statement of made) {
      const verdict = judged.get(keyOf(statement))?.verdict ?? 'unjudged'
      count(statement.rule, verdict)
      count('all', verdict)
    }
  }
  return new Map([...rules].toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

/** The share of true statements among the judged ones. */
export const precisionOf = ({ made, unjudged, true: correct }: Precision) =>
  made === unjudged ? 1 : correct / (made - unjudged)

const least = { all: 0.99, rule: 0.98 }
const ofAbsence = new Set(['readme-missing', 'tests-unseen', 'licence-unseen', 'ci-unseen'])

/** What is below the limits: precision, statements that nobody judged, and false claims of absence. */
export function faultsOf(rules: Map<string, Precision>): string[] {
  if (rules.size === 0) return ['no repository']
  return [...rules].flatMap(([rule, row]) => [
    ...(precisionOf(row) < (rule === 'all' ? least.all : least.rule) ? [`${rule}: precision`] : []),
    ...(row.unjudged > 0 ? [`${rule}: ${row.unjudged} not judged`] : []),
    ...(ofAbsence.has(rule) && row.false > 0 ? [`${rule}: a false claim of absence`] : []),
  ])
}
