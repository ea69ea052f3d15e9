import { valid } from 'semver'
import { isHashedName, scriptBytes, shellName, type Release } from '../registry'
import { checkCommands } from './check-commands'
import { checkLanguages } from './check-languages'
import { checkPlaces } from './check-places'
import { findClashes } from './find-clashes'
import type { Refusal } from './refusal'

/** `1.2.3` or `1.2.3-beta.1`; local builds use another form. */
const releasedVersion = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(-(?!local\b)[\w.]+)?$/

/** The budget that an app may give itself, in brotli bytes: three times that of the whole shell. */
const largestBudget = 1_000_000

/** The faults of a release by itself, independent of what is live. */
export function checkRelease(release: Release): Refusal[] {
  return [
    ...checkVersion(release),
    ...checkFiles(release),
    ...checkHashedNames(release),
    ...checkScreens(release),
    ...checkShares(release),
    ...checkBudget(release),
    ...checkOwnRoutes(release),
    ...checkPlaces(release),
    ...checkCommands(release),
    ...checkLanguages(release),
  ]
}

function checkVersion({ app, version, mode, manifest }: Release): Refusal[] {
  const refusals: Refusal[] = []
  if (!releasedVersion.test(version) || valid(version) === null) {
    const sentence = `${app} ${version} cannot be released: a version looks like 1.2.3 or 1.2.3-beta.1.`
    refusals.push({ rule: 'version', sentence })
  }
  if (mode !== 'production') {
    const sentence = `${app} ${version} is a ${mode} build: only production builds are released.`
    refusals.push({ rule: 'mode', sentence })
  }
  if (manifest.name !== app) {
    const sentence = `${app} ${version} carries the app.json of ${manifest.name}.`
    refusals.push({ rule: 'files', sentence })
  }
  return refusals
}

function checkFiles({ app, version, entry, startup, shares, files }: Release): Refusal[] {
  const named = [
    entry,
    ...startup.files,
    ...Object.values(shares).flatMap((share) => share.files ?? []),
  ]
  const missing = [...new Set(named)].filter((name) => !Object.hasOwn(files, name))
  if (missing.length === 0) return []
  return [
    {
      rule: 'files',
      sentence: `${app} ${version} lacks files that it names: ${missing.join(', ')}.`,
    },
  ]
}

/** A page loads every script of such a release from a URL without the version. */
function checkHashedNames({ app, version, hashedNames, files }: Release): Refusal[] {
  const plain = Object.keys(files).filter((name) => name.endsWith('.js') && !isHashedName(name))
  if (!hashedNames || plain.length === 0) return []
  const sentence = `${app} ${version} has scripts without a hash in their names: ${plain.join(', ')}.`
  return [{ rule: 'files', sentence }]
}

/** Every screen in app.json must have a module, and every file of it must exist. */
function checkScreens({ app, version, manifest, screens, files }: Release): Refusal[] {
  const wanted = [
    ...Object.keys(manifest.screens),
    ...[...manifest.routes, ...manifest.slots].map(({ screen }) => screen),
  ]
  return [...new Set(wanted)].flatMap((name): Refusal[] => {
    const built = Object.hasOwn(screens, name) ? screens[name] : undefined
    if (built === undefined || built.files.length === 0) {
      return [
        {
          rule: 'screens',
          sentence: `${app} ${version} exposes no module for its screen ${name}.`,
        },
      ]
    }
    const missing = built.files.filter((file) => !Object.hasOwn(files, file))
    if (missing.length === 0) return []
    const sentence = `${app} ${version} lacks files of its screen ${name}: ${missing.join(', ')}.`
    return [{ rule: 'screens', sentence }]
  })
}

function checkShares({ app, version, bundled }: Release): Refusal[] {
  if (app === shellName) return []
  return bundled.map((name) => ({
    rule: 'shares',
    sentence: `${app} ${version} does not share ${name}: it brings a copy of its own, which would know nobody who is logged in.`,
  }))
}

function checkBudget(release: Release): Refusal[] {
  const { app, version, manifest } = release
  if (manifest.budget > largestBudget) {
    const sentence = `${app} ${version} has a budget of ${manifest.budget} bytes in its app.json: at most ${largestBudget} are allowed.`
    return [{ rule: 'budget', sentence }]
  }
  const bytes = scriptBytes(release)
  if (bytes <= manifest.budget) return []
  const excess = bytes - manifest.budget
  const sentence = `${app} ${version} is over its budget: ${bytes} bytes of scripts (brotli), ${manifest.budget} allowed, ${excess} too many.`
  return [{ rule: 'budget', sentence }]
}

function checkOwnRoutes(release: Release): Refusal[] {
  return findClashes([release]).map((sentence) => ({ rule: 'routes', sentence }))
}
