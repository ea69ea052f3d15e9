import { test as base, type Page } from '@playwright/test'

interface TwoPeople {
  /** Separate browser contexts of the job seeker and the recruiter. */
  seekerPage: Page
  recruiterPage: Page
}

export const test = base.extend<TwoPeople>({
  async seekerPage({ browser }, use) {
    const context = await browser.newContext()
    await use(await context.newPage())
    await context.close()
  },
  async recruiterPage({ browser }, use) {
    const context = await browser.newContext()
    await use(await context.newPage())
    await context.close()
  },
})

export { expect } from '@playwright/test'
