import Fastify, { type FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import {
  createDeployToken,
  publishBuiltApps,
  revokeDeployToken,
  rollback,
  saveTrial,
} from '../../release-store'
import { writeBuiltApp } from '../../testing/built-app'
import { createPageVisitor, inWindow } from '../../testing/page-visitor'
import { createTestPool } from '../../testing/test-pool'
import { registerReleasePlane } from '..'
import type { ReleasePlaneOptions } from '../options'

let pool: Pool
let app: FastifyInstance
let options: ReleasePlaneOptions
let operator: string
let boss: string
let team: string

const { post, open, enter, ticketOf } = createPageVisitor(() => app)

const move = async (path: string, form: Record<string, string>, session = boss) =>
  post(path, {
    ticket: await ticketOf(session),
    app: 'mfe-a',
    active: '1.0.0',
    canary: '',
    reason: 'test',
    ...form,
  })

const promotion = { version: '1.1.0', move: 'live', percent: '10' }

/** The page that a successful form leads to. */
async function outcomeOf(answer: Awaited<ReturnType<typeof move>>) {
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/platform/apps/mfe-a'])
  return (await open(boss, '/apps/mfe-a')).body
}

const liveVersion = async () =>
  (await pool.query<{ active: string }>(`select active from platform.pointers where app = 'mfe-a'`))
    .rows[0]?.active

beforeAll(async () => {
  pool = await createTestPool()
  app = Fastify()
  options = {
    pool,
    limits: false,
    addressOf: ({ ip }) => ip,
    isSecure: true,
    siteName: 'Test & Co',
  }
  registerReleasePlane(app, options)
  const built = (name: string, version: string) =>
    writeBuiltApp({
      app: name,
      version,
      files: { [`entry.${version.replaceAll('.', '')}00000.js`]: version },
      release: {
        author: '<b>',
        shares: { x: { requires: '^1.0.0', takes: [`name${version[2]}`] } },
      },
    })
  const folders = [
    built('shell', '1.0.0'),
    built('mfe-a', '1.0.0'),
    built('mfe-a', '1.1.0'),
    built('mfe-a', '0.9.0'),
    built('mfe-b', '1.0.0'),
  ]
  await publishBuiltApps({ pool, folders, log: () => undefined })
  operator = await createDeployToken(pool, { name: 'boss', apps: ['*'], days: 1 })
  const teamToken = await createDeployToken(pool, { name: 'team', apps: ['mfe-a'], days: 1 })
  boss = await enter(operator)
  team = await enter(teamToken)
})
afterAll(async () => {
  await app.close()
  await pool.end()
})

describe('the entrance', () => {
  it('asks for a token, in a sandbox without any script', async () => {
    const answer = await open()
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toContain('type="password"')
    expect(answer.body).not.toContain('mfe-a')
    expect(answer.headers['content-security-policy']).toMatch(
      /^sandbox allow-forms; default-src 'none'; style-src 'sha256-[^']+'; font-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'$/,
    )
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it('refuses an invalid token', async () => {
    const wrong = await post('/enter', { token: 'deploy_wrong' })
    expect([wrong.statusCode, wrong.headers['set-cookie']]).toEqual([401, undefined])
    expect(wrong.body).toMatch(
      /<input id="token"[^>]* aria-invalid="true" aria-describedby="refusal">/,
    )
    expect(wrong.body).toContain(
      '<p id="refusal" class="refusal" role="alert">This needs a deploy token that is valid.</p>',
    )
  })

  it('opens a session whose cookie is not the token, and of which only a hash is stored', async () => {
    const answer = await post('/enter', { token: operator })
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/platform'])
    const [, id = ''] =
      /^platform_session=([\w-]{43}); Path=\/platform; Max-Age=28800; HttpOnly; SameSite=Lax; Secure$/.exec(
        String(answer.headers['set-cookie']),
      ) ?? []
    expect((await open(id)).body).toContain('boss, operator')
    const { rows } = await pool.query('select * from platform.page_sessions')
    expect(JSON.stringify(rows)).not.toContain(id)

    const left = await post('/leave', { ticket: await ticketOf(id) })
    expect(left.headers['set-cookie']).toContain('platform_session=; Path=/platform; Max-Age=0')
    expect((await open(id)).body).toContain('type="password"')
  })

  it('is shown again when the token was revoked or the session has expired', async () => {
    const token = await createDeployToken(pool, { name: 'gone', apps: ['*'], days: 1 })
    const [revoked, expired] = [await enter(token), await enter(operator)]
    const ticket = await ticketOf(revoked)
    expect((await open(expired)).body).toContain('mfe-a')
    await revokeDeployToken(pool, 'gone')
    await pool.query(
      `update platform.page_sessions set expires_at = now() where hash = sha256($1)`,
      [Buffer.from(expired)],
    )
    for (const session of [revoked, expired]) {
      expect((await open(session)).body).toContain('type="password"')
    }
    const form = { ...promotion, ticket, app: 'mfe-a', active: '1.0.0', canary: '', reason: 'x' }
    expect((await post('/promote', form)).statusCode).toBe(403)
    expect(await liveVersion()).toBe('1.0.0')
  })
})

describe('a page', () => {
  it.each<[string, (own: string) => string]>([
    ['before its own', (own) => `platform_session=${team}; platform_session=${own}`],
    ['after its own', (own) => `platform_session=${own};platform_session=${team}`],
    ['that is invalid', (own) => `platform_session=; platform_session=${own}`],
  ])('is not shown when the browser sends a second session %s', async (_place, cookieOf) => {
    for (const path of ['', '/shares', '/apps/mfe-a', '/apps/mfe-a/1.0.0']) {
      const answer = await open('', path, { ...inWindow, cookie: cookieOf(boss) })
      expect(answer.statusCode).toBe(403)
      expect(answer.body).toContain('<p role="alert">The browser sent more than one session.')
      expect(answer.body).toContain('type="password"')
      expect(answer.body).not.toContain('mfe-a')
    }
  })

  it.each<[string, Record<string, string>]>([
    ['a script', { 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'cors' }],
    ['a frame', { 'sec-fetch-dest': 'iframe', 'sec-fetch-mode': 'navigate' }],
    ['no browser', {}],
  ])('is not given to %s', async (_reader, headers) => {
    for (const path of ['', '/shares', '/apps/mfe-a', '/apps/mfe-a/1.0.0']) {
      const answer = await open(boss, path, headers)
      expect(answer.statusCode).toBe(403)
      expect(answer.body).toMatch(/^This page opens only in a window of its own/)
    }
  })

  it('lists apps by name, and only those of a team', async () => {
    const all = (await open(boss)).body
    expect(all).toContain('<title>Releases · Test &amp; Co</title>')
    for (const name of ['mfe-a', 'mfe-b', 'shell']) expect(all).toContain(`apps/${name}"`)
    const found = (await open(boss, '?q=FE-B')).body
    expect(found).toContain('apps/mfe-b"')
    expect(found).not.toContain('apps/mfe-a"')
    expect((await open(boss, '?q=%3Cb%3E')).body).toContain('No app has &quot;&lt;b&gt;&quot; in')
    const own = (await open(team)).body
    expect(own).toContain('apps/mfe-a"')
    expect(own).not.toContain('mfe-b')
    expect(own).not.toContain('operator')
  })

  it('of an app shows versions, sizes and shared packages, and escapes them', async () => {
    const { body } = await open(team, '/apps/mfe-a')
    expect(body).toContain('<h1>mfe-a</h1>')
    expect(body).toContain('&lt;b&gt;')
    expect(body).toContain('href="/platform/apps/mfe-a/1.1.0"')
    expect(body).toContain('<title>1.1.0: 5 bytes</title>')
    expect(body).toContain('name0')
    expect(body.match(/data-label="State"><[^>]*>[^<]*/g)).toEqual([
      'data-label="State"><span class="soft">published',
      'data-label="State"><span class="soft">published',
      'data-label="State"><span class="state">live',
    ])
  })

  it('of an app shows the health of its versions by the hour, the live one first', async () => {
    expect((await open(team, '/apps/mfe-a')).body).toContain('Nobody has opened it in this time.')
    await pool.query(`insert into platform.health_hours (app, version, hour, measure, bucket, count)
      select 'mfe-a', version, date_trunc('hour', now() - ago * interval '1 hour'), measure, bucket, count
      from (values ('1.1.0', 1, 'began', 0, 10), ('1.1.0', 1, 'shown', 0, 9), ('1.1.0', 1, 'failed', 0, 1),
        ('1.0.0', 30, 'began', 0, 5), ('1.0.0', 30, 'shown', 0, 5), ('1.0.0', 1, 'shown', 0, 7),
        ('1.0.0', 1, 'time-to-shown', 500, 2), ('1.0.0', 2, 'time-to-shown', 250, 9)
      ) as row(version, ago, measure, bucket, count)`)
    const day = (await open(team, '/apps/mfe-a')).body
    const rows = [...day.matchAll(/<th scope="row">([\d.]+)<\/th>\s*<td data-label="Shown">(\d+)/g)]
    expect(rows.map(([, version, shown]) => [version, shown])).toEqual([
      ['1.0.0', '7'],
      ['1.1.0', '9'],
    ])
    expect(day).toContain('<span class="bad">1</span> <small>10.0 %</small>')
    expect(day).toContain('250 ms')
    expect(day.match(/class="failed"/g)).toHaveLength(1)
    const week = (await open(team, '/apps/mfe-a?hours=168')).body
    expect(week).toContain('<td data-label="Shown">12</td>')
    expect((await open(boss)).body).toContain('<td data-label="Shown, 24 h">16</td>')
  })

  it('of a release compares it with the live one, or with another', async () => {
    const { body } = await open(team, '/apps/mfe-a/1.1.0')
    expect(body).toContain('Since 1.0.0')
    expect(body).toContain('1 file differs, 0 are the same')
    expect(body).toContain('<dt>With</dt><dd>webpack 5.110.3, runtime')
    expect(body).toContain('takes name1; no longer takes name0')
    expect(body).toContain('The gate refuses it now')
    expect(body).toContain('mfe-a 1.1.0 needs x ^1.0.0; shell 1.0.0 does not provide it.')
    expect((await open(team, '/apps/mfe-a/1.1.0?with=0.9.0')).body).toContain('Since 0.9.0')
    expect((await open(team, '/apps/mfe-a/0.9.0')).body).toContain('It is older than 1.0.0')
  })

  it('of a release shows the outcome of its trial, screen by screen', async () => {
    const read = async () => (await open(team, '/apps/mfe-a/1.1.0')).body
    expect(await read()).toContain('It was not tried in a browser.')
    const shown = { screen: 'Home', path: '/a', role: 'anonymous', outcome: 'shown' as const }
    const save = (errors: string[]) =>
      saveTrial(
        pool,
        { app: 'mfe-a', version: '1.1.0' },
        {
          by: 'ci',
          at: '2026-01-02T03:04:05.000Z',
          browser: 'Chromium 1',
          screens: [
            { ...shown, errors: [] },
            { ...shown, screen: '', errors },
          ],
        },
      )
    await save([])
    const passed = await read()
    expect(passed).toMatch(/>Passed<.*2026-01-02 03:04 UTC in Chromium 1 by ci/)
    expect(passed).not.toContain('<details open><summary>Screens')
    await save(['<b>late</b>'])
    const failed = await read()
    expect(failed).toContain('Did not pass')
    expect(failed).toContain('<details open><summary>Screens (2)')
    expect(failed).toMatch(/the shell<[^]*<span class="bad">shown<[^]*&lt;b&gt;late/)
    expect(failed).not.toContain('which this server requires')
    options.requiresTrial = true
    expect(await read()).toContain(
      '<li class="bad">mfe-a 1.1.0 did not pass its trial in a browser, which this server requires',
    )
    options.requiresTrial = false
  })

  it('of shared packages names who takes what', async () => {
    const { body } = await open(boss, '/shares')
    expect(body).toContain('href="/platform/apps/mfe-b"')
    expect(body).toContain('1.0.0 needs ^1.0.0, takes 1 name<')
    expect((await open(team, '/shares')).body).not.toContain('mfe-b')
  })

  it.each([
    '/apps/mfe-b',
    '/apps/mfe-b/1.0.0',
    '/apps/mfe-nothing',
    '/apps/mfe-a/9.0.0',
    '/apps/shell/%3Cb%3E',
  ])('of others or of nothing is not found: %s', async (path) => {
    const answer = await open(team, path)
    expect(answer.statusCode).toBe(404)
    expect(answer.body).toContain('<h1>Not found</h1>')
    expect(answer.body).not.toContain('<b>')
  })

  it.each(['/apps/%00', '/apps/mfe-a/%00', '?q=%00', '/apps/constructor'])(
    'cannot have a name like %s',
    async (path) => {
      expect((await open(boss, path)).statusCode).toBe(400)
    },
  )
})

describe('a form', () => {
  beforeAll(async () => {
    await pool.query(`update platform.releases set record = jsonb_set(record, '{shares}', '{}')`)
  })

  it('moves pointers with a reason and shows the outcome once', async () => {
    const tried = await outcomeOf(await move('/promote', { ...promotion, move: 'canary' }))
    expect(tried).toContain('<p role="status">10 % of the visitors try mfe-a 1.1.0.</p>')
    expect(tried).toContain('End the canary 1.1.0')
    expect(tried).toContain('by boss: test')
    expect((await open(boss)).body).not.toContain('role="status"')
    await move('/rollback', { canary: '1.1.0' })
    const live = await outcomeOf(await move('/promote', promotion))
    expect(live).toContain('<p role="status">mfe-a 1.1.0 is live.</p>')
    const back = await outcomeOf(await move('/rollback', { active: '1.1.0' }))
    expect(back).toContain('<p role="status">mfe-a 1.0.0 is live.</p>')
  })

  it('has the smaller move as its first button, which Enter presses', async () => {
    const { body } = await open(team, '/apps/mfe-a/1.1.0')
    const [, form = ''] = /action="\/platform\/promote">([^]*?)<\/form>/.exec(body) ?? []
    expect([...form.matchAll(/<button[^>]*>(.*?)</g)].map(([, label]) => label)).toEqual([
      'Try as a canary',
      'Make live',
    ])
  })

  it('is refused when somebody else has moved the pointer since the page was opened', async () => {
    const answer = await move('/promote', { ...promotion, active: '0.9.0' })
    expect(answer.statusCode).toBe(409)
    expect(answer.body).toContain('<p role="alert">mfe-a has been moved meanwhile')
    expect(answer.body).toContain('<h1>1.1.0</h1>')
  })

  it('is refused with an older version unless that is confirmed', async () => {
    const older = { ...promotion, version: '0.9.0' }
    expect((await move('/promote', older)).statusCode).toBe(409)
    expect((await move('/promote', { ...older, force: 'on' })).statusCode).toBe(303)
    await rollback(pool, { app: 'mfe-a', by: 'test' })
  })

  it('is refused without a reason, and for the app of another team', async () => {
    expect((await move('/rollback', { reason: '' })).statusCode).toBe(400)
    const foreign = await move('/promote', { ...promotion, app: 'mfe-b' }, team)
    expect(foreign.statusCode).toBe(404)
    expect(foreign.body).toContain('The token team has no app named mfe-b.')
  })

  it('is refused with no ticket, another one, or one that was used', async () => {
    const form = { ...promotion, app: 'mfe-a', active: '1.0.0', canary: '', reason: 'forged' }
    expect((await post('/promote', form)).statusCode).toBe(400)
    const used = await ticketOf(boss)
    await post('/rollback', { ticket: used, app: 'mfe-a', active: 'x', canary: '', reason: 'x' })
    for (const ticket of ['x'.repeat(43), used]) {
      const answer = await post('/promote', { ...form, ticket })
      expect(answer.statusCode).toBe(403)
      expect(answer.body).toContain('This form was sent before, or its page is too old.')
    }
    expect((await post('/leave', { ticket: used })).statusCode).toBe(403)
    expect(await liveVersion()).toBe('1.0.0')
  })

  it.each(['enter', 'leave', 'promote', 'rollback', 'off', 'on'])(
    'of %s is not read by GET, nor taken from a script or frame',
    async (form) => {
      const answer = await app.inject(`/platform/${form}`)
      expect([answer.statusCode, answer.headers.location]).toEqual([303, '/platform'])
      for (const dest of ['empty', 'iframe']) {
        const headers = { ...inWindow, 'sec-fetch-dest': dest }
        const sent = await post(
          `/${form}`,
          { ticket: await ticketOf(boss), token: operator },
          headers,
        )
        expect([sent.statusCode, sent.headers['set-cookie']]).toEqual([403, undefined])
      }
    },
  )
})
