import {
  isForRole,
  menuFor,
  type Registry,
  type RegistryCommand,
} from '@swipefolio/platform/registry'
import { t } from '@swipefolio/shared/i18n'

/** What a command does: opens an address, or has an app perform an act. */
export type Target = { path: string } | { app: string; act: string }

/** A command as the palette shows it. */
export interface Offer {
  id: string
  label: string
  /** The title of the page on which its address is a place. */
  page?: string
  group: string
  /** The letter that chooses it after g. */
  key?: string
  target: Target
  /** The parameter of its address that searches the list there. */
  search?: string
}

const groups = { recent: t('Recent'), places: t('Go to'), acts: t('Actions') } as const

const targetOf = (command: RegistryCommand): Target =>
  'act' in command ? { app: command.app, act: command.act } : { path: command.path }

const idOf = (target: Target) => ('path' in target ? target.path : `${target.app} ${target.act}`)

/** The entries of the menu and the commands of all apps for a role: places before acts. A command replaces the entry of its address. */
export function offeredCommands(
  registry: Pick<Registry, 'menu' | 'commands' | 'routes'>,
  role: string,
): Offer[] {
  const commands = (registry.commands ?? []).filter(({ roles }) => isForRole(roles, role))
  const titleOf = (address: string) =>
    registry.routes.find(({ path }) => path === address.split('?', 1)[0])?.title
  const offerOf = (command: RegistryCommand): Offer => {
    const target = targetOf(command)
    const { label, key, group = 'act' in command ? groups.acts : groups.places } = command
    const search = 'path' in command ? command.search : undefined
    const page = 'path' in command ? titleOf(command.path) : undefined
    return {
      id: idOf(target),
      label,
      group,
      target,
      ...(key && { key }),
      ...(search && { search }),
      ...(page && { page }),
    }
  }
  const own = commands.map(offerOf)
  const entries = menuFor(registry, role).map(({ label, path }): Offer => {
    const command = own.find(({ id }) => id === path)
    return command ?? { id: path, label, group: groups.places, target: { path } }
  })
  const ids = new Set(entries.map(({ id }) => id))
  const all = [...entries, ...own.filter(({ id }) => !ids.has(id))]
  return inGroups(all)
}

const mostRecent = 6

/**
 * The pages that were left last, but for the current one, one for each label; those that have a command are that command.
 * A page that is called like the page of another command has the label of the command that leads to it.
 */
export function withRecent(
  offers: readonly Offer[],
  places: ReadonlyMap<string, string>,
  current: string,
): Offer[] {
  const labelled = new Map<string, Offer>()
  for (const [path, title] of places) {
    const known = offers.find(({ id }) => id === path)
    const isAmbiguous = offers.some(({ label }) => label === title)
    const named = known ?? offers.find(({ id }) => isAmbiguous && path.startsWith(`${id}&`))
    const label = named?.label ?? title
    if (path === current || labelled.has(label)) continue
    labelled.set(label, { target: { path }, ...known, label, id: path, group: groups.recent })
  }
  const recent = [...labelled.values()].slice(0, mostRecent)
  const ids = new Set(recent.map(({ id }) => id))
  return [...recent, ...offers.filter(({ id }) => !ids.has(id))]
}

/** Looks for a text in the lists of those pages that can be searched. */
export const searchesFor = (text: string, offers: readonly Offer[]): Offer[] =>
  offers.flatMap(({ target, search, label: place }) => {
    if (!text || !search || !('path' in target)) return []
    const { pathname, searchParams } = new URL(target.path, location.origin)
    searchParams.set(search, text)
    const path = `${pathname}?${searchParams}`
    const label = t('Look for “{text}” in {place}', { text, place })
    return [{ id: path, label, group: groups.places, target: { path } }]
  })

/** In the order in which the groups begin, the acts last. */
function inGroups(offers: readonly Offer[]): Offer[] {
  const names = new Set([groups.places, ...offers.map(({ group }) => group)])
  names.delete(groups.acts)
  return [...names, groups.acts].flatMap((name) => offers.filter(({ group }) => group === name))
}
