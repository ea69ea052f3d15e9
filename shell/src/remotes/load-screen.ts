import { shellName } from '@swipefolio/platform/registry'
import type { ComponentType } from 'react'
import { findOwnScreen } from './own-screens'
import { loadRemoteScreen, replaceContainer } from './remote-containers'
import type { ScreenModule } from './screen-module'
import { withTimeLimit } from './time-limit'

const timeLimit = 10_000

interface Load {
  promise: Promise<ComponentType>
  component?: ComponentType
  hasFailed?: boolean
  /** Somebody waits for it, not only a preload. */
  isWanted?: boolean
}

const loads = new Map<string, Load>()

/** The screen if it is here already: rendering it then needs no waiting. */
export const loadedScreen = (app: string, screen: string): ComponentType | undefined =>
  loads.get(keyOf(app, screen))?.component

/** Loads a screen once; a failure stays until `forgetFailure`. */
export function loadScreen(app: string, screen: string): Promise<ComponentType> {
  const load = loads.get(keyOf(app, screen)) ?? start(app, screen)
  load.isWanted = true
  return load.promise
}

/** Loads ahead; a failure that nobody waited for leaves no trace. */
export function preloadScreen(app: string, screen: string): void {
  if (loads.has(keyOf(app, screen))) return
  const load = start(app, screen)
  load.promise.catch(() => {
    if (!load.isWanted) forgetFailure(app, screen)
  })
}

/** Lets the next load of this screen try again from scratch. */
export function forgetFailure(app: string, screen: string): void {
  const key = keyOf(app, screen)
  if (!loads.get(key)?.hasFailed) return
  loads.delete(key)
  if (app !== shellName) replaceContainer(app)
}

function start(app: string, screen: string): Load {
  const load: Load = {
    promise: withTimeLimit(moduleOf(app, screen), timeLimit).then((module) => module.default),
  }
  loads.set(keyOf(app, screen), load)
  void settle(load)
  return load
}

async function settle(load: Load): Promise<void> {
  try {
    load.component = await load.promise
    // React's mark of a promise whose value can be read without suspending.
    void Object.assign(load.promise, { status: 'fulfilled', value: load.component })
  } catch {
    load.hasFailed = true
  }
}

async function moduleOf(app: string, screen: string): Promise<ScreenModule> {
  if (app !== shellName) return loadRemoteScreen(app, screen)
  const load = findOwnScreen(screen)
  if (load === undefined) throw new Error(`The shell has no screen ${screen}`)
  return load()
}

function keyOf(app: string, screen: string): string {
  return `${app}/${screen}`
}
