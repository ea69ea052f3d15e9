import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './setup.mjs'

/** @typedef {{ resolved?: string, integrity?: string, link?: boolean, hasInstallScript?: boolean, name?: string, version?: string }} Locked */

/** @returns {Record<string, Locked>} the packages of the lockfile by their folder */
export const lockedPackages = () =>
  JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages

/** @returns {Record<string, string>} names of packages with install scripts, and what becomes of the scripts */
const knownInstallScripts = () =>
  JSON.parse(readFileSync(join(root, 'scripts', 'install-scripts.json'), 'utf8'))

/** The name that the registry knows, which an alias hides. @param {[folder: string, locked: Locked]} entry */
export const nameOf = ([folder, { name }]) => name ?? folder.replace(/^.*node_modules\//, '')

/** @param {Record<string, Locked>} packages */
export const installedPackages = (packages) =>
  Object.entries(packages).filter(([folder, { link }]) => folder.includes('node_modules/') && !link)

/**
 * Judges where packages come from and what they run when they are installed; returns a sentence for each fault.
 * @param {Record<string, Locked>} packages @param {Record<string, string>} installScripts
 */
export function judgeLockfile(packages, installScripts) {
  const installed = installedPackages(packages)
  const sources = installed.flatMap(([, { resolved }]) => resolved ?? [])
  const registry = hostOf(sources.find((source) => hostOf(source)))
  const faults = installed.flatMap((entry) => {
    const [folder, { resolved, integrity, hasInstallScript }] = entry
    return [
      ...(integrity?.startsWith('sha512-') ? [] : [`${folder} has no sha512 integrity.`]),
      ...(resolved === undefined || (registry && hostOf(resolved) === registry)
        ? []
        : [`${folder} is from ${resolved}: packages come over https from one registry.`]),
      ...(hasInstallScript && !installScripts[nameOf(entry)]
        ? [
            `${folder} has an install script: read it, then name the package in scripts/install-scripts.json.`,
          ]
        : []),
    ]
  })
  const withScripts = new Set(
    installed.filter(([, { hasInstallScript }]) => hasInstallScript).map(nameOf),
  )
  const gone = Object.keys(installScripts).filter((name) => !withScripts.has(name))
  return [
    ...faults,
    ...gone.map((name) => `${name} has no install script: remove it from install-scripts.json.`),
  ]
}

/** @param {string} [source] */
function hostOf(source = '') {
  const url = URL.canParse(source) ? new URL(source) : undefined
  return url?.protocol === 'https:' ? url.host : undefined
}

export const lockfileFaults = () => judgeLockfile(lockedPackages(), knownInstallScripts())
