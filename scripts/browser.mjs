import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { run } from './setup.mjs'

// The first needs half the processor time of the others, because it composes no window.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]

/** @param {string} name */
function which(name) {
  const { status, stdout } = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}

/** The installed Chromium, or undefined. */
export const findBrowser = () => {
  const { CHROMIUM_PATH } = process.env
  if (CHROMIUM_PATH && existsSync(CHROMIUM_PATH)) return CHROMIUM_PATH
  return names.map(which).find(Boolean)
}

/** Ensures a Chromium: the installed one, else Debian's package (as root), else Playwright's own. */
export function ensureBrowser() {
  if (findBrowser()) return
  if (process.getuid?.() === 0 && which('apt-get')) {
    run('apt-get', ['update', '-qq'])
    run('apt-get', [
      'install',
      '-o',
      'DPkg::Lock::Timeout=300',
      '-y',
      '-qq',
      '--no-install-recommends',
      'chromium-headless-shell',
      'fonts-noto-core',
    ])
  } else {
    run('npx', ['playwright', 'install', '--only-shell', 'chromium'])
  }
}
