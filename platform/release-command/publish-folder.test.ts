import type { FastifyInstance } from 'fastify'
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Pool } from 'pg'
import { promisify } from 'node:util'
import { createDeployToken, findRelease, publishBuiltApps } from '../release-store'
import { writeBuiltApp } from '../testing/built-app'
import { startReleaseServer } from '../testing/release-server'
import { createTestPool } from '../testing/test-pool'

const run = promisify(execFile)

let pool: Pool
let app: FastifyInstance
let env: { SWIPEFOLIO_URL: string; DEPLOY_TOKEN: string }
let folder: string

/** In a process of its own, because the command loads TypeScript files. */
async function publish() {
  const code = `
    import { runReleaseCommand } from ${JSON.stringify(path.join(__dirname, 'index.mjs'))}
    const { env, argv: [, ...args] } = process
    const say = console.log
    process.exitCode = await runReleaseCommand({ root: '/', args, env, say, complain: say })`
  const args = ['--input-type=module', '-e', code, 'publish-dir', folder]
  const ended = run(process.execPath, args, { env: { ...process.env, ...env } })
  const { stdout } = await ended.catch((failure: unknown) => failure as { stdout: string })
  return stdout.trim()
}

const write = (name: string, content: unknown) =>
  writeFileSync(
    path.join(folder, name),
    typeof content === 'string' ? content : JSON.stringify(content),
  )

const contract = readFileSync(path.resolve(__dirname, '../../docs/release-contract.md'), 'utf8')

/** The example of a file in the page that describes the contract. */
function example(name: string): object {
  const [, text = ''] = new RegExp(`\`\`\`json ${name}\\n(.*?)\`\`\``, 's').exec(contract) ?? []
  return JSON.parse(text) as object
}

const manifest = example('app.json')
const record = example('release.json')

beforeAll(async () => {
  pool = await createTestPool()
  const shell = writeBuiltApp({
    app: 'shell',
    version: '1.0.0',
    files: { 'main.js': '' },
    release: {
      shares: {
        react: { requires: '^19.0.0', provides: '19.3.1' },
        '@swipefolio/shared/session': {
          requires: '^1.0.0',
          provides: '1.0.0',
          gives: ['useSession'],
        },
      },
    },
  })
  await publishBuiltApps({ pool, folders: [shell], log: () => undefined })
  app = await startReleaseServer(pool)
  env = {
    SWIPEFOLIO_URL: await app.listen({ port: 0, host: '127.0.0.1' }),
    DEPLOY_TOKEN: await createDeployToken(pool, { name: 'team', apps: ['mfe-labs'], days: 1 }),
  }
})
afterAll(async () => {
  await app.close()
  await pool.end()
})

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'built-elsewhere-'))
  write('entry.js', 'var mfe_labs = {}')
  write('labs.js', 'void 0')
  write('app.json', manifest)
  write('release.json', record)
})
afterEach(() => rmSync(folder, { recursive: true }))

it.each<[string, () => void, RegExp]>([
  ['no record', () => rmSync(path.join(folder, 'release.json')), /^There is no .*release\.json\.$/],
  ['a record that is not JSON', () => write('release.json', '{'), /release\.json is not JSON\.$/],
  ['no app.json', () => rmSync(path.join(folder, 'app.json')), /^There is no .*app\.json\.$/],
  [
    'screens in another form',
    () => write('release.json', { ...record, screens: { Labs: ['labs.js'] } }),
    /^release\.json\/screens\/Labs must be object\.$/,
  ],
  [
    'a field that is missing and one that is unknown',
    () => write('release.json', { ...record, entry: undefined, entries: [] }),
    /^release\.json must have required properties entry\.\nrelease\.json\/entries is no field of a record\.$/,
  ],
  [
    'a file that is not the described one',
    () =>
      write('release.json', {
        ...record,
        files: { 'labs.js': { integrity: `sha384-${'x'.repeat(64)}`, size: 1, brotliSize: 1 } },
      }),
    /^release\.json describes other content of labs\.js\.$/,
  ],
  [
    'another app',
    () => write('release.json', { ...record, app: 'mfe-other' }),
    /^The token team is not for mfe-other\.$/,
  ],
])('refuses a folder with %s', async (_title, change, sentence) => {
  change()
  expect(await publish()).toMatch(sentence)
})

it('publishes the example of the contract, whose record leaves out what the files say', async () => {
  expect(await publish()).toBe(
    'mfe-labs 1.0.0: 23 of 20000 bytes (brotli)\nmfe-labs 1.0.0 is published: 3 files.',
  )
  const stored = await findRelease(pool, 'mfe-labs', '1.0.0')
  expect(stored).toMatchObject({ ...record, manifest, federationName: 'mfe_labs', bundled: [] })
  expect(Object.keys(stored?.files ?? {}).toSorted()).toEqual(['app.json', 'entry.js', 'labs.js'])
  expect(await publish()).toContain('mfe-labs 1.0.0 is published already.')
})
