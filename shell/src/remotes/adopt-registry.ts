import { mergeRegistries, shellName, sourceLanguage } from '@swipefolio/platform/registry'
import { useSyncExternalStore } from 'react'
import { latestRegistry, onLatestRegistry } from './latest-registry'
import { evictScreens } from './load-screen'
import { mountedScreens, onMountedScreens } from './mounted-screens'
import { pageRegistry, replacePageRegistry } from './page-registry'
import { clearFailures, hasFailed } from './releases-in-tab'

let isReady = false
const listeners = new Set<() => void>()

/** Whether the shell or a mounted app runs another version than the live one. */
export const useIsUpdateReady = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => isReady,
    () => false,
  )

/** From now on apps that are not mounted are loaded in their live version. */
export function followRegistry(): void {
  onLatestRegistry(update)
  onMountedScreens(update)
}

function update(): void {
  adoptLatest()
  const wasReady = isReady
  isReady = isUpdateReady()
  if (isReady === wasReady) return
  for (const listener of listeners) listener()
}

function adoptLatest(): void {
  const kept = new Set([shellName, ...mountedScreens().map(({ app }) => app)])
  const current = pageRegistry()
  const next = mergeRegistries(current, latestRegistry(), kept)
  const names = new Set([...Object.keys(current.apps), ...Object.keys(next.apps)])
  const changed = [...names].filter((name) => {
    const [before, after] = [current.apps[name], next.apps[name]]
    return before?.version !== after?.version || before?.isOff !== after?.isOff
  })
  const hasNewSlots = JSON.stringify(current.slots) !== JSON.stringify(next.slots)
  const isCompleted = current.partFor !== undefined && latestRegistry().partFor === undefined
  if (changed.length === 0 && !hasNewSlots && !isCompleted) return
  replacePageRegistry(next)
  for (const app of changed) {
    clearFailures(app)
    evictScreens(app)
  }
}

function isUpdateReady(): boolean {
  const { apps, language } = latestRegistry()
  if ((language ?? sourceLanguage) !== (pageRegistry().language ?? sourceLanguage)) return true
  const shell = { app: shellName, version: pageRegistry().apps[shellName]?.version }
  return [shell, ...mountedScreens()].some(({ app, version }) => {
    const live = apps[app]?.version
    return live !== undefined && live !== version && !hasFailed(app, live)
  })
}
