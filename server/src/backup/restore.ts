import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '../foundation/start-error'
import {
  findBinaries,
  isRunning,
  joinEmbeddedPostgres,
  lockedBy,
  prepareClusterLocation,
  removeStaleLock,
} from '@swipefolio/platform/embedded-postgres'
import { copyCluster } from './copy-cluster'

type Options = Parameters<typeof joinEmbeddedPostgres>[0]

const parts = ['PG_VERSION', 'global/pg_control', 'backup_label']

/**
 * Replaces the embedded database with a backup and lets PostgreSQL recover it. The previous data stays in a folder beside it;
 * returns that folder, if there was one.
 */
export async function restore(options: Options, backup: string): Promise<string | undefined> {
  if (!parts.every((part) => existsSync(join(backup, part)))) {
    throw new StartError(`${backup} holds no backup.`)
  }
  const location = prepareClusterLocation({
    ...options,
    binaries: findBinaries(options.root) ?? '',
  })
  const { cluster, account } = location
  removeStaleLock(location)
  const pid = lockedBy(location)
  if (pid !== undefined && isRunning(pid)) {
    throw new StartError(`The database in ${options.dataDir} is in use: stop its servers first.`)
  }
  const unfinished = `${cluster}.${process.pid}`
  await copyCluster(backup, unfinished, { account })
  const before = existsSync(cluster) ? `${cluster}.${timeOf(new Date())}` : undefined
  if (before) await rename(cluster, before)
  await rename(unfinished, cluster)
  try {
    const postgres = await joinEmbeddedPostgres(options)
    await postgres.stop()
  } catch (error) {
    await rm(cluster, { recursive: true })
    if (before) await rename(before, cluster)
    throw error
  }
  return before
}

const timeOf = (now: Date) => now.toISOString().replaceAll(/\D/g, '').slice(0, 14)
