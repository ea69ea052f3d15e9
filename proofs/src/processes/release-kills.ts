import type { Registry, Release } from '@swipefolio/platform/registry'
import { type ServerProcess, startServerProcess } from '@swipefolio/server/testing'
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
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

/** Front doors hear of a move from the database. */
const longestNews = 5000

/** What browsers get, at the latest when they should get `expected`: the live version, and its missing or changed files. */
async function readLive(address: string, expected?: string) {
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
    const answer = await fetch(new URL(`${live?.base}${name}`, address))
    const content = Buffer.from(await answer.arrayBuffer())
    const hash = `sha384-${createHash('sha384').update(content).digest('base64')}`
    if (!answer.ok || hash !== integrity) broken.push(name)
  }
  return { version: live?.version ?? '', broken }
}

/** Stands between the release command and the server, and calls back at each request that it passes on. */
async function startProxy(onRequest: () => void) {
  let target = ''
  const proxy = createServer((incoming, outgoing) => {
    const { method, url = '', headers } = incoming
    const fail = () => outgoing.destroy()
    const passed = request(new URL(url, target), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing).on('error', fail)
      answer.on('error', fail)
    })
    incoming.pipe(passed).on('error', fail)
    onRequest()
  })
  await once(proxy.listen(0, '127.0.0.1'), 'listening')
  return {
    address: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    leadTo: (address: string) => {
      target = address
    },
    close: () => proxy.close(),
  }
}

/** The trial of a first release would be counted among the requests. */
const untried = ['--force', '--reason', 'a proof']

type Victim = 'command' | 'server'

/**
 * Kills the release command, or the server, in the middle of a random request of a publication and a promotion. What is
 * live afterwards is whole and either the version before or the interrupted one, what was acknowledged is there, and a
 * retry succeeds.
 */
export const proveReleaseKills = ({ kills }: { kills: number }): Promise<ProofRow> =>
  withDataDir(async (DATA_DIR) => {
    const findings = createRow('releases that are interrupted by a kill')
    const start = () => startServerProcess({ DATA_DIR, LIMITS: 'off' })
    const server = await start()
    const made = await begin('deploy-token', ['create', 'proof', '--operator'], { DATA_DIR }).ended
    let requests = 0
    let onRequest = () => {
      requests += 1
    }
    const proxy = await startProxy(() => onRequest())
    const env = { DEPLOY_TOKEN: made.output, SWIPEFOLIO_URL: proxy.address }
    const stage: Stage = {
      findings,
      run: (...args) => begin('release', args, env),
      server,
    }
    try {
      proxy.leadTo(stage.server.address)
      const folder = writeVersion('2.0.0')
      await stage.run('publish-dir', folder).ended
      const first = await stage.run('promote', `${app}@2.0.0`, ...untried).ended
      rmSync(folder, { recursive: true })
      if (first.code !== 0) throw new Error(first.output)
      const wholeRun = requests
      for (let at = 1; at <= 2 * kills; at += 1) {
        const victim: Victim = at % 2 ? 'command' : 'server'
        let left = 1 + Math.floor(Math.random() * wholeRun)
        await interrupt(stage, `2.0.${at}`, async (running) => {
          await new Promise<void>((isDue) => {
            onRequest = () => {
              left -= 1
              if (left === 0) isDue()
            }
          })
          await after(Math.random() * 20)
          if (victim === 'command') {
            running().kill()
            return
          }
          await stage.server.kill('SIGKILL')
          stage.server = await start()
          proxy.leadTo(stage.server.address)
        })
      }
    } finally {
      await stage.server.kill('SIGTERM')
      proxy.close()
    }
    findings.row.note = `${kills} kills of the command, ${kills} of the server`
    return findings.row
  })

type Running = ReturnType<typeof begin>

interface Stage {
  findings: Findings
  /** Runs the release command. */
  run: (...args: string[]) => Running
  server: ServerProcess
}

/** Publishes and promotes a version while `interruption` happens; judges what is there afterwards, and retries. */
async function interrupt(
  stage: Stage,
  version: string,
  interruption: (running: () => Running) => Promise<unknown>,
) {
  const { findings, run } = stage
  const { row, fault } = findings
  const before = await readLive(stage.server.address)
  const folder = writeVersion(version)
  let command = run('publish-dir', folder)
  const interrupted = interruption(() => command)
  const published = await command.ended
  let promoted: Outcome = { code: null, output: '' }
  if (published.code === 0) {
    command = run('promote', `${app}@${version}`)
    promoted = await command.ended
  }
  await interrupted

  row.cases += 1
  const isAcknowledged = promoted.code === 0
  const live = await readLive(stage.server.address, isAcknowledged ? version : undefined)
  for (const name of live.broken) fault(`${version}: ${name} of the live release is broken`)
  for (const { code } of [published, promoted]) if (code === 0) row.acknowledged += 1
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
  const { version: last } = await readLive(stage.server.address, version)
  if (last !== version) fault(`${version} is not live after a retry, but ${last}`)
  rmSync(folder, { recursive: true })
}
