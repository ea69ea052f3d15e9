import { expect, test } from '@playwright/test'
import { logInDemo } from './support/demo'
import { pagesOf } from './support/demo-pages'
import { isFull } from './support/is-full'
import { holdBack } from './support/late-network'
import { layoutShifts, recordShifts } from './support/layout-shifts'

const sizes = [
  { width: 390, height: 664 },
  { width: 1280, height: 800 },
  ...(isFull ? [{ width: 390, height: 844 }] : []),
]

/** A sum of all shifts: the cumulative layout shift is its largest part within a few seconds, so never more. */
const limit = 0.02
/** In a list of what people wrote, one line may break differently in the font that comes late. */
const limitOfLists = 0.03

for (const role of [undefined, 'recruiter', 'jobseeker'] as const) {
  for (const [sizeIndex, { width, height }] of sizes.entries()) {
    const size = `${width}x${height}`
    test(`nothing moves while a page arrives late, as ${role ?? 'a visitor'} at ${size}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height })
      const pages = await pagesOf(page.request, role)
      // A proof opens every page at every size, a test opens the home page at each and others at one of them.
      const paths = pages.filter(
        (path, at) => isFull || path === '/' || at % sizes.length === sizeIndex,
      )
      if (role) await logInDemo(page, role)
      await recordShifts(page)
      // The fonts come after the start, unless an earlier page has loaded them.
      await page.addInitScript(() => localStorage.removeItem('fonts'))
      const webFonts = () =>
        page.evaluate(
          () => [...document.fonts].filter(({ family }) => family.includes('Variable')).length,
        )
      const network = await holdBack(page)
      const heading = page.getByRole('heading', { level: 1 })
      const loading = page.getByText(/^Loading/)
      const bell = page.getByRole('button', { name: /Notifications/ })
      for (const path of paths) {
        await page.goto(path, { waitUntil: 'domcontentloaded' })
        await expect(page.getByRole('contentinfo')).toBeAttached()
        await network.arrive(
          async () =>
            (await heading.count()) === 1 &&
            (await loading.count()) === 0 &&
            (await bell.count()) === (role ? 1 : 0) &&
            (await webFonts()) === 2,
        )
        const { sum, moved } = await layoutShifts(page)
        expect
          .soft(sum, `${path} shifts\n${moved}`)
          .toBeLessThan(path.includes('section=') ? limitOfLists : limit)
      }
    })
  }
}
