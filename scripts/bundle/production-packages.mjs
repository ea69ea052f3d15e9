import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lockedPackages } from '../supply-chain.mjs'
import { root } from '../setup.mjs'

/** @typedef {{ dependencies?: Record<string, string>, optionalDependencies?: Record<string, string>, peerDependencies?: Record<string, string>, peerDependenciesMeta?: Record<string, { optional?: boolean }> }} Needs */

/**
 * The folders of the packages that the bundled server needs at run time, relative to the checkout, as the lockfile and this
 * machine's platform have them. Workspaces are not among them: their code is in the bundle.
 * @returns {string[]}
 */
export function productionPackages() {
  const locked = /** @type {Record<string, Needs>} */ (lockedPackages())
  const { dependencies } = JSON.parse(readFileSync(join(root, 'server', 'package.json'), 'utf8'))
  const found = new Set()
  /** @param {string} from @param {Needs} needs */
  const visit = (from, needs) => {
    for (const name of namesOf(needs)) {
      const folder = findFolder(locked, from, name)
      if (!folder || found.has(folder)) continue
      found.add(folder)
      visit(folder, locked[folder] ?? {})
    }
  }
  const own = Object.entries(dependencies).filter(([name]) => !name.startsWith('@swipefolio/'))
  visit('server', { dependencies: Object.fromEntries(own) })
  return [...found].toSorted((one, other) => one.localeCompare(other))
}

/** @param {Needs} needs */
const namesOf = ({
  dependencies,
  optionalDependencies,
  peerDependencies = {},
  peerDependenciesMeta = {},
}) => [
  ...Object.keys({ ...dependencies, ...optionalDependencies }),
  ...Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional),
]

/**
 * Finds a package as Node does, from the inside out. Binaries for other platforms are locked and not installed.
 * @param {Record<string, Needs>} locked @param {string} from @param {string} name
 */
function findFolder(locked, from, name) {
  for (let folder = from; ; folder = outer(folder)) {
    const candidate = join(folder, 'node_modules', name)
    if (locked[candidate]) return existsSync(join(root, candidate)) ? candidate : undefined
    if (folder === '') return undefined
  }
}

/** The folder around a package or a workspace. @param {string} folder */
const outer = (folder) => folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))
