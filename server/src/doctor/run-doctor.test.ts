import { chmodSync, copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type OutgoingHttpHeaders, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createDeployToken, migrateReleaseStore } from '@swipefolio/platform/release-store'
import { connectionTo } from '@swipefolio/platform/testing'
import { demoAccounts } from '../demo/people'
import { createTestServer, type TestServer } from '../testing'
import { createMailServer } from '../testing/mail-server'
import { judgeSpace } from './check-machine'
import { runDoctor } from './run-doctor'

const manifest = resolve(__dirname, '../../../package.json')

const safeHeaders = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'content-security-policy': "default-src 'none'; script-src 'self'",
  'x-content-type-options': 'nosniff',
  'set-cookie': 'visitor=1; Path=/; HttpOnly; Secure',
}

let server: TestServer
let mail: Awaited<ReturnType<typeof createMailServer>>
let page: Server
let headers: OutgoingHttpHeaders
let status: number
let folder: string
let settings: Record<string, string>

beforeAll(async () => {
  server = await createTestServer()
  await migrateReleaseStore(server.pool)
  mail = await createMailServer()
  page = createServer((_request, response) => response.writeHead(status, headers).end())
  page.listen(0, '127.0.0.1')
  await once(page, 'listening')
})
afterAll(async () => {
  page.close()
  await Promise.all([mail.close(), server.close()])
})

beforeEach(async () => {
  headers = safeHeaders
  status = 200
  folder = mkdtempSync(join(tmpdir(), 'swipefolio-doctor-'))
  copyFileSync(manifest, join(folder, 'package.json'))
  const { host, user, database } = await connectionTo(server.database)
  settings = {
    NODE_ENV: 'production',
    DATA_DIR: '.',
    JWT_SECRET: 'k3V9xQ27bL0aZr8TnW5yHc1MfUe6JdGs',
    VAPID_PRIVATE_KEY: 'pUSh3d7wXk0qzYb5tRr2mVh8sLn6cJf4gDa1eUo9iKx',
    DATABASE_URL: `postgres://${user}@localhost/${database}?host=${host}`,
    SMTP_URL: mail.url,
    PUBLIC_URL: `http://127.0.0.1:${(page.address() as AddressInfo).port}`,
    TRUST_PROXY: '127.0.0.1',
    ALLOW_QUERY_CREDENTIALS: 'false',
  }
})
afterEach(() => rmSync(folder, { recursive: true }))

/** The lines that a test is about, with their spaces squeezed, and the exit code. */
async function run(
  wanted: RegExp,
  env: Record<string, string> = {},
  args: string[] = [],
  nodeArgs: string[] = [],
) {
  const lines: string[] = []
  const say = (line: string) => void lines.push(line.replace(/ +/g, ' ').trim())
  const code = await runDoctor({ root: folder, args, nodeArgs, env: { ...settings, ...env }, say })
  return { code, lines: lines.filter((line) => wanted.test(line)) }
}

it('prints a line for each check and finds nothing to mend', async () => {
  const { code, lines } = await run(/./)
  expect(lines.filter((line) => !line.startsWith('ok'))).toEqual([
    expect.stringMatching(/^warn PUBLIC_URL PUBLIC_URL is on this machine/),
    expect.stringMatching(/^warn database role It is a superuser/),
    expect.stringMatching(/ 0 to mend$/),
  ])
  for (const name of ['JWT_SECRET', 'Node', 'disk space', 'clock', 'mail server', 'demo data']) {
    expect(lines).toContainEqual(expect.stringMatching(`^ok ${name} `))
  }
  expect(code).toBe(0)
})

it('fails with the sentences that stop the start, and names the rest, too', async () => {
  const env = { JWT_SECRET: 'abcdefgh'.repeat(4), SMTP_URL: 'smtp://nobody.invalid', BENCH: 'on' }
  const { code, lines } = await run(/^fail/, env)
  expect(lines).toEqual([
    'fail BENCH BENCH=on is for measuring: remove it.',
    'fail JWT_SECRET JWT_SECRET can be guessed: set it to the output of `openssl rand -base64 48`.',
    expect.stringMatching(/^fail SMTP_URL, TLS SMTP_URL must demand TLS to another machine/),
    expect.stringMatching(/^fail mail server It cannot be reached: /),
  ])
  expect(code).toBe(1)
})

it('fails for a server that other machines reach and that has no address for people', async () => {
  const env = { HOST: '0.0.0.0', PUBLIC_URL: '', TRUST_PROXY: 'none' }
  const { code, lines } = await run(/^fail (PUBLIC_URL|HOST) /, env)
  expect(lines).toEqual([
    'fail PUBLIC_URL PUBLIC_URL must be set in production: mail leads people there.',
    expect.stringMatching(/^fail HOST HOST must be localhost in production without a proxy/),
  ])
  expect(code).toBe(1)
})

it('names a setting that cannot be read, and an unknown option', async () => {
  const sentence = 'fail settings LIMITS is not valid: it must be on or off.'
  expect(await run(/^fail/, { LIMITS: 'x' })).toEqual({ code: 1, lines: [sentence] })
  const { lines } = await run(/^fail/, {}, ['--fast'])
  expect(lines).toEqual(['fail doctor npm run doctor -- [--env-file <file>] [--advisories]'])
})

it('reads a file of settings, which must be private, below the environment', async () => {
  const file = join(folder, 'production.env')
  writeFileSync(file, 'TRUST_PROXY=none\nOVERRIDES=on\n')
  chmodSync(file, 0o644)
  const { lines } = await run(/^\w+ (TRUST_PROXY|OVERRIDES|file)/, {}, ['--env-file', file])
  expect(lines).toEqual([
    'ok TRUST_PROXY safe',
    expect.stringMatching(/^warn OVERRIDES/),
    `fail file permissions Other accounts reach ${file}: chmod 600 ${file}`,
  ])
  chmodSync(file, 0o600)
  const { lines: mended } = await run(/file permissions/, {}, ['--env-file', file])
  expect(mended).toEqual(['ok file permissions secrets and data are private'])
})

it('checks a file of settings that Node was started with', async () => {
  const file = join(folder, 'node.env')
  writeFileSync(file, 'LIMITS=on\n', { mode: 0o644 })
  for (const nodeArgs of [[`--env-file=${file}`], ['--enable-source-maps', '--env-file', file]]) {
    const { lines } = await run(/file permissions/, {}, [], nodeArgs)
    expect(lines).toEqual([`fail file permissions Other accounts reach ${file}: chmod 600 ${file}`])
  }
  chmodSync(file, 0o600)
  const { lines } = await run(/file permissions/, {}, [], [`--env-file-if-exists=${file}`])
  expect(lines).toEqual(['ok file permissions secrets and data are private'])
})

it('says what the public page lacks', async () => {
  headers = { 'set-cookie': 'visitor=1' }
  const lacking = await run(/^fail/)
  expect(lacking.lines).toEqual([
    'fail HSTS Let the proxy pass Strict-Transport-Security on.',
    'fail CSP Let the proxy pass Content-Security-Policy on.',
    'fail nosniff Let the proxy pass X-Content-Type-Options on.',
    'fail cookies Set NODE_ENV=production where the server runs: its cookies lack Secure.',
  ])
  status = 403
  const broken = await run(/public page/)
  expect(broken.lines).toEqual([expect.stringMatching(/^fail .+ answers 403 and not 200\.$/)])
})

it('does not fail for a public page whose server has not started yet', async () => {
  status = 502
  const unavailable = await run(/public page/)
  expect(unavailable.lines).toEqual([expect.stringMatching(/^warn .+ answers 502: look again/)])
  const away = await run(/public page/, { PUBLIC_URL: 'https://nobody.invalid' })
  expect(away.lines).toEqual([expect.stringMatching(/^warn .+ does not answer from here/)])
})

it('fails for a database that cannot be reached, without its password', async () => {
  const DATABASE_URL = 'postgres://swipe:hush@127.0.0.1:1/swipe'
  const { lines } = await run(/^fail/, { DATABASE_URL })
  expect(lines).toEqual([expect.stringMatching(/^fail database It cannot be reached: /)])
  expect(lines.join()).not.toContain('hush')
})

it('fails for a database whose encoding is not UTF-8, as on a system without a locale', async () => {
  await server.pool.query(
    `create database without_locale encoding 'SQL_ASCII' locale_provider libc locale 'C' template template0`,
  )
  const DATABASE_URL =
    settings['DATABASE_URL']?.replace(/\/\w+\?host/, '/without_locale?host') ?? ''
  const { code, lines } = await run(/^fail/, { DATABASE_URL })
  await server.pool.query('drop database without_locale')
  expect(lines).toEqual([expect.stringMatching(/^fail database encoding It is SQL_ASCII, /)])
  expect(code).toBe(1)
})

it('names demo data and deploy tokens that nobody uses', async () => {
  const [demo] = demoAccounts
  await server.logIn(demo?.role ?? 'jobseeker', { email: demo?.email })
  await createDeployToken(server.pool, { name: 'old-laptop', apps: ['mfe-chat'], days: 90 })
  await server.pool.query(
    `update platform.deploy_tokens set created_at = now() - interval '31 days'`,
  )
  const { code, lines } = await run(/demo data|deploy tokens/)
  expect(lines).toEqual([
    expect.stringMatching(/^fail demo data The demo accounts have a known password/),
    'warn deploy tokens old-laptop was not used for 30 days: npm run deploy-token -- revoke old-laptop',
  ])
  expect(code).toBe(1)
})

it.each([
  [0.9, 'fail'],
  [4.9, 'warn'],
  [5, 'ok'],
])('judges %d GB of free space: %s', (gigabytes, level) => {
  expect(judgeSpace(gigabytes * 1024 ** 3, '/data').level).toBe(level)
})
