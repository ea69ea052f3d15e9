import { expect, type Page, test } from '@playwright/test'
import { logInDemo } from './support/demo'
import { pagesOf } from './support/demo-pages'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** The footer's controls at the end of the page, and controls that have the focus, on which the chat button lies. */
const coveredControls = (page: Page) =>
  page.evaluate(async () => {
    const floating = [...document.querySelectorAll('button')].find((one) =>
      one.textContent?.startsWith('Messages'),
    )
    if (!floating) throw new Error('There is no chat button')
    const isCovered = (control: Element) => {
      const { left, top, width, height } = control.getBoundingClientRect()
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      return hit !== null && floating.contains(hit)
    }
    const named = (control: Element) => control.textContent || control.getAttribute('name')
    window.scrollTo(0, document.documentElement.scrollHeight)
    const inFooter = [...document.querySelectorAll('footer a, footer button')].filter(isCovered)
    const focused: Element[] = []
    for (const control of document.querySelectorAll<HTMLElement>(
      'main a, main button, main input, main textarea, main select, footer a, footer button',
    )) {
      control.focus()
      await new Promise(requestAnimationFrame)
      if (document.activeElement === control && isCovered(control)) focused.push(control)
    }
    return { inFooter: inFooter.map(named), focused: focused.map(named) }
  })

for (const role of ['recruiter', 'jobseeker'] as const) {
  for (const [width, height] of [
    [320, 568],
    [390, 664],
    [1280, 800],
  ] as const) {
    test(`the chat button covers no control of a ${role} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await logInDemo(page, role)
      for (const path of await pagesOf(page.request, role)) {
        await page.goto(path)
        await expect(page.getByRole('button', { name: /^Messages/ })).toBeVisible()
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
        await expect(page.getByText(/^Loading/)).toHaveCount(0)
        expect.soft(await coveredControls(page), path).toEqual({ inFooter: [], focused: [] })
      }
    })
  }
}
