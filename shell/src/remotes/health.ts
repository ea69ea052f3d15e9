import type { FailureReason } from './load-failure'
import { knownTicket, requestTicket } from './page-ticket'

/** An anonymous event of one version of an app in this page. */
export interface Report {
  app: string
  version: string
  screen?: string
  kind: 'began' | 'shown' | 'failed' | 'left' | 'interaction'
  reason?: FailureReason
  ms?: number
}

type Place = Pick<Report, 'app' | 'version' | 'screen'>

const path = '/platform/health'
const flushInterval = 5_000
const maxBatchSize = 20

let queue: Report[] = []
let timer: ReturnType<typeof setTimeout> | undefined
/** The screens whose outcome the server awaits. */
const pending = new Map<string, Place>()
const beganAt = new Map<string, number>()
const shown = new Set<string>()
const failed = new Set<string>()

/**
 * Reports that a release's code is about to run. It is sent before the code can block the page: the server counts a
 * page that reports no outcome before its deadline as a failure.
 */
export function reportBegan(app: string, version: string, screen?: string): void {
  const place = { app, version, screen }
  const key = keyOf(place)
  if (pending.has(key) || shown.has(key)) return
  pending.set(key, place)
  beganAt.set(key, performance.now())
  report({ ...place, kind: 'began' })
  queueMicrotask(sendReports)
}

/** Reports a screen that is mounted, once. */
export function reportShown(app: string, version: string, screen?: string): void {
  const place = { app, version, screen }
  const key = keyOf(place)
  if (shown.has(key)) return
  shown.add(key)
  pending.delete(key)
  const since = beganAt.get(key)
  const ms = since === undefined ? undefined : Math.round(performance.now() - since)
  report({ ...place, kind: 'shown', ms })
}

/** Reports a failure once, unless the browser is offline and the release is not to blame. */
export function reportFailed(app: string, version: string, reason: FailureReason): void {
  const key = `${app}@${version}`
  const ended = [...pending].filter(([one]) => one.startsWith(`${key}/`))
  if (!navigator.onLine) return reportLeft(ended.map(([, place]) => place))
  for (const [one] of ended) pending.delete(one)
  if (failed.has(key)) return
  failed.add(key)
  report({ app, version, kind: 'failed', reason })
}

/** Whether the outcome of a screen of this version is still open, so that its load will report a failure itself. */
export const isAwaited = (app: string, version: string): boolean =>
  [...pending.keys()].some((key) => key.startsWith(`${app}@${version}/`))

/** Reports the slowest interaction with a mounted app. */
export const reportInteraction = (app: string, version: string, ms: number): void =>
  report({ app, version, kind: 'interaction', ms })

/** Settles screens that are not awaited any more; of all by default. Batched: a page that hangs never sends it. */
export function reportLeft(places: readonly Place[] = [...pending.values()]): void {
  for (const place of places) if (pending.delete(keyOf(place))) report({ ...place, kind: 'left' })
}

/** Flushes the queue when the page is hidden or left; `beforeLeaving` adds to it. */
export function sendReportsOnLeaving(beforeLeaving: () => void = () => undefined): void {
  const leave = () => {
    beforeLeaving()
    reportLeft()
    sendReports()
  }
  addEventListener('pagehide', leave)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') leave()
  })
}

function report(entry: Report): void {
  queue.push(entry)
  if (queue.length >= maxBatchSize) sendReports()
  else timer ??= setTimeout(sendReports, flushInterval)
}

/** Sends all queued reports, as soon as there is a ticket. */
export function sendReports(): void {
  clearTimeout(timer)
  timer = undefined
  if (queue.length === 0) return
  const ticket = knownTicket()
  if (ticket === undefined) void requestTicket().then(send)
  else send(ticket)
}

function send(ticket: string): void {
  const reports = queue
  queue = []
  if (reports.length === 0 || ticket === '') return
  const body = JSON.stringify({ ticket, reports })
  navigator.sendBeacon(path, new Blob([body], { type: 'application/json' }))
}

function keyOf({ app, version, screen = '' }: Place): string {
  return `${app}@${version}/${screen}`
}
