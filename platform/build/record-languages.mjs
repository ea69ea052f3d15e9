import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { tsImport } from 'tsx/esm/api'

/**
 * What a release has in each language of its app.json: the files of the module with the catalogue, and of the catalogue what app.json says.
 * @param {string} folder
 * @param {import('../registry/app-manifest.ts').AppManifest} manifest
 * @param {Record<string, string[]>} files by language
 * @returns {Promise<import('../registry/release.ts').Release['languages']>}
 */
export async function recordLanguages(folder, manifest, files) {
  if (Object.keys(files).length === 0) return undefined
  const { textsOf } = await tsImport('../registry/languages.ts', import.meta.url)
  const languages = Object.entries(files).map(async ([language, names]) => {
    const file = path.join(folder, 'src/i18n', `${language}.json`)
    /** @type {Record<string, string>} */
    const catalogue = JSON.parse(await readFile(file, 'utf8'))
    const texts = textsOf(manifest).flatMap((/** @type {string} */ text) =>
      catalogue[text] ? [[text, catalogue[text]]] : [],
    )
    return /** @type {const} */ ([language, { files: names, texts: Object.fromEntries(texts) }])
  })
  return Object.fromEntries(await Promise.all(languages))
}
