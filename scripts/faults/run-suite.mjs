import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { scratch } from './scratch.mjs'

/** @typedef {import('./list.mjs').Fault} Fault */

const resultFile = join(scratch, 'result.json')

/**
 * Runs tests in the copy and answers the titles of those that failed. Throws when there are none of these titles.
 * @param {Fault[]} faults all in jest, or one in the browser
 */
export function failedTests(faults) {
  const titles = faults.map(({ test }) => test.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')
  const suites = [...new Set(faults.map(({ suite }) => suite))]
  const { total, failed } = suites.some(isJourney)
    ? playJourney(suites, titles)
    : runJest(suites, titles)
  if (total === 0) throw new Error(`${suites.join(', ')} ran no test of these titles: ${titles}`)
  return failed
}

/** @param {string} suite */
export const isJourney = (suite) => suite.startsWith('e2e/')

/** @param {string[]} suites @param {string} titles */
function runJest(suites, titles) {
  const projects = new Set(suites.map((suite) => suite.split('/', 1)[0] ?? ''))
  // A test that fails may leave its server open.
  const output = ['--ci', '--forceExit', '--json', `--outputFile=${resultFile}`]
  const tests = ['--selectProjects', ...projects, '--runTestsByPath', ...suites, '-t', titles]
  const result = runForResult(scratch, ['jest', ...output, ...tests])
  /** @type {{ assertionResults: { status: string, fullName: string }[] }[]} */
  const files = result.testResults
  return {
    total: result.numPassedTests + result.numFailedTests,
    failed: files
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => fullName),
  }
}

/** @param {string[]} suites @param {string} titles */
function playJourney(suites, titles) {
  const built = spawnSync('node', ['scripts/build.mjs'], { cwd: scratch, encoding: 'utf8' })
  if (built.status !== 0) throw new Error(`${built.stdout}\n${built.stderr}`)
  const specs = suites.map((suite) => suite.replace('e2e/', ''))
  const { stats } = runForResult(
    join(scratch, 'e2e'),
    ['playwright', 'test', ...specs, '--grep', titles, '--reporter=json'],
    { PLAYWRIGHT_JSON_OUTPUT_NAME: resultFile },
  )
  const failed = stats.unexpected > 0 ? [titles] : []
  return { total: stats.expected + stats.unexpected, failed }
}

/** @param {string} cwd @param {string[]} command @param {NodeJS.ProcessEnv} [env] */
function runForResult(cwd, command, env) {
  rmSync(resultFile, { force: true })
  const { stdout, stderr } = spawnSync('npx', command, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, ...env },
  })
  if (existsSync(resultFile)) return JSON.parse(readFileSync(resultFile, 'utf8'))
  throw new Error(`${command.join(' ')} wrote no result:\n${stdout}\n${stderr}`)
}
