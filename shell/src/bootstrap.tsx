import { configureApi, whenSettled } from '@swipefolio/shared/api'
import { useSession } from '@swipefolio/shared/session'
import { type ReactNode, useLayoutEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app'
import { PrerenderedStyles } from './frame/prerendered-styles'
import { loadWebFonts } from './frame/web-fonts'
import { followRegistry } from './remotes/adopt-registry'
import { watchAsyncErrors } from './remotes/async-errors'
import { currentRole } from './remotes/current-role'
import { reportShown, sendReportsOnLeaving } from './remotes/health'
import { watchRegistry } from './remotes/latest-registry'
import { loadBeside, loadRoute } from './remotes/load-route'
import { scopeAddedStyles } from './remotes/content-scope'
import { allowedOverrides, pageConfiguration, pageRegistry } from './remotes/page-registry'
import { preloadOnIntent } from './remotes/preload-on-intent'
import { detectOlderShell, substitutedApps } from './remotes/releases-in-tab'
import { reportInteractions, watchInteractions } from './remotes/slow-interactions'
import { startRemotes } from './remotes/remote-containers'
import { withTimeout } from './remotes/with-timeout'

const options = { onCaughtError: (error: unknown) => console.debug(error) }

/** When the screen takes longer to load, the frame is rendered without it. */
const screenTimeout = 500

export async function start() {
  configureApi(pageConfiguration())
  startRemotes()
  watchAsyncErrors()
  watchInteractions()
  scopeAddedStyles()
  detectOlderShell()
  followRegistry()
  const root = document.getElementById('root')
  if (root === null) throw new Error('The page has no root')
  await renderInto(root, await overrideBadge())
  whenSettled(() => void loadWebFonts())
  preloadOnIntent()
  watchRegistry()
  sendReportsOnLeaving(reportInteractions)
  reportShown('shell', pageRegistry().apps['shell']?.version ?? '')
}

/** Applies overrides of live releases, where the operator allows them. */
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
  const route = loadRoute(location.pathname, currentRole())
  const besideRoute = loadBeside(location.pathname, currentRole())
  const content = Promise.all([route, besideRoute])
  configureApi({ firstScreens: content })
  void succeeds(content)
  const app = (
    <PrerenderedStyles>
      <App badge={badge} content={content} />
    </PrerenderedStyles>
  )
  if (root.dataset['skeleton'] !== undefined) {
    stopEarlyActs()
    hydrateFrameOfRole(root, app)
    return
  }
  const beside = withTimeout(besideRoute, screenTimeout)
  // Without its main part, which a script of the page has removed with the content so far, it is rendered anew.
  if (root.querySelector('main')) {
    // A prerendered page stays until its screen can be hydrated.
    const [isLoaded] = await Promise.all([succeeds(route), succeeds(beside)])
    const isSameRelease = badge === undefined && substitutedApps().length === 0
    stopEarlyActs()
    if (isLoaded && isSameRelease) {
      hydrateRoot(root, app, options)
      return
    }
    root.replaceChildren()
  }
  // Awaited, because React delays content by 300 ms once a fallback was shown. Failures are shown by the error boundary.
  await Promise.all([succeeds(withTimeout(route, screenTimeout)), succeeds(beside)])
  stopEarlyActs()
  createRoot(root, options).render(app)
}

/** From now on React handles what a person does. */
const stopEarlyActs = () => globalThis.earlyActs?.stop.abort()

/**
 * The frame was rendered for the role of this tab, and shows it from the first render on. React keeps the skeleton in it while its
 * screen is loading, and renders what is another than the HTML anew. The screen of a page for everybody is hydrated as that of a visitor.
 */
function hydrateFrameOfRole(root: HTMLElement, app: ReactNode) {
  const initial = useSession.getInitialState()
  const loggedOut = { ...initial }
  Object.assign(initial, useSession.getState())
  const handleHydrated = () => {
    if (root.dataset['skeleton'] === 'frame') Object.assign(initial, loggedOut)
  }
  hydrateRoot(root, <Hydrated onHydrated={handleHydrated}>{app}</Hydrated>, {
    ...options,
    onRecoverableError: (error) => console.debug(error),
  })
}

/** Its effect runs before the boundaries in it are hydrated. */
const Hydrated = ({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) => {
  useLayoutEffect(onHydrated, [onHydrated])
  return children
}

async function succeeds(promise: Promise<unknown>): Promise<boolean> {
  try {
    await promise
    return true
  } catch {
    return false
  }
}
