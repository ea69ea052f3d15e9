import { reportInteraction } from './health'
import { mountedScreens } from './mounted-screens'

/** The shortest duration of an event that the browser reports at all. */
const shortest = 16

const slowest = new Map<string, { app: string; version: string; ms: number }>()

/** Measures interactions until their next paint (INP) for the apps that are mounted meanwhile. */
export function watchInteractions(): void {
  const isSupported =
    typeof PerformanceObserver !== 'undefined' &&
    PerformanceObserver.supportedEntryTypes?.includes('event')
  if (!isSupported) return
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (entry.interactionId) measure(Math.round(entry.duration))
    }
  })
  // TypeScript does not know the threshold.
  const options: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: shortest,
    buffered: true,
  }
  observer.observe(options)
}

/** Reports the slowest interaction of each app; the server counts the first report of a page. */
export function reportInteractions(): void {
  for (const { app, version, ms } of slowest.values()) reportInteraction(app, version, ms)
  slowest.clear()
}

function measure(ms: number): void {
  for (const { app, version } of mountedScreens()) {
    const key = `${app}@${version}`
    if (ms > (slowest.get(key)?.ms ?? 0)) slowest.set(key, { app, version, ms })
  }
}
