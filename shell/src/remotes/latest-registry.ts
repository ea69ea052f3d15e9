import type { Registry } from '@swipefolio/platform/registry'
import { pageRegistry } from './page-registry'

let path = '/registry.json'
let alter = (registry: Registry) => registry
const longestWait = 3_000
const freshFor = 60_000
const checkEvery = 180_000

let latest: Registry | undefined
let checkedAt = Date.now()
let checking: Promise<void> | undefined
const listeners = new Set<() => void>()

/** What is live for this visitor, as far as this tab has heard. */
export const latestRegistry = (): Registry => latest ?? pageRegistry()

/** Calls back whenever this tab has heard of something newer. */
export function onLatestRegistry(listener: () => void): void {
  listeners.add(listener)
}

/** Has `query` sent with every look at the registry, and each answer changed. */
export function alterRegistry(query: string, change: (registry: Registry) => Registry): void {
  path = `/registry.json${query && '?'}${query}`
  alter = change
}

/** Asks what is live, unless the answer is a minute old at most; silent when there is no answer. */
export function refreshRegistry(maximumAge = freshFor): Promise<void> {
  if (Date.now() - checkedAt < maximumAge) return Promise.resolve()
  checking ??= check().finally(() => {
    checking = undefined
  })
  return checking
}

/** Asks every few minutes at most, when somebody comes back to the tab or goes on in it. */
export function watchRegistry(): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void refreshRegistry(checkEvery)
  })
}

export const checkOnNavigation = (): void => void refreshRegistry(checkEvery)

async function check(): Promise<void> {
  try {
    // The browser keeps the last answer and asks with its tag.
    const answer = await fetch(path, {
      cache: 'no-cache',
      signal: AbortSignal.timeout(longestWait),
    })
    if (!answer.ok) return
    const registry = alter((await answer.json()) as Registry)
    checkedAt = Date.now()
    globalThis.trustReleases(
      Object.values(registry.apps).flatMap((app) => (app.previous ? [app, app.previous] : [app])),
    )
    latest = registry
    for (const listener of listeners) listener()
  } catch (error) {
    console.debug(error)
  }
}
