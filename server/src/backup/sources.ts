import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import type { Connection } from '../foundation/db/connect'
import { StartError } from '../foundation/start-error'
import { backUp } from './back-up'
import { copyLog } from './copy-log'
import { copyRemotely, streamLog } from './postgres-tools'

/** Keeps PostgreSQL from removing log that the backups do not have yet. */
export const slot = 'swipefolio_backup'

interface LogOptions {
  folder: string
  signal: AbortSignal
}

/** How a database is copied: the embedded one file by file, which npm's PostgreSQL has no programs for, others by PostgreSQL's own. */
export interface BackupSource {
  /** Copies the database into a folder that gets its name once complete. */
  copyInto: (folder: string, signal?: AbortSignal) => Promise<void>
  /** Copies the write-ahead log as it is written, until the signal. */
  followLog: (options: LogOptions) => Promise<void>
}

export const embeddedSource = (connection: Connection): BackupSource => ({
  copyInto: async (folder) => void (await backUp(connection, folder)),
  followLog: (options) => copyLog(connection, { ...options, slot }),
})

export const remoteSource = (databaseUrl: string): BackupSource => ({
  async copyInto(folder, signal) {
    if (existsSync(folder)) throw new StartError(`${folder} exists already.`)
    const unfinished = `${folder}.${process.pid}`
    try {
      await copyRemotely(databaseUrl, unfinished, signal)
      await rename(unfinished, folder)
    } finally {
      await rm(unfinished, { recursive: true, force: true })
    }
  },
  followLog: (options) => streamLog(databaseUrl, { ...options, slot }),
})
