import type { KeptFile } from '../github/selection'
import type { Rule } from './finding'
import { code } from './quote'

const testCommand =
  /\b(?:(?:npm|yarn|pnpm|bun)(?: run)? (?:ci:)?(?:test|t|check)\b|npx (?:jest|vitest|playwright|mocha|nx|turbo|lerna)\b|pytest|tox|nox|unittest|cargo (?:nextest|test)|go test|mvn [^\n]*(?:test|verify|package)|gradlew?[^\n]*(?:test|check|build)|dotnet test|rspec|rake|phpunit|flutter test|swift test|mix test|make (?:test|check|ci)|ctest|deno test|bundle exec)/
const lintCommand = /lint|ruff|flake8|clippy|prettier|mypy|tsc\b|golangci|format|typecheck|check/i
/** What may run tests without saying so. */
const opaque =
  /uses:\s*['"]?[\w./-]+\/\.github\/workflows\/|\.(?:sh|bat|ps1)\b|\b(?:make|just|task|bazel|earthly|nix|docker(?:-compose)?) \w|\b(?:npm|yarn|pnpm|bun) run (?!build|lint|format|deploy|start|dev)/

/** Travis CI runs the tests of most languages when it is told nothing else. */
const isByDefault = ({ path, text }: KeptFile) =>
  path === '.travis.yml' && /^language:/m.test(text) && !/^script:/m.test(text)

/** Whether a workflow looks after the style as well. */
export const isStyleChecked = (ci: readonly KeptFile[]) =>
  ci.some(({ text }) => lintCommand.test(text.replace(testCommand, '')))

const isOfGitHub = (path: string) => path.startsWith('.github/')

/** When somebody pushes, as far as the file says so. */
function occasionOf({ path, text }: KeptFile) {
  if (!isOfGitHub(path) || /\bpush\b/.test(text)) return 'Every push is tested.'
  return /\bpull_request\b/.test(text) ? 'Every pull request is tested.' : undefined
}

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
  const isTesting = (file: KeptFile) => testCommand.test(file.text) || isByDefault(file)
  const testing = ci.find((file) => isTesting(file) && occasionOf(file)) ?? ci.find(isTesting)
  if (!testing) {
    return [
      tests.length > 0 &&
        !ci.some(({ text }) => opaque.test(text)) && {
          kind: 'risk',
          title: 'A workflow runs, but not the tests.',
          evidence: `No step of ${code(first.path)} runs a test command that we know.`,
          next: 'Add the step: a green mark that does not stand for the tests promises too much.',
          file: first.path,
          weight: 60,
        },
    ]
  }
  const command = testCommand.exec(testing.text)?.[0].trim()
  return [
    {
      kind: 'strength',
      title: occasionOf(testing) ?? 'A workflow runs the tests.',
      evidence: `${code(testing.path)} runs ${command ? code(command) : 'them'}.`,
      next: !isStyleChecked(ci)
        ? 'Let it check style and types as well: one step more, and reviews can speak about ideas.'
        : readme && !readme.hasBadge
          ? 'Show its badge in the first lines of the README.'
          : 'Protect the main branch, so that nothing red is merged.',
      file: testing.path,
      weight: 74,
    },
  ]
}
