import type { AiReviewItem } from '@swipefolio/shared/contract'
import type { Repository } from '../github/read-repository'
import { describeProject } from './about'
import { buildRules } from './build-rules'
import { ciRules } from './ci-rules'
import { factsOf } from './facts'
import { type Finding, presentFinding, type Rule } from './finding'
import { historyRules } from './history-rules'
import { hygieneRules } from './hygiene-rules'
import { readmeRules } from './readme-rules'
import { secretRules } from './secret-rules'
import { testRules } from './test-rules'

const rules: Rule[] = [
  readmeRules,
  buildRules,
  testRules,
  ciRules,
  historyRules,
  hygieneRules,
  secretRules,
]

/** Of each kind, so that what matters is not lost among what does not. */
const most = { strength: 7, risk: 7, 'next step': 7 } satisfies Record<Finding['kind'], number>
const mostAtOnce = 3

/** Reviews a repository by fixed rules: the same commit always gets the same review. */
export function reviewByRules(repository: Repository): AiReviewItem[] {
  const facts = factsOf(repository)
  const findings = rules
    .flatMap((rule) => rule(facts))
    .filter((finding) => finding !== undefined && finding !== false)
    .toSorted((one, other) => other.weight - one.weight)
  const ofKind = (kind: Finding['kind']) =>
    findings.filter((finding) => finding.kind === kind).slice(0, most[kind])
  return [
    describeProject(facts),
    limits,
    ...[...ofKind('strength'), ...ofKind('risk'), ...ofKind('next step')].map(presentFinding),
    whereToStart(findings),
  ]
}

const limits: AiReviewItem = {
  kind: 'note',
  file: null,
  text: 'Fixed rules made this review, no language model: they see what is there and what is missing, not how good the idea is.',
}

function whereToStart(findings: Finding[]): AiReviewItem {
  const first = findings.filter(({ kind }) => kind !== 'strength').slice(0, mostAtOnce)
  const steps = first.map(({ title }, at) => `${at + 1}. ${title}`)
  const text =
    steps.length > 0
      ? `**Where to start.** A recruiter gives a repository a minute or two. With one hour for it, look at these first:\n\n${steps.join('\n')}`
      : '**Where to start.** Nothing that rules can see stands in its way: now let people read the code.'
  return { kind: 'next step', file: null, text }
}
