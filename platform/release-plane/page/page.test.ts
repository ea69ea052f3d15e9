import Fastify, { type FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { createDeployToken, publishBuiltApps, rollback } from '../../release-store'
import { writeBuiltApp } from '../../testing/built-app'
import { createTestPool } from '../../testing/test-pool'
import { registerReleasePlane } from '..'

let pool: Pool
let app: FastifyInstance
let operator: string

const send = (path: string, form: Record<string, string> = {}, token = operator) =>
  app.inject({
    method: 'POST',
    url: `/platform${path}`,
    payload: new URLSearchParams(form).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      cookie: `visitor=x; platform_token=${token}`,
    },
  })

/** The page's text after a submitted form, with redirects and cookies as in a browser. */
async function outcomeOf(answer: ReturnType<typeof send>) {
  const { statusCode, headers } = await answer
  expect([statusCode, headers.location]).toEqual([303, '/platform'])
  const [outcome] = String(headers['set-cookie']).split(';')
  return app.inject({
    url: '/platform',
    headers: { cookie: `platform_token=${operator}; ${outcome}` },
  })
}

const open = (token = '') =>
  app.inject({ url: '/platform', headers: token ? { cookie: `platform_token=${token}` } : {} })

beforeAll(async () => {
  pool = await createTestPool()
  app = Fastify()
  registerReleasePlane(app, {
    pool,
    limits: false,
    addressOf: ({ ip }) => ip,
    isSecure: true,
    siteName: 'Test & Co',
  })
  operator = await createDeployToken(pool, { name: 'boss', apps: ['*'], days: 1 })
  const built = (name: string, version: string) =>
    writeBuiltApp({
      app: name,
      version,
      files: { 'entry.js': version },
      release: { author: '<b>' },
    })
  const folders = [built('shell', '1.0.0'), built('mfe-a', '1.0.0'), built('mfe-a', '1.1.0')]
  await publishBuiltApps({ pool, folders, log: () => undefined })
})
afterAll(async () => {
  await app.close()
  await pool.end()
})

it('asks for a token, without any script', async () => {
  const answer = await open()
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toContain('type="password"')
  expect(answer.body).not.toContain('mfe-a')
  expect(answer.headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; base-uri 'none'; form-action 'self'/,
  )
  expect(answer.headers['cache-control']).toBe('no-store')
})

it('refuses an invalid token and a team’s token', async () => {
  const wrong = await send('/enter', { token: 'deploy_wrong' }, '')
  expect(wrong.statusCode).toBe(401)
  expect(wrong.body).toContain('<p role="alert">This needs a deploy token that is valid.</p>')
  const team = await createDeployToken(pool, { name: 'team', apps: ['mfe-a'], days: 1 })
  const refused = await send('/enter', { token: team }, '')
  expect([refused.statusCode, refused.headers['set-cookie']]).toEqual([403, undefined])
  expect(refused.body).toContain('The token team is no operator&#39;s.')
  expect((await open(team)).body).not.toContain('mfe-a')
  expect((await send('/rollback', { app: 'mfe-a' }, team)).statusCode).toBe(403)
})

it('keeps the token in an HttpOnly cookie, never in the URL', async () => {
  const answer = await send('/enter', { token: operator }, '')
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/platform'])
  expect(answer.headers['set-cookie']).toBe(
    `platform_token=${operator}; Path=/platform; Max-Age=28800; HttpOnly; SameSite=Strict; Secure`,
  )
  const left = await send('/leave')
  expect(left.headers['set-cookie']).toContain('platform_token=; Path=/platform; Max-Age=0')
})

it('escapes the texts of releases', async () => {
  const { body } = await open(operator)
  expect(body).toContain('<h2 id="mfe-a">mfe-a</h2>')
  expect(body).toContain('<title>Releases · Test &amp; Co</title>')
  expect(body).toContain('&lt;b&gt;')
  expect(body).toContain('aria-label="Make live: mfe-a 1.1.0"')
})

it('moves pointers and shows the outcome once', async () => {
  const canary = await outcomeOf(send('/promote', { app: 'mfe-a', version: '1.1.0', canary: '10' }))
  expect(canary.body).toContain('<p role="status">10 % of the visitors try mfe-a 1.1.0.</p>')
  expect(canary.body).toContain('End the canary 1.1.0')
  expect(canary.headers['set-cookie']).toContain('platform_outcome=; Path=/platform; Max-Age=0')
  await send('/rollback', { app: 'mfe-a' })
  const live = await outcomeOf(send('/promote', { app: 'mfe-a', version: '1.1.0' }))
  expect(live.body).toContain('<p role="status">mfe-a 1.1.0 is live.</p>')
  expect(live.body).toContain('Roll back to 1.0.0')
  await rollback(pool, { app: 'mfe-a', by: 'somebody else' })
})

it('shows above the releases why a move was refused', async () => {
  const none = await send('/promote', { app: 'mfe-a', version: '9.0.0' })
  expect(none.statusCode).toBe(404)
  expect(none.body).toContain('<p role="alert">mfe-a 9.0.0 is not published.</p>')
  expect(none.body).toContain('<h2 id="mfe-a">')
})

it.each(['enter', 'promote', 'rollback'])('redirects a GET of %s to the page', async (form) => {
  const answer = await app.inject(`/platform/${form}`)
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/platform'])
})

it('ignores a missing outcome and escapes a forged one', async () => {
  const withOutcome = (outcome: string) =>
    app.inject({
      url: '/platform',
      headers: { cookie: `platform_token=${operator}; platform_outcome=${outcome}` },
    })
  expect((await withOutcome('%zz')).body).not.toContain('role="status"')
  expect((await withOutcome('%3Cb%3E')).body).toContain('<p role="status">&lt;b&gt;</p>')
})
