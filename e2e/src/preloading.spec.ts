import { expect, test, type Page } from '@playwright/test'

/** The app files that the page requests from now on. */
function requestedFiles(page: Page) {
  const files: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/apps/')) files.push(pathname)
  })
  return files
}

const isOf = (screen: string) => (file: string) => file.includes(`__federation_expose_${screen}.`)

test('a link loads its screen on hover; a later visit preloads the screens opened before, and no other', async ({
  page,
  context,
}) => {
  const first = requestedFiles(page)
  await page.goto('/aboutus')
  await page.getByRole('banner').getByRole('link', { name: 'FAQs' }).hover()
  await expect.poll(() => first.some(isOf('Faq'))).toBe(true)
  expect(first.some(isOf('AiReview'))).toBe(false)
  await page.getByRole('banner').getByRole('link', { name: 'FAQs' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /questions/i })).toBeVisible()

  const later = await context.newPage()
  const preloaded = requestedFiles(later)
  await later.goto('/terms')
  await expect.poll(() => preloaded.some(isOf('About')) && preloaded.some(isOf('Faq'))).toBe(true)
  expect(preloaded.some(isOf('AiReview'))).toBe(false)
})

test('a browser that saves data preloads nothing by itself', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    localStorage.setItem('openedRoutes', '["/faq"]')
  })
  const files = requestedFiles(page)
  await page.goto('/terms')
  const idle = page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))),
  )
  await idle
  expect(files.some(isOf('Faq'))).toBe(false)
})
