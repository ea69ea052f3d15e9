import type { Rule } from './finding'
import { code } from './quote'

const testCommand =
  /\b(?:(?:npm|yarn|pnpm|bun)(?: run)? (?:ci:)?(?:test|t|check)\b|npx (?:jest|vitest|playwright|mocha|nx|turbo|lerna)\b|pytest|tox|nox|unittest|cargo (?:nextest|test)|go test|mvn [^\n]*(?:test|verify|package)|gradlew?[^\n]*(?:test|check|build)|dotnet test|rspec|rake|phpunit|flutter test|swift test|mix test|make (?:test|check|ci)|ctest|deno test|bundle exec)/
const lintCommand = /lint|ruff|flake8|clippy|prettier|mypy|tsc\b|golangci|format|typecheck|check/i

/** What happens by itself when somebody pushes. */
export const ciRules: Rule = ({ ci, tests, sources, readme, repository }) => {
  if (sources.length === 0) return []
  const [first] = ci
  if (!first) {
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
  const testing = ci.find(({ text }) => testCommand.test(text))
  if (!testing) {
    return [
      tests.length > 0 && {
        kind: 'risk',
        title: 'A workflow runs, but not the tests.',
        evidence: `No step of ${code(first.path)} runs a test command that we know.`,
        next: 'Add the step: a green mark that does not stand for the tests promises too much.',
        file: first.path,
        weight: 60,
      },
    ]
  }
  const isLinted = ci.some(({ text }) => lintCommand.test(text.replace(testCommand, '')))
  const command = testCommand.exec(testing.text)?.[0] ?? ''
  return [
    {
      kind: 'strength',
      title: 'Every push is tested.',
      evidence: `${code(testing.path)} runs ${code(command.trim())}.`,
      next: !isLinted
        ? 'Let it check style and types as well: one step more, and reviews can speak about ideas.'
        : readme && !readme.hasBadge
          ? 'Show its badge in the first lines of the README.'
          : 'Protect the main branch, so that nothing red is merged.',
      file: testing.path,
      weight: 74,
    },
  ]
}
