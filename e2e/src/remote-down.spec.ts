import { expect, test, type Page } from '@playwright/test'
import { logInDemo } from './support/demo'
import { testInFull } from './support/is-full'

const screens = [
  { app: 'mfe-public', role: undefined, path: '/faq', other: '/login' },
  { app: 'mfe-recruiter', role: 'recruiter', path: '/swipeprojects', other: '/faq' },
  { app: 'mfe-jobseeker', role: 'jobseeker', path: '/dashboard', other: '/faq' },
] as const

const header = (page: Page) => page.getByRole('banner')

// The drills of each app assert the same of it.
for (const { app, role, path, other } of screens) {
  testInFull(
    `a failure of ${app} is confined to its error boundary, and the page recovers by itself`,
    async ({ page }) => {
      if (role) await logInDemo(page, role)
      await page.route(`**/apps/${app}/**`, (route) => route.abort())
      await page.goto(path)
      const hole = page.getByRole('main').getByRole('alert')
      await expect(hole).toContainText('is not available right now')
      await expect(header(page).getByRole('link', { name: 'Project Requests' })).toBeVisible()
      await expect(page.getByRole('contentinfo')).toBeVisible()

      await page.goto(other)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.goto(path)
      await expect(hole).toBeVisible()

      await page.unroute(`**/apps/${app}/**`)
      await expect(hole).toBeHidden()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    },
  )
}

test('a failure of mfe-chat leaves every page working, and chat recovers by itself', async ({
  page,
}) => {
  await logInDemo(page, 'recruiter')
  await page.route('**/apps/mfe-chat/**', (route) => route.abort())
  await page.goto('/faq')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const hole = page.getByRole('alert').filter({ hasText: 'is not available right now' })
  await expect(hole).toBeVisible()
  await page.unroute('**/apps/mfe-chat/**')
  await expect(page.getByRole('button', { name: /^Messages/ })).toBeVisible()
})
