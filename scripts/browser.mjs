import { existsSync } from 'node:fs'
import { findBrowser, which } from '../platform/release-command/trial/find-browser.mjs'
import { run } from './setup.mjs'

export { findBrowser }

const lightest = 'chromium-headless-shell'

const canInstall = () => process.getuid?.() === 0 && which('apt-get') !== undefined

/** @param {string[]} packages of Debian */
async function install(...packages) {
  await run('apt-get', ['update', '-qq'])
  const options = ['-o', 'DPkg::Lock::Timeout=300', '-y', '-qq', '--no-install-recommends']
  await run('apt-get', ['install', ...options, ...packages, 'fonts-noto-core'])
}

/**
 * Ensures a Chromium: Debian's without windows, which needs half the processor time (as root), else the installed one, else
 * Playwright's own.
 * @param {Promise<void>} [packages] the installation of npm's packages, which only Playwright's download waits for
 */
export async function ensureBrowser(packages) {
  if (process.env.CHROMIUM_PATH || which(lightest)) return
  const failed = canInstall() && (await install(lightest).catch((error) => error))
  if (findBrowser()) return
  if (failed) throw failed
  await packages
  await run('npx', ['playwright', 'install', '--only-shell', 'chromium'])
}

/**
 * Installs packages of Debian, which only root can. @param {string[]} packages
 */
export async function installFromDebian(packages) {
  if (canInstall()) await install(...packages)
  else console.log(`These packages of Debian are needed: ${packages.join(', ')}`)
}

const services = {
  pgbouncer: 'pgbouncer',
  haproxy: 'haproxy',
  nginx: 'nginx-light',
  'redis-server': 'redis-server',
}

/** Ensures Debian's PostgreSQL, pooler, proxies and Redis, of which the proofs run instances of their own. */
export async function ensureServices() {
  const missing = Object.entries(services).filter(
    ([program]) => !which(program) && !existsSync(`/usr/sbin/${program}`),
  )
  const packages = missing.map(([, name]) => name)
  if (!existsSync('/usr/lib/postgresql')) packages.push('postgresql')
  if (packages.length > 0) await installFromDebian(packages)
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
export async function ensureEngines() {
  const missing = Object.entries(engines).filter(([program]) => !which(program))
  if (missing.length === 0) return true
  await installFromDebian(missing.map(([, name]) => name))
  return canInstall()
}
