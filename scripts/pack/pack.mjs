import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../setup.mjs'
import { stageAppKit } from './stage-app-kit.mjs'
import { stageShared } from './stage-shared.mjs'

/**
 * Builds @swipefolio/shared and @swipefolio/app-kit, and packs both into `folder`.
 * @param {string} folder
 * @returns {Promise<Record<string, string>>} the file name of each package
 */
export async function packAll(folder) {
  const shared = join(root, 'shared/dist')
  const appKit = join(root, 'app-kit/dist')
  await Promise.all([stageShared(shared), stageAppKit(appKit)])
  mkdirSync(folder, { recursive: true })
  const args = ['pack', shared, appKit, '--pack-destination', folder, '--json', '--loglevel=error']
  /** @type {{ name: string, filename: string }[]} */
  const packed = JSON.parse(execFileSync('npm', args, { encoding: 'utf8' }))
  return Object.fromEntries(packed.map(({ name, filename }) => [name, filename]))
}
