import type { Evidence } from '../evidence/evidence-types'
import { readmeFiles } from '../evidence/evidence'
import { firstSentence } from '../evidence/readme/sentence'
import { demoIn } from './demo'
import type { Finding, Rule } from './finding'
import { code, counted, enumerate } from './quote'

const fewest = 10
const fewWords = 40
const manyWords = 50
const lookedAt = new Set(['web app', 'mobile app', 'Android app', 'desktop app', 'game', 'website'])
const startedByCommand = new Set(['web app', 'server', 'bot', 'command-line program', 'program'])

type Readme = NonNullable<Evidence['readme']>

/** What a visitor learns before reading any code. */
export const readmeRules: Rule = (evidence) => {
  const { readme } = evidence
  if (!readme) return [missing(evidence)]
  if (readme.template) return [ofTemplate(evidence, readme)]
  const short = tooShort(readme)
  if (short) return [short, noPicture(evidence, readme)]
  return [
    explains(evidence, readme),
    runUnknown(evidence, readme),
    demoIn(evidence, readme),
    noPicture(evidence, readme),
  ]
}

const missing = (evidence: Evidence): Finding | false =>
  evidence.isWhole &&
  readmeFiles(evidence).length === 0 &&
  !hasReadmeBelow(evidence) && {
    rule: 'readme-missing',
    kind: 'risk',
    claim: [],
    title: 'There is no README.',
    evidence: `A visitor sees a list of ${counted(evidence.facts.total, 'file')} and has to guess.`,
    step: {
      what: 'Write a README of ten lines.',
      how: 'What it does and for whom, a picture or an example of its output, the commands that start it, and the part you are proud of.',
    },
    weight: 100,
  }

/** Of a part, or of what is vendored: a visitor may be led there. */
const hasReadmeBelow = ({ has }: Evidence) => has(/\/readme(?:\.\w+)?$/i)

const ofTemplate = ({ facts }: Evidence, { path, template = '' }: Readme): Finding => ({
  rule: 'readme-template',
  kind: 'risk',
  claim: [path, template],
  title: 'The README is the one that came with the template.',
  evidence: `${code(path)} explains ${template}, not ${code(facts.name)}.`,
  file: path,
  step: {
    what: 'Replace the template’s README.',
    how: 'What this does and for whom, a picture of it, how to start it, and what was hard about it.',
  },
  weight: 95,
})

const tooShort = ({
  path,
  words,
  codeBlocks,
  commands,
  links,
  pictures,
}: Readme): Finding | false =>
  words < fewWords &&
  codeBlocks + commands.length + links.length + pictures === 0 && {
    rule: 'readme-short',
    kind: 'risk',
    claim: [path],
    title: 'The README says little.',
    evidence: `${code(path)} has ${counted(words, 'word')}.`,
    file: path,
    step: {
      what: 'Let the README answer three questions.',
      how: 'What problem does it solve, what does using it look like, what did you decide and why?',
    },
    weight: 92,
  }

function explains({ nature }: Evidence, readme: Readme): Finding | false {
  const { path, words, commands, hasExamples, hasScreenshots } = readme
  const shows = [
    commands.length > 0 && 'commands to copy',
    commands.length === 0 && hasExamples && 'examples of code',
    hasScreenshots && 'pictures',
  ].filter((part) => part !== false)
  if (words < manyWords || shows.length === 0 || nature === 'documents') return false
  return {
    rule: 'readme-explains',
    kind: 'strength',
    claim: [path, ...shows],
    title: 'The README shows how to begin.',
    evidence: `${code(path)} has ${enumerate(shows)}.`,
    file: path,
    best: `a README with ${enumerate(shows)}`,
    skill: `explain it to others: ${code(path)}`,
    weight: 66,
  }
}

/** A question, because words may tell what no command does. */
function runUnknown({ nature, sources }: Evidence, readme: Readme): Finding | false {
  const { path, commands, codeBlocks, tellsUse, links } = readme
  const isExplained =
    tellsUse ||
    commands.length + codeBlocks > 0 ||
    links.some(({ words }) => /guide|doc|wiki|tutorial|manual/i.test(words))
  if (isExplained || sources.length === 0 || !startedByCommand.has(nature)) return false
  return {
    rule: 'run-unknown',
    kind: 'gap',
    claim: [path],
    title: 'How is it started?',
    evidence: `I saw no command in ${code(path)}.`,
    file: path,
    step: {
      what: 'Say how it is started.',
      how: 'Put what somebody types after cloning into a block to copy, and what they see then.',
    },
    weight: 84,
  }
}

function noPicture({ nature, sources, facts }: Evidence, readme: Readme): Finding | false {
  const isShown = ({ url }: { url: string }) =>
    /youtu\.?be|vimeo|imgur|user-images|user-attachments|\.(?:gif|png|jpe?g|mp4|mov|webm|webp)\b/i.test(
      url,
    ) || hostOf(url).includes(facts.name.toLowerCase())
  if (!lookedAt.has(nature) || sources.length === 0) return false
  if (readme.pictures > 0 || readme.links.some(isShown)) return false
  return {
    rule: 'picture-missing',
    kind: 'gap',
    claim: [readme.path],
    title: 'The README shows no picture.',
    evidence: `${code(readme.path)} has no picture, and the project is made to be looked at.`,
    file: readme.path,
    step: {
      what: 'Put a screenshot at the top of the README.',
      how: 'Or a short recording: it is what a visitor looks at first.',
    },
    weight: 88,
  }
}

/** Without its dots: lobste.rs is a place of lobsters. */
const hostOf = (url: string) =>
  /^https?:\/\/([^/]+)/.exec(url)?.[1]?.replaceAll('.', '').toLowerCase() ?? ''

/** What generators write into READMEs and manifests. */
const ofTools =
  /^A new Flutter (?:project|app)|^The (?:skeleton )?(?:application for the )?Laravel|bootstrapped with|^Demo project for Spring Boot|add your description|^TODO|description here|^This is the repository for/i

/** The words in which a project describes itself, from the surest source. */
export function descriptionOf({ facts, root, readme }: Evidence): string {
  const said = [
    firstSentence(facts.page?.description ?? ''),
    firstSentence(root?.description ?? ''),
    readme && readme.words >= fewest ? readme.opening : '',
  ]
  return (
    said.find(
      (one) =>
        one !== undefined &&
        !ofTools.test(one) &&
        /\p{L}{2}.*\s.*\p{L}|[\u3040-\u9fff]{4}/u.test(one),
    ) ?? ''
  )
}
