import { configureApi } from '@swipefolio/shared/api'
import type { ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app'
import { followRegistry } from './remotes/adopt-registry'
import { currentRole } from './remotes/current-role'
import { reportLoad, sendReportsOnLeaving } from './remotes/health'
import { watchRegistry } from './remotes/latest-registry'
import { loadRoute } from './remotes/load-route'
import { allowedOverrides, pageConfiguration, pageRegistry } from './remotes/page-registry'
import { preloadOnIntent } from './remotes/preload-on-intent'
import { noteOlderShell, substitutedApps } from './remotes/releases-in-tab'
import { startRemotes } from './remotes/remote-containers'
import { withTimeLimit } from './remotes/time-limit'

/** The frame comes without the screen when that takes longer. */
const longestWait = 500

export async function start() {
  configureApi(pageConfiguration())
  startRemotes()
  noteOlderShell()
  followRegistry()
  const root = document.getElementById('root')
  if (root === null) throw new Error('The page has no root')
  await renderInto(root, await overrideBadge())
  preloadOnIntent()
  watchRegistry()
  sendReportsOnLeaving()
  reportLoad('shell', pageRegistry().apps['shell']?.version ?? '')
}

/** Other builds than the live ones, where the operator allows them. */
async function overrideBadge(): Promise<ReactNode> {
  if (allowedOverrides() === undefined) return undefined
  const { applyOverrides, OverrideBadge } = await import(
    /* webpackChunkName: "overrides" */ './remotes/overrides/override-badge'
  )
  const outcome = await applyOverrides()
  const isEmpty = outcome.inForce.length === 0 && outcome.refused.length === 0
  return isEmpty ? undefined : <OverrideBadge {...outcome} />
}

async function renderInto(root: HTMLElement, badge: ReactNode) {
  const options = { onCaughtError: (error: unknown) => console.debug(error) }
  const route = loadRoute(location.pathname, currentRole())
  const app = <App badge={badge} />
  if (root.hasChildNodes()) {
    // A page that came as HTML stays until its screen can take it over.
    const isLoaded = await succeeds(route)
    const isSameRelease = badge === undefined && substitutedApps().length === 0
    if (isLoaded && isSameRelease) {
      hydrateRoot(root, app, options)
      return
    }
    root.replaceChildren()
  }
  // React holds content back for 300 ms once a fallback was shown; a failure is shown by its boundary.
  await succeeds(withTimeLimit(route, longestWait))
  createRoot(root, options).render(app)
}

async function succeeds(promise: Promise<unknown>): Promise<boolean> {
  try {
    await promise
    return true
  } catch {
    return false
  }
}
