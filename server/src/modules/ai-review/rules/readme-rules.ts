import { demoOf } from '../evidence/demo'
import type { Evidence } from '../evidence/evidence-types'
import {
  hasReadme,
  isStartUnknown,
  lacksPicture,
  readmeKind,
  showsOf,
} from '../evidence/readme-qualities'
import { code, counted, enumerate } from './quote'
import type { Rule } from './rule'

type Readme = NonNullable<Evidence['readme']>

/** A rule for READMEs of some kinds. */
const ofReadme =
  (
    kinds: ReturnType<typeof readmeKind>[],
    find: (readme: Readme, evidence: Evidence) => ReturnType<Rule['find']>,
  ): Rule['find'] =>
  (evidence) =>
    evidence.readme &&
    kinds.includes(readmeKind(evidence.readme)) &&
    find(evidence.readme, evidence)

/** What a visitor learns before reading any code. */
export const readmeRules: Rule[] = [
  {
    name: 'readme-missing',
    kind: 'risk',
    weight: 100,
    title: 'There is no README.',
    step: {
      what: 'Write a README of ten lines.',
      how: 'What it does and for whom, a picture or an example of its output, the commands that start it, and the part you are proud of.',
    },
    find: (evidence) =>
      evidence.isWhole &&
      !hasReadme(evidence) && {
        evidence: `A visitor sees a list of ${counted(evidence.facts.total, 'file')} and has to guess.`,
      },
  },
  {
    name: 'readme-template',
    kind: 'risk',
    weight: 95,
    title: 'The README is the one that came with the template.',
    step: {
      what: 'Replace the template’s README.',
      how: 'What this does and for whom, a picture of it, how to start it, and what was hard about it.',
    },
    find: ofReadme(['template'], ({ path, template = '' }, { facts }) => ({
      claim: [path, template],
      evidence: `${code(path)} explains ${template}, not ${code(facts.name)}.`,
      file: path,
    })),
  },
  {
    name: 'readme-short',
    kind: 'risk',
    weight: 92,
    title: 'The README says little.',
    step: {
      what: 'Let the README answer three questions.',
      how: 'What problem does it solve, what does using it look like, what did you decide and why?',
    },
    find: ofReadme(['short'], ({ path, words }) => ({
      claim: [path],
      evidence: `${code(path)} has ${counted(words, 'word')}.`,
      file: path,
    })),
  },
  {
    name: 'readme-explains',
    kind: 'strength',
    weight: 66,
    title: 'The README shows how to begin.',
    find: ofReadme(['written'], (readme, { nature }) => {
      const { path } = readme
      const shows = showsOf(readme, nature)
      return (
        shows.length > 0 && {
          claim: [path, ...shows],
          ...(shows[0] === 'pictures' && { title: 'The README shows what it looks like.' }),
          evidence: `${code(path)} has ${enumerate(shows)}.`,
          file: path,
          best: `a README with ${enumerate(shows)}`,
          skill: `explain it to others: ${code(path)}`,
        }
      )
    }),
  },
  {
    name: 'run-unknown',
    kind: 'gap',
    weight: 84,
    title: 'How is it started?',
    step: {
      what: 'Say how it is started.',
      how: 'Put what somebody types after cloning into a block to copy, and what they see then.',
    },
    find: ofReadme(
      ['written'],
      (readme, evidence) =>
        isStartUnknown(readme, evidence) && {
          claim: [readme.path],
          evidence: `I saw no command in ${code(readme.path)}.`,
          file: readme.path,
        },
    ),
  },
  {
    name: 'demo-linked',
    kind: 'strength',
    weight: 76,
    title: 'There is an address to try it at.',
    find: ofReadme(['written'], (_readme, evidence) => {
      const demo = demoOf(evidence)
      return (
        demo && {
          claim: [demo.url],
          evidence: `${demo.path ? code(demo.path) : 'The repository’s page'} names ${code(demo.url)}.`,
          file: demo.path,
          best: 'an address to try it at',
        }
      )
    }),
  },
  {
    name: 'picture-missing',
    kind: 'gap',
    weight: 88,
    title: 'The README shows no picture.',
    step: {
      what: 'Put a screenshot at the top of the README.',
      how: 'Or a short recording: it is what a visitor looks at first.',
    },
    find: ofReadme(
      ['written', 'short'],
      (readme, evidence) =>
        lacksPicture(readme, evidence) && {
          claim: [readme.path],
          evidence: `${code(readme.path)} has no picture, and the project is made to be looked at.`,
          file: readme.path,
        },
    ),
  },
]
