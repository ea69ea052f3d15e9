import { expect, test, type Page } from '@playwright/test'
import { Stage } from '@swipefolio/platform/drills'

const offer = (page: Page) => page.getByRole('status').filter({ hasText: 'A new version is ready' })

/** Makes the tab visible again after some minutes. */
async function comeBack(page: Page) {
  const asked = page.waitForResponse('**/registry.json')
  await page.clock.setFixedTime(Date.now() + 240_000)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await (await asked).finished()
}

test('an app that is not mounted is updated without a notice', async ({ page }) => {
  const stage = await Stage.raise(page)
  await page.goto('/login')
  const { base, entry } = await stage.release('mfe-public', '9.9.9')
  const loaded = page.waitForRequest(`**${base}${entry}`)
  await comeBack(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click()
  await loaded
  await expect(page.getByRole('heading', { name: 'Frequently Asked Questions' })).toBeVisible()
  await expect(offer(page)).toBeHidden()
})

test('an update of a mounted app is offered, and adopted after navigation', async ({ page }) => {
  const stage = await Stage.raise(page)
  await page.goto('/faq')
  const heading = page.getByRole('heading', { name: 'Frequently Asked Questions' })
  await expect(heading).toBeVisible()
  const { base, entry } = await stage.release('mfe-public', '9.9.9')
  await comeBack(page)
  await expect(offer(page)).toBeVisible()
  await expect(heading).toBeVisible()

  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await expect(offer(page)).toBeHidden()
  const loaded = page.waitForRequest(`**${base}${entry}`)
  await page.goBack()
  await loaded
  await expect(heading).toBeVisible()
})

test('a new shell is offered, and a reload adopts it at the same URL', async ({ page }) => {
  const stage = await Stage.raise(page)
  await page.goto('/login?from=%2Ffaq')
  await page.getByRole('button', { name: 'Log in as Recruiter' }).click()
  const email = page.getByLabel('Email')
  await email.fill('half@writt')
  await stage.release('shell', '9.9.9')
  await comeBack(page)
  await expect(offer(page)).toBeVisible()
  await expect(email).toHaveValue('half@writt')

  await offer(page).getByRole('button', { name: 'Update' }).click()
  await expect(page.locator('script#shell')).toHaveAttribute('src', /\/shell\/9\.9\.9\//)
  await expect(page).toHaveURL('/login?from=%2Ffaq&role=recruiter')
  await expect(email).toBeVisible()
  await expect(offer(page)).toBeHidden()
})
