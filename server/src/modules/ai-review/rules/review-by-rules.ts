import type { AiReviewItem } from '@swipefolio/shared/contract'
import type { Repository } from '../github/read-repository'
import { describeProject } from './about'
import { buildRules } from './build-rules'
import { ciRules } from './ci-rules'
import { codeRules } from './code-rules'
import { type Facts, factsOf, hasInterface, isLibrary, isScript, kilobytesOf } from './facts'
import { type Finding, presentFinding, type Rule } from './finding'
import { historyRules, isHistoryTold } from './history-rules'
import { hygieneRules } from './hygiene-rules'
import { libraryRules } from './library-rules'
import { licenseRules } from './license-rules'
import { originRules } from './origin-rules'
import { counted, enumerate } from './quote'
import { readmeRules } from './readme-rules'
import { secretRules } from './secret-rules'
import { structureRules } from './structure-rules'
import { isTested, testRules } from './test-rules'

const rules: Rule[] = [
  readmeRules,
  originRules,
  structureRules,
  buildRules,
  testRules,
  ciRules,
  codeRules,
  historyRules,
  licenseRules,
  libraryRules,
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
  if (!findings.some(({ kind }) => kind === 'strength')) findings.push(...whatThereIs(facts))
  const ofKind = (kind: Finding['kind']) =>
    findings.filter((finding) => finding.kind === kind).slice(0, most[kind])
  return [
    describeProject(facts),
    limits,
    ...[...ofKind('strength'), ...ofKind('risk'), ...ofKind('next step')].map(presentFinding),
    whereToStart(facts, findings),
  ]
}

const limits: AiReviewItem = {
  kind: 'note',
  file: null,
  text: 'Fixed rules made this review, no language model: they see what is there and what is missing, not how good the idea is.',
}

const fewSources = 15

/** Nobody is told of faults alone. */
function whatThereIs({ sources, repository: { total } }: Facts): Finding[] {
  if (sources.length === 0) return []
  const isSmall = sources.length <= fewSources
  return [
    {
      kind: 'strength',
      title: isSmall ? 'It can be read as a whole.' : 'There is real work in it.',
      evidence: isSmall
        ? `${counted(sources.length, 'source file')} among ${counted(total, 'file')}: nobody gets lost.`
        : `${counted(sources.length, 'source file')} and ${counted(kilobytesOf(sources), 'KB', 'KB')} of code are no afternoon’s exercise.`,
      next: isSmall
        ? 'Use that: a visitor who understands all of it in five minutes remembers it.'
        : 'Say in three sentences which part was hardest and how you solved it: that is what an interview asks about.',
      weight: 30,
    },
  ]
}

/** What somebody looks for who gives a repository two minutes. */
const lookedFor: [
  name: string,
  isThere: (facts: Facts) => boolean,
  matters?: (facts: Facts) => boolean,
][] = [
  ['what it is', ({ readme, repository }) => Boolean(repository.description || readme?.opening)],
  [
    'something to see',
    ({ readme, repository }) => Boolean(readme?.hasPicture || readme?.demo || repository.homepage),
    hasInterface,
  ],
  [
    'how to run it',
    ({ readme }) => Boolean(readme && readme.commands.length > 0),
    (facts) => !isLibrary(facts),
  ],
  [
    'how to use it',
    ({ readme, has }) => readme?.hasExample === true || has(/^examples?\//) !== undefined,
    isLibrary,
  ],
  ['tests', isTested, (facts) => !isScript(facts)],
  [
    'a history of commits',
    ({ repository }) => isHistoryTold(repository.commits.map(({ subject }) => subject)),
  ],
]

function whereToStart(facts: Facts, findings: Finding[]): AiReviewItem {
  const looked = lookedFor.filter(([, , matters]) => matters?.(facts) ?? true)
  const found = looked.filter(([, isThere]) => isThere(facts)).map(([name]) => name)
  const missed = looked.filter(([, isThere]) => !isThere(facts)).map(([name]) => name)
  const first = findings.filter(({ kind }) => kind !== 'strength').slice(0, mostAtOnce)
  const steps = first.map(({ title }, at) => `${at + 1}. ${title}`)
  const sentences = [
    'A recruiter gives a repository a minute or two.',
    found.length > 0 && `They will find ${enumerate(found, 5)}.`,
    missed.length > 0 && `They will miss ${enumerate(missed, 5)}.`,
    steps.length > 0
      ? 'With one hour for it, look at these first:'
      : missed.length === 0 &&
        'Nothing that rules can see stands in its way: now let people read the code.',
  ].filter(Boolean)
  return {
    kind: 'next step',
    file: null,
    text: [
      `**Where to start.** ${sentences.join(' ')}`,
      ...(steps.length > 0 ? [steps.join('\n')] : []),
    ].join('\n\n'),
  }
}
