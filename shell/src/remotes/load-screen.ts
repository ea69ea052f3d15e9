import { shellName, type RegistryRelease } from '@swipefolio/platform/registry'
import type { ComponentType } from 'react'
import { refreshRegistry } from './latest-registry'
import { whileLoading } from './loading-state'
import { findOwnScreen } from './own-screens'
import { beginAgain, giveUp, hasFailed, releaseInTab } from './releases-in-tab'
import { abandonContainer, loadRemoteScreen } from './remote-containers'
import { withTimeLimit } from './time-limit'

const timeLimit = 10_000

/** A screen and the version of its app that it comes from. */
export interface ScreenInTab {
  component: ComponentType
  version: string
}

interface Load {
  release: RegistryRelease
  first: Promise<ScreenInTab>
  /** Somebody waits for it, not only a preload: other releases are tried, too. */
  wanted?: Promise<ScreenInTab>
  result?: ScreenInTab
  hasFailed?: boolean
}

const loads = new Map<string, Load>()

/** The screen if it is here already: rendering it then needs no waiting. */
export const loadedScreen = (app: string, screen: string): ScreenInTab | undefined =>
  loads.get(keyOf(app, screen))?.result

/** Loads a screen once, from the first release that works; a failure stays until `forgetFailure`. */
export function loadScreen(app: string, screen: string): Promise<ScreenInTab> {
  const load = loads.get(keyOf(app, screen)) ?? start(app, screen)
  load.wanted ??= want(app, screen, load)
  return load.wanted
}

/** Loads ahead; a failure that nobody waited for leaves no trace. */
export function preloadScreen(app: string, screen: string): void {
  const key = keyOf(app, screen)
  if (loads.has(key)) return
  const load = start(app, screen)
  load.first.catch(() => {
    if (load.wanted) return
    if (loads.get(key) === load) loads.delete(key)
    abandonContainer(load.release)
  })
}

/** After a screen broke while it was shown: whether another release can stand in. */
export function replaceBrokenScreen(app: string, screen: string, error: unknown): boolean {
  const load = loads.get(keyOf(app, screen))
  // A failed load has been through every release already.
  if (load === undefined || load.hasFailed) return false
  loads.delete(keyOf(app, screen))
  return giveUp(app, load.release, error)
}

/** Lets the next load of this screen try again from scratch. */
export function forgetFailure(app: string, screen: string): void {
  loads.delete(keyOf(app, screen))
  beginAgain(app)
}

/** Drops what nobody waits for, so that an app's screens come from its present release. */
export function forgetScreens(app: string): void {
  for (const [key, { wanted, result, hasFailed: isBroken }] of loads) {
    const isAwaited = wanted && !result && !isBroken
    if (key.startsWith(`${app}/`) && !isAwaited) loads.delete(key)
  }
}

function start(app: string, screen: string): Load {
  const release = releaseInTab(app)
  const load: Load = { release, first: attempt(app, screen, release) }
  loads.set(keyOf(app, screen), load)
  load.first.then(
    (result) => (load.result = result),
    () => undefined,
  )
  return load
}

function want(app: string, screen: string, load: Load): Promise<ScreenInTab> {
  if (load.result) return markFulfilled(Promise.resolve(load.result), load.result)
  const wanted = load.first.catch((error: unknown) => tryOthers(app, screen, load, error))
  wanted.then(
    (result) => {
      load.result = result
      void markFulfilled(wanted, result)
    },
    () => (load.hasFailed = true),
  )
  return whileLoading(wanted)
}

/** React's mark of a promise whose value can be read without suspending. */
function markFulfilled<T>(promise: Promise<T>, value: T): Promise<T> {
  return Object.assign(promise, { status: 'fulfilled', value })
}

async function tryOthers(
  app: string,
  screen: string,
  load: Load,
  failure: unknown,
): Promise<ScreenInTab> {
  giveUp(app, load.release, failure)
  // A tab that is open for long may know only releases that are gone.
  await refreshRegistry()
  const next = releaseInTab(app)
  if (hasFailed(app, next.version)) throw failure
  load.release = next
  return attempt(app, screen, next).catch((error: unknown) => tryOthers(app, screen, load, error))
}

async function attempt(
  app: string,
  screen: string,
  release: RegistryRelease,
): Promise<ScreenInTab> {
  const loading = app === shellName ? ownScreen(screen) : loadRemoteScreen(release, screen)
  const { default: component } = await withTimeLimit(loading, timeLimit)
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
