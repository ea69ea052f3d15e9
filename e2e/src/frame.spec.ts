import { expect, type Locator, type Page, test } from '@playwright/test'
import { expectAccessible, openSection } from './support/dashboard'
import { boxOf } from './support/deck'
import { logInDemo } from './support/demo'
import { pagesOf } from './support/demo-pages'
import { isFull, testInFull } from './support/is-full'
import { twoFrames } from './support/layout-shifts'

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu' })
const phone = { width: 390, height: 664 }

test('the header follows the window in every new browser context', async ({ browser, baseURL }) => {
  for (let round = 0; round < (isFull ? 60 : 2); round += 1) {
    const page = await browser.newPage({ baseURL, viewport: { width: 1280, height: 800 } })
    if (round % 2) await logInDemo(page, 'recruiter')
    await page.goto(['/', '/faq', '/project-requests'][round % 3] ?? '/', {
      waitUntil: round % 4 < 2 ? 'commit' : 'load',
    })
    await page.setViewportSize({ width: 320, height: 844 })
    await expect(menuButton(page)).toBeVisible()
    await expect(menu(page)).toBeHidden()
    await page.setViewportSize({ width: 1100, height: 800 })
    await expect(menuButton(page)).toBeHidden()
    await expect(menu(page)).toBeVisible()
    await page.close()
  }
})

test('members find their dashboard in the menu of a phone', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/faq')
  await menuButton(page).click()
  await expect(menu(page).getByRole('link', { name: 'FAQs' })).toBeVisible()
  await expect(menu(page).getByRole('link', { name: 'Dashboard' })).toHaveCount(0)

  await logInDemo(page, 'jobseeker')
  await page.reload()
  await menuButton(page).click()
  await menu(page).getByRole('link', { name: 'Dashboard' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false')
})

test('titles begin at one edge on all pages', async ({ page }) => {
  // Login and signup show their form beside a picture, a public page its name; what is for members or does not exist has a box.
  const others = /^\/(login|signup|dashboard|swipeprojects|nowhere|p\/.+)$/
  const paths = (await pagesOf(page.request)).filter((path) => !others.test(path))
  const edges: Record<number, Record<string, number>> = { 1280: {}, 1920: {} }
  for (const path of paths) {
    await page.goto(path)
    await expect(page.getByText(/^Loading/)).toHaveCount(0)
    for (const [width, found] of Object.entries(edges)) {
      await page.setViewportSize({ width: Number(width), height: 800 })
      await twoFrames(page)
      const { x } = await boxOf(page.getByRole('heading', { level: 1 }))
      found[path] = Math.round(x)
    }
  }
  for (const found of Object.values(edges)) {
    expect(new Set(Object.values(found)).size, JSON.stringify(found)).toBe(1)
  }
})

test('a dashboard begins at the height of other pages, and ends at their edge', async ({
  page,
}) => {
  await logInDemo(page, 'recruiter')
  const titleAndEnd = async (content: Locator) => {
    const { y } = await boxOf(page.getByRole('heading', { level: 1 }))
    const { x, width } = await boxOf(content)
    return [y, x + width].map(Math.round)
  }
  for (const width of [1280, 768, 390]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/faq')
    const expected = await titleAndEnd(page.getByRole('button', { name: 'What does it cost?' }))
    await page.goto('/dashboard?section=settings')
    const found = await titleAndEnd(page.getByRole('region', { name: 'Account', exact: true }))
    expect(found, `at ${width}`).toEqual(expected)
  }
})

test.describe('the icon rail of a dashboard', () => {
  test.use({ viewport: phone, hasTouch: true })

  const entry = (page: Page) =>
    page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Settings' })
  const name = (page: Page) => entry(page).getByText('Settings')
  const shownWidth = async (page: Page) => (await name(page).boundingBox())?.width ?? 0

  test.beforeEach(async ({ page }) => {
    await logInDemo(page, 'jobseeker')
    await openSection(page, 'overview')
  })

  testInFull('is slim, and shows a name on hover and on focus until Esc', async ({ page }) => {
    const rail = await page.getByRole('navigation', { name: 'Dashboard' }).boundingBox()
    expect(rail?.width).toBeLessThanOrEqual(48)
    const target = await entry(page).boundingBox()
    expect(target?.height).toBeGreaterThanOrEqual(44)
    await expect.poll(() => shownWidth(page)).toBeLessThan(2)

    await entry(page).hover()
    await expect.poll(() => shownWidth(page)).toBeGreaterThan(40)
    await page.keyboard.press('Escape')
    await expect.poll(() => shownWidth(page)).toBeLessThan(2)

    await page.mouse.move(300, 10)
    await page.keyboard.press('Tab')
    await entry(page).focus()
    await expect.poll(() => shownWidth(page)).toBeGreaterThan(40)
    await expectAccessible(page, 'the rail with a name shown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/section=settings/)
  })

  test('shows a name while a finger holds it, and follows a tap alone', async ({ page }) => {
    const session = await page.context().newCDPSession(page)
    const box = await entry(page).boundingBox()
    if (!box) throw new Error('The entry is not visible')
    const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
    await expect.poll(() => shownWidth(page)).toBeGreaterThan(40)
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await expect.poll(() => shownWidth(page)).toBeLessThan(2)
    await expect(page).toHaveURL(/section=overview/)

    await entry(page).tap()
    await expect(page).toHaveURL(/section=settings/)
  })
})
