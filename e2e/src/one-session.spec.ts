import { expect, test } from '@playwright/test'
import { demoToken, logInDemo } from './support/demo'

test('a remote sees a login at once, because the page holds one auth store', async ({ page }) => {
  const token = await demoToken(page.request, 'recruiter')
  await page.goto('/dashboard')
  await expect(
    page.getByText('Access Error: You need to be logged in to access the dashboard.'),
  ).toBeVisible()
  await page.evaluate((given) => {
    const store = Reflect.get(globalThis, Symbol.for('swipefolio.session'))
    store.getState().login(given, 'recruiter')
  }, token)
  await expect(page.getByText('Projects Liked')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Start Swiping' })).toBeVisible()
})

test('each stateful shared module is loaded once per page', async ({ page }) => {
  await logInDemo(page, 'recruiter')
  await page.goto('/dashboard')
  await expect(page.getByText('Projects Liked')).toBeVisible()
  const copies = await page.evaluate(() => {
    const { __INSTANCES__: instances } = Reflect.get(globalThis, '__FEDERATION__')
    const loaded: string[] = []
    for (const { shareScopeMap } of instances) {
      for (const [name, versions] of Object.entries(shareScopeMap.default ?? {})) {
        for (const [version, share] of Object.entries(
          versions as Record<string, { loaded?: boolean }>,
        )) {
          if (share.loaded) loaded.push(`${name}@${version}`)
        }
      }
    }
    return [...new Set(loaded)]
  })
  const sessions = copies.filter((name) => name.startsWith('@swipefolio/shared/session@'))
  expect(sessions).toHaveLength(1)
  const names = copies.map((copy) => copy.slice(0, copy.lastIndexOf('@')))
  expect(new Set(names).size).toBe(names.length)
})
