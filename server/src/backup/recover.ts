import { existsSync, readFileSync } from 'node:fs'
import { chown, copyFile, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client, type ClientConfig } from 'pg'
import {
  type ClusterLocation,
  isRunning,
  lockedBy,
  startPostgres,
} from '@swipefolio/platform/embedded-postgres'
import { StartError } from '../foundation/start-error'
import { copyCluster } from './copy-cluster'

/** What a database is recovered from. */
export interface Recovery {
  /** The folder of a base backup. */
  base: string
  /** The log to add, by the names with which PostgreSQL reads it. */
  segments?: Map<string, string>
  /** Without it, everything that the log has. */
  until?: Date
}

export interface Recovered {
  client: Client
  /** When the last transaction was committed that was recovered from the log. */
  lastCommit: Date | undefined
  /** Stops PostgreSQL so that the folder needs no recovery. */
  stop: () => Promise<void>
}

const parts = ['PG_VERSION', 'global/pg_control', 'backup_label']

export function requireBackup(folder: string): void {
  if (!parts.every((part) => existsSync(join(folder, part)))) {
    throw new StartError(`${folder} holds no backup.`)
  }
}

/** Copies a backup into the place of a cluster, and has PostgreSQL recover it. Only this machine's socket reaches it. */
export async function recover(
  location: ClusterLocation,
  { base, segments = new Map(), until }: Recovery,
  { user, database }: Pick<ClientConfig, 'user' | 'database'>,
): Promise<Recovered> {
  requireBackup(base)
  const { cluster, account, socketFolder } = location
  const own = async (path: string) => account && chown(path, account.uid, account.gid)
  await copyCluster(base, cluster, { account })
  for (const [name, file] of segments) {
    const copy = join(cluster, 'pg_wal', name)
    await copyFile(file, copy)
    await own(copy)
  }
  const settings = {
    'recovery.signal': '',
    // The settings of another machine, of which Debian's are not in the folder of the database, do not count.
    'restored.conf': '',
    'restored-hba.conf': 'local all all trust\n',
  }
  for (const [name, text] of Object.entries(settings)) {
    await writeFile(join(cluster, name), text, { mode: 0o600 })
    await own(join(cluster, name))
  }
  // A folder that a package made otherwise, and that a copy without its files lacks.
  await mkdir(join(cluster, 'pg_tblspc'), { recursive: true })
  startPostgres(location, [
    `--config_file=${join(cluster, 'restored.conf')}`,
    `--hba_file=${join(cluster, 'restored-hba.conf')}`,
    '--archive_mode=off',
    '--hot_standby=off',
    '--restore_command=false',
    '--shared_preload_libraries=',
    ...(until
      ? [`--recovery_target_time=${until.toISOString().replace('T', ' ').replace('Z', '+00')}`]
      : []),
    '--recovery_target_action=promote',
  ])
  const client = await untilRecovered(location, { host: socketFolder, port: 5432, user, database })
  const { rows } = await client.query<{ at: Date | null }>(
    'select pg_last_xact_replay_timestamp() as at',
  )
  return {
    client,
    lastCommit: rows[0]?.at ?? undefined,
    async stop() {
      await client.end()
      await stop(location)
      for (const name of Object.keys(settings)) await rm(join(cluster, name), { force: true })
    },
  }
}

/** Recovery takes as long as there is log; it has failed when the process has ended. */
async function untilRecovered(location: ClusterLocation, config: ClientConfig): Promise<Client> {
  let hasRun = false
  for (let looks = 0; ; looks += 1) {
    const client = new Client(config)
    client.on('error', () => undefined)
    try {
      await client.connect()
      return client
    } catch (error) {
      const { code = '' } = error as { code?: string }
      // A wrong role or database: recovery is over.
      if (/^(28|3D)/.test(code)) {
        await stop(location)
        throw error
      }
    }
    const pid = lockedBy(location)
    hasRun ||= pid !== undefined
    const hasEnded = pid === undefined ? hasRun || looks > 100 : !isRunning(pid)
    if (hasEnded) throw new StartError(`PostgreSQL does not recover it: ${lastFailure(location)}`)
    await sleep(100)
  }
}

function lastFailure({ log }: ClusterLocation) {
  const lines = existsSync(log) ? readFileSync(log, 'utf8').split('\n') : []
  const line = lines.findLast((text) => /(FATAL|PANIC): {2}/.test(text)) ?? ''
  return line.replace(/^.*(FATAL|PANIC): {2}/, '') || `see ${log}`
}

async function stop(location: ClusterLocation) {
  const pid = lockedBy(location)
  if (pid === undefined) return
  process.kill(pid, 'SIGINT')
  while (isRunning(pid) && lockedBy(location) === pid) await sleep(50)
}
