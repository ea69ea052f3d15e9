import type { Evidence, Nature } from '../evidence/evidence-types'
import { descriptionOf } from '../evidence/description'
import { mainPlaceOf } from '../evidence/main-place'
import { code, enumerate, quote } from './quote'
import type { Finding } from './rule'
import type { Statement } from './statement'

const withoutLanguage = new Set<Nature>([
  'documents',
  'notebooks',
  'dotfiles',
  'infrastructure',
  'website',
  'GitHub Action',
])
const names: Partial<Record<Nature, string>> = {
  monorepo: 'holds several packages',
  notebooks: 'is a collection of notebooks',
  documents: 'is a collection of texts',
  dotfiles: 'is a set of dotfiles',
  infrastructure: 'is infrastructure as code',
  firmware: 'is firmware',
  project: 'is written',
}
const withoutSkills = new Set<Nature>(['dotfiles', 'notebooks', 'documents'])
const mostBest = 2
const mostFrameworks = 5

/** What it is, in its own words, and what is best about it. */
export function overview(evidence: Evidence, strengths: Finding[], steps: Finding[]): Statement {
  const { facts, nature, language, technologies } = evidence
  const repository = code(`${facts.owner}/${facts.name}`)
  const what =
    (nature === 'website' ? describeWebsite(evidence) : names[nature]) ??
    `is ${/^[AE]/i.test(nature) ? 'an' : 'a'} ${nature}`
  const inLanguage = language && !withoutLanguage.has(nature) ? ` in ${language}` : ''
  const isKnown = nature !== 'project' || language !== ''
  const frameworks = /^(?:library|command)/.test(nature)
    ? []
    : technologies.names.filter((name) => name !== language).slice(0, mostFrameworks)
  const made = frameworks.length > 0 ? `, made with ${enumerate(frameworks, mostFrameworks)}` : ''
  const said = descriptionOf(evidence)
  const runsTests = strengths.some(({ name }) => name === 'ci-tests')
  const best = strengths
    .filter(({ name }) => !(runsTests && name === 'tested'))
    .flatMap((one) => one.best ?? [])
    .slice(0, mostBest)
  const opening = isKnown
    ? `**${repository} ${what}${inLanguage}${made}.**${said && ` In its own words: ${quote(said)}`}`
    : `**${repository}**${said && ` in its own words: ${quote(said)}`}`
  const hasPairs = best.some((one) => one.includes(' and '))
  const parts = [
    `${opening}${/[.!?。]$/.test(said) || (isKnown && !said) ? '' : '.'}`,
    best.length > 0 && `Best about it: ${best.join(hasPairs ? ', and ' : ' and ')}.`,
    best.length === 0 && encourage(steps),
  ]
  return {
    item: { kind: 'note', file: null, rule: 'overview', text: parts.filter(Boolean).join(' ') },
    claims: [
      ...(isKnown ? [{ rule: 'overview-nature', claim: `${nature}${inLanguage}` }] : []),
      ...frameworks.map((name) => ({ rule: 'overview-framework', claim: name })),
      ...(said ? [{ rule: 'overview-description', claim: said }] : []),
    ],
  }
}

const encourage = ({ length }: Finding[]) =>
  length > 0 &&
  `It is there for anybody to see; the next step${length > 1 ? 's below show' : ' below shows'} it in a better light.`

const describeWebsite = ({ manifests }: Evidence) =>
  manifests.length > 0 ? 'is made for the browser' : 'is made for the browser, without a framework'

/** What the author can evidently do, with where to look. */
export function forRecruiters(evidence: Evidence, strengths: Finding[]): Statement | undefined {
  const { language, nature, facts, sources } = evidence
  const place = withoutSkills.has(nature) ? '' : mainPlaceOf(evidence)
  const skills = [
    place &&
      `write ${language}: ${place.endsWith('/') ? 'look into' : 'begin with'} ${code(place)}`,
    ...strengths.map((one) => one.skill ?? ''),
  ].filter(Boolean)
  // A fork shows what others can do.
  const isShown = skills.length > 0 && sources.length > 0 && facts.isComplete
  if (!isShown || facts.page?.isFork) return undefined
  return {
    item: {
      kind: 'note',
      file: null,
      rule: 'recruiter',
      text:
        skills.length === 1
          ? `**For a recruiter:** the author can evidently ${skills.join('')}.`
          : `**For a recruiter: what the author can evidently do.**\n\n${skills.map((skill) => `- ${skill}`).join('\n')}`,
    },
    claims: place ? [{ rule: 'recruiter', claim: `${language} ${place}` }] : [],
  }
}
