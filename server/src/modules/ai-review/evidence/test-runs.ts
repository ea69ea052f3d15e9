import type { Ci } from './ci'
import { ciFiles } from './evidence'
import type { At, Evidence } from './evidence-types'
import { hasManyTests } from './tested'

/** A command that runs tests, from where it begins in its line up to the next command. */
const testCommand =
  /(?:^|&& *|; *|(?:\brun|\bexec|\s-m) +)((?:\.\/)?(?:(?:npm|yarn|pnpm|bun)(?: run)? (?:ci:)?(?:test\b|t$)|npx (?:jest|vitest|playwright test|mocha)\b|(?:python3? -m )?(?:pytest|tox|nox|unittest)\b|python3? manage\.py test\b|(?:cargo|cross) (?:nextest|test)\b|go test\b|mvnw? [^|&;]*(?:test|verify|install|package)\b|gradlew? [^|&;:]*(?:test|check|build)\b|dotnet test\b|rspec\b|rake(?: test| spec)?$|phpunit\b|flutter test|swift test|mix test|make (?:test|check|ci)\b|ctest\b|deno test|cabal (?:v2-)?test|stack test|molecule test|bin\/rails test|rails test)[^|&;>]*)|^(julia-actions\/julia-runtest|r-lib\/actions\/check-r-package)/i
const longestCommand = 40

/** A run of the tests by a CI service. */
interface TestRun extends At<Ci> {
  command: string
  occasions: string[]
}

/** The first file of a running CI service with a command that runs tests; undefined where few or none are. */
export function testRunOf(evidence: Evidence): TestRun | undefined {
  if (!hasManyTests(evidence)) return undefined
  const usualFirst = evidence.ci.toSorted((one, other) => rankOf(one) - rankOf(other))
  for (const ci of usualFirst) {
    const occasions = occasionsOf(ci)
    const command = testCommandIn(ci.commands)
    // Travis CI ended its free service for public repositories.
    if (ci.service === 'Travis CI' || occasions.length === 0 || command === undefined) continue
    return { ...ci, command, occasions }
  }
  return undefined
}

function rankOf({ path }: At<Ci>) {
  if (/fuzz|bench|release|publish|deploy|lint|docs/i.test(path)) return 2
  return /test/i.test(path) ? 0 : 1
}

/** Tests of one project, no collection, which one command may run, and no file of any CI service. */
export const areTestsRunByHand = (evidence: Evidence) =>
  evidence.isWhole &&
  evidence.root !== undefined &&
  (evidence.nature !== 'project' || evidence.mains.length === 1) &&
  hasManyTests(evidence) &&
  ciFiles(evidence).length === 0

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
    .replace(/(?:\s-\S+)?\s*\S*\$[\w({].*$|\s\d?>.*$|\s\d$/, '')
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
