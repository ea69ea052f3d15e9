import { jestSuite, nodeSuite, suite } from './suites.mjs'

/** Everything that needs no browser. */
export function runChecks() {
  suite('types', ['npx', 'tsc', '-p', '.'])
  suite('lint', ['npx', 'oxlint', '--quiet'])
  suite('format', ['npx', 'prettier', '--check', '--log-level=warn', '.'])
  suite('dead code', ['npx', 'knip'])
  nodeSuite('boundaries and README', ['scripts/'])
  jestSuite()
}
