import { existsSync } from 'node:fs'
import { copyFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { StartError } from '../foundation/start-error'
import type { Connection } from '../foundation/db/connect'
import { copyCluster } from './copy-cluster'

/** Files of the running process, or files that are copied separately. */
const left = [
  /^postmaster\.(pid|opts)$/,
  /^(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\//,
  /(^|\/)pgsql_tmp/,
  /^global\/pg_control$/,
]

/**
 * Copies a running PostgreSQL, whose files this process can read, into a folder that is renamed once complete. It holds
 * everything committed before the call. Returns the number of files.
 */
export async function backUp(connection: Connection, folder: string): Promise<number> {
  if (existsSync(folder)) throw new StartError(`${folder} exists already.`)
  const unfinished = `${folder}.${process.pid}`
  const client = new Client(connection)
  await client.connect()
  try {
    const cluster = await textOf(
      client,
      `select setting as text from pg_settings where name = 'data_directory'`,
    )
    // While this connection is open, PostgreSQL keeps the write-ahead log that the copy needs.
    await textOf(
      client,
      `select pg_create_physical_replication_slot('backup_${process.pid}', true, true)::text as text`,
    )
    await textOf(client, `select pg_backup_start('swipefolio', true)::text as text`)
    let files = await copyCluster(cluster, unfinished, {
      isLeft: (path) => left.some((pattern) => pattern.test(path)),
    })
    await copyFile(join(cluster, 'global/pg_control'), join(unfinished, 'global/pg_control'))
    const label = await textOf(client, 'select labelfile as text from pg_backup_stop(false)')
    files += await copyCluster(join(cluster, 'pg_wal'), join(unfinished, 'pg_wal'))
    await writeFile(join(unfinished, 'backup_label'), label, { mode: 0o600 })
    await rename(unfinished, folder)
    return files + 2
  } finally {
    await client.end()
    await rm(unfinished, { recursive: true, force: true })
  }
}

async function textOf(client: Client, question: string): Promise<string> {
  const { rows } = await client.query<{ text: string }>(question)
  return rows[0]?.text ?? ''
}
