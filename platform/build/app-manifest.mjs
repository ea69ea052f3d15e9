import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { tsImport } from 'tsx/esm/api'
import Value from 'typebox/value'

/** @typedef {import('../registry/app-manifest.ts').AppManifest} AppManifest */

/**
 * Reads and validates the app's app.json; an error names the path of the invalid value.
 * @param {string} folder
 * @returns {Promise<AppManifest>}
 */
export async function readAppManifest(folder) {
  const file = path.join(folder, 'app.json')
  /** @type {unknown} */
  const manifest = JSON.parse(await readFile(file, 'utf8'))
  const { AppManifest } = await tsImport('../registry/app-manifest.ts', import.meta.url)
  const [fault] = Value.Errors(AppManifest, manifest)
  if (fault) throw new Error(`${file}${fault.instancePath}: ${fault.message}`)
  const checked = /** @type {AppManifest} */ (manifest)
  for (const { screen } of [...checked.routes, ...checked.slots]) {
    if (checked.screens[screen] === undefined) throw new Error(`${file}: no screen named ${screen}`)
  }
  return checked
}
