import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { createDeployToken, publishBuiltApps, turnOff } from '../../release-store'
import { writeBuiltApp } from '../../testing/built-app'
import { createPageVisitor } from '../../testing/page-visitor'
import { startReleaseServer } from '../../testing/release-server'
import { createTestPool } from '../../testing/test-pool'

let pool: Pool
let app: FastifyInstance
let boss: string
let team: string
const { post, open, enter, ticketOf } = createPageVisitor(() => app)

beforeAll(async () => {
  pool = await createTestPool()
  app = await startReleaseServer(pool)
  const built = (name: string) =>
    writeBuiltApp({
      app: name,
      version: '1.0.0',
      files: { 'entry.js': name },
      manifest: {
        screens: { Widget: './src/widget.tsx' },
        slots: name === 'mfe-a' ? [{ slot: 'overlay', screen: 'Widget' }] : [],
      },
      release: { screens: { Widget: { files: [], consumes: [] } } },
    })
  const folders = ['shell', 'mfe-a', 'mfe-b'].map(built)
  await publishBuiltApps({ pool, folders, log: () => undefined })
  boss = await enter(await createDeployToken(pool, { name: 'boss', apps: ['*'], days: 1 }))
  team = await enter(await createDeployToken(pool, { name: 'team', apps: ['mfe-a'], days: 1 }))
})
afterAll(async () => {
  await app.close()
  await pool.end()
})

const turn = async (way: 'off' | 'on', form: Record<string, string>, session = team) => {
  const ticket = await ticketOf(session)
  const { statusCode, body, headers } = await post(`/${way}`, {
    ticket,
    app: 'mfe-a',
    slot: '',
    reason: 'test',
    ...form,
  })
  return { status: statusCode, body, location: headers.location }
}

const appPage = async (session = team, name = 'mfe-a') =>
  (await open(session, `/apps/${name}`)).body

it('refuses the shell, apps of others, and slots that the app does not fill', async () => {
  const shell = await turn('off', { app: 'shell' }, boss)
  expect(shell).toMatchObject({ status: 422, body: expect.stringContaining('roll it back') })
  expect(await appPage(boss, 'shell')).not.toContain('/platform/off')
  const foreign = await turn('off', { app: 'mfe-b' })
  expect(foreign.status).toBe(404)
  expect(foreign.body).toContain('The token team has no app named mfe-b.')
  const nowhere = await turn('off', { slot: 'nowhere' })
  expect(nowhere.status).toBe(404)
  expect(nowhere.body).toContain('mfe-a 1.0.0 has nothing in a slot nowhere.')
  expect(nowhere.body).toContain('<h1>mfe-a</h1>')
})

it('refuses a form without a reason or a valid ticket, and turning on what is on', async () => {
  expect((await turn('off', { reason: '' })).status).toBe(400)
  expect((await turn('off', { ticket: 'x'.repeat(43) })).status).toBe(403)
  const on = await turn('on', {})
  expect([on.status, on.body]).toEqual([409, expect.stringContaining('mfe-a is not turned off.')])
  expect(await appPage()).toContain('Nothing is turned off.')
})

it('turns one slot off, and on again', async () => {
  expect(await turn('off', { slot: 'overlay', reason: 'it <hangs>' })).toMatchObject({
    status: 303,
    location: '/platform/apps/mfe-a',
  })
  const off = await appPage()
  expect(off).toContain('<p role="status">mfe-a is turned off in the slot overlay.</p>')
  expect(off).toMatch(
    /Slot overlay is turned off<.*since [\d-]+ [\d:]+ UTC by team: it &lt;hangs&gt;/,
  )
  expect(off).not.toContain('<option value="overlay">')
  expect(off).not.toContain('It is turned off for everybody.')
  expect((await open(team)).body).toContain('<span class="bad">off in overlay</span>')

  expect((await turn('on', { slot: 'overlay', reason: 'mended' })).status).toBe(303)
  const on = await appPage()
  expect(on).toContain('on slot overlay of 1.0.0 <small>by team: mended<')
  expect(on).toContain('off slot overlay of 1.0.0 <small>by team: it &lt;hangs')
  expect(on).toContain('<option value="overlay">')
  expect((await open(team)).body).not.toContain('class="bad"')
})

it('turns the whole app off, and on again after somebody else has turned a slot off', async () => {
  await turn('off', { reason: 'loses drafts' })
  await turnOff(pool, { app: 'mfe-a', slot: 'overlay', by: 'ci' })
  const off = await appPage()
  expect(off).toContain('It is turned off for everybody.')
  expect(off).toMatch(/The whole app is turned off<.* by team: loses drafts/)
  expect(off).toMatch(/Slot overlay is turned off<.* by ci</)
  expect(off.indexOf('The whole app is')).toBeLessThan(off.indexOf('Slot overlay is'))
  expect(off).not.toContain('action="/platform/off"')
  expect((await open(boss)).body).toContain('<span class="bad">off</span>')
  await turn('on', {})
  expect(await appPage()).not.toContain('It is turned off for everybody.')
})
