import {
  isBuiltInName,
  matchPath,
  parsePattern,
  shellName,
  type AppCommand,
  type AppManifest,
  type Release,
} from '../registry'
import { labelFault, plainLabel } from './labels'
import type { Refusal } from './refusal'
import { isForTheSame } from './roles'

/** The faults of a release's commands by themselves. */
export function checkCommands({ app, version, manifest }: Release): Refusal[] {
  const { commands = [] } = manifest
  const faults = commands.flatMap((command, at) => [
    ...(commandFault(command, app, manifest) ?? []),
    ...commands.slice(at + 1).flatMap((later) => clashOf(command, later) ?? []),
  ])
  return faults.map((fault) => ({ rule: 'commands', sentence: `${app} ${version} ${fault}` }))
}

function commandFault(
  command: AppCommand,
  app: string,
  { routes, slots }: AppManifest,
): string[] | undefined {
  const misread = labelFault(command.label, 'command')
  if (misread !== undefined) return [misread]
  if ('act' in command) {
    if (isBuiltInName(command.act)) return [`cannot have an act named ${command.act}.`]
    // The screen of a slot is there on every page, that of a route is not.
    const isHeard = app === shellName || slots.length > 0
    return isHeard ? undefined : [`has a command "${command.label}" for an act, and fills no slot.`]
  }
  const [path = ''] = command.path.split('?')
  const isOwn =
    parsePattern(path) &&
    routes.some((route) => matchPath(route.path, path) && isForTheSame(route, command))
  return isOwn
    ? undefined
    : [`has a command "${command.label}" to ${command.path}, where it has no page.`]
}

function clashOf(one: AppCommand, other: AppCommand): string | undefined {
  if (!isForTheSame(one, other)) return undefined
  if (one.key !== undefined && one.key === other.key) {
    return `has two commands with the key ${one.key}: "${one.label}" and "${other.label}".`
  }
  return plainLabel(one.label) === plainLabel(other.label)
    ? `has two commands "${other.label}".`
    : undefined
}

interface Entry {
  kind: 'command' | 'menu entry'
  label: string
  owner: string
  roles?: string[]
  key?: string
}

/** Commands of `release` that have the label of a command or menu entry of another app, or its key. */
export function checkCommandClashes(release: Release, others: readonly Release[]): Refusal[] {
  const taken = others.filter(({ app }) => app !== release.app).flatMap(entriesOf)
  return entriesOf(release).flatMap((entry) =>
    taken.flatMap((other) => {
      const fault = faultBetween(entry, other)
      return fault === undefined ? [] : [{ rule: 'commands', sentence: fault } satisfies Refusal]
    }),
  )
}

function faultBetween(entry: Entry, other: Entry): string | undefined {
  // Menu entries are compared with each other elsewhere.
  if (entry.kind === 'menu entry' && other.kind === 'menu entry') return undefined
  if (!isForTheSame(entry, other)) return undefined
  if (entry.key !== undefined && entry.key === other.key) {
    return `${entry.owner} and ${other.owner} both have a command with the key ${entry.key}.`
  }
  return plainLabel(entry.label) === plainLabel(other.label)
    ? `${entry.owner} has a ${entry.kind} "${entry.label}", and ${other.owner} a ${other.kind} of that name.`
    : undefined
}

const entriesOf = ({ app, version, manifest }: Release): Entry[] => {
  const owner = `${app} ${version}`
  return [
    ...(manifest.commands ?? []).map((command) => ({
      ...command,
      kind: 'command' as const,
      owner,
    })),
    ...manifest.menu.map(({ label, roles }) => ({
      kind: 'menu entry' as const,
      label,
      owner,
      ...(roles && { roles }),
    })),
  ]
}
