import { expect, test, type Page } from '@playwright/test'
import { violations } from './support/axe'
import { publishBuilt, startReleaseStage, type ReleaseStage } from './support/releases'

test.describe.configure({ mode: 'serial' })
test.use({ serviceWorkers: 'allow', baseURL: async ({}, use) => use(stage?.server.url) })

let stage: ReleaseStage
let operator: string
let team: string

test.beforeAll(async () => {
  stage = await startReleaseStage()
  operator = await stage.token('boss', '--operator')
  team = await stage.token('chat-team', '--apps', 'mfe-chat')
  const publish = (version: string, requires?: string) =>
    publishBuilt(stage.server.url, operator, 'mfe-chat', (release) => ({
      ...release,
      version,
      shares: { ...release.shares, ...(requires && { react: { requires } }) },
    }))
  await publish('1.0.0')
  await publish('2.0.0', '^99.0.0')
})
test.afterAll(() => stage.end())

async function enter(page: Page, token: string) {
  await page.goto('/platform')
  await page.getByLabel('Operator token').fill(token)
  await page.getByRole('button', { name: 'Open' }).click()
  await expect(page.getByRole('region', { name: 'History' })).toBeVisible()
}

async function openRelease(page: Page, version: string) {
  await page.goto('/platform')
  await page.getByRole('link', { name: 'mfe-chat' }).click()
  await page.getByRole('link', { name: version, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: version })).toBeVisible()
}

const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(`^${name} `) })
const liveVersion = async () => (await stage.registry()).apps['mfe-chat']?.version

test('shows a team its own app, and nobody anything after leaving', async ({ page }) => {
  const font = page.waitForEvent('requestfinished', (request) => request.url().endsWith('.woff2'))
  await page.goto('/platform')
  await font
  await page.getByLabel('Operator token').fill('deploy_wrong')
  await page.getByRole('button', { name: 'Open' }).click()
  await expect(page.getByRole('alert')).toHaveText('This needs a deploy token that is valid.')
  await expect(page.getByLabel('Operator token')).toHaveAccessibleDescription(
    'This needs a deploy token that is valid.',
  )
  await expect(page.getByText('npm run deploy-token -- create')).toHaveCount(2)

  await enter(page, team)
  await expect(page).toHaveURL('/platform')
  await expect(row(page, 'mfe-chat')).toBeVisible()
  await expect(row(page, 'shell')).toHaveCount(0)
  await page.reload()
  await page.getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByLabel('Operator token')).toBeVisible()
})

test('starts a canary, makes it live and rolls it back', async ({ page }) => {
  const before = await liveVersion()
  await enter(page, team)
  await openRelease(page, '1.0.0')
  await page.getByLabel('Reason').fill('new bubbles')
  await page.getByLabel('Reason').press('Enter')
  await expect(page.getByRole('status')).toHaveText('10 % of the visitors try mfe-chat 1.0.0.')
  await expect(row(page, '1.0.0')).toContainText('for 10 %')
  const live = page.getByRole('region', { name: 'Live' })
  await live.getByLabel('Reason').fill('enough')
  await page.getByRole('button', { name: 'End the canary 1.0.0' }).click()
  await expect(page.getByRole('status')).toHaveText(`mfe-chat ${before} is live.`)

  await openRelease(page, '1.0.0')
  await page.getByLabel('Reason').fill('bubbles for all')
  await page.getByRole('button', { name: 'Make live' }).click()
  await expect(page.getByRole('status')).toHaveText('mfe-chat 1.0.0 is live.')
  await expect.poll(liveVersion).toBe('1.0.0')
  await page.reload()
  await expect(page.getByRole('status')).toBeHidden()
  await live.getByLabel('Reason').fill('too round')
  await page.getByRole('button', { name: `Roll back to ${before}` }).click()
  await expect(page.getByRole('status')).toHaveText(`mfe-chat ${before} is live.`)
  await expect.poll(liveVersion).toBe(before)
  await expect(page.getByRole('region', { name: 'History' }).getByRole('listitem')).toContainText([
    /mfe-chat rollback 1\.0\.0 →.*by chat-team: too round/,
    /mfe-chat promote .* → 1\.0\.0 by chat-team: bubbles for all/,
    /mfe-chat withdraw 1\.0\.0 →.*by chat-team: enough/,
    /mfe-chat canary .* → 1\.0\.0 for 10 % by chat-team: new bubbles/,
  ])
})

test('shows why a release cannot go live', async ({ page }) => {
  await enter(page, operator)
  await openRelease(page, '2.0.0')
  await expect(page.getByText('The gate refuses it now')).toBeVisible()
  await page.getByLabel('Reason').fill('try')
  await page.getByRole('button', { name: 'Make live' }).click()
  await expect(page.getByRole('alert')).toContainText('mfe-chat 2.0.0 needs react ^99.0.0; shell')
  expect(await liveVersion()).not.toBe('2.0.0')
})

test('is out of reach of the scripts of apps', async ({ page, context }) => {
  const before = await liveVersion()
  await enter(page, operator)
  const hostile = await context.newPage()
  await hostile.goto('/faq')

  const read = await hostile.evaluate(async () => {
    const fetched = await Promise.all(
      ['/platform', '/platform/apps/mfe-chat'].map(async (address) => {
        const answer = await fetch(address, { credentials: 'include' })
        return `${answer.status} ${await answer.text()}`
      }),
    )
    const frame = document.createElement('iframe')
    frame.src = '/platform'
    await new Promise((resolve) => {
      frame.addEventListener('load', resolve)
      document.body.append(frame)
    })
    return [...fetched, frame.contentDocument?.body.innerText ?? 'another origin']
  })
  for (const text of read.slice(0, 2)) expect(text).toMatch(/^403 This page opens only in a window/)
  expect(read[2]).toBe('another origin')

  const opened = context.waitForEvent('page')
  const popup = await hostile.evaluateHandle(() => window.open('/platform'))
  // The browser shows it to the person, whose session it is, and to nobody else.
  await expect(row(await opened, 'mfe-chat')).toBeVisible()
  const seen = popup.evaluate((other) => other?.document.body.innerText ?? 'no window')
  expect(await seen.catch((error: Error) => error.message)).toContain('SecurityError')

  const statuses = await hostile.evaluate(async (token) => {
    const form = {
      app: 'mfe-chat',
      active: '',
      canary: '',
      reason: 'forged',
      ticket: 'x'.repeat(43),
    }
    const post = async (address: string, body: BodyInit, type?: string) =>
      (
        await fetch(address, {
          method: 'POST',
          body,
          headers: type ? { 'content-type': type } : {},
        })
      ).status
    return [
      await post('/platform/rollback', new URLSearchParams(form)),
      await post(
        '/platform/promote',
        new URLSearchParams({ ...form, version: '1.0.0', move: 'live', percent: '10' }),
      ),
      // With a session of its own team it would replace the operator's.
      await post('/platform/enter', new URLSearchParams({ token })),
      await post('/platform/api/rollback', '{"app":"mfe-chat"}', 'application/json'),
    ]
  }, team)
  expect(statuses).toEqual([403, 403, 403, 401])

  await hostile.evaluate(() => {
    const form = document.createElement('form')
    form.method = 'post'
    form.action = '/platform/promote'
    const fields = { app: 'mfe-chat', version: '1.0.0', move: 'live', percent: '10', ticket: '' }
    for (const [name, value] of Object.entries(fields)) {
      const input = document.createElement('input')
      Object.assign(input, { name, value })
      form.append(input)
    }
    document.body.append(form)
    form.submit()
  })
  await expect(hostile.getByText('This form was sent before')).toBeVisible()

  await hostile.goto('/faq')
  const worker = await hostile.evaluate(async () => {
    const script = performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .find((name) => /^\/apps\/.*\.js$/.test(name))
    const outcomes = []
    for (const scope of ['/', '/platform', undefined]) {
      const registered = navigator.serviceWorker.register(script ?? '', scope ? { scope } : {})
      outcomes.push(
        await registered.then(
          () => 'registered',
          () => 'refused',
        ),
      )
    }
    return outcomes
  })
  expect(worker).toEqual(['refused', 'refused', 'refused'])

  expect(await liveVersion()).toBe(before)
  await page.reload()
  await expect(page.getByText('boss, operator')).toBeVisible()
  await expect(page.getByText('forged')).toHaveCount(0)
})

test('turns the part of a slot off', async ({ page }) => {
  await enter(page, team)
  await page.goto('/platform/apps/mfe-chat')
  const switches = page.getByRole('region', { name: 'Turned off' })
  await switches.getByLabel('Part').selectOption('overlay')
  await switches.getByLabel('Reason').fill('covers a button')
  await switches.getByRole('button', { name: 'Turn off' }).click()
  await expect(page.getByRole('status')).toHaveText('mfe-chat is turned off in the slot overlay.')
  await expect
    .poll(async () => (await stage.registry()).apps['mfe-chat']?.offSlots)
    .toEqual(['overlay'])
})

test('is accessible and does not overflow', async ({ page, context }) => {
  // A copy outside of the sandbox, in which no script runs, not even the checker's.
  const copy = await context.newPage()
  await copy.goto('about:blank')
  const look = async (what: string) => {
    await copy.setContent(await page.content())
    for (const colorScheme of ['light', 'dark'] as const) {
      await copy.emulateMedia({ colorScheme })
      expect(await violations(copy), `${what}, ${colorScheme}`).toEqual([])
    }
    for (const width of [1280, 390, 320]) {
      await copy.setViewportSize({ width, height: 844 })
      const excess = await copy.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(excess, `${what} at ${width} px`).toBeLessThanOrEqual(0)
    }
  }
  await page.goto('/platform')
  await look('entrance')
  await enter(page, operator)
  for (const path of ['', '/shares', '/apps/mfe-chat', '/apps/mfe-chat/2.0.0']) {
    await page.goto(`/platform${path}`)
    await look(`/platform${path}`)
  }
})
