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

const canInstall = () => process.getuid?.() === 0 && which('apt-get') !== undefined

/** @param {string[]} packages of Debian */
function install(...packages) {
  run('apt-get', ['update', '-qq'])
  const options = ['-o', 'DPkg::Lock::Timeout=300', '-y', '-qq', '--no-install-recommends']
  run('apt-get', ['install', ...options, ...packages, 'fonts-noto-core'])
}

/** Ensures a Chromium: the installed one, else Debian's package (as root), else Playwright's own. */
export function ensureBrowser() {
  if (findBrowser()) return
  if (canInstall()) install('chromium-headless-shell')
  else run('npx', ['playwright', 'install', '--only-shell', 'chromium'])
}

const engines = {
  'firefox-esr': 'firefox-esr',
  WebKitWebDriver: 'webkit2gtk-driver',
  // WebKit has no headless mode.
  'xvfb-run': 'xvfb',
  xauth: 'xauth',
}

/**
 * Ensures Debian's Firefox and WebKit, installing them as root.
 * @returns whether they are there
 */
export function ensureEngines() {
  const missing = Object.entries(engines).filter(([program]) => !which(program))
  if (missing.length === 0) return true
  const packages = missing.map(([, name]) => name)
  if (canInstall()) install(...packages)
  else console.log(`Firefox and WebKit need Debian's packages ${packages.join(', ')}`)
  return canInstall()
}
