import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRow, type ProofRow } from '../proof'

const root = join(__dirname, '../../..')

/** The browser journeys with their full counts, against what is built; they print which of them fail. */
export const proveJourneys = () =>
  proveSuite<{ stats: { expected: number; unexpected: number } }>({
    name: 'browser journeys',
    command: (file) => ({
      args: ['npm', 'test', '-w', 'e2e', '--', '--reporter=line,json'],
      env: { JOURNEYS: 'full', PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    }),
    counts: ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected }),
  })

/** The jest files of which `npm test` runs a part. */
const longTests = ['platform/build/reproducible.test.ts', 'server/src/start.test.ts']

/** These files as a whole; jest prints which tests fail. */
export const proveLongTests = () =>
  proveSuite<{ numPassedTests: number; numFailedTests: number }>({
    name: 'long tests',
    command: (file) => ({
      args: [
        'npx',
        'jest',
        '--silent',
        '--json',
        `--outputFile=${file}`,
        '--runTestsByPath',
        ...longTests,
      ],
      env: { TESTS: 'full' },
    }),
    counts: ({ numPassedTests: passed, numFailedTests: failed }) => ({ passed, failed }),
  })

interface Suite<Result> {
  name: string
  /** The command that writes its result to the file. */
  command: (file: string) => { args: string[]; env: NodeJS.ProcessEnv }
  counts: (result: Result) => { passed: number; failed: number }
}

async function proveSuite<Result>({ name, command, counts }: Suite<Result>): Promise<ProofRow> {
  const { row, fault } = createRow(name)
  const folder = mkdtempSync(join(tmpdir(), 'suite-'))
  const file = join(folder, 'result.json')
  const {
    args: [program = '', ...args],
    env,
  } = command(file)
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  })
  const [code] = await once(child, 'exit')
  const { passed, failed } = counts(JSON.parse(readFileSync(file, 'utf8')) as Result)
  rmSync(folder, { recursive: true })
  row.cases = passed + failed
  if (code !== 0) fault(`${failed} fail, and the suite ended with ${code}`)
  return row
}
