import { shellName, type RegistryRelease } from '@swipefolio/platform/registry'
import { useSyncExternalStore } from 'react'
import { reportFailed } from './health'
import { reasonOf } from './load-failure'
import { pageRegistry } from './page-registry'
import { mountedScreens, onMountedScreens } from './mounted-screens'
import { abandonContainer } from './remote-containers'

/** The versions of an app that failed in this tab, and the fallback release. */
interface ReleaseFailures {
  failed: Set<string>
  substitute?: RegistryRelease
}

const failuresByApp = new Map<string, ReleaseFailures>()
const overridden = new Set<string>()
let failedOverrides: ReadonlyMap<string, unknown> = new Map()
const none: readonly string[] = []
let substituted = none
let hasOlderShell = false
const listeners = new Set<() => void>()
const notify = () => {
  for (const listener of listeners) listener()
}
onMountedScreens(notify)

/** The release from which this tab loads an app's screens. */
export function releaseInTab(app: string): RegistryRelease {
  const release = failuresByApp.get(app)?.substitute ?? pageRegistry().apps[app]
  if (release === undefined) throw new Error(`No app named ${app} is live`)
  return release
}

export const hasFailed = (app: string, version: string): boolean =>
  failuresByApp.get(app)?.failed.has(version) ?? false

/** The badge alone shows failures of these apps. */
export function markOverridden(apps: readonly string[]): void {
  for (const app of apps) overridden.add(app)
}

/** Marks a release as failed and falls back to one that has not failed here; false when there is none. */
export function markFailed(app: string, release: RegistryRelease, error: unknown): boolean {
  const failures = failuresByApp.get(app) ?? { failed: new Set() }
  if (!failures.failed.has(release.version)) {
    failures.failed.add(release.version)
    report(app, release, error)
    abandonContainer(release)
  }
  failuresByApp.set(app, failures)
  if (overridden.has(app) && !failedOverrides.has(app)) {
    failedOverrides = new Map([...failedOverrides, [app, error]])
  }
  const live = pageRegistry().apps[app]
  // The running shell can only be replaced by a reload.
  const candidates = app === shellName ? [] : [live, live?.previous]
  const next = candidates.find((one) => one && !failures.failed.has(one.version))
  failures.substitute = next === live ? undefined : next
  update()
  return next !== undefined
}

/** Lets the app start again with the live release. */
export function clearFailures(app: string): void {
  if (failuresByApp.delete(app)) update()
}

/** Reads the cookie that the page sets when the live shell did not start. */
export function detectOlderShell(): void {
  const version = pageRegistry().apps[shellName]?.version
  hasOlderShell = document.cookie.split('; ').includes(`shell=${version}`)
  update()
}

/** Apps that run a previous release as a fallback, except for overridden apps. */
export const substitutedApps = (): readonly string[] => substituted

const isShown = (app: string) => {
  const version = failuresByApp.get(app)?.substitute?.version
  return (
    app === shellName || mountedScreens().some((one) => one.app === app && one.version === version)
  )
}

/** Their names, separated by commas, once a screen of that release is on the page. */
export const useSubstitutedApps = (): string =>
  useSyncExternalStore(
    subscribe,
    () => substituted.filter(isShown).join(),
    () => '',
  )

/** The overridden apps that did not start in this tab, and why. */
export const useFailedOverrides = (): ReadonlyMap<string, unknown> =>
  useSyncExternalStore(subscribe, () => failedOverrides)

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A shared file of the shell that could not be loaded is reported as the shell's failure. */
function report(app: string, release: RegistryRelease, error: unknown): void {
  const shell = pageRegistry().apps[shellName]
  const isShells = shell && error instanceof Error && error.message.includes(shell.base)
  if (!isShells) return reportFailed(app, release.version, reasonOf(error))
  reportFailed(shellName, shell.version, 'chunk')
  abandonContainer(shell)
}

function update(): void {
  const apps = [...failuresByApp].flatMap(([app, { substitute }]) =>
    substitute && !overridden.has(app) ? [app] : [],
  )
  substituted = hasOlderShell ? [shellName, ...apps] : apps
  notify()
}
