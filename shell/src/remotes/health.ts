import type { FailureReason } from './load-failure'

/** An anonymous event of one version of an app in this page. */
export interface Report {
  app: string
  version: string
  kind: 'load' | 'failure'
  reason?: FailureReason
}

const path = '/platform/health'
const flushInterval = 5_000
const maxBatchSize = 20

let queue: Report[] = []
let timer: ReturnType<typeof setTimeout> | undefined
const loaded = new Set<string>()

/** Reports a version that is mounted, once. */
export function reportLoad(app: string, version: string): void {
  const key = `${app}@${version}`
  if (loaded.has(key)) return
  loaded.add(key)
  report({ app, version, kind: 'load' })
}

/** Reports a failure, unless the browser is offline and the release is not to blame. */
export function reportFailure(app: string, version: string, reason: FailureReason): void {
  if (navigator.onLine) report({ app, version, kind: 'failure', reason })
}

/** Flushes the queue when the page is hidden or left. */
export function sendReportsOnLeaving(): void {
  addEventListener('pagehide', sendReports)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') sendReports()
  })
}

function report(entry: Report): void {
  queue.push(entry)
  if (queue.length >= maxBatchSize) sendReports()
  else timer ??= setTimeout(sendReports, flushInterval)
}

/** Sends all queued reports. */
export function sendReports(): void {
  clearTimeout(timer)
  timer = undefined
  const reports = queue
  queue = []
  if (reports.length === 0) return
  navigator.sendBeacon(path, new Blob([JSON.stringify(reports)], { type: 'application/json' }))
}
