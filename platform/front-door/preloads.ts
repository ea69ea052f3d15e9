import { filesBase, matchRoutes, shellName, startupFiles, type Registry } from '../registry'
import type { Live } from './live'

/** A script that the page needs at once. */
export interface Preload {
  href: string
  integrity: string
}

/** The files of the shell's entry and, where one screen serves every role, of that screen. */
export function preloadsOf({ registry, shell }: Live, pathname: string): Preload[] {
  if (shell === undefined) return []
  const base = filesBase(shell)
  const start = startupFiles(shell).filter((name) => name !== shell.entry)
  const files = [...start.map((name) => base + name), ...screenAddresses(registry, pathname)]
  const integrity = integrityByAddress(registry)
  return [...new Set(files)].map((href) => ({ href, integrity: integrity.get(href) ?? '' }))
}

function screenAddresses(registry: Registry, pathname: string): string[] {
  const [route, ...others] = matchRoutes(registry, pathname)
  // Only the browser knows the role, so the shell preloads the screen of a page that depends on it.
  if (route === undefined || others.length > 0 || route.roles !== undefined) return []
  const app = registry.apps[route.app]
  const screen = app?.screens[route.screen]
  if (app === undefined || screen === undefined) return []
  const shellBase = registry.apps[shellName]?.base ?? ''
  return [
    ...screen.shellFiles.map((name) => shellBase + name),
    ...screen.files.map((name) => app.base + name),
  ]
}

function integrityByAddress({ apps }: Registry): Map<string, string> {
  return new Map(
    Object.values(apps).flatMap(({ base, integrity }) =>
      Object.entries(integrity).map(([name, hash]) => [base + name, hash] as const),
    ),
  )
}
