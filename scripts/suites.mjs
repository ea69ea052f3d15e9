import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { temporaryFolder } from './temporary-folder.mjs'
import { judgeSearch, searchLogs } from './secrets-in-logs.mjs'
import { root } from './setup.mjs'

/** @typedef {{ name: string, passed: number, failed: number, seconds: number, output: string }} Result */

/** @type {Result[]} */
const results = []

/** The folder in which tests keep their logs, and the secrets that must not be in them. */
const logEvidence = mkdtempSync(join(tmpdir(), 'logs-'))
// As root, the embedded database runs as an ordinary account, which must be able to reach the folder.
chmodSync(logEvidence, 0o711)

const TMPDIR = temporaryFolder()

/**
 * Runs one suite, prints its output when it ends, and keeps its counts; a command that fails without counts counts as one
 * failure, and what a suite with failures printed stands at the end of the report once more.
 * @param {string} name @param {string[]} command
 * @param {{ env?: NodeJS.ProcessEnv, count?: (output: string) => { passed: number, failed: number } }} [options]
 */
export async function suite(name, command, { env, count } = {}) {
  const result = { name, passed: 0, failed: 0, seconds: 0, output: '' }
  results.push(result)
  const started = Date.now()
  const [program = '', ...args] = command
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, TMPDIR, LOG_EVIDENCE: logEvidence, ...env },
    // What counts its tests takes minutes, and writes about its progress there.
    stdio: ['ignore', 'pipe', count ? 'inherit' : 'pipe'],
  })
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => (result.output += text))
  }
  const [status] = await once(child, 'close')
  printOutput(result)
  Object.assign(result, countsOf(status === 0, count && (() => count(result.output))))
  if (status !== 0 && result.failed === 0) result.failed = 1
  result.seconds = (Date.now() - started) / 1000
}

/** @param {Result} result */
const printOutput = ({ name, output }) => console.log(`\n== ${name}\n${output}`)

/** @param {boolean} isPassed @param {() => { passed: number, failed: number }} [count] */
function countsOf(isPassed, count) {
  if (!count) return { passed: isPassed ? 1 : 0 }
  try {
    return count()
  } catch (error) {
    // The others go on when a runner breaks down before it has counted.
    console.log(error)
    return { failed: 1 }
  }
}

/** @param {string} output what the test runner of Node printed */
const countTap = (output) => ({
  passed: Number(/^# pass (\d+)/m.exec(output)?.[1] ?? 0),
  failed: Number(/^# fail (\d+)/m.exec(output)?.[1] ?? 0),
})

/** @param {string} name @param {string[]} folders */
export const nodeSuite = (name, folders) =>
  suite(name, ['node', '--test', '--test-reporter=tap', ...folders], { count: countTap })

/** Test files end before small collections pay off. */
const shortLived = ['--max-semi-space-size=64']

/** Runs jest over every workspace. */
export function jestSuite() {
  const folder = mkdtempSync(join(tmpdir(), 'jest-'))
  const file = join(folder, 'result.json')
  return suite(
    'unit, component and API tests',
    [
      'node',
      ...shortLived,
      'node_modules/jest/bin/jest.js',
      '--ci',
      // The temporary folder is removed after each run.
      `--cacheDirectory=${join(root, 'node_modules', '.cache', 'jest')}`,
      '--json',
      `--outputFile=${file}`,
    ],
    {
      count() {
        const result = JSON.parse(readFileSync(file, 'utf8'))
        rmSync(folder, { recursive: true })
        return { passed: result.numPassedTests, failed: result.numFailedTests }
      },
    },
  )
}

/**
 * Runs tests of Playwright's runner and counts them.
 * @param {string} name @param {string[]} command @param {string} reporter
 */
function playwrightSuite(name, command, reporter) {
  const folder = mkdtempSync(join(tmpdir(), 'journeys-'))
  const file = join(folder, 'result.json')
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: file }
  return suite(name, [...command, `--reporter=${reporter},json`], {
    env,
    count() {
      const { stats } = JSON.parse(readFileSync(file, 'utf8'))
      rmSync(folder, { recursive: true })
      return { passed: stats.expected + stats.flaky, failed: stats.unexpected }
    },
  })
}

/** Runs the journeys in Chromium against the built product; the reporter prints what failed at the end. */
export const browserSuite = () =>
  playwrightSuite('browser journeys', ['npm', 'test', '-w', 'e2e', '--'], 'dot')

/**
 * Runs the journeys in Firefox and WebKit against the built product.
 * @param {string[]} options of Playwright's runner
 */
export function enginesSuite(options) {
  const display = ['xvfb-run', '-a', '-s', '-screen 0 1400x1000x24']
  const command = [...display, 'npm', 'run', 'engines', '-w', 'e2e', '--', ...options]
  return playwrightSuite('Firefox and WebKit', command, 'list')
}

/**
 * Searches the logs of the previous suites for their secrets.
 * @param {RegExp[]} wanted the logs that must exist
 */
export function logsSuite(wanted) {
  const name = 'secrets in logs'
  console.log(`\n== ${name}`)
  const started = Date.now()
  const { isClean, sentences } = judgeSearch(searchLogs(logEvidence), wanted)
  for (const sentence of sentences) console.log(sentence)
  if (isClean) rmSync(logEvidence, { recursive: true })
  else console.log(`The logs are in ${logEvidence}`)
  const seconds = (Date.now() - started) / 1000
  const output = sentences.join('\n')
  results.push({ name, passed: isClean ? 1 : 0, failed: isClean ? 0 : 1, seconds, output })
}

/** Prints what failed, the table and, as the last line, the sums of all suites; sets the exit code. */
export function report() {
  // A log may have been cut to its end.
  for (const result of results) if (result.failed > 0) printOutput(result)
  const width = Math.max(...results.map(({ name }) => name.length))
  console.log('')
  for (const { name, passed, failed, seconds } of results) {
    const counts = `${passed} passed, ${failed} failed`
    console.log(`${name.padEnd(width)}  ${counts.padEnd(24)} ${seconds.toFixed(1)} s`)
  }
  const sum = (/** @type {'passed' | 'failed'} */ key) =>
    results.reduce((total, result) => total + result[key], 0)
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
  process.exitCode = sum('failed') > 0 ? 1 : 0
}
