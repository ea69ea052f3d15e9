import { realpath } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const platformFolder = fileURLToPath(new URL('..', import.meta.url))

/**
 * Resolves the shared package from `folder`.
 * @param {string} folder
 */
export async function sharedFolder(folder) {
  for (let at = folder; ; at = path.dirname(at)) {
    const found = await realpath(path.join(at, 'node_modules/@swipefolio/shared')).catch(() => '')
    if (found !== '') return found
    if (at === path.dirname(at))
      throw new Error(`@swipefolio/shared is not installed for ${folder}`)
  }
}
