import type { ConsoleMessage, Page } from '@playwright/test'

const blockedWorker = 'Service Worker registration blocked by Playwright'

/** Collects what the browser's console and uncaught errors say from now on, but for the worker that tests block. */
export function watchComplaints(
  page: Page,
  isComplaint: (message: ConsoleMessage) => boolean = () => true,
): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.text() !== blockedWorker && isComplaint(message)) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  return complaints
}
