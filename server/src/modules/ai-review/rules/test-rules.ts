import { areTestsUnseen, templateTestOf, testExampleOf } from '../evidence/tested'
import { areTestsRunByHand, testRunOf } from '../evidence/test-runs'
import { code, enumerate } from './quote'
import type { Rule } from './rule'

const firstTest =
  'Begin with the function that would hurt most if it were wrong: a usual case, an edge and an error.'

/** What is tested, and what happens by itself when somebody pushes; where nothing is seen, a question. */
export const testRules: Rule[] = [
  {
    name: 'template-test',
    kind: 'risk',
    weight: 74,
    title: 'The only tests are the template’s.',
    step: { what: 'Replace the template’s test by one of your own.', how: firstTest },
    find: (evidence) => {
      const path = templateTestOf(evidence)
      return (
        path !== undefined && {
          claim: [path],
          evidence: `${code(path)} tests what the template shows, not what you built.`,
          file: path,
        }
      )
    },
  },
  {
    name: 'tested',
    kind: 'strength',
    weight: 80,
    title: 'It is tested.',
    find: (evidence) => {
      const path = testExampleOf(evidence)
      if (path === undefined) return undefined
      const beside = evidence.inlineTests.some((one) => one.path === path) ? ' beside the code' : ''
      return {
        claim: [path],
        evidence: `There are tests${beside}, such as ${code(path)}.`,
        file: path,
        best: beside ? `tests${beside}` : 'its tests',
        skill: `write tests: ${code(path)}`,
      }
    },
  },
  {
    name: 'tests-unseen',
    kind: 'gap',
    weight: 70,
    title: 'Where are the tests?',
    step: { what: 'Write a first test, or say where the tests are.', how: firstTest },
    find: (evidence) =>
      areTestsUnseen(evidence) && {
        evidence: 'I saw no tests by the usual names: where are they?',
      },
  },
  {
    name: 'ci-tests',
    kind: 'strength',
    weight: 82,
    title: 'The tests run by themselves.',
    find: (evidence) => {
      const run = testRunOf(evidence)
      if (!run) return undefined
      const { path, service, command, occasions } = run
      return {
        claim: [path, command, ...occasions],
        evidence: `${code(path)} has ${service} run ${code(command)} on ${enumerate(occasions)}.`,
        file: path,
        best: 'tests that run by themselves',
        skill: `automate checks: ${code(path)}`,
      }
    },
  },
  {
    name: 'ci-unseen',
    kind: 'gap',
    weight: 60,
    title: 'Do the tests run by themselves?',
    step: {
      what: 'Let GitHub run the tests.',
      how: `Add ${code('.github/workflows/test.yml')} with three steps: check out, install, run the tests. Its green mark shows on the repository’s page.`,
    },
    find: (evidence) =>
      areTestsRunByHand(evidence) && { evidence: 'I saw no file of a CI service.' },
  },
]
