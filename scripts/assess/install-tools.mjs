import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { which } from '../../platform/release-command/trial/find-browser.mjs'
import { installFromDebian } from '../browser.mjs'
import { root, run } from '../setup.mjs'

/** Below .cache, because the tools are no dependencies of the product. */
export const toolFolder = join(root, '.cache/assess')

const packages = {
  csp_evaluator: '1.1.8',
  '@mdn/mdn-http-observatory': '1.4.8',
  '@stoplight/spectral-cli': '6.16.3',
  '@stoplight/spectral-owasp-ruleset': '2.0.1',
  recheck: '4.5.0',
}

const programs = ['haproxy', 'openssl', 'sqlmap', 'wapiti']

/** Installs the tools that are missing; answers the programs that this machine cannot have. */
export async function installTools() {
  const missing = programs.filter((program) => !which(program))
  if (missing.length > 0) await installFromDebian(missing).catch(() => {})
  await installPackages()
  return missing.filter((program) => !which(program))
}

/** @param {string} name of a package */
export function versionOf(name) {
  const file = join(toolFolder, 'node_modules', name, 'package.json')
  return existsSync(file) ? String(JSON.parse(readFileSync(file, 'utf8')).version) : undefined
}

async function installPackages() {
  const wanted = Object.entries(packages)
  if (wanted.every(([name, version]) => versionOf(name) === version)) return
  mkdirSync(toolFolder, { recursive: true })
  writeFileSync(join(toolFolder, 'package.json'), '{ "private": true }')
  const names = wanted.map(([name, version]) => `${name}@${version}`)
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  await run('npm', ['install', '--prefix', toolFolder, ...options, ...names]).catch(() => {})
  if (!versionOf('@mdn/mdn-http-observatory')) return
  // Its install script downloads the list of preloaded hosts, on which localhost cannot be.
  const observatory = join(toolFolder, 'node_modules/@mdn/mdn-http-observatory')
  writeFileSync(join(observatory, 'conf/hsts-preload.json'), '{}')
}
