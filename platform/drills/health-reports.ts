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
    // At once: a page that leaves waits for nobody to read a blob.
    const texts = new WeakMap<Blob, string>()
    globalThis.Blob = class extends Blob {
      constructor(parts: BlobPart[] = [], options?: BlobPropertyBag) {
        super(parts, options)
        texts.set(this, parts.filter((part) => typeof part === 'string').join(''))
      }
    }
    navigator.sendBeacon = (_address, body) => {
      if (body instanceof Blob) Reflect.get(globalThis, 'keepReports')(texts.get(body))
      return true
    }
  })
  return async () => {
    // Reports wait for company, or for the end of the page.
    await page.evaluate(() => dispatchEvent(new Event('pagehide')))
    return reports
  }
}
