import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

// The first needs half the processor time of the others, because it composes no window.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]

/**
 * The path of an installed program, or undefined.
 * @param {string} name
 */
export function which(name) {
  const { status, stdout } = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}

/** The installed Chromium, or undefined. */
export const findBrowser = () => {
  const { CHROMIUM_PATH } = process.env
  if (CHROMIUM_PATH && existsSync(CHROMIUM_PATH)) return CHROMIUM_PATH
  return names.map(which).find(Boolean)
}
