import { createRequire } from 'node:module'
import path from 'node:path'
import { tsImport } from 'tsx/esm/api'
import { BetweenAppsPlugin } from './between-apps-plugin.mjs'
import { SharedNamesPlugin } from './shared-names-plugin.mjs'

const shellName = 'shell'
const require = createRequire(import.meta.url)

/**
 * @typedef {import('../registry/release.ts').ReleaseContract} ReleaseContract
 * @typedef {Record<string, number>} Versions by name
 * @typedef {Record<string, { version: number }>} Defined
 * @typedef {{ events: Defined, slots: Defined, storage: Defined }} BetweenApps
 * @typedef {import('./between-apps-plugin.mjs').Used} Used
 * @typedef {import('../registry/app-manifest.ts').AppManifest} AppManifest
 */

/**
 * Lets a build find the names that a release records; to be called before it starts.
 * @param {import('webpack').Compiler} compiler
 * @param {string} folder
 */
export function applyNamePlugins(compiler, folder) {
  new SharedNamesPlugin().apply(compiler)
  const entry = betweenAppsEntry(folder)
  if (entry !== undefined) new BetweenAppsPlugin(entry).apply(compiler)
}

/**
 * The events, slots and storage keys of a release with the versions that it was built with.
 * @param {string} folder
 * @param {AppManifest} manifest
 * @param {readonly Used[]} used
 * @returns {Promise<ReleaseContract | undefined>}
 */
export async function recordContract(folder, manifest, used) {
  const entry = betweenAppsEntry(folder)
  if (entry === undefined) return undefined
  /** @type {BetweenApps} */
  const { events, slots, storage } = await tsImport(entry, import.meta.url)
  /** @param {Used['use']} use @param {Defined} defined */
  const usedOf = (use, defined) => {
    const uses = used.filter((one) => one.use === use)
    const isWhole = uses.some(({ name }) => name === undefined)
    return versionsOf(defined, isWhole ? Object.keys(defined) : uses.map(({ name = '' }) => name))
  }
  const filled = manifest.slots.map(({ slot }) => slot)
  const unknown = filled.find((name) => slots[name] === undefined)
  if (unknown !== undefined) {
    throw new Error(`${path.join(folder, 'app.json')}: there is no slot named ${unknown}`)
  }
  return {
    sends: usedOf('sends', events),
    receives: usedOf('receives', events),
    slots: versionsOf(slots, filled),
    storage: usedOf('storage', storage),
    ...(manifest.name === shellName && {
      gives: {
        events: versionsOf(events),
        slots: usedOf('slots', slots),
        storage: versionsOf(storage),
      },
    }),
  }
}

/**
 * @param {Defined} defined
 * @param {readonly string[]} names
 * @returns {Versions}
 */
function versionsOf(defined, names = Object.keys(defined)) {
  const known = names.toSorted().flatMap((name) => {
    const version = defined[name]?.version
    return version === undefined ? [] : [[name, version]]
  })
  return Object.fromEntries(known)
}

/**
 * The module of the shared package that defines what goes between apps, if the package has one.
 * @param {string} folder
 * @returns {string | undefined}
 */
function betweenAppsEntry(folder) {
  const { sharedEntryFile } = require('../preset/share-policy.cjs')
  return sharedEntryFile(folder, 'between-apps')
}
