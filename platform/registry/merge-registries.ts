import type { Registry } from './registry'

/** `latest`, with the entries of the apps in `kept` taken from `current`. */
export function mergeRegistries(
  current: Registry,
  latest: Registry,
  kept: ReadonlySet<string>,
): Registry {
  const merge = <T extends { app: string }>(before: readonly T[], after: readonly T[]) => [
    ...before.filter(({ app }) => kept.has(app)),
    ...after.filter(({ app }) => !kept.has(app)),
  ]
  const before = Object.entries(current.apps).filter(([name]) => kept.has(name))
  const after = Object.entries(latest.apps).filter(([name]) => !kept.has(name))
  return {
    apps: Object.fromEntries([...before, ...after]),
    routes: merge(current.routes, latest.routes),
    menu: merge(current.menu, latest.menu).toSorted((a, b) => a.order - b.order),
    slots: merge(current.slots, latest.slots),
  }
}
