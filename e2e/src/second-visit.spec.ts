import { expect, test, type Page } from '@playwright/test'

/** The status and the bytes of the document at a path, headers included, as they came over the wire. */
async function fetchDocument(page: Page, path: string) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  const statuses = new Map<string, number>()
  const sizes = new Map<string, number>()
  devtools.on('Network.responseReceivedExtraInfo', ({ requestId, statusCode }) => {
    statuses.set(requestId, statusCode)
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    sizes.set(requestId, encodedDataLength)
  })
  const requested = new Promise<string>((resolve) => {
    devtools.on('Network.requestWillBeSent', ({ requestId, type }) => {
      if (type === 'Document') resolve(requestId)
    })
  })
  await page.goto(path)
  const id = await requested
  await expect.poll(() => sizes.get(id)).toBeDefined()
  return { status: statuses.get(id), bytes: sizes.get(id) ?? Infinity }
}

test('a second visit revalidates the page with few bytes, and the page works', async ({ page }) => {
  for (const path of ['/', '/login', '/project-requests']) {
    // The first answer sets a cookie, on which the page varies.
    await page.context().clearCookies()
    expect((await fetchDocument(page, path)).status).toBe(200)
    const tab = await page.context().newPage()
    const second = await fetchDocument(tab, path)
    expect(second.status, path).toBe(304)
    expect(second.bytes, path).toBeLessThanOrEqual(300)
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
    await tab.close()
  }
})
