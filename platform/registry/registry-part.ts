import { PathTree } from './path-tree'
import { anonymousRole, menuLimit, shellName, type Registry } from './registry'
import { matchRoutes, menuFor, resolveRoute } from './resolve-route'

/**
 * The part of a registry that the page of `pathname` needs, whatever the role: the shell, the apps of the path's routes, of
 * slots and of the menu's first entries. Its size does not depend on the number of other apps. The routes are complete for
 * every path that one of these apps has. Commands and keys are left out.
 */
export function registryPart(
  { commands: _commands, keys: _keys, ...registry }: Registry,
  pathname: string,
): Registry {
  const menu = menuHeads(registry)
  const needed = [...matchRoutes(registry, pathname), ...registry.slots, ...menu.shown]
  const kept = new Set([shellName, ...needed.map(({ app }) => app)])
  const apps = Object.entries(registry.apps).filter(([name]) => kept.has(name))
  if (apps.length === Object.keys(registry.apps).length) return registry
  const own = new PathTree<string>()
  for (const { app, path } of registry.routes) if (kept.has(app)) own.add(path, app)
  return {
    apps: Object.fromEntries(apps),
    routes: registry.routes.filter(
      ({ app, path }) => kept.has(app) || own.overlapping(path).length > 0,
    ),
    menu: registry.menu.filter((entry) => kept.has(entry.app) || menu.next.has(entry)),
    slots: registry.slots,
    ...(registry.languages && { language: registry.language, languages: registry.languages }),
    partFor: pathname,
  }
}

/** The entries that each role sees at once, and the ones after them, which show that there are more. */
function menuHeads(registry: Registry) {
  const roles = new Set([anonymousRole, ...registry.menu.flatMap(({ roles: own }) => own ?? [])])
  const menus = [...roles].map((role) => menuFor(registry, role))
  return {
    shown: menus.flatMap((menu) => menu.slice(0, menuLimit)),
    next: new Set(menus.flatMap((menu) => menu.slice(menuLimit, menuLimit + 1))),
  }
}

/** Whether this registry says what a path shows to a role, and how to load it. */
export function coversPath(registry: Registry, pathname: string, role: string): boolean {
  if (registry.partFor === undefined || registry.partFor === pathname) return true
  const resolution = resolveRoute(registry, pathname, role)
  if (resolution.kind === 'unknown') return false
  return resolution.kind === 'denied' || Object.hasOwn(registry.apps, resolution.route.app)
}
