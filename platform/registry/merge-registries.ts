import type { Registry } from './registry'

/** `latest`, with the entries of the apps in `wanted` taken from `current`, but for what is turned off. */
export function mergeRegistries(
  current: Registry,
  latest: Registry,
  wanted: ReadonlySet<string>,
): Registry {
  const kept = new Set([...wanted].filter((app) => !latest.apps[app]?.isOff))
  const merge = <T extends { app: string }>(before: readonly T[], after: readonly T[]) => [
    ...before.filter(({ app }) => kept.has(app)),
    ...after.filter(({ app }) => !kept.has(app)),
  ]
  const before = Object.entries(current.apps)
    .filter(([name]) => kept.has(name))
    .map(([name, app]) => [name, { ...app, offSlots: latest.apps[name]?.offSlots }] as const)
  const after = Object.entries(latest.apps).filter(([name]) => !kept.has(name))
  return {
    apps: Object.fromEntries([...before, ...after]),
    routes: merge(current.routes, latest.routes),
    menu: merge(current.menu, latest.menu).toSorted((a, b) => a.order - b.order),
    slots: merge(current.slots, latest.slots).filter(
      ({ app, slot }) => !latest.apps[app]?.offSlots?.includes(slot),
    ),
    ...(latest.commands && { commands: merge(current.commands ?? [], latest.commands) }),
    ...(latest.keys && { keys: merge(current.keys ?? [], latest.keys) }),
    ...(current.language && { language: current.language }),
    ...(latest.languages && { languages: latest.languages }),
    ...(latest.partFor !== undefined && { partFor: latest.partFor }),
  }
}
