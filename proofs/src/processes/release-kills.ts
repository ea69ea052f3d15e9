import type { Registry, Release } from '@swipefolio/platform/registry'
import { type ServerProcess, startServerProcess } from '@swipefolio/server/testing'
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { createRow, type Findings, type ProofRow } from '../proof'
import { withDataDir } from './data-dir'

const root = join(__dirname, '../../..')
const app = 'mfe-chat'
const built = join(root, app, 'dist')

interface Outcome {
  code: number | null
  output: string
}

/** Runs one of the project's commands; `kill` ends it early. */
function begin(command: string, args: string[], env: NodeJS.ProcessEnv) {
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
function writeVersion(version: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'release-'))
  cpSync(built, folder, { recursive: true })
  const file = join(folder, 'release.json')
  const record = JSON.parse(readFileSync(file, 'utf8')) as Release
  writeFileSync(file, JSON.stringify({ ...record, version }))
  return folder
}

/** What browsers get: the live version, and the files of it that are missing or differ from their hash. */
async function readLive(address: string) {
  const registry = (await (await fetch(`${address}/registry.json`)).json()) as Registry
  const live = registry.apps[app]
  const broken: string[] = []
  for (const [name, integrity] of Object.entries(live?.integrity ?? {})) {
    const answer = await fetch(new URL(`${live?.base}${name}`, address))
    const content = Buffer.from(await answer.arrayBuffer())
    const hash = `sha384-${createHash('sha384').update(content).digest('base64')}`
    if (!answer.ok || hash !== integrity) broken.push(name)
  }
  return { version: live?.version ?? '', broken }
}

/**
 * Kills the release command, or the server, at random moments while versions are published and promoted. What is live
 * afterwards is whole and the last or the interrupted promotion, what was acknowledged is there, and a retry succeeds.
 */
export const proveReleaseKills = ({ kills }: { kills: number }): Promise<ProofRow> =>
  withDataDir(async (DATA_DIR) => {
    const findings = createRow('releases that are interrupted by a kill')
    const start = () => startServerProcess({ DATA_DIR, LIMITS: 'off' })
    let server = await start()
    try {
      const token = await begin('deploy-token', ['create', 'proof', '--operator'], { DATA_DIR })
        .ended
      const stage = { findings, DEPLOY_TOKEN: token.output, start }
      const untouched = await interrupt({ ...stage, server, version: '2.0.0' })
      server = untouched.server
      for (let at = 1; at <= 2 * kills; at += 1) {
        const victim = at % 2 ? 'command' : 'server'
        const moment = Math.random() * untouched.milliseconds
        const version = `2.0.${at}`
        ;({ server } = await interrupt({ ...stage, server, version, victim, moment }))
      }
    } finally {
      await server.kill('SIGTERM')
    }
    findings.row.note = `${kills} kills of the command, ${kills} of the server`
    return findings.row
  })

interface Interruption {
  findings: Findings
  DEPLOY_TOKEN: string
  start: () => Promise<ServerProcess>
  server: ServerProcess
  version: string
  /** None for a release without a kill. */
  victim?: 'command' | 'server'
  /** Milliseconds from the beginning to the kill. */
  moment?: number
}

async function interrupt(interruption: Interruption) {
  const { findings, start, version, victim, moment = 0 } = interruption
  const { row, fault } = findings
  let { server } = interruption
  const run = (...args: string[]) =>
    begin('release', args, {
      DEPLOY_TOKEN: interruption.DEPLOY_TOKEN,
      SWIPEFOLIO_URL: server.address,
    })
  const before = await readLive(server.address)
  const folder = writeVersion(version)
  const begun = performance.now()
  let command = run('publish-dir', folder)
  let isKilled = false
  const kill = async () => {
    await after(moment)
    isKilled = true
    if (victim === 'command') command.kill()
    else await server.kill('SIGKILL')
  }
  const killed = victim && kill()
  const published = await command.ended
  let promoted: Outcome = { code: null, output: '' }
  if (!isKilled) {
    command = run('promote', `${app}@${version}`)
    promoted = await command.ended
  }
  await killed
  const milliseconds = performance.now() - begun
  if (victim === 'server') server = await start()

  row.cases += 1
  const live = await readLive(server.address)
  for (const name of live.broken) fault(`${version}: ${name} of the live release is broken`)
  const isAcknowledged = promoted.code === 0
  if (isAcknowledged) row.acknowledged += 1
  if (isAcknowledged && live.version !== version) row.lost += 1
  if (!isAcknowledged && live.version === version) row.recovered += 1
  if (![before.version, version].includes(live.version)) {
    fault(`${version}: ${live.version} is live after ${before.version}`)
  }
  const again = await run('publish-dir', folder).ended
  if (again.code !== 0) fault(`${version} cannot be published again: ${again.output}`)
  if (published.code === 0 && !again.output.includes('is published already')) row.lost += 1
  if (live.version !== version) {
    const retry = await run('promote', `${app}@${version}`).ended
    if (retry.code !== 0) fault(`${version} cannot be promoted again: ${retry.output}`)
  }
  const { version: last } = await readLive(server.address)
  if (last !== version) fault(`${version} is not live after a retry, but ${last}`)
  rmSync(folder, { recursive: true })
  return { server, milliseconds }
}
