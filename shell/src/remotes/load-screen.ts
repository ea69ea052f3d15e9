import { shellName, type RegistryRelease } from '@swipefolio/platform/registry'
import type { ComponentType } from 'react'
import { reportBegan, reportLeft } from './health'
import { refreshRegistry } from './latest-registry'
import { trackLoading } from './loading-state'
import { findOwnScreen } from './own-screens'
import { pageRegistry } from './page-registry'
import { clearFailures, markFailed, hasFailed, releaseInTab } from './releases-in-tab'
import { abandonContainer, loadRemoteScreen } from './remote-containers'
import { withTimeout } from './with-timeout'

const timeLimit = 10_000

/** A screen and the version of its app. */
export interface ScreenInTab {
  component: ComponentType
  version: string
}

interface Load {
  release: RegistryRelease
  first: Promise<ScreenInTab>
  /** Set when the screen is needed, not only preloaded: then fallback releases are tried, too. */
  requested?: Promise<ScreenInTab>
  result?: ScreenInTab
  hasFailed?: boolean
}

const loads = new Map<string, Load>()

/** The screen if it is loaded already, so that it can render without suspending. */
export const loadedScreen = (app: string, screen: string): ScreenInTab | undefined =>
  loads.get(keyOf(app, screen))?.result

/**
 * Loads a screen once, from the first release that works. A failure is cached until `clearFailure`. The loading bar shows that
 * it loads, unless it does so in the background.
 */
export function loadScreen(
  app: string,
  screen: string,
  { isBackground = false } = {},
): Promise<ScreenInTab> {
  const load = loads.get(keyOf(app, screen)) ?? start(app, screen)
  load.requested ??= requestLoad(app, screen, load, isBackground)
  return load.requested
}

/** Preloads a screen; a failed preload is neither cached nor reported. */
export function preloadScreen(app: string, screen: string): void {
  const key = keyOf(app, screen)
  if (loads.has(key) || pageRegistry().apps[app]?.isOff) return
  const load = start(app, screen)
  load.first.catch(() => {
    if (load.requested) return
    if (loads.get(key) === load) loads.delete(key)
    abandonContainer(load.release)
  })
}

/** Called when a screen fails while rendering; returns whether there is a fallback release. */
export function replaceBrokenScreen(app: string, screen: string, error: unknown): boolean {
  const load = loads.get(keyOf(app, screen))
  // A failed load has tried every release already.
  if (load === undefined || load.hasFailed) return false
  loads.delete(keyOf(app, screen))
  return markFailed(app, load.release, error)
}

/** Lets the next load of this screen start again from the live release. */
export function clearFailure(app: string, screen: string): void {
  loads.delete(keyOf(app, screen))
  clearFailures(app)
}

/** Evicts an app's screens from the cache, except for pending requests, so that they are loaded from its current release. */
export function evictScreens(app: string): void {
  for (const [key, { requested, result, hasFailed: isBroken }] of loads) {
    const isAwaited = requested && !result && !isBroken
    if (key.startsWith(`${app}/`) && !isAwaited) loads.delete(key)
  }
}

function start(app: string, screen: string): Load {
  const release = releaseInTab(app)
  const load: Load = { release, first: attempt(app, screen, release) }
  loads.set(keyOf(app, screen), load)
  const leave = () => {
    if (!load.requested) reportLeft([{ app, version: release.version, screen }])
  }
  load.first.then((result) => {
    load.result = result
    leave()
  }, leave)
  return load
}

function requestLoad(
  app: string,
  screen: string,
  load: Load,
  isBackground: boolean,
): Promise<ScreenInTab> {
  if (load.result) {
    reportBegan(app, load.result.version, screen)
    return markFulfilled(Promise.resolve(load.result), load.result)
  }
  const requested = load.first.catch((error: unknown) => tryFallbacks(app, screen, load, error))
  requested.then(
    (result) => {
      load.result = result
      void markFulfilled(requested, result)
    },
    () => (load.hasFailed = true),
  )
  return isBackground ? requested : trackLoading(requested)
}

/** React's mark of a promise whose value can be read without suspending. */
function markFulfilled<T>(promise: Promise<T>, value: T): Promise<T> {
  return Object.assign(promise, { status: 'fulfilled', value })
}

async function tryFallbacks(
  app: string,
  screen: string,
  load: Load,
  failure: unknown,
): Promise<ScreenInTab> {
  markFailed(app, load.release, failure)
  // The registry of a tab that has been open for long may list only removed releases.
  await refreshRegistry()
  const next = releaseInTab(app)
  if (hasFailed(app, next.version)) throw failure
  load.release = next
  return attempt(app, screen, next).catch((error: unknown) =>
    tryFallbacks(app, screen, load, error),
  )
}

async function attempt(
  app: string,
  screen: string,
  release: RegistryRelease,
): Promise<ScreenInTab> {
  reportBegan(app, release.version, screen)
  const loading = app === shellName ? ownScreen(screen) : loadRemoteScreen(release, screen)
  const { default: component } = await withTimeout(loading, timeLimit)
  return { component, version: release.version }
}

async function ownScreen(screen: string) {
  const load = findOwnScreen(screen)
  if (load === undefined) throw new Error(`The shell has no screen ${screen}`)
  return load()
}

function keyOf(app: string, screen: string): string {
  return `${app}/${screen}`
}
