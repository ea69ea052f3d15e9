import type { KeptFile } from '../github/selection'
import type { Rule } from './finding'
import { code } from './quote'

const testCommand =
  /\b(?:(?:npm|yarn|pnpm|bun)(?: run)? (?:ci:)?(?:test|t|check)\b|npx (?:jest|vitest|playwright|mocha|nx|turbo|lerna)\b|pytest|tox|nox|unittest|cargo (?:nextest|test)|go test|mvn [^\n]*(?:test|verify|package)|gradlew?[^\n]*(?:test|check|build)|dotnet test|rspec|rake|phpunit|flutter test|swift test|mix test|make (?:test|check|ci)|ctest|deno test|bundle exec)/

const everyPush = 'Every push is tested.'

/** When the tests run, as far as the file says so. */
function occasionOf({ path, text }: KeptFile) {
  if (!path.startsWith('.github/') || /\bpush\b/.test(text)) return everyPush
  if (/\bpull_request\b/.test(text)) return 'Every pull request is tested.'
  return 'A workflow runs the tests.'
}

/** What happens by itself when somebody pushes. A workflow that may run tests in another file is not judged. */
export const ciRules: Rule = ({ ci, tests, sources, repository }) => {
  if (sources.length === 0) return []
  if (ci.length === 0) {
    return [
      repository.isComplete &&
        tests.length > 0 && {
          kind: 'next step',
          title: 'The tests run on nobody’s push.',
          evidence: 'There is no workflow of GitHub Actions or of any other service that we know.',
          next: `Add ${code('.github/workflows/test.yml')} with three steps: check out, install, run the tests. Its green mark shows on the repository’s page.`,
          weight: 62,
        },
    ]
  }
  const tested = ci.filter(({ text }) => testCommand.test(text))
  const testing = tested.find((file) => occasionOf(file) === everyPush) ?? tested[0]
  return [
    testing && {
      kind: 'strength',
      title: occasionOf(testing),
      evidence: `${code(testing.path)} runs ${code(testCommand.exec(testing.text)?.[0].trim() ?? '')}.`,
      next: 'Protect the main branch, so that nothing red is merged.',
      file: testing.path,
      weight: 74,
    },
  ]
}
