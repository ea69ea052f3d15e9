import type { Page } from '@playwright/test'

/** A health report of the page about one release. */
export interface HealthReport {
  app: string
  version: string
  kind: 'began' | 'shown' | 'failed' | 'left' | 'interaction'
  reason?: string
}

/** Intercepts the page's health reports; the returned function reads those received so far. */
export async function recordHealth(page: Page): Promise<() => Promise<HealthReport[]>> {
  const reports: HealthReport[] = []
  await page.exposeBinding('keepReports', (_source, text: string) => {
    reports.push(...(JSON.parse(text) as { reports: HealthReport[] }).reports)
  })
  await page.addInitScript(() => {
    // Captures the text synchronously, because a page that unloads does not wait for a blob to be read.
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
    // Reports are batched until a timeout or the end of the page.
    await page.evaluate(() => dispatchEvent(new Event('pagehide')))
    return reports
  }
}
