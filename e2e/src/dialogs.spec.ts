import { expect, type Locator, test } from '@playwright/test'
import { dialog } from './support/dashboard'
import { logInDemo } from './support/demo'

for (const viewport of [
  { width: 1280, height: 640 },
  { width: 390, height: 664 },
]) {
  test(`a long dialog scrolls inside, between its title and its buttons, at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await logInDemo(page, 'recruiter')
    await page.goto('/dashboard?section=requests&new=true')
    const form = dialog(page, 'New Request')
    const title = form.getByRole('heading', { name: 'New Request' })
    const submit = form.getByRole('button', { name: 'Create Request' })

    const expectWithinWindow = async () => {
      const box = await form.boundingBox()
      expect(box?.y).toBeGreaterThanOrEqual(16)
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(viewport.height - 16)
      await expect(title).toBeInViewport({ ratio: 1 })
      await expect(submit).toBeInViewport({ ratio: 1 })
    }

    await expect(submit).toBeVisible()
    await expectWithinWindow()
    const last = form.getByLabel(/^Pay or Reward/)
    await last.focus()
    await expectWithinWindow()
    const [field, foot] = [await last.boundingBox(), await submit.boundingBox()]
    expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0)
  })
}

test('a dialog that searches is as high as what it finds, with its title where it was', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await logInDemo(page, 'recruiter')
  await page.goto('/dashboard?section=requests')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  const palette = dialog(page, 'Search commands')
  await expect(palette.getByRole('option').first()).toBeVisible()
  const full = await palette.boundingBox()
  await page.keyboard.type('zzzz')
  await expect(palette.getByRole('option')).toHaveCount(3)
  const empty = await palette.boundingBox()
  expect(empty?.y).toBe(full?.y)
  expect(empty?.height).toBeLessThan((full?.height ?? 0) * 0.75)
})

test("a phone's Back closes what is open over the page, and nothing below it", async ({
  browser,
}) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 664 },
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  await logInDemo(page, 'recruiter')
  await page.goto('/dashboard?section=overview')
  await page.getByRole('link', { name: 'Project Requests' }).first().tap()
  const place = page.url()
  const expectClosed = async (part: Locator) => {
    await expect(part).toBeVisible()
    await page.goBack()
    await expect(part).toBeHidden()
    await expect(page).toHaveURL(place)
  }

  await page.getByRole('button', { name: /^Notifications/ }).tap()
  await expectClosed(dialog(page, 'Notifications'))
  await page.getByRole('button', { name: 'Menu', exact: true }).tap()
  await expectClosed(page.getByRole('banner').getByRole('link', { name: 'FAQs' }))
  await page.getByRole('banner').locator('[aria-haspopup=menu]').tap()
  await expectClosed(page.getByRole('menu'))
  await page
    .getByRole('button', { name: /^Delete / })
    .first()
    .tap()
  await expectClosed(page.getByRole('alertdialog'))
})
