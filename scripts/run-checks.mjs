import { jestSuite, nodeSuite, suite } from './suites.mjs'

/** Both are written in Go, which by default collects its garbage whenever its memory has doubled. */
const collectRarely = {
  GOGC: '800',
  GOMEMLIMIT: `${Math.floor(process.availableMemory() / 4 / 2 ** 20)}MiB`,
}

/** The checks that run nothing of the product. */
export const runStaticChecks = () =>
  Promise.all([
    suite('types', ['npm', 'run', '--silent', 'typecheck'], { env: collectRarely }),
    suite('lint', ['npm', 'run', '--silent', 'lint'], { env: collectRarely }),
    suite('format', ['npx', 'oxfmt', '--check']),
    suite('dead code', ['npx', 'knip']),
    suite('messages', ['npm', 'run', '--silent', 'messages', '--', 'check']),
    suite('API of shared', ['npm', 'run', '--silent', 'api-report', '--', 'check']),
  ])

/** All tests that need no browser. */
export const runTests = () =>
  Promise.all([nodeSuite('boundaries and README', ['scripts/']), jestSuite()])
