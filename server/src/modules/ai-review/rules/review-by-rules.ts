import type { AiReviewItem } from '@swipefolio/shared/contract'
import { evidenceOf } from '../evidence/evidence'
import { factsOfRepository, type RepositoryFacts } from '../evidence/repository-facts'
import type { Repository } from '../github/read-repository'
import { historyRules } from './history-rules'
import { licenceRules } from './licence-rules'
import { forRecruiters, overview } from './overview'
import { readmeRules } from './readme-rules'
import type { Finding } from './rule'
import { safetyRules } from './safety-rules'
import type { Statement } from './statement'
import { testRules } from './test-rules'
import { tidinessRules } from './tidiness-rules'

const rules = [
  ...readmeRules,
  ...testRules,
  ...historyRules,
  ...licenceRules,
  ...safetyRules,
  ...tidinessRules,
]

/** Of each kind, so that what matters is not lost among what does not. */
const mostStrengths = 5
const mostRisks = 4
const mostSteps = 3

/** Reviews a repository by fixed rules: the same commit always gets the same review. */
export const reviewByRules = (repository: Repository): AiReviewItem[] =>
  reviewFacts(factsOfRepository(repository)).map(({ item }) => item)

export function reviewFacts(facts: RepositoryFacts): Statement[] {
  const evidence = evidenceOf(facts)
  const findings = rules
    .flatMap(({ find, ...rule }): Finding[] => {
      const found = find(evidence)
      return found ? [{ ...rule, ...found }] : []
    })
    .toSorted((one, other) => other.weight - one.weight)
  const strengths = findings.filter(({ kind }) => kind === 'strength').slice(0, mostStrengths)
  const steps = findings.filter(({ step }) => step).slice(0, mostSteps)
  const risks = findings.filter(({ kind }) => kind === 'risk').slice(0, mostRisks)
  const recruiters = forRecruiters(evidence, strengths)
  return [
    overview(evidence, strengths, steps),
    ...(recruiters ? [recruiters] : []),
    ...strengths.map((one) => state(one, 'strength', one.title, one.evidence)),
    ...risks.map((one) =>
      state(one, 'risk', one.title, one.evidence, steps.includes(one) ? undefined : one.step?.how),
    ),
    ...steps.map((one) =>
      state(
        one,
        'next step',
        one.step?.what ?? one.title,
        one.kind === 'gap' ? one.evidence : undefined,
        one.step?.how,
      ),
    ),
  ]
}

function state(
  { name: rule, claim = [], file }: Finding,
  kind: AiReviewItem['kind'],
  title: string,
  ...sentences: (string | undefined)[]
): Statement {
  const text = [`**${title}**`, ...sentences].filter((part) => part !== undefined).join(' ')
  return {
    item: { kind, file: file ?? null, rule, text },
    claims: [{ rule, claim: claim.join(' | ') }],
  }
}
