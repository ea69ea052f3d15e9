import { readFile } from 'node:fs/promises'
import path from 'node:path'

/**
 * The version that an app's next release will have.
 * @param {string} folder
 */
export async function packageVersion(folder) {
  const { version } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'))
  return String(version)
}
