import type { Release } from '../registry'
import type { Refusal } from './refusal'

const uses = [
  { use: 'sends', kind: 'events', words: 'sends the event' },
  { use: 'receives', kind: 'events', words: 'receives the event' },
  { use: 'slots', kind: 'slots', words: 'fills the slot' },
  { use: 'storage', kind: 'storage', words: 'uses the storage key' },
] as const

/**
 * Whether the shell knows the events, slots and storage keys of an app in the version that the app was built with.
 * Another sender or receiver of an event need not be live. Of a release that records none of them, only the slots of its
 * app.json are checked.
 */
export function checkContract(release: Release, shell: Release): Refusal[] {
  const { app, version, contract } = release
  const gives = shell.contract?.gives
  if (gives === undefined) return []
  if (contract === undefined) return checkSlots(release, shell, gives.slots)
  return uses.flatMap(({ use, kind, words }) =>
    Object.entries(contract[use]).flatMap(([name, built]): Refusal[] => {
      const given = Object.hasOwn(gives[kind], name) ? gives[kind][name] : undefined
      if (given === built) return []
      const has = given === undefined ? 'does not have it' : `has version ${given}`
      const sentence = `${app} ${version} ${words} ${name} (version ${built}); shell ${shell.version} ${has}.`
      return [{ rule: 'contract', sentence }]
    }),
  )
}

/** The slots of a release that records no versions, such as one of another bundler. */
function checkSlots(
  { app, version, manifest }: Release,
  shell: Release,
  slots: Record<string, number>,
): Refusal[] {
  return manifest.slots
    .filter(({ slot }) => !Object.hasOwn(slots, slot))
    .map(({ slot }) => ({
      rule: 'slots',
      sentence: `${app} ${version} fills the slot ${slot}; shell ${shell.version} does not have it.`,
    }))
}
