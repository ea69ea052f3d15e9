import type { Page } from '@playwright/test'

/** What a page reported of a release. */
export interface HealthReport {
  app: string
  version: string
  kind: 'load' | 'failure'
  reason?: string
}

/** Keeps what the page reports from the server; the answer asks for what was reported so far. */
export async function recordHealth(page: Page): Promise<() => Promise<HealthReport[]>> {
  const reports: HealthReport[] = []
  await page.exposeBinding('keepReports', (_source, text: string) => {
    reports.push(...(JSON.parse(text) as HealthReport[]))
  })
  await page.addInitScript(() => {
    navigator.sendBeacon = (_address, body) => {
      if (body instanceof Blob) void body.text().then(Reflect.get(globalThis, 'keepReports'))
      return true
    }
  })
  return async () => {
    // Reports wait for company, or for the end of the page.
    await page.evaluate(() => dispatchEvent(new Event('pagehide')))
    return reports
  }
}
