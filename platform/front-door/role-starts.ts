import {
  anonymousRole,
  filesBase,
  matchRoutes,
  readAddress,
  resolveRoute,
  shellName,
  slotsFor,
  startupFiles,
  type Registry,
  type RegistryRoute,
  type RegistrySlot,
} from '../registry'
import type { Live } from './live'

/** What a page needs at once: scripts by address with their hashes, and the addresses of its first calls. */
export interface Start {
  files: Record<string, string>
  reads: string[]
}

/** A place whose starts are wanted. */
export interface StartPlace {
  pathname: string
  /** The query that the page is for, if screens were prerendered for it. */
  search: string
  /** The address of the call whose answer the page contains. */
  answered?: string
}

/** The paths on which the shell shows slots at once, by slot. */
export type SlotPaths = Record<string, string>

/** The scripts that every role needs: those of the shell's start and, where one screen serves all, of that screen. */
export function sharedFiles({ registry, shell }: Live, pathname: string): Record<string, string> {
  if (shell === undefined) return {}
  const base = filesBase(shell)
  const [route, ...others] = matchRoutes(registry, pathname)
  const isForAll = route !== undefined && others.length === 0 && route.roles === undefined
  return withHashes(registry, [
    // The entry, too: a browser asks for a deferred script after all preloads.
    ...startupFiles(shell).map((name) => base + name),
    ...(isForAll ? screenFiles(registry, route) : []),
  ])
}

/**
 * What each role needs beside that. The role of a visitor without a session also stands for roles that nothing on this path
 * names. A shell that names no paths of slots takes no early answers over.
 */
export function startsByRole(
  live: Live,
  { pathname, search, answered }: StartPlace,
  slotPaths: SlotPaths | undefined,
): Record<string, Start> {
  const { registry } = live
  const slots = Object.keys(slotPaths ?? {}).filter((slot) => slotPaths?.[slot] === pathname)
  const placed = registry.slots.filter(({ slot }) => slots.includes(slot))
  const named = [...matchRoutes(registry, pathname), ...placed].flatMap(({ roles }) => roles ?? [])
  const shared = sharedFiles(live, pathname)
  const starts = [...new Set([anonymousRole, ...named])].map((role): [string, Start] => {
    const resolution = resolveRoute(registry, pathname, role)
    const isScreen = resolution.kind === 'screen'
    const shown = [
      ...(isScreen ? [resolution.route] : []),
      ...slots.flatMap((slot) => slotsFor(registry, slot, role)),
    ].filter(({ app }) => registry.apps[app] && !registry.apps[app].isOff)
    const params = isScreen ? resolution.params : {}
    const files = shown.flatMap((content) => screenFiles(registry, content))
    return [
      role,
      {
        files: withHashes(
          registry,
          files.filter((file) => !Object.hasOwn(shared, file)),
        ),
        reads: slotPaths
          ? shown
              .flatMap((content) => readsFor(content, search))
              .flatMap((read) => readAddress(read, params) ?? [])
              .filter((address) => address !== answered)
          : [],
      },
    ]
  })
  return Object.fromEntries(
    starts.filter(([, { files, reads }]) => Object.keys(files).length + reads.length > 0),
  )
}

function readsFor(content: RegistryRoute | RegistrySlot, search: string): string[] {
  if (search === '') return content.reads ?? []
  return ('searchReads' in content && content.searchReads?.[search]) || []
}

function screenFiles(registry: Registry, content: RegistryRoute | RegistrySlot): string[] {
  const app = registry.apps[content.app]
  const screen = app?.screens[content.screen]
  if (app === undefined || screen === undefined) return []
  const shellBase = registry.apps[shellName]?.base ?? ''
  return [
    ...screen.shellFiles.map((name) => shellBase + name),
    ...screen.files.map((name) => app.base + name),
  ]
}

const hashesByRegistry = new WeakMap<Registry, Map<string, string>>()

/** The hashes of all scripts by address, collected once per set of releases. */
function hashesOf(registry: Registry): Map<string, string> {
  const known = hashesByRegistry.get(registry)
  if (known) return known
  const hashes = new Map(
    Object.values(registry.apps).flatMap(({ base, integrity }) =>
      Object.entries(integrity).map(([name, hash]) => [base + name, hash] as const),
    ),
  )
  hashesByRegistry.set(registry, hashes)
  return hashes
}

function withHashes(registry: Registry, files: readonly string[]): Record<string, string> {
  const hashes = hashesOf(registry)
  return Object.fromEntries(files.map((file) => [file, hashes.get(file) ?? '']))
}
