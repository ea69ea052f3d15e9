import {
  coversPath,
  resolveRoute,
  shellName,
  slotsFor,
  type RouteResolution,
} from '@swipefolio/platform/registry'
import { slots } from '@swipefolio/shared/between-apps'
import { paths } from '@swipefolio/shared/contract'
import { currentRole } from './current-role'
import { completeRegistry, retryCompletion } from './latest-registry'
import { loadScreen, preloadScreen } from './load-screen'
import { pageRegistry } from './page-registry'

/** The app and screen of a resolved path, if it has one. */
export function screenOf(resolution: RouteResolution): { app: string; screen: string } | undefined {
  if (resolution.kind === 'screen') return resolution.route
  return resolution.kind === 'unknown' ? { app: shellName, screen: 'NotFound' } : undefined
}

export async function loadRoute(pathname: string, role: string): Promise<void> {
  const screen = screenOf(resolveRoute(pageRegistry(), pathname, role))
  const isOff = screen && pageRegistry().apps[screen.app]?.isOff
  if (screen && !isOff) await loadScreen(screen.app, screen.screen)
}

/** The content of a path beside its screen: the role's part of the home page. */
const besideScreen = (pathname: string, role: string) =>
  pathname === paths.home ? slotsFor(pageRegistry(), slots.home.name, role) : []

/** Loads what a path shows beside its screen; it rejects when that fails. */
export async function loadBeside(pathname: string, role: string): Promise<void> {
  await Promise.all(besideScreen(pathname, role).map(({ app, screen }) => loadScreen(app, screen)))
}

/** Preloads what a path shows, after the rest of the registry if the path needs it. */
export function preloadRoute(pathname: string): void {
  if (coversPath(pageRegistry(), pathname, currentRole())) preloadKnown(pathname)
  else completeRegistry().then(() => preloadKnown(pathname), retryCompletion)
}

function preloadKnown(pathname: string): void {
  for (const { app, screen } of besideScreen(pathname, currentRole())) preloadScreen(app, screen)
  const resolution = resolveRoute(pageRegistry(), pathname, currentRole())
  if (resolution.kind === 'screen') preloadScreen(resolution.route.app, resolution.route.screen)
}
