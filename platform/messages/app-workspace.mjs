import { tsImport } from 'tsx/esm/api'
import { readAppManifest } from '../build/app-manifest.mjs'

/**
 * The workspace of an app, with what its app.json says.
 * @param {string} folder
 * @returns {Promise<import('./workspace-messages.mjs').Workspace>}
 */
export async function appWorkspace(folder) {
  const manifest = await readAppManifest(folder)
  const { textsOf } = await tsImport('../registry/languages.ts', import.meta.url)
  return { folder, sources: 'src', languages: manifest.languages ?? [], texts: textsOf(manifest) }
}
