import { test as base, type Page } from '@playwright/test'

interface TwoPeople {
  /** A browser of the job seeker's and one of the recruiter's own: nothing is shared. */
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
