import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRow, type ProofRow } from '../proof'

const root = join(__dirname, '../../..')

/** The browser journeys with their full counts, against what is built; they print which of them fail. */
export async function proveJourneys(): Promise<ProofRow> {
  const { row, fault } = createRow('browser journeys')
  const folder = mkdtempSync(join(tmpdir(), 'journeys-'))
  const file = join(folder, 'result.json')
  const env = { ...process.env, JOURNEYS: 'full', PLAYWRIGHT_JSON_OUTPUT_NAME: file }
  const args = ['test', '-w', 'e2e', '--', '--reporter=line,json']
  const [code] = await once(spawn('npm', args, { cwd: root, env, stdio: 'inherit' }), 'exit')
  const { stats } = JSON.parse(readFileSync(file, 'utf8')) as {
    stats: { expected: number; unexpected: number }
  }
  rmSync(folder, { recursive: true })
  row.cases = stats.expected + stats.unexpected
  if (code !== 0) fault(`${stats.unexpected} fail, and the browser suite ended with ${code}`)
  return row
}
