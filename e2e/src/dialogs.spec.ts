import { expect, test } from '@playwright/test'
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
