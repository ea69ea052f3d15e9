import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { folders } from './mutation/folders.mjs'
import { ensureInstalled, root } from './setup.mjs'

await ensureInstalled()
const { Stryker } = await import('@stryker-mutator/core')

const required = 90

const { positionals } = parseArgs({ allowPositionals: true })
const chosen = folders.filter(({ name }) => positionals.length === 0 || positionals.includes(name))
if (chosen.length === 0)
  throw new Error(`Choose from ${folders.map(({ name }) => name).join(', ')}`)

process.chdir(root)
const rows = []
for (const { name, mutate, tests } of chosen) {
  console.log(`\n== ${name}`)
  rows.push({ name, ...count(await mutantsOf(mutate, tests)) })
}

console.log('')
for (const { name, killed, survived } of rows) {
  const score = (100 * killed) / (killed + survived)
  console.log(
    `${name.padEnd(10)} ${score.toFixed(1).padStart(5)} %  ${killed} of ${killed + survived}`,
  )
  if (!(score >= required)) process.exitCode = 1
}

/** @param {string[]} mutate @param {string[]} tests */
function mutantsOf(mutate, tests) {
  return new Stryker({
    mutate: [...mutate, '!**/*.test.ts'],
    testRunner: 'jest',
    jest: {
      configFile: 'scripts/mutation/jest.config.cjs',
      config: {
        roots: [...new Set(tests.map((test) => `<rootDir>/${dirname(test)}`))],
        testMatch: tests.map((test) => `<rootDir>/${test}`),
      },
    },
    // Stryker reads this file with TypeScript's JavaScript API, which version 7 does not have.
    tsconfigFile: 'none',
    tempDirName: '.cache/stryker',
    ignorePatterns: ['/e2e', '/bench', '/docs', 'dist', '.data', '.cache', '.nx'],
    concurrency: 2,
    // A slow machine must not pass for a loop without an end, which counts as noticed.
    timeoutMS: 30_000,
    reporters: ['clear-text', 'progress-append-only'],
    clearTextReporter: { logTests: false, reportTests: false, reportScoreTable: false },
  }).runMutationTest()
}

/** @param {{ status: string }[]} mutants */
function count(mutants) {
  /** @param {string[]} wanted */
  const those = (...wanted) => mutants.filter(({ status }) => wanted.includes(status)).length
  return { killed: those('Killed', 'Timeout'), survived: those('Survived', 'NoCoverage') }
}
