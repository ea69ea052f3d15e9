import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { globSync } from 'glob'
import { declare } from '../pack/compile.mjs'
import { readManifest } from '../pack/manifest.mjs'
import { root } from '../setup.mjs'
import { compare } from './compare.mjs'
import { reachable } from './reachable.mjs'
import { readReports, writeReports } from './report.mjs'

const shared = join(root, 'shared')
const folder = join(shared, 'api-reports')
const releasedFolder = join(folder, 'released')

/** The reports that the sources of `shared` give, by entry. */
export function currentReports() {
  const { version, exports } = readManifest(shared)
  mkdirSync(join(shared, 'dist'), { recursive: true })
  const target = mkdtempSync(join(shared, 'dist/declarations-'))
  try {
    const scripts = Object.entries(exports).filter(([, file]) => !file.endsWith('.json'))
    const entries = scripts.map(([, file]) => join(shared, file))
    declare([...entries, ...globSync(join(shared, '*/*.d.ts'))], shared, target, {
      removeComments: true,
    })
    const files = globSync('**/*.d.ts', { cwd: target, posix: true })
    const texts = files.map((file) => readFileSync(join(target, file), 'utf8'))
    const modules = new Map(
      files.map((file, at) => [file.replace(/\.d\.ts$/, ''), texts[at] ?? '']),
    )
    const roots = scripts.map(([entry]) => `${entry.slice(2)}/index`)
    return writeReports(reachable(modules, roots), version)
  } finally {
    rmSync(target, { recursive: true })
  }
}

/** @param {string} from */
const storedReports = (from) => {
  const names = readdirSync(from).filter((name) => name.endsWith('.md'))
  return new Map(names.map((name) => [name.slice(0, -3), readFileSync(join(from, name), 'utf8')]))
}

/** @param {string} to @param {ReadonlyMap<string, string>} reports */
function storeReports(to, reports) {
  for (const name of readdirSync(to)) if (name.endsWith('.md')) rmSync(join(to, name))
  for (const [entry, text] of reports) writeFileSync(join(to, `${entry}.md`), text)
}

/** Writes the current reports into the tree. */
export const updateReports = (current = currentReports()) => storeReports(folder, current)

/** Makes the reports of the tree those of the last released version. */
export const releaseReports = () => storeReports(releasedFolder, storedReports(folder))

/**
 * A sentence for each fault of the reports, the version and the changelog; none when all is well.
 * @returns {string[]}
 */
export function checkReports(current = currentReports()) {
  const stored = storedReports(folder)
  const stale = [...new Set([...current.keys(), ...stored.keys()])].filter(
    (entry) => current.get(entry) !== stored.get(entry),
  )
  const faults = stale.map(
    (entry) =>
      `shared/api-reports/${entry}.md is not what the sources declare: run npm run api-report.`,
  )
  const changelog = readFileSync(join(shared, 'CHANGELOG.md'), 'utf8')
  return [...faults, ...judge(storedReports(releasedFolder), current, changelog)]
}

/**
 * Whether the version and the changelog say what changed since the last released reports.
 * @param {ReadonlyMap<string, string>} released
 * @param {ReadonlyMap<string, string>} current
 * @param {string} changelog
 * @returns {string[]}
 */
export function judge(released, current, changelog) {
  const [before, after] = [readReports(released.values()), readReports(current.values())]
  const { version } = after
  /** @type {string[]} */
  const faults = []
  const paths = new Set([...before.modules.keys(), ...after.modules.keys()])
  if ([...paths].some((path) => before.modules.get(path) !== after.modules.get(path))) {
    const { changes, unversioned } = compare(before.modules, after.modules)
    const step = changes.some((change) => change.step === 'major') ? 'major' : 'minor'
    const demanded = nextVersion(before.version, step)
    if (isBelow(version, demanded)) {
      const what = changes.filter((change) => change.step === step).map(({ text }) => text)
      faults.push(
        `shared ${before.version} is released and its API has changed (${what.join('; ')}): package.json needs version ${demanded}, not ${version}.`,
      )
    }
    for (const name of unversioned) {
      faults.push(`between-apps: ${name} changed: raise its version.`)
    }
  }
  if (version !== before.version && !changelog.includes(`\n## ${version}\n`)) {
    faults.push(`shared/CHANGELOG.md has no entry for ${version}.`)
  }
  return faults
}

/** @param {string} version @param {'major' | 'minor'} step */
function nextVersion(version, step) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return step === 'major' ? `${major + 1}.0.0` : `${major}.${minor + 1}.0`
}

/** @param {string} left @param {string} right */
const isBelow = (left, right) => left.localeCompare(right, 'en', { numeric: true }) < 0
