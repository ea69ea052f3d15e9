import { jestSuite, nodeSuite, suitesAtOnce } from './suites.mjs'

// Formatted files stay so for as long as their content and the formatter stay.
const cache = ['--cache', '--cache-strategy=content', '--cache-location=.cache/prettier']

/** All checks that need no browser. */
export async function runChecks() {
  await suitesAtOnce({
    types: ['npm', 'run', '--silent', 'typecheck'],
    lint: ['npm', 'run', '--silent', 'lint'],
    format: ['npx', 'prettier', '--check', '--log-level=warn', ...cache, '.'],
    'dead code': ['npx', 'knip'],
    'API of shared': ['npm', 'run', '--silent', 'api-report', '--', 'check'],
  })
  nodeSuite('boundaries and README', ['scripts/'])
  jestSuite()
}
