import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..')

const stamp = join(root, 'node_modules', '.installed-lockfile')

/**
 * Runs a command from the project's root with its output shown; throws when it fails.
 * @param {string} command @param {string[]} args @param {NodeJS.ProcessEnv} [env]
 */
export function run(command, args, env) {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  })
  if (error) throw error
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}`)
}

/** Installs the packages of the lockfile when node_modules differs from it, without install scripts. */
export function ensureInstalled() {
  if (isInstalled()) return
  console.log('Installing packages ...')
  run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'])
  run('node', ['platform/bin/hydrate-postgres.mjs'])
  writeFileSync(stamp, installedHash())
}

/** Whether node_modules matches the lockfile. */
export const isInstalled = () =>
  existsSync(stamp) && readFileSync(stamp, 'utf8') === installedHash()

/** Hashes only the packages to install: a version of a workspace or a new workspace changes none. */
function installedHash() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const installed = Object.entries(packages).filter(
    ([path, { link }]) => path.includes('node_modules/') && !link,
  )
  return createHash('sha256').update(JSON.stringify(installed)).digest('hex')
}
