import { expect, type Page, test } from '@playwright/test'
import { chatWindow } from './support/chat'
import { demoToken, logInDemo } from './support/demo'
import { violations } from './support/axe'
import { cacheNames, isKeptPage, untilKept } from './support/service-worker'

test.use({ serviceWorkers: 'allow', contextOptions: { reducedMotion: 'reduce' } })

const notice = 'You are offline. What you see may be out of date.'
const main = (page: Page) => page.getByRole('main')

/** Opens a page as a demo account would who has logged in with this tab, so that a logout is not undone by a reload. */
async function openAs(page: Page, role: 'recruiter' | 'jobseeker', path: string) {
  const token = await demoToken(page.request, role)
  await page.goto('/faq')
  await untilKept(page)
  await page.evaluate(
    ([given, name]) => {
      sessionStorage.setItem('token', given ?? '')
      sessionStorage.setItem('role', name ?? '')
    },
    [token, role],
  )
  await page.goto(path)
  await untilKept(page)
}

test('without network, a reload shows what was last seen, says so, and is replaced once the network is back', async ({
  page,
  context,
}) => {
  await openAs(page, 'recruiter', '/swipeprojects')
  const card = page.getByRole('article').first()
  await expect(card.getByRole('heading')).toBeVisible()
  const title = await card.getByRole('heading').first().innerText()
  await page.goto('/dashboard?section=contacts')
  await expect(main(page).getByText('נועה ברקאי').first()).toBeVisible()
  await page.getByRole('button', { name: /^Messages/ }).click()
  await chatWindow(page)
    .getByRole('button', { name: /נועה ברקאי/ })
    .click()
  await expect(chatWindow(page).getByRole('textbox')).toBeVisible()

  await context.setOffline(true)
  await page.reload()
  expect(await isKeptPage(page)).toBe(true)
  await expect(page.getByText(notice)).toBeVisible()
  await expect(main(page).getByText('נועה ברקאי').first()).toBeVisible()
  await page.getByRole('button', { name: /^Messages/ }).click()
  await expect(chatWindow(page).getByText('נועה ברקאי').first()).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.goto('/swipeprojects')
  await expect(page.getByText(notice)).toBeVisible()
  await expect(page.getByRole('article').first().getByRole('heading').first()).toHaveText(title)
  await page.goto('/terms')
  const missing = 'This page is not available without a network.'
  await expect(page.getByRole('heading', { level: 1, name: missing })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.goto('/swipeprojects')

  await context.setOffline(false)
  await expect.poll(() => isKeptPage(page).catch(() => true)).toBe(false)
  await expect(page.getByText(notice)).toBeHidden()
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('after a logout nothing of the person is left, with network or without', async ({
  page,
  context,
}) => {
  await openAs(page, 'jobseeker', '/dashboard')
  await expect(main(page).getByRole('article').first()).toBeVisible()
  expect((await cacheNames(page)).some((name) => name.startsWith('reads-'))).toBe(true)
  const token = await page.evaluate(() => sessionStorage.getItem('token'))

  await context.setOffline(true)
  await page.reload()
  await expect(main(page).getByRole('article').first()).toBeVisible()
  await page
    .getByRole('button', { name: /Noa|נועה/ })
    .first()
    .click()
  await page
    .getByRole('menuitem', { name: 'Logout' })
    .or(page.getByRole('button', { name: 'Logout' }))
    .first()
    .click()
  await expect(page).toHaveURL(/\/login/)
  await page.waitForFunction(() => sessionStorage.getItem('token') === null)
  await page.goto('/dashboard')
  await expect(page.getByText(notice)).toBeVisible()
  await expect(page.getByText('נועה')).toHaveCount(0)
  // Not even with the token of the ended session.
  await page.evaluate((given) => sessionStorage.setItem('token', given ?? ''), token)
  await page.goto('/dashboard')
  await expect(page.getByText(notice)).toBeVisible()
  await expect(main(page).getByRole('article')).toHaveCount(0)
})

test('without network, a visitor who reloads the project requests sees those that came with the page', async ({
  page,
  context,
}) => {
  await page.goto('/project-requests')
  const title = await main(page).getByRole('article').first().getByRole('heading').innerText()
  await untilKept(page)
  await expect
    .poll(async () => (await cacheNames(page)).some((name) => name.startsWith('reads-')))
    .toBe(true)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText(notice)).toBeVisible()
  await expect(main(page).getByRole('heading', { name: title }).first()).toBeVisible()
})

test('what is kept cannot be read without the token of its session', async ({ page }) => {
  await openAs(page, 'jobseeker', '/dashboard')
  await expect(main(page).getByRole('article').first()).toBeVisible()
  const kept = await page.evaluate(async () => {
    const texts: string[] = []
    for (const name of await caches.keys()) {
      if (!name.startsWith('reads-')) continue
      const cache = await caches.open(name)
      for (const { url } of await cache.keys()) {
        texts.push(url, (await (await cache.match(url))?.text()) ?? '')
      }
    }
    return texts.join('\n')
  })
  expect(kept).toContain('/kept/')
  expect(kept).not.toMatch(/api|projects|title|noa@|נועה/i)

  // The next person of this browser keeps nothing of the last one.
  const others = await cacheNames(page)
  await openAs(page, 'recruiter', '/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const own = others.filter((name) => name.startsWith('reads-'))
  const visitor = await page.evaluate(async () => (await caches.keys()).length)
  expect(visitor).toBeGreaterThan(0)
  for (const name of own) expect(await cacheNames(page)).not.toContain(name)
})

test('without network, pages that were opened by links start, too, and drafts stay', async ({
  page,
  context,
}) => {
  await logInDemo(page, 'recruiter')
  await page.goto('/faq')
  await untilKept(page)
  await page.goto('/dashboard?section=requests')
  await page.getByRole('button', { name: 'New Request' }).click()
  await page.getByLabel('Mission').fill('A map that works in a tunnel.')
  await untilKept(page)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText(notice)).toBeVisible()
  await expect(page.getByLabel('Mission')).toHaveValue('A map that works in a tunnel.')

  // An open form keeps the page, which is online then.
  await page.getByRole('heading', { name: 'New Request' }).click()
  await context.setOffline(false)
  const checked = page.waitForResponse((answer) => answer.url().endsWith('/registry.json'))
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await checked
  await expect(page.getByText(notice)).toBeHidden()
  expect(await isKeptPage(page)).toBe(true)
  await expect(page.getByLabel('Mission')).toHaveValue('A map that works in a tunnel.')

  // A draft of a form that is closed does not.
  await context.setOffline(true)
  await page.goto('/dashboard?section=requests')
  await expect(page.getByText(notice)).toBeVisible()
  await context.setOffline(false)
  await expect.poll(() => isKeptPage(page).catch(() => true)).toBe(false)
  await page.getByRole('button', { name: 'New Request' }).click()
  await expect(page.getByLabel('Mission')).toHaveValue('A map that works in a tunnel.')
})

test('pages with overrides, the page of the platform and calls that change something are not kept', async ({
  page,
  context,
}) => {
  await logInDemo(page, 'recruiter')
  await page.goto('/faq')
  await untilKept(page)
  await context.setOffline(true)
  for (const path of ['/faq?app=recruiter@1.0.0', '/platform', '/api/docs']) {
    const other = await context.newPage()
    await expect(other.goto(path)).rejects.toThrow(/ERR_/)
    await other.close()
  }
  await page.goto('/faq')
  await expect(page.getByText(notice)).toBeVisible()
  const outcome = await page.evaluate(() =>
    fetch('/api/recruiter/mail-preferences', { method: 'PUT', body: '{}' }).then(
      ({ status }) => status,
      () => 'no answer',
    ),
  )
  expect(outcome).toBe('no answer')
})
