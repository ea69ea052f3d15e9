import { existsSync, mkdtempSync, readdirSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { ClientConfig } from 'pg'
import { prepareClusterLocation } from '@swipefolio/platform/embedded-postgres'
import type { Logger } from '../foundation/logger'
import { StartError } from '../foundation/start-error'
import { binariesFor } from './postgres-tools'
import { recover, type Recovery, requireBackup } from './recover'

interface Options {
  root: string
  logger: Logger
  owner: Pick<ClientConfig, 'user' | 'database'>
}

/** Makes a folder on which another PostgreSQL of the same version starts without recovery. Its settings are not in it. */
export async function restoreInto(
  folder: string,
  recovery: Recovery,
  { root, logger, owner }: Options,
): Promise<void> {
  requireBackup(recovery.base)
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new StartError(`${folder} is not empty.`)
  }
  const beside = mkdtempSync(`${folder}.`)
  try {
    const binaries = binariesFor(recovery.base, root)
    const options = { dataDir: beside, isDataDirChosen: true, binaries, logger }
    const location = prepareClusterLocation(options)
    const recovered = await recover(location, recovery, owner)
    await recovered.stop()
    await rm(folder, { recursive: true, force: true })
    await rename(join(location.cluster), folder)
  } finally {
    await rm(beside, { recursive: true, force: true })
  }
}
