import { expect, type Page } from '@playwright/test'

/** Waits until the service worker controls the page and has kept what the page was loaded with. */
export async function untilKept(page: Page) {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (navigator.serviceWorker.controller) return
    await new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true })
    })
  })
  const loaded = () =>
    page.evaluate(async () => {
      const cache = await caches.open('release-files')
      const kept = (await cache.keys()).map(({ url }) => url)
      const used = performance.getEntriesByType('resource').map(({ name }) => name)
      return used.filter((name) => /\/apps\/.+\.js$/.test(name) && !kept.includes(name))
    })
  await expect.poll(loaded).toEqual([])
}

/** The names of the caches of this origin. */
export const cacheNames = (page: Page) => page.evaluate(() => caches.keys())

export const isKeptPage = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset['kept'] !== undefined)
