import { sourceLanguage, type Registry } from '@swipefolio/platform/registry'
import { pageRegistry } from './page-registry'

let path = '/registry.json'
let transform = (registry: Registry) => registry
const requestTimeout = 3_000
/** As long as a screen may take. */
const completionTimeout = 10_000
const maxAge = 60_000
const maxAgeOnReturn = 10_000
/** How long an operator's switch may take to reach an open tab. */
const checkInterval = 30_000

let latest: Registry | undefined
let checkedAt = Date.now()
let checking: Promise<void> | undefined
let completing: Promise<void> | undefined
/** With React's mark of a promise that can be read without suspending. */
const complete = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined })
const listeners = new Set<() => void>()

/** The latest registry of live releases that this tab has fetched. */
export const latestRegistry = (): Registry => latest ?? pageRegistry()

/** Subscribes to newly fetched registries. */
export function onLatestRegistry(listener: () => void): void {
  listeners.add(listener)
}

/** Adds `query` to every registry request, and transforms each response. */
export function setRegistryTransform(
  query: string,
  change: (registry: Registry) => Registry,
): void {
  path = `/registry.json${query && '?'}${query}`
  transform = change
}

/** Fetches the registry, unless the last one is at most a minute old. Failures are only logged. */
export function refreshRegistry(maximumAge = maxAge): Promise<void> {
  if (Date.now() - checkedAt < maximumAge) return Promise.resolve()
  checking ??= check().finally(() => {
    checking = undefined
  })
  return checking
}

/** Refreshes while the tab is visible, so that it soon knows what is turned off. */
export function watchRegistry(): void {
  setInterval(() => {
    if (document.visibilityState === 'visible' && navigator.onLine) void refreshRegistry(0)
  }, checkInterval)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void refreshRegistry(maxAgeOnReturn)
  })
}

export const checkOnNavigation = (): void => void refreshRegistry(maxAgeOnReturn)

/** Fetches the rest of a registry of which the page has only a part. A failure is kept until `retryCompletion`. */
export function completeRegistry(): Promise<void> {
  completing ??= pageRegistry().partFor === undefined ? complete : fetchLatest(completionTimeout)
  return completing
}

/** The latest registry with the commands and keys of all apps, which a page does not have. */
export async function registryWithCommands(): Promise<Registry> {
  if (!latestRegistry().commands) await fetchLatest(completionTimeout)
  return latestRegistry()
}

export function retryCompletion(): void {
  completing = undefined
}

async function check(): Promise<void> {
  try {
    await fetchLatest(requestTimeout)
  } catch (error) {
    console.debug(error)
  }
}

async function fetchLatest(timeout: number): Promise<void> {
  // The browser revalidates its cached response with the ETag.
  const answer = await fetch(path, {
    cache: 'no-cache',
    // That of the browser may have been changed in another tab.
    headers: { 'page-language': pageRegistry().language ?? sourceLanguage },
    signal: AbortSignal.timeout(timeout),
  })
  if (!answer.ok) throw new Error(`${path} was answered ${answer.status}`)
  const registry = transform((await answer.json()) as Registry)
  checkedAt = Date.now()
  globalThis.trustReleases(
    Object.values(registry.apps).flatMap((app) => (app.previous ? [app, app.previous] : [app])),
  )
  latest = registry
  for (const listener of listeners) listener()
}
