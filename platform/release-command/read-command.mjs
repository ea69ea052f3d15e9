import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { packageVersion } from '../build/package-version.mjs'
import { CommandError } from './command-error.mjs'

/**
 * An app of the checkout, or only its name for commands that need no checkout.
 * @typedef {{ app: string, version: string, folder: string }} Target
 * @typedef {'release' | 'publish' | 'publish-dir' | 'promote' | 'rollback' | 'retire' | 'off' | 'on' | 'try' | 'status' | 'history' | 'export'} Name
 * @typedef {{ name: Name, targets: Target[], canary?: number, slot?: string, isTried?: boolean, reason?: string, force?: boolean, bump?: 'patch' | 'minor' | 'major', folder: string }} Command
 */

const usage = `npm run release -- <app> [--canary 10] [--bump patch]   builds, checks, uploads and promotes
npm run release -- publish <app> [--bump patch]         the same without promoting
npm run release -- publish-dir <folder>                 uploads what another bundler built
npm run release -- promote <app>[@version] ... [--canary 10] [--reason text]
                   [--force]                            also a version older than the live one, or an app's
                                                        first one without a trial; needs --reason
npm run release -- rollback <app> [--reason text]       takes the last move back
npm run release -- retire <app> [--reason text]         takes the app out of what is live
npm run release -- try <app>[@version]                  opens each screen of a published version in a browser; --try when releasing
npm run release -- off <app> [--slot overlay] [--reason text]   turns the app, or its part of a slot, off for everybody
npm run release -- on <app> [--slot overlay] [--reason text]    takes that back
npm run release -- status [app]
npm run release -- history [app]
npm run release -- export <folder>                      what is live, as files for a CDN
An app's own repository needs no <app>. SWIPEFOLIO_URL names the server (http://localhost:8080 when empty), DEPLOY_TOKEN opens it.`

/** Commands whose argument is a folder. */
const folderParts = ['publish-dir', 'export']
const moves = ['try', 'promote', 'rollback', 'retire', 'off', 'on']
const parts = ['publish', ...moves, 'status', 'history', ...folderParts]
const bumps = ['patch', 'minor', 'major']

/**
 * @param {readonly string[]} args
 * @param {string} root
 * @returns {Promise<Command>}
 */
export async function readCommand(args, root) {
  const { values, positionals } = parse(args)
  const isPart = parts.includes(positionals[0] ?? '')
  const name = /** @type {Name} */ (isPart ? positionals[0] : 'release')
  const own = ownApp(root)
  const given = positionals.slice(isPart ? 1 : 0)
  const rest = given.length === 0 && own && !folderParts.includes(name) ? [own] : given
  const fewest = name === 'status' || name === 'history' ? 0 : 1
  const most = name === 'promote' || name === 'release' ? Infinity : 1
  if (rest.length < fewest || rest.length > most) throw new CommandError(usage)
  const { canary, slot, try: isTried, reason, force, bump } = values
  if (force && !reason?.trim()) throw new CommandError('--force needs a --reason.')
  if (bump !== undefined && !bumps.includes(bump)) {
    throw new CommandError(`--bump is one of ${bumps.join(', ')}.`)
  }
  if (canary !== undefined && !/^[1-9]\d?$/.test(canary)) {
    throw new CommandError('--canary is a number of percent from 1 to 99.')
  }
  const needsVersion = ['release', 'publish', 'try', 'promote'].includes(name)
  const isFolder = folderParts.includes(name)
  return {
    name,
    targets: isFolder
      ? []
      : await Promise.all(rest.map((text) => readTarget(text, root, needsVersion))),
    canary: canary === undefined ? undefined : Number(canary),
    slot,
    isTried,
    reason,
    force,
    bump: /** @type {Command['bump']} */ (bump),
    folder: isFolder ? path.resolve(root, rest[0] ?? '') : root,
  }
}

/** @param {readonly string[]} args */
function parse(args) {
  const options = /** @type {const} */ ({
    canary: { type: 'string' },
    slot: { type: 'string' },
    try: { type: 'boolean' },
    reason: { type: 'string' },
    force: { type: 'boolean' },
    bump: { type: 'string' },
  })
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch {
    throw new CommandError(usage)
  }
}

/**
 * @param {string} text
 * @param {string} root
 * @param {boolean} needsVersion
 * @returns {Promise<Target>}
 */
async function readTarget(text, root, needsVersion) {
  const [name = '', version] = text.split('@', 2)
  const own = ownApp(root)
  const app = [name, `mfe-${name}`].find(
    (one) => one === own || existsSync(path.join(root, one, 'app.json')),
  )
  const folder = app !== undefined && app === own ? root : path.join(root, app ?? name)
  if (!needsVersion || version !== undefined)
    return { app: app ?? name, version: version ?? '', folder }
  if (app === undefined)
    throw new CommandError(`There is no app named ${name} in ${root}.\n${usage}`)
  return { app, version: await packageVersion(folder), folder }
}

/**
 * The app whose repository `root` is; undefined for a checkout of several apps.
 * @param {string} root
 * @returns {string | undefined}
 */
function ownApp(root) {
  const file = path.join(root, 'app.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).name : undefined
}
