import type { Registry, Release } from '@swipefolio/platform/registry'
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'

const root = join(__dirname, '../../..')
/** The app that is released. */
export const app = 'mfe-chat'
const built = join(root, app, 'dist')

export interface Outcome {
  code: number | null
  output: string
}

/** Runs one of the project's commands; `kill` ends it early. */
export function begin(command: string, args: string[], env: NodeJS.ProcessEnv) {
  const script = join(root, 'scripts', `${command}.mjs`)
  const child = spawn(process.execPath, [script, ...args], { env: { ...process.env, ...env } })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  }
  const ended = once(child, 'close').then(([code]): Outcome => ({ code, output: output.trim() }))
  return { ended, kill: () => child.kill('SIGKILL') }
}

/** The built app as another version, in a folder of its own. */
export function writeVersion(version: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'release-'))
  cpSync(built, folder, { recursive: true })
  const file = join(folder, 'release.json')
  const record = JSON.parse(readFileSync(file, 'utf8')) as Release
  writeFileSync(file, JSON.stringify({ ...record, version }))
  return folder
}

/** Front doors hear of a move from the database. */
const longestNews = 5000

/** What browsers get, at the latest when they should get `expected`: the live version, and its missing or changed files. */
export async function readLive(address: string, expected?: string) {
  const begun = performance.now()
  let registry: Registry
  do {
    registry = (await (await fetch(`${address}/registry.json`)).json()) as Registry
    if (expected === undefined || registry.apps[app]?.version === expected) break
    await after(50)
  } while (performance.now() - begun < longestNews)
  const live = registry.apps[app]
  const broken: string[] = []
  for (const [name, integrity] of Object.entries(live?.integrity ?? {})) {
    const url = new URL(`${live?.base}${name}`, address)
    let answer = await fetch(url)
    while (answer.status === 503) {
      await after(100)
      answer = await fetch(url)
    }
    const content = Buffer.from(await answer.arrayBuffer())
    const hash = `sha384-${createHash('sha384').update(content).digest('base64')}`
    if (!answer.ok || hash !== integrity) broken.push(`${name}: ${answer.status}`)
  }
  return { version: live?.version ?? '', broken }
}

/** Options without which the first release is tried in a browser, whose requests would be counted. */
export const untried = ['--force', '--reason', 'a proof']
