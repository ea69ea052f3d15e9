import { jestSuite, nodeSuite, suite } from './suites.mjs'

/** All checks that need no browser. */
export function runChecks() {
  suite('types', ['npm', 'run', '--silent', 'typecheck'])
  suite('lint', ['npm', 'run', '--silent', 'lint'])
  suite('format', ['npx', 'prettier', '--check', '--log-level=warn', '.'])
  suite('dead code', ['npx', 'knip'])
  suite('API of shared', ['npm', 'run', '--silent', 'api-report', '--', 'check'])
  nodeSuite('boundaries and README', ['scripts/'])
  jestSuite()
}
