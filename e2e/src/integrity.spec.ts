import { expect, test, type Page } from '@playwright/test'
import { recordHealth, Stage } from '@swipefolio/platform/drills'
import { logInDemo } from './support/demo'

const mark = 'tamperedCodeRan'
const hasRun = (page: Page) => page.evaluate((name) => name in globalThis, mark)

/** Tampers with files of the live releases for this page, by name. */
async function tamper(page: Page, stage: Stage, app: string, isMeant: (name: string) => boolean) {
  const { base, integrity } = stage.real(app)
  const names = Object.keys(integrity).filter(isMeant)
  expect(names).not.toEqual([])
  for (const name of names) {
    const content = await (await page.request.get(base + name)).text()
    stage.tamper(base + name, `globalThis.${mark} = true;${content}`)
  }
}

const failed = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'This page could not start.' })

for (const part of ['main', 'bootstrap']) {
  test(`a shell whose ${part} was tampered with does not start, and the page shows it and tries again by itself`, async ({
    page,
  }) => {
    const stage = await Stage.raise(page)
    await tamper(page, stage, 'shell', (name) => name.startsWith(part))
    await page.goto('/login')
    await expect(failed(page)).toBeVisible()
    expect(await hasRun(page)).toBe(false)
    await page.unrouteAll()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}

test('a page whose scripts the server cannot send waits for them, and tries again on request with what was typed', async ({
  page,
}) => {
  const asked: string[] = []
  let sends = false
  await page.route('**/apps/shell/**/main*.js', (route) => {
    asked.push(route.request().method())
    const isSent = sends && route.request().method() === 'GET'
    return isSent
      ? route.fallback()
      : route.fulfill({ status: 503, headers: { 'retry-after': '3' } })
  })
  await page.goto('/login?role=recruiter')
  await expect(failed(page)).toContainText('It tries again by itself.')
  await page.getByLabel('Email').fill('maya@example.org')
  await page.getByLabel('Password', { exact: true }).fill('not kept')
  await expect(failed(page)).toBeInViewport()
  expect((await page.getByRole('banner').boundingBox())?.y).toBe(0)
  await expect.poll(() => asked).toContain('HEAD')
  expect(asked.filter((method) => method === 'GET')).toHaveLength(1)
  sends = true
  await failed(page).getByRole('button', { name: 'Try Again' }).click()
  await expect(failed(page)).toHaveCount(0)
  const isHydrated = () =>
    page.evaluate(() => {
      const { earlyActs } = globalThis as { earlyActs?: { stop: AbortController } }
      return earlyActs?.stop.signal.aborted
    })
  await expect.poll(isHydrated).toBe(true)
  await expect(page.getByLabel('Email')).toHaveValue('maya@example.org')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
})

test('a page of a member keeps its frame when the shell does not start, and leads on', async ({
  page,
}) => {
  await logInDemo(page, 'recruiter')
  await page.route('**/apps/shell/**/main*.js', (route) => route.abort())
  for (const path of ['/swipeprojects', '/']) {
    await page.goto(path)
    await expect(page.getByRole('main').filter({ has: failed(page) })).toBeVisible()
    await expect(page.getByRole('banner').getByText('Maya Lindqvist')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
  }
  await page.goto('/swipeprojects')
  await expect(failed(page).getByRole('link', { name: 'Back to Home' })).toHaveAttribute(
    'href',
    '/',
  )
})

test('a shell without integrity hashes does not start, and the page shows it', async ({ page }) => {
  const stage = await Stage.raise(page)
  const shell = stage.registry.apps['shell']
  if (shell) shell.integrity = {}
  await page.goto('/faq')
  await expect(failed(page)).toBeVisible()
})

test('a shell that does not start falls back to the previous one, in the same session', async ({
  page,
}) => {
  await logInDemo(page, 'recruiter')
  const stage = await Stage.raise(page)
  const edit = (name: string, content: string) =>
    name.startsWith('bootstrap') ? `throw new Error('broken');${content}` : content
  await stage.release('shell', '9.9.9', { edit, hasPrevious: true })
  const reports = await recordHealth(page)
  await page.goto('/swipeprojects')
  await expect(page.getByRole('heading', { name: 'Start Swiping' })).toBeVisible()
  await expect(page.getByText('runs in its previous version')).toBeVisible()
  const failure = { app: 'shell', version: '9.9.9', kind: 'failed', reason: 'start' }
  await expect.poll(reports).toContainEqual(failure)

  const broken = { edit: () => undefined, hasPrevious: true }
  await page.context().clearCookies()
  await stage.release('shell', '9.9.10', broken)
  await tamper(page, stage, 'shell', (name) => name.startsWith('bootstrap'))
  await page.goto('/swipeprojects')
  await expect(failed(page)).toBeVisible()
})

test('a tampered chunk of the start page is refused, and the page shows it', async ({ page }) => {
  const stage = await Stage.raise(page)
  await tamper(page, stage, 'shell', (name) => name.startsWith('screen-Login'))
  await page.goto('/login')
  await expect(page.getByRole('alert')).toContainText('This page is not available right now.')
  expect(await hasRun(page)).toBe(false)
})

test('a tampered chunk that an app loads later is refused', async ({ page }) => {
  await logInDemo(page, 'recruiter')
  const stage = await Stage.raise(page)
  const { entry } = stage.real('mfe-recruiter')
  await tamper(
    page,
    stage,
    'mfe-recruiter',
    (name) => name.endsWith('.js') && name !== entry && !name.startsWith('__federation'),
  )
  const refused = page.waitForEvent('console', (message) =>
    message.text().includes("Failed to find a valid digest in the 'integrity' attribute"),
  )
  await page.goto('/swipeprojects')
  await refused
  await expect(page.getByRole('banner')).toBeVisible()
  expect(await hasRun(page)).toBe(false)
})

test('no page requests the build’s own manifest', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await logInDemo(page, 'recruiter')
  await page.goto('/dashboard')
  await expect(page.getByRole('button', { name: /^Messages/ })).toBeVisible()
  expect(asked.filter((url) => url.includes('mf-manifest'))).toEqual([])
})

test('no page can evaluate strings as code', async ({ page }) => {
  const answer = await page.goto('/faq')
  expect(answer?.headers()['content-security-policy']).not.toContain('unsafe')
  const attempt = page.evaluate(() => {
    const script = document.createElement('script')
    script.text = 'globalThis.tamperedCodeRan = true'
    document.head.append(script)
  })
  await expect(attempt).rejects.toThrow(/TrustedScript/)
  expect(await hasRun(page)).toBe(false)
})
