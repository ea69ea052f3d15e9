import type { FastifyInstance } from 'fastify'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { Pool } from 'pg'
import { countHealth, createDeployToken, publishBuiltApps } from '../release-store'
import { writeBuiltApp } from '../testing/built-app'
import { startReleaseServer } from '../testing/release-server'
import { createTestPool } from '../testing/test-pool'
import { historyLines } from './format-status.mjs'
import { runReleaseCommand } from './index.mjs'
import { bumpVersion } from './bump-version.mjs'

const text = 'const answer = 42\n'.repeat(50)
const root = mkdtempSync(path.join(tmpdir(), 'release-command-'))

let pool: Pool
let app: FastifyInstance
let env: { SWIPEFOLIO_URL: string; DEPLOY_TOKEN: string }

async function run(args: string, settings: NodeJS.ProcessEnv = env, folder = root) {
  const said: string[] = []
  const complained: string[] = []
  const code = await runReleaseCommand({
    root: folder,
    args: args.split(' '),
    env: settings,
    say: (line) => said.push(line),
    complain: (line) => complained.push(line),
  })
  return { code, said, complained: complained.join('\n') }
}

const writeApp = (name: string, version: string) => {
  mkdirSync(path.join(root, name), { recursive: true })
  writeFileSync(path.join(root, name, 'app.json'), '{}')
  writeFileSync(
    path.join(root, name, 'package.json'),
    `${JSON.stringify({ name, version }, null, 2)}\n`,
  )
}

beforeAll(async () => {
  pool = await createTestPool()
  const built = (name: string, version: string) =>
    writeBuiltApp({ app: name, version, files: { 'entry.js': `${text}// ${version}` } })
  const folders = [built('shell', '1.0.0'), built('mfe-a', '1.0.0'), built('mfe-a', '1.1.0')]
  await publishBuiltApps({ pool, folders, log: () => undefined })
  app = await startReleaseServer(pool)
  env = {
    SWIPEFOLIO_URL: await app.listen({ port: 0, host: '127.0.0.1' }),
    DEPLOY_TOKEN: await createDeployToken(pool, { name: 'team', apps: ['mfe-a'], days: 1 }),
  }
  writeApp('mfe-a', '1.1.0')
  writeApp('mfe-d', '1.0.0')
  // A file that is no program, so that there is no browser on any machine.
  process.env.CHROMIUM_PATH = path.join(root, 'mfe-a/app.json')
})
afterAll(async () => {
  await app.close()
  await pool.end()
  rmSync(root, { recursive: true })
})

it.each([
  ['--nonsense', 'npm run release -- <app>'],
  ['rollback', 'npm run release -- <app>'],
  ['mfe-a --canary 100', '--canary is a number of percent from 1 to 99.'],
  ['promote mfe-a@0.9.0 --force', '--force needs a --reason.'],
  ['promote mfe-a@0.9.0 --force --reason=\t', '--force needs a --reason.'],
  ['mfe-a --bump huge', '--bump is one of patch, minor, major.'],
  ['promote mfe-nothing', 'There is no app named mfe-nothing'],
])('prints its usage when %s is not understood', async (args, sentence) => {
  const { code, complained } = await run(args)
  expect(complained).toContain(sentence)
  expect(code).toBe(1)
})

it('names a missing token, address or server', async () => {
  expect((await run('status', {})).complained).toContain('DEPLOY_TOKEN is not set.')
  const nowhere = await run('status', { ...env, SWIPEFOLIO_URL: 'http://127.0.0.1:1' })
  expect(nowhere.complained).toMatch(/^http:\/\/127\.0\.0\.1:1 did not answer: /)
  const wrong = await run('status', { ...env, SWIPEFOLIO_URL: 'nonsense' })
  expect(wrong.complained).toBe('SWIPEFOLIO_URL is not an address.')
})

it('prints the refusal of the server', async () => {
  const { code, complained } = await run('rollback shell')
  expect([code, complained]).toEqual([1, 'The token team is not for shell.'])
})

it('moves pointers and prints them', async () => {
  const said = async (args: string) => (await run(args)).said
  expect(await said('promote mfe-a@1.1.0 --canary 10')).toEqual([
    'mfe-a 1.0.0 is live; 10 % of the visitors try 1.1.0.',
  ])
  expect(await said('promote a --reason ready')).toEqual(['mfe-a 1.1.0 is live, before it 1.0.0.'])
  const ticket = { page: 'a', source: 'b', expiresAt: new Date(Date.now() + 60_000) }
  await countHealth(pool, ticket, 'c', [{ app: 'mfe-a', version: '1.1.0', kind: 'shown' }])
  const [first, newest] = await said('status a')
  expect(first).toBe('mfe-a 1.1.0 is live, before it 1.0.0.')
  expect(newest).toMatch(
    /^ {2}1\.1\.0: \d+ of 1000 bytes, 1 loads, 0 failures, published 20\d\d-\d\d-\d\d /,
  )
  expect(await said('rollback mfe-a')).toEqual(['mfe-a 1.0.0 is live.'])
  const history = await said('history mfe-a')
  expect(history.map((line) => line.slice(20))).toEqual([
    'mfe-a rollback 1.1.0 -> 1.0.0 by team',
    'mfe-a promote 1.0.0 -> 1.1.0 by team: ready',
    'mfe-a canary 1.0.0 -> 1.1.0 for 10 % by team',
    'mfe-a promote nothing -> 1.0.0 by start of the server: local build',
  ])
  expect(await said('retire mfe-a')).toEqual(['mfe-a is not live any more.'])
  expect((await run('status mfe-a')).said[0]).toBe('mfe-a is not live.')
  await run('promote mfe-a@1.0.0')
})

it('turns an app off and on again', async () => {
  expect((await run('off mfe-a --reason hangs')).said).toEqual(['mfe-a is turned off.'])
  const [, state] = (await run('status mfe-a')).said
  expect(state).toMatch(/^mfe-a is turned off since 20\d\d-\S+ \S+ by team: hangs\.$/)
  expect((await run('on mfe-a')).said).toEqual(['mfe-a is turned on.'])
  expect((await run('off shell')).complained).toBe('The token team is not for shell.')
})

it('names the slot in the history', () => {
  const at = '2026-01-02T03:04:05.000Z'
  const move = { app: 'mfe-a', percent: null, slot: 'home', by: 'team', at }
  expect(
    historyLines({
      moves: [
        { ...move, action: 'on', from: null, to: '1.0.0', reason: '' },
        { ...move, action: 'off', from: '1.0.0', to: null, reason: 'hangs' },
      ],
    }),
  ).toEqual([
    '2026-01-02 03:04:05 mfe-a on slot home of 1.0.0 by team',
    '2026-01-02 03:04:05 mfe-a off slot home of 1.0.0 by team: hangs',
  ])
})

it('exports the live releases as files for a CDN', async () => {
  const { said, code } = await run('export cdn')
  expect(said).toEqual([`2 files of 2 apps are in ${path.join(root, 'cdn')}.`])
  expect(code).toBe(0)
  const read = (name: string) => readFileSync(path.join(root, 'cdn', name))
  const script = read('apps/mfe-a/1.0.0/entry.js')
  expect(script.toString()).toBe(`${text}// 1.0.0`)
  expect(brotliDecompressSync(read('apps/mfe-a/1.0.0/entry.js.br'))).toEqual(script)
  expect(gunzipSync(read('apps/mfe-a/1.0.0/entry.js.gz'))).toEqual(script)
  expect(Object.keys(JSON.parse(read('registry.json').toString()).apps)).toEqual(['mfe-a', 'shell'])
})

it('raises a version, also in the lockfile', async () => {
  const lockfile = path.join(root, 'package-lock.json')
  const versionOf = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
  writeApp('mfe-b', '1.2.3')
  const folder = path.join(root, 'mfe-b')
  const raise = async (part: 'patch' | 'minor' | 'major') =>
    (await bumpVersion(folder, part)).version
  expect(existsSync(lockfile)).toBe(false)
  expect(await raise('patch')).toBe('1.2.4')
  const unrelated = JSON.stringify({ packages: { 'mfe-b': { version: '7.0.0' } } })
  writeFileSync(lockfile, unrelated)
  writeApp('mfe-b', '1.2.4')
  expect(await raise('patch')).toBe('1.2.5')
  expect(readFileSync(lockfile, 'utf8')).toBe(unrelated)
  writeFileSync(lockfile, JSON.stringify({ packages: { 'mfe-b': { version: '1.2.5' } } }))
  expect(await raise('minor')).toBe('1.3.0')
  expect(await raise('major')).toBe('2.0.0')
  expect(versionOf(path.join(folder, 'package.json')).version).toBe('2.0.0')
  expect(versionOf(lockfile).packages['mfe-b'].version).toBe('2.0.0')
  const own = path.join(folder, 'package-lock.json')
  const packages = { '': { name: 'mfe-b', version: '2.0.0' } }
  writeFileSync(own, JSON.stringify({ name: 'mfe-b', version: '2.0.0', packages }))
  await raise('patch')
  expect(versionOf(own)).toMatchObject({ version: '2.0.1', packages: { '': { version: '2.0.1' } } })
})

it('needs no name of the app in the own repository of one', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'labs-'))
  writeFileSync(path.join(folder, 'app.json'), JSON.stringify({ name: 'mfe-a' }))
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ version: '1.1.0' }))
  const said = async (args: string) => (await run(args, env, folder)).said[0]
  expect(await said('promote')).toBe('mfe-a 1.1.0 is live, before it 1.0.0.')
  expect(await said('status')).toBe('mfe-a 1.1.0 is live, before it 1.0.0.')
  expect(await said('rollback a')).toBe('mfe-a 1.0.0 is live.')
  expect((await run('promote mfe-d', env, folder)).complained).toContain('There is no app named')
  expect((await run('export', env, folder)).complained).toContain('npm run release -- <app>')
  rmSync(folder, { recursive: true })
})

it('puts a raised version back when the release fails before it is published', async () => {
  const files = [path.join(root, 'mfe-a/package.json'), path.join(root, 'package-lock.json')]
  writeFileSync(
    path.join(root, 'package-lock.json'),
    JSON.stringify({ packages: { 'mfe-a': { version: '1.1.0' } } }),
  )
  const texts = () => files.map((file) => readFileSync(file, 'utf8'))
  const before = texts()
  await expect(run('publish mfe-a --bump minor')).rejects.toThrow(
    '@swipefolio/shared is not installed',
  )
  expect(texts()).toEqual(before)
})

it('tries an app that is not live before it promotes it, unless it is forced', async () => {
  await run('retire mfe-a')
  const forced = await run('promote mfe-a@1.0.0 --force --reason demo')
  expect(forced.said).toEqual([
    'mfe-a 1.0.0 is not tried in a browser, because it is forced.',
    'mfe-a 1.0.0 is live.',
  ])
  await run('retire mfe-a')
  const { said } = await run('promote mfe-a@1.0.0')
  expect(said).toEqual([
    expect.stringContaining('A release is tried in Chromium, and there is none'),
    'mfe-a 1.0.0 is live.',
  ])
})

it('builds and raises nothing with a token for another app', async () => {
  for (const args of ['mfe-d --bump patch', 'publish mfe-d']) {
    expect(await run(args)).toEqual({
      code: 1,
      said: [],
      complained: 'The token team is not for mfe-d.',
    })
  }
  expect(readFileSync(path.join(root, 'mfe-d/package.json'), 'utf8')).toContain('"1.0.0"')
})
