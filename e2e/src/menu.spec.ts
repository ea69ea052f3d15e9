import type { Registry } from '@swipefolio/platform/registry'
import { expect, test, type Page } from '@playwright/test'
import { logInDemo } from './support/demo'

/** Adds entries to the menu of every page, as releases of other apps would. */
async function addEntries(page: Page, count: number) {
  await page.route('**/login', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(
      /(id="registry"[^>]*>)(.*?)(?=<\/script>)/s,
      (_all, tag: string, json: string) => {
        const registry = JSON.parse(json) as Registry
        for (let number = 1; number <= count; number += 1) {
          const label = `Another app ${number}`
          registry.menu.push({
            app: 'mfe-public',
            label,
            path: `/faq/${number}`,
            order: 100 + number,
          })
        }
        return tag + JSON.stringify(registry).replaceAll('<', String.raw`\u003c`)
      },
    )
    await route.fulfill({ response, body })
  })
}

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true })
const more = (page: Page) => menu(page).getByRole('button', { name: 'More' })

/** Nothing is wider than the window, and the login link is inside of it. */
async function expectToFit(page: Page) {
  await expect
    .poll(() =>
      page.evaluate(() => {
        const login = document.querySelector('header a[href="/login"]')?.getBoundingClientRect()
        const { scrollWidth } = document.documentElement
        return scrollWidth <= innerWidth && login !== undefined && login.right <= innerWidth
      }),
    )
    .toBe(true)
}

const everybody = ['Home', 'Project Requests', 'About Us', 'FAQs', 'AI Project Reviwer']

test('the menu has its links in order, and Start Swiping for recruiters', async ({
  page,
  browser,
}) => {
  await page.goto('/')
  await expect(menu(page).getByRole('link')).toHaveText(everybody)
  for (const role of ['recruiter', 'jobseeker'] as const) {
    const context = await browser.newContext()
    const own = await context.newPage()
    await logInDemo(own, role)
    await own.goto('/')
    const [home = '', ...rest] = everybody
    const labels = role === 'recruiter' ? [home, 'Start Swiping', ...rest] : everybody
    await expect(menu(own).getByRole('link')).toHaveText(labels)
    await context.close()
  }
})

test('the menu is a button up to 1099 px, and a row from 1100 px on', async ({ page }) => {
  await page.setViewportSize({ width: 1100, height: 800 })
  await page.goto('/')
  // A press before that is replayed, and would open the menu again.
  await page.waitForFunction(() => {
    const { earlyActs } = globalThis as { earlyActs?: { stop: AbortController } }
    return earlyActs?.stop.signal.aborted
  })
  await expect(menu(page)).toBeVisible()
  await expect(menuButton(page)).toBeHidden()

  await page.setViewportSize({ width: 1099, height: 800 })
  await expect(menu(page)).toBeHidden()
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false')
  await menuButton(page).click()
  await expect(menu(page)).toBeVisible()
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true')

  await page.setViewportSize({ width: 1100, height: 800 })
  await expect(menuButton(page)).toBeHidden()
  await page.setViewportSize({ width: 1099, height: 800 })
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false')
  await expect(menu(page)).toBeHidden()
})

test('the menu closes on a link, a press outside and Esc', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/')
  const leave: (() => Promise<void>)[] = [
    () => menu(page).getByRole('link', { name: 'FAQs' }).click(),
    () => page.mouse.click(200, 780),
    () => page.keyboard.press('Escape'),
  ]
  for (const close of leave) {
    await menuButton(page).click()
    await expect(menu(page)).toBeVisible()
    await close()
    await expect(menu(page)).toBeHidden()
  }
  await expect(menuButton(page)).toBeFocused()
  await expect(page).toHaveURL('/faq')
})

test('50 menu entries fit into every window: those without room are behind More', async ({
  page,
}) => {
  await addEntries(page, 50)
  for (const width of [320, 390, 768, 1100, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/login')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectToFit(page)
  }
  await page.setViewportSize({ width: 1100, height: 800 })
  await expect(menu(page).getByRole('link', { name: 'Another app 2', exact: true })).toHaveCount(0)
  await more(page).focus()
  await page.keyboard.press('Enter')
  await expect(menu(page).getByRole('link', { name: 'Another app 2', exact: true })).toBeVisible()
  await expect(menu(page).getByRole('link', { name: 'Another app 50' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(menu(page).getByRole('link', { name: 'Another app 2', exact: true })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(more(page)).toBeFocused()
  await expect(menu(page).getByRole('link', { name: 'Another app 50' })).toBeHidden()
})

test('the menu of a phone opens the further entries below the first ones', async ({ page }) => {
  await addEntries(page, 50)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/login')
  await menuButton(page).click()
  await expect(menu(page).getByRole('link', { name: 'Another app 2', exact: true })).toBeVisible()
  await more(page).click()
  await menu(page).getByRole('link', { name: 'Another app 50' }).scrollIntoViewIfNeeded()
  await expect(menu(page).getByRole('link', { name: 'Another app 50' })).toBeInViewport()
})
