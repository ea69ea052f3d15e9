import { expect, test } from '@playwright/test'
import { logInDemo } from './support/demo'

const pages = ['/', '/aboutus', '/faq', '/terms', '/privacy']

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the static pages are readable and have working links', async ({ page }) => {
    for (const path of pages) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
    await page.goto('/')
    await expect(page.getByRole('link', { name: 'Home', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(page.getByRole('link', { name: 'Start Swiping' })).toHaveCount(0)
    await page.getByRole('link', { name: 'Dive In Now' }).click()
    await expect(page).toHaveURL(/\/signup$/)
  })
})

test('hydration keeps the DOM nodes and logs no error', async ({ page }) => {
  const complaints: string[] = []
  page.on('console', (message) => complaints.push(message.text()))
  page.on('pageerror', ({ message }) => complaints.push(message))
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      Reflect.set(globalThis, 'sent', [...document.querySelectorAll('#root *')])
    })
  })
  for (const path of pages) {
    await page.goto(path)
    await page.getByRole('group', { name: 'Colour theme' }).getByText('Dark').click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    const replaced = await page.evaluate(
      () =>
        (Reflect.get(globalThis, 'sent') as Element[]).filter((node) => !node.isConnected).length,
    )
    expect(replaced, path).toBe(0)
  }
  expect(complaints).toEqual([])
})

test('the login link does not flash for people who are logged in', async ({ page }) => {
  await logInDemo(page, 'recruiter')
  await page.addInitScript(() => {
    const seen: boolean[] = []
    Reflect.set(globalThis, 'seen', seen)
    const look = () => {
      const login = document.querySelector('header a[href="/login"]')
      seen.push(login?.checkVisibility({ visibilityProperty: true }) ?? false)
      requestAnimationFrame(look)
    }
    look()
  })
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Start Swiping' })).toBeVisible()
  const seen = await page.evaluate(() => Reflect.get(globalThis, 'seen') as boolean[])
  expect(seen.length).toBeGreaterThan(0)
  expect(seen).not.toContain(true)
})
