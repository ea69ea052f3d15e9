import { spawn, spawnSync } from 'node:child_process'
import { closeSync, existsSync, openSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { identity } from './os-account'
import { makeFolder, type ClusterLocation } from './cluster-location'

export const superuser = 'swipefolio'

/** Creates the data folder atomically by a rename, so that a kill or a second process leaves no partial folder. */
export function createCluster(location: ClusterLocation, flags: string[] = []): void {
  if (existsSync(join(location.cluster, 'PG_VERSION'))) return
  const unfinished = `${location.cluster}.${process.pid}`
  makeFolder(unfinished, location.account, 0o700)
  const result = spawnSync(
    join(location.binaries, 'bin', 'initdb'),
    [
      `--pgdata=${unfinished}`,
      `--username=${superuser}`,
      '--auth=trust',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      ...flags,
    ],
    { cwd: '/', encoding: 'utf8', ...identity(location.account) },
  )
  if (result.status !== 0) {
    rmSync(unfinished, { recursive: true, force: true })
    throw new Error(`PostgreSQL could not make its data folder: ${result.stderr.trim()}`)
  }
  try {
    renameSync(unfinished, location.cluster)
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    if (!existsSync(join(location.cluster, 'PG_VERSION'))) throw error
  }
}

/**
 * Starts postgres in a session of its own, so that Ctrl-C in a terminal reaches only the servers; the last of them to leave stops
 * it. Its log has neither statements nor the rows of an error, because both contain personal data.
 */
export function startPostgres(location: ClusterLocation, flags: string[] = []): void {
  const log = openSync(location.log, 'a', 0o600)
  const settings = {
    listen_addresses: '',
    port: '5432',
    unix_socket_directories: location.socketFolder,
    unix_socket_permissions: '0700',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
  }
  const postgres = spawn(
    join(location.binaries, 'bin', 'postgres'),
    [
      '-D',
      location.cluster,
      ...Object.entries(settings).map(([name, value]) => `--${name}=${value}`),
      ...flags,
    ],
    { cwd: '/', detached: true, stdio: ['ignore', log, log], ...identity(location.account) },
  )
  postgres.on('error', () => undefined)
  postgres.unref()
  closeSync(log)
}
