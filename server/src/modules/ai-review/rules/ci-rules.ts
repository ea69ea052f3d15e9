import type { Ci } from '../evidence/ci'
import { ciFiles } from '../evidence/evidence'
import type { Rule } from './finding'
import { code, enumerate } from './quote'
import { hasManyTests } from './test-rules'

/** A command that runs tests, from where it begins in its line up to the next command. */
const testCommand =
  /(?:^|&& *|; *|\b(?:run|exec|-m) +)((?:\.\/)?(?:(?:npm|yarn|pnpm|bun)(?: run)? (?:ci:)?(?:test\b|t$)|npx (?:jest|vitest|playwright test|mocha)\b|(?:python3? -m )?(?:pytest|tox|nox|unittest)\b|python3? manage\.py test\b|(?:cargo|cross) (?:nextest|test)\b|go test\b|mvnw? [^|&;]*(?:test|verify|install|package)\b|gradlew? [^|&;]*(?:test|check|build)\b|dotnet test\b|rspec\b|rake(?: test| spec)?$|phpunit\b|flutter test|swift test|mix test|make (?:test|check|ci)\b|ctest\b|deno test|cabal (?:v2-)?test|stack test|molecule test|bin\/rails test|rails test)[^|&;>]*)|^(julia-actions\/julia-runtest|r-lib\/actions\/check-r-package)/i
const longestCommand = 40

function testCommandIn(lines: string[]) {
  for (const line of lines) {
    const [, command, action] = testCommand.exec(line) ?? []
    const found = shortOf(command ?? action ?? '')
    // Shortened, it may name no test any more.
    if (testCommand.test(found)) return found
  }
  return undefined
}

/** Its first words, up to an expression of the workflow or a redirection. */
function shortOf(command: string) {
  const words = command
    // An option loses its value with the expression.
    .replace(/(?:\s-\S+)?\s*\S*\$\{\{.*$|\s\d?>.*$|\s\d$/, '')
    .trim()
    .split(/\s+/)
  const fits = (count: number) => words.slice(0, count).join(' ').length <= longestCommand
  const most = words.findIndex((_word, at) => at > 0 && !fits(at + 1))
  return words.slice(0, most < 0 ? words.length : most).join(' ')
}

function occasionsOf({ events }: Ci) {
  return events.flatMap((event) => {
    if (event === 'push') return ['every push']
    if (event.startsWith('push to ')) return [`each ${event}`]
    return event === 'pull_request' ? ['every pull request'] : []
  })
}

/** What happens by itself when somebody pushes. */
export const ciRules: Rule = (evidence) => {
  const { ci, isWhole } = evidence
  if (!hasManyTests(evidence)) return []
  if (ciFiles(evidence).length === 0) {
    return [
      isWhole && {
        rule: 'ci-unseen',
        kind: 'gap',
        claim: [],
        title: 'Do the tests run by themselves?',
        evidence: 'I saw no file of a CI service.',
        step: {
          what: 'Let GitHub run the tests.',
          how: `Add ${code('.github/workflows/test.yml')} with three steps: check out, install, run the tests. Its green mark shows on the repository’s page.`,
        },
        weight: 60,
      },
    ]
  }
  // Travis CI ended its free service for public repositories.
  const running = ci.filter((one) => one.service !== 'Travis CI' && occasionsOf(one).length > 0)
  const found = running.find(({ commands }) => testCommandIn(commands))
  const command = found && testCommandIn(found.commands)
  return [
    found &&
      command !== undefined && {
        rule: 'ci-tests',
        kind: 'strength',
        claim: [found.path, command, ...occasionsOf(found)],
        title: 'The tests run by themselves.',
        evidence: `${code(found.path)} has ${found.service} run ${code(command)} on ${enumerate(occasionsOf(found))}.`,
        file: found.path,
        best: 'tests that run by themselves',
        skill: `automate checks: ${code(found.path)}`,
        weight: 82,
      },
  ]
}
