import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { readManifest } from '../pack/manifest.mjs'
import { forgetWorkspace, lockWorkspace } from './lockfile.mjs'
import { writeTemplate } from './write-template.mjs'

/**
 * Creates an app of one screen with a route and a menu entry.
 * @param {string} root
 * @param {string} name
 */
export function createApp(root, name) {
  const folder = join(root, name)
  requireName(name)
  if (existsSync(folder)) throw new Error(`${folder} is there already.`)
  const values = valuesOf(root, name)
  writeTemplate('app', folder, values)
  writeTemplate('workspace', folder, values)
  lockWorkspace(root, name)
}

/**
 * Creates the same app as a repository of its own, with the packages that it needs in `packages/`.
 * @param {string} root
 * @param {string} name
 * @param {string} folder
 */
export async function createStandaloneApp(root, name, folder) {
  requireName(name)
  if (existsSync(folder) && readdirSync(folder).some((entry) => entry !== '.git')) {
    throw new Error(`${folder} is not empty.`)
  }
  // Imported on demand, because the other commands need no installed packages.
  const { packAll } = await import('../pack/pack.mjs')
  const packages = await packAll(join(folder, 'packages'))
  const values = { ...developmentVersions(root), ...valuesOf(root, name), ...packages }
  writeTemplate('app', folder, values)
  writeTemplate('standalone', folder, values)
}

/**
 * Removes an app and every reference to it from the checkout.
 * @param {string} root
 * @param {string} name
 */
export function removeApp(root, name) {
  const folder = join(root, name)
  requireName(name)
  if (!existsSync(join(folder, 'app.json'))) throw new Error(`${folder} is no app.`)
  rmSync(folder, { recursive: true })
  forgetWorkspace(root, name)
}

/** @param {string} name */
function requireName(name) {
  if (!/^mfe(-[a-z][a-z0-9]*)+$/.test(name)) {
    throw new Error('An app is named mfe- and words in small letters, such as mfe-labs.')
  }
}

/**
 * @param {string} root
 * @param {string} name
 * @returns {Record<string, string>}
 */
function valuesOf(root, name) {
  const shared = readManifest(join(root, 'shared'))
  const screen = name.replace(/^mfe-/, '')
  const words = screen.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  return {
    ...shared.peerDependencies,
    name,
    screen,
    sharedVersion: shared.version,
    Screen: words.join(''),
    Title: words.join(' '),
  }
}

/**
 * The versions of the tools that this checkout uses, so that its code and an app outside are checked alike.
 * @param {string} root
 * @returns {Record<string, string>}
 */
const developmentVersions = (root) => ({
  ...readManifest(join(root, 'e2e')).devDependencies,
  ...readManifest(root).devDependencies,
})
