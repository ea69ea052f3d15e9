import { resolveRoute, shellName, type RouteResolution } from '@swipefolio/platform/registry'
import { currentRole } from './current-role'
import { loadScreen, preloadScreen } from './load-screen'
import { pageRegistry } from './page-registry'

/** The app and screen of a resolved path, if it has one. */
export function screenOf(resolution: RouteResolution): { app: string; screen: string } | undefined {
  if (resolution.kind === 'screen') return resolution.route
  return resolution.kind === 'unknown' ? { app: shellName, screen: 'NotFound' } : undefined
}

export async function loadRoute(pathname: string, role: string): Promise<void> {
  const screen = screenOf(resolveRoute(pageRegistry(), pathname, role))
  if (screen) await loadScreen(screen.app, screen.screen)
}

/** Preloads the screen of a path. */
export function preloadRoute(pathname: string): void {
  const resolution = resolveRoute(pageRegistry(), pathname, currentRole())
  if (resolution.kind === 'screen') preloadScreen(resolution.route.app, resolution.route.screen)
}
