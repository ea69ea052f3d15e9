import { execFile } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from './setup.mjs'
import { installedPackages, lockedPackages, nameOf } from './supply-chain.mjs'

/** @typedef {{ package: string, versions: string[], severity: string, title: string, url: string }} Advisory */
/** @typedef {{ askedAt: string, packages: string[], advisories: Advisory[] }} Advisories `packages`: those asked for */
/** @typedef {import('./supply-chain.mjs').Locked} Locked */
/** @typedef {{ level: 'ok' | 'warn' | 'fail', sentence: string }} Verdict */

const file = join(root, 'advisories.json')
const staleDays = 30
const severe = new Set(['high', 'critical'])

/** @param {Record<string, Locked>} packages */
const versionsIn = (packages) =>
  installedPackages(packages).map((entry) => ({ name: nameOf(entry), version: entry[1].version }))

/** @param {Record<string, Locked>} packages */
const listOf = (packages) =>
  [...new Set(versionsIn(packages).map(({ name, version }) => `${name}@${version}`))].toSorted()

/**
 * The advisories of an answer of `npm audit --json`, with the versions of the lockfile that each concerns.
 * @param {any} answer @param {Record<string, Locked>} packages @param {Date} now @returns {Advisories}
 */
export function readAudit(answer, packages, now) {
  /** @type {Advisory[]} */
  const advisories = []
  for (const { nodes, via } of Object.values(answer.vulnerabilities)) {
    // A text names another package of the answer.
    for (const { name, severity, title, url } of via) {
      if (!name || advisories.some((known) => known.url === url && known.package === name)) continue
      /** @type {string[]} */
      const affected = nodes.map((/** @type {string} */ node) => packages[node]?.version ?? '')
      const versions = [...new Set(affected)].toSorted()
      advisories.push({ package: name, versions, severity, title, url })
    }
  }
  const sorted = advisories.toSorted((a, b) => a.package.localeCompare(b.package))
  return { askedAt: now.toISOString(), packages: listOf(packages), advisories: sorted }
}

/**
 * Asks npm for the advisories about the lockfile and stores them; returns what to print.
 * @param {{ env?: NodeJS.ProcessEnv, target?: string }} [options] @returns {Promise<Verdict>}
 */
export async function updateAdvisories({ env, target = file } = {}) {
  const answer = await audit({ ...process.env, ...env })
  if (!answer?.vulnerabilities) {
    const sentence = 'npm found nobody to ask for advisories: run it where there is a network.'
    return { level: 'warn', sentence }
  }
  const found = readAudit(answer, lockedPackages(), new Date())
  writeFileSync(target, `${JSON.stringify(found, undefined, 2)}\n`)
  return { level: 'ok', sentence: `${found.advisories.length} concern the lockfile.` }
}

/** @param {NodeJS.ProcessEnv} env */
async function audit(env) {
  const quick = ['--fetch-retries=0', '--fetch-timeout=30000', '--loglevel=silent']
  const args = ['audit', '--json', '--package-lock-only', '--no-offline', ...quick]
  const options = { cwd: root, env, maxBuffer: 64 * 1024 * 1024 }
  // It ends with 1 where there are advisories.
  const { stdout } = await promisify(execFile)('npm', args, options).catch((error) => error)
  try {
    return JSON.parse(stdout)
  } catch {
    return undefined
  }
}

/**
 * @param {Advisories | undefined} stored @param {Record<string, Locked>} packages @param {Date} now
 * @returns {Verdict[]} one about each advisory that concerns the lockfile, and one about the age of the list
 */
export function judgeAdvisories(stored, packages, now) {
  const ask = 'run npm run doctor -- --advisories where there is a network.'
  if (!stored) return [{ level: 'warn', sentence: `Nobody was asked yet: ${ask}` }]
  const present = versionsIn(packages)
  const open = stored.advisories.filter((advisory) =>
    present.some(
      ({ name, version }) =>
        name === advisory.package && version && advisory.versions.includes(version),
    ),
  )
  const days = Math.floor((+now - Date.parse(stored.askedAt)) / 86_400_000)
  const asked = new Set(stored.packages)
  const unknown = listOf(packages).filter((each) => !asked.has(each)).length
  const age = `Asked ${days} days ago, before ${unknown} packages of the lockfile came`
  const isStale = days > staleDays || unknown > 0
  return [
    ...open.map(({ package: name, versions, severity, title, url }) => ({
      level: levelOf(severity),
      sentence: `${name} ${versions.join(', ')} (${severity}): ${title} ${url}`,
    })),
    isStale ? { level: 'warn', sentence: `${age}: ${ask}` } : { level: 'ok', sentence: `${age}.` },
  ]
}

/** @param {string} severity @returns {Verdict['level']} */
const levelOf = (severity) => (severe.has(severity) ? 'fail' : 'warn')

export const advisoryVerdicts = () => {
  const stored = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
  return judgeAdvisories(stored, lockedPackages(), new Date())
}
