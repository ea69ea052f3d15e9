import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readManifest } from '../pack/manifest.mjs'

/**
 * Adds a workspace to the lockfile as npm would; it needs no further package.
 * @param {string} root
 * @param {string} name
 */
export function lockWorkspace(root, name) {
  const { version, dependencies, devDependencies } = readManifest(join(root, name))
  change(root, (packages) => ({
    ...packages,
    [name]: { version, dependencies, devDependencies },
    [`node_modules/${name}`]: { resolved: name, link: true },
  }))
}

/**
 * @param {string} root
 * @param {string} name
 */
export function forgetWorkspace(root, name) {
  change(root, (packages) => {
    const { [name]: _own, [`node_modules/${name}`]: _link, ...others } = packages
    return others
  })
}

/**
 * @param {string} root
 * @param {(packages: Record<string, unknown>) => Record<string, unknown>} edit
 */
function change(root, edit) {
  const file = join(root, 'package-lock.json')
  const lock = JSON.parse(readFileSync(file, 'utf8'))
  const packages = Object.entries(edit(lock.packages)).toSorted(([left], [right]) =>
    left.localeCompare(right, 'en'),
  )
  lock.packages = Object.fromEntries(packages)
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
}
