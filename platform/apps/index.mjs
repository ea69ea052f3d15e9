import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

/**
 * The folders of the apps in a checkout, shell first; a folder with an `app.json` is an app.
 * @param {string} root
 * @returns {string[]}
 */
export function findAppFolders(root) {
  const names = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(path.join(root, entry.name, 'app.json')))
    .map(({ name }) => name)
  const isShell = (/** @type {string} */ name) => Number(name === 'shell')
  return names
    .toSorted((left, right) => isShell(right) - isShell(left) || left.localeCompare(right))
    .map((name) => path.join(root, name))
}
