import type { FailureReason } from './load-failure'

/** What happened to one version of an app in this page; nothing of who saw it. */
export interface Report {
  app: string
  version: string
  kind: 'load' | 'failure'
  reason?: FailureReason
}

const path = '/platform/health'
const longestWait = 5_000
const mostAtOnce = 20

let waiting: Report[] = []
let timer: ReturnType<typeof setTimeout> | undefined
const loaded = new Set<string>()

/** Counts a version that stands on the page, once. */
export function reportLoad(app: string, version: string): void {
  const key = `${app}@${version}`
  if (loaded.has(key)) return
  loaded.add(key)
  report({ app, version, kind: 'load' })
}

/** Counts a failure, unless the browser is offline: that says nothing of the release. */
export function reportFailure(app: string, version: string, reason: FailureReason): void {
  if (navigator.onLine) report({ app, version, kind: 'failure', reason })
}

/** Sends what is left when the page goes. */
export function sendReportsOnLeaving(): void {
  addEventListener('pagehide', sendReports)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') sendReports()
  })
}

function report(entry: Report): void {
  waiting.push(entry)
  if (waiting.length >= mostAtOnce) sendReports()
  else timer ??= setTimeout(sendReports, longestWait)
}

/** Sends what waits. */
export function sendReports(): void {
  clearTimeout(timer)
  timer = undefined
  const reports = waiting
  waiting = []
  if (reports.length === 0) return
  navigator.sendBeacon(path, new Blob([JSON.stringify(reports)], { type: 'application/json' }))
}
