import { shellName, type RegistryRelease } from '@swipefolio/platform/registry'
import { useSyncExternalStore } from 'react'
import { reportFailure } from './health'
import { reasonOf } from './load-failure'
import { pageRegistry } from './page-registry'
import { abandonContainer } from './remote-containers'

/** What of an app did not work in this tab, and what stands in for it. */
interface Trouble {
  failed: Set<string>
  substitute?: RegistryRelease
}

const troubles = new Map<string, Trouble>()
const none: readonly string[] = []
let substituted = none
let hasOlderShell = false
const listeners = new Set<() => void>()

/** The release of an app that this tab loads screens from. */
export function releaseInTab(app: string): RegistryRelease {
  const release = troubles.get(app)?.substitute ?? pageRegistry().apps[app]
  if (release === undefined) throw new Error(`No app named ${app} is live`)
  return release
}

export const hasFailed = (app: string, version: string): boolean =>
  troubles.get(app)?.failed.has(version) ?? false

/** Gives a release up after an error and moves on to one that has not failed here, if there is one. */
export function giveUp(app: string, release: RegistryRelease, error: unknown): boolean {
  const trouble = troubles.get(app) ?? { failed: new Set() }
  if (!trouble.failed.has(release.version)) {
    trouble.failed.add(release.version)
    report(app, release, error)
    abandonContainer(release)
  }
  troubles.set(app, trouble)
  const live = pageRegistry().apps[app]
  // The shell runs already: nothing can stand in for it before the page is loaded again.
  const candidates = app === shellName ? [] : [live, live?.previous]
  const next = candidates.find((one) => one && !trouble.failed.has(one.version))
  trouble.substitute = next === live ? undefined : next
  update()
  return next !== undefined
}

/** Lets the app begin again with the release that is live. */
export function beginAgain(app: string): void {
  if (troubles.delete(app)) update()
}

/** The page keeps in a cookie that the shell that is live did not start here. */
export function noteOlderShell(): void {
  const version = pageRegistry().apps[shellName]?.version
  hasOlderShell = document.cookie.split('; ').includes(`shell=${version}`)
  update()
}

/** Apps whose previous release stands in for one that failed. */
export const substitutedApps = (): readonly string[] => substituted

export const useSubstitutedApps = (): readonly string[] =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    substitutedApps,
    () => none,
  )

/** A file of the shell that an app shares and that did not come is the shell's failure. */
function report(app: string, release: RegistryRelease, error: unknown): void {
  const shell = pageRegistry().apps[shellName]
  const isShells = shell && error instanceof Error && error.message.includes(shell.base)
  if (!isShells) return reportFailure(app, release.version, reasonOf(error))
  reportFailure(shellName, shell.version, 'chunk')
  abandonContainer(shell)
}

function update(): void {
  const apps = [...troubles].flatMap(([app, { substitute }]) => (substitute ? [app] : []))
  substituted = hasOlderShell ? [shellName, ...apps] : apps
  for (const listener of listeners) listener()
}
