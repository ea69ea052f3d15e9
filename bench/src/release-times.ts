import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { Registry, Release } from '@swipefolio/platform/registry'
import type { Goal } from './figures/goals'
import { printFigure } from './figures/print-figure'
import { say, startProduct } from './product'

const rounds = Number(process.argv[2] ?? 5)
const limits: Record<string, Goal> = {
  'release: from the command to live': { atMost: 5 },
  'build from nothing': { atMost: 10 },
}
const app = 'mfe-recruiter'
const root = join(import.meta.dirname, '../..')
const left = new Set(['node_modules', 'dist', '.git', '.data', '.nx', 'webpack', 'test-results'])

/** Milliseconds from the start of a command to each of its lines, and to its end. */
interface Call {
  lines: { text: string; at: number }[]
  end: number
}

const folder = mkdtempSync(join(tmpdir(), 'releases-'))
cpSync(root, folder, { recursive: true, filter: (source) => !left.has(basename(source)) })
symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
const product = await startProduct()
const parts = new Map<string, number[]>()

try {
  const { lines } = await call('scripts/deploy-token.mjs', ['create', 'bench', '--operator'])
  const DEPLOY_TOKEN = lines[0]?.text ?? ''
  const headers = { authorization: `Bearer ${DEPLOY_TOKEN}`, 'content-type': 'application/json' }
  const ask = (path: string, body: object) =>
    fetch(`${product.address}/platform/api/${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })

  /** Runs a release command and measures when pages get another version. */
  const release = async (...args: string[]) => {
    const from = await liveVersion()
    const began = performance.now()
    const env = { DEPLOY_TOKEN, SWIPEFOLIO_URL: product.address }
    const [finished, live] = await Promise.all([
      call('scripts/release.mjs', args, env),
      whenNot(from),
    ])
    return { ...finished, live: live - began }
  }
  // The first run warms up caches and is not counted.
  await release(app)

  for (let round = 0; round < rounds; round += 1) {
    const released = await release(app, '--bump', 'patch')
    const [begun = 0, built = 0, published = 0] = released.lines.map(({ at }) => at)
    note('release: start of the command, token', begun)
    note('release: build', built - begun)
    note('release: check by the gate, upload', published - built)
    note('release: promote, until pages get it', released.live - published)
    note('release: from the command to live', released.live)

    const version = await liveVersion()
    const back = await release('rollback', app)
    note('rollback: from the command to live', back.live)
    note('rollback: the whole command', back.end)

    const previous = await liveVersion()
    await ask('promote', { releases: { [app]: version } })
    await whenNot(previous)
    const began = performance.now()
    const [, live] = await Promise.all([ask('rollback', { app }), whenNot(version)])
    note('rollback: the call alone, until pages get it', live - began)
  }

  for (const run of ['from nothing', 'unchanged']) {
    for (let round = 0; round < rounds; round += 1) {
      if (run === 'from nothing')
        rmSync(join(folder, app, 'dist'), { recursive: true, force: true })
      const { end } = await call('platform/bin/platform-build.mjs', [], {}, join(folder, app))
      note(`build ${run}`, end)
    }
  }

  say(`Release and rollback of ${app}, medians of ${rounds}`)
  for (const [name, values] of parts)
    printFigure({ name, goal: limits[name], ours: values.map((one) => one / 1000), unit: 's' })
  say('\nRemote entries, brotli')
  for (const one of remotes()) {
    const { entry, files } = JSON.parse(
      readFileSync(join(root, one, 'dist/release.json'), 'utf8'),
    ) as Release
    printFigure({
      name: one,
      goal: { atMost: 10_000 },
      ours: [files[entry]?.brotliSize ?? NaN],
      unit: 'B',
    })
  }
} finally {
  await product.stop()
  rmSync(folder, { recursive: true })
}

function call(
  script: string,
  args: string[],
  settings: NodeJS.ProcessEnv = {},
  cwd = folder,
): Promise<Call> {
  const began = performance.now()
  const env = { ...process.env, DATA_DIR: product.dataDir, ...settings }
  const child = spawn(process.execPath, [join(folder, script), ...args], { cwd, env })
  const lines: Call['lines'] = []
  let complaint = ''
  child.stdout.on('data', (chunk: Buffer) => {
    const at = performance.now() - began
    for (const text of chunk.toString().split('\n').filter(Boolean)) lines.push({ text, at })
  })
  child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()))
  return new Promise((resolve, reject) => {
    child.on('exit', (code) => {
      if (code === 0) resolve({ lines, end: performance.now() - began })
      else reject(new Error(`${script} ${args.join(' ')}: ${complaint}`))
    })
  })
}

function note(part: string, milliseconds: number) {
  parts.set(part, [...(parts.get(part) ?? []), milliseconds])
}

async function liveVersion() {
  const registry = (await (await fetch(`${product.address}/registry.json`)).json()) as Registry
  return registry.apps[app]?.version ?? ''
}

/** Polls until pages no longer get this version; precise to five milliseconds. */
async function whenNot(version: string) {
  const latest = performance.now() + 120_000
  while ((await liveVersion()) === version) {
    if (performance.now() > latest) throw new Error(`${app} ${version} stays live`)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  return performance.now()
}

function remotes() {
  return readdirSync(root).filter((name) => name.startsWith('mfe-'))
}
