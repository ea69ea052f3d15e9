import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import {
  type ClusterLocation,
  isRunning,
  lockedBy,
  prepareClusterLocation,
  removeStaleLock,
} from '@swipefolio/platform/embedded-postgres'
import { StartError } from '../foundation/start-error'
import { binariesFor } from './postgres-tools'
import { recover, type Recovery, requireBackup } from './recover'

interface Options extends Omit<Parameters<typeof prepareClusterLocation>[0], 'binaries'> {
  root: string
}

const owner = { user: 'swipefolio', database: 'postgres' }

/**
 * Replaces the embedded database with a backup that PostgreSQL has recovered beside it. The previous data stays in a folder beside it;
 * returns that folder, if there was one.
 */
export async function restore(options: Options, recovery: Recovery): Promise<string | undefined> {
  requireBackup(recovery.base)
  const binaries = binariesFor(recovery.base, options.root)
  const location = prepareClusterLocation({ ...options, binaries })
  requireStopped(location, options.dataDir)
  const { cluster } = location
  const unfinished = { ...location, cluster: `${cluster}.${process.pid}` }
  try {
    const recovered = await recover(unfinished, recovery, owner)
    await recovered.stop()
  } catch (error) {
    await rm(unfinished.cluster, { recursive: true, force: true })
    throw error
  }
  const before = existsSync(cluster) ? `${cluster}.${timeOf(new Date())}` : undefined
  if (before) await rename(cluster, before)
  await rename(unfinished.cluster, cluster)
  return before
}

function requireStopped(location: ClusterLocation, dataDir: string) {
  removeStaleLock(location)
  const pid = lockedBy(location)
  if (pid !== undefined && isRunning(pid)) {
    throw new StartError(`The database in ${dataDir} is in use: stop its servers first.`)
  }
}

const timeOf = (now: Date) => now.toISOString().replaceAll(/\D/g, '').slice(0, 14)
