import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The package.json of a workspace.
 * @param {string} folder
 * @returns {any}
 */
export const readManifest = (folder) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

/**
 * What `exports` says of a source file once it is compiled; a script that is not compiled stays as it is.
 * @param {string} file
 */
export function compiledEntry(file) {
  const base = file.replace(/\.tsx?$/, '')
  return base === file ? file : { types: `${base}.d.ts`, default: `${base}.js` }
}
