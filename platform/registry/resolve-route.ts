import { compareSpecificity, matchPath } from './path-pattern'
import type { Registry, RegistryMenuEntry, RegistryRoute, RegistrySlot } from './registry'

/** The meaning of a path for a role: a screen, a page for other roles only, or nothing. */
export type RouteResolution =
  | { kind: 'screen'; route: RegistryRoute; params: Record<string, string> }
  | { kind: 'denied'; route: RegistryRoute; params: Record<string, string> }
  | { kind: 'unknown' }

/** Whether an item with these `roles` is for `role`; an item without roles is for everybody. */
export function isForRole(roles: readonly string[] | undefined, role: string): boolean {
  return roles === undefined || roles.includes(role)
}

/** All routes of the most specific matching pattern, for any role. */
export function matchRoutes(registry: Pick<Registry, 'routes'>, pathname: string): RegistryRoute[] {
  const matching = registry.routes
    .filter((route) => matchPath(route.path, pathname) !== undefined)
    .toSorted((left, right) => compareSpecificity(left.path, right.path))
  const best = matching[0]
  if (best === undefined) return []
  return matching.filter((route) => compareSpecificity(route.path, best.path) === 0)
}

/** Finds the screen of `pathname` for `role`; prefers a denied route with a sentence. */
export function resolveRoute(
  registry: Pick<Registry, 'routes'>,
  pathname: string,
  role: string,
): RouteResolution {
  const routes = matchRoutes(registry, pathname)
  const allowed = routes.find((route) => isForRole(route.roles, role))
  const route = allowed ?? routes.find((candidate) => candidate.denied) ?? routes[0]
  if (route === undefined) return { kind: 'unknown' }
  const params = matchPath(route.path, pathname) ?? {}
  return { kind: allowed ? 'screen' : 'denied', route, params }
}

/** The menu for `role`, in order. */
export function menuFor(registry: Pick<Registry, 'menu'>, role: string): RegistryMenuEntry[] {
  return registry.menu.filter((entry) => isForRole(entry.roles, role))
}

/** The content of `slot` for `role`. */
export function slotsFor(
  registry: Pick<Registry, 'slots'>,
  slot: string,
  role: string,
): RegistrySlot[] {
  return registry.slots.filter((entry) => entry.slot === slot && isForRole(entry.roles, role))
}
