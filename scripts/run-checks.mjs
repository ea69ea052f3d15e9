import { jestSuite, nodeSuite, suite } from './suites.mjs'

/** The checks that run nothing of the product. */
export const runStaticChecks = () =>
  Promise.all([
    suite('types', ['npm', 'run', '--silent', 'typecheck']),
    suite('lint', ['npm', 'run', '--silent', 'lint']),
    suite('format', ['npx', 'oxfmt', '--check']),
    suite('dead code', ['npx', 'knip']),
    suite('messages', ['npm', 'run', '--silent', 'messages', '--', 'check']),
    suite('API of shared', ['npm', 'run', '--silent', 'api-report', '--', 'check']),
  ])

/** All tests that need no browser. */
export const runTests = () =>
  Promise.all([nodeSuite('boundaries and README', ['scripts/']), jestSuite()])
