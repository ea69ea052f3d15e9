const path = require('node:path')
const { installedPackage } = require('./installed-package.cjs')

/** @typedef {{ requires: string, version: string, request: string, isNamed?: boolean }} Share `isNamed`: releases are compared by the names of its exports, too */

/** Packages that exist once in a page, provided by the shell; react-dom/ includes react-dom/client. */
const packages = ['react', 'react-dom', 'react-dom/', 'styled-components']

/** Modules of the shared package that hold state or context; the others are pure and bundled. */
const sharedEntries = ['session', 'api', 'router', 'ui', 'forms']

const sharedPackage = '@swipefolio/shared'

/**
 * The share policy: every singleton by its key, with the version resolved from `folder`.
 * @param {string} folder
 * @returns {Record<string, Share>}
 */
function shares(folder) {
  const manifest = installedPackage(sharedPackage, folder)
  /** @type {Record<string, Share>} */
  const policy = {}
  for (const key of packages) {
    const name = key.replace(/\/$/, '')
    const requires = manifest.data.peerDependencies?.[name] ?? '*'
    policy[key] = { requires, version: installedPackage(name, folder).data.version, request: key }
  }
  const { version } = manifest.data
  for (const entry of sharedEntries) {
    // Keyed by file, so that a relative import inside the package gets the same instance.
    const request = sharedEntryFile(folder, entry)
    if (request === undefined) continue
    policy[`${sharedPackage}/${entry}`] = {
      requires: `^${version}`,
      version,
      request,
      isNamed: true,
    }
  }
  return policy
}

/**
 * The file of an entry of the shared package, if it has this entry.
 * @param {string} folder
 * @param {string} entry
 */
function sharedEntryFile(folder, entry) {
  const { file, data } = installedPackage(sharedPackage, folder)
  const exported = data.exports?.[`./${entry}`]
  if (exported === undefined) return undefined
  // As a package, it has declarations beside the scripts.
  const source = typeof exported === 'string' ? exported : exported.default
  return path.join(path.dirname(file), source)
}

/**
 * The `shared` option of the federation plugin: the shell provides, remotes consume.
 * @param {string} folder
 * @param {boolean} provides
 */
function federationShares(folder, provides) {
  return Object.fromEntries(
    Object.entries(shares(folder)).map(([shareKey, { requires, version, request }]) => [
      request,
      {
        shareKey,
        singleton: true,
        strictVersion: true,
        requiredVersion: requires,
        ...(provides ? { version } : { import: /** @type {const} */ (false) }),
      },
    ]),
  )
}

module.exports = { federationShares, sharedEntryFile, shares }
