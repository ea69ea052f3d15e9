import { expect, test } from '@playwright/test'
import { logInDemo } from './support/demo'
import { pagesOf } from './support/demo-pages'
import { testInFull } from './support/is-full'
import { smallTouchTargets } from './support/touch-targets'

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

// hebrew.spec.ts asserts the same of each page, in Hebrew.
for (const role of [undefined, 'recruiter', 'jobseeker'] as const) {
  testInFull(
    `every control takes presses on 44 px, as ${role ?? 'a visitor'}`,
    async ({ page }) => {
      const paths = await pagesOf(page.request, role)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      if (role) await logInDemo(page, role)
      for (const path of paths) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await expect(page.getByText(/^Loading/)).toHaveCount(0)
        if (role) await expect(page.getByRole('button', { name: /^Messages/ })).toBeVisible()
        expect.soft(await smallTouchTargets(page), path).toEqual([])
      }
    },
  )
}
