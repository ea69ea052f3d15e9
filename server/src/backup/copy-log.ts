import { existsSync } from 'node:fs'
import { copyFile, open, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import type { Connection } from '../foundation/db/connect'

const pauseMilliseconds = 1000
const pageBytes = 8192
const finished = /^([0-9A-F]{24}|[0-9A-F]{8}\.history)$/

interface CopyLogOptions {
  folder: string
  slot: string
  signal: AbortSignal
}

interface Position {
  lsn: string
  /** The segment that is written to. */
  file: string
  /** Up to where it is on disk. */
  end: number
  size: number
  cluster: string
}

/** Copies the write-ahead log of a PostgreSQL whose files this process can read, once a second, until the signal. */
export async function copyLog(
  connection: Connection,
  { folder, slot, signal }: CopyLogOptions,
): Promise<void> {
  const client = new Client(connection)
  client.on('error', () => undefined)
  await client.connect()
  try {
    let copied = { file: '', end: 0 }
    while (!signal.aborted) {
      const position = await findPosition(client)
      const from = join(position.cluster, 'pg_wal')
      for (const file of await readdir(from)) {
        // Later names are segments that PostgreSQL keeps for later use.
        if (finished.test(file) && file < position.file) await copyOnce(from, folder, file)
      }
      const begin = copied.file === position.file ? copied.end : 0
      await copyPart(join(from, position.file), join(folder, `${position.file}.partial`), {
        ...position,
        begin,
      })
      if (copied.file !== position.file && copied.file) {
        await rm(join(folder, `${copied.file}.partial`), { force: true })
      }
      copied = position
      await client.query('select pg_replication_slot_advance($1, $2)', [slot, position.lsn])
      await sleep(pauseMilliseconds, undefined, { signal }).catch(() => undefined)
    }
  } finally {
    await client.end()
  }
}

async function findPosition(client: Client): Promise<Position> {
  const { rows } = await client.query<Position>(
    `select lsn::text, (pg_walfile_name_offset(lsn)).file_name as file, (pg_walfile_name_offset(lsn)).file_offset as end,
       pg_size_bytes(current_setting('wal_segment_size'))::int as size, current_setting('data_directory') as cluster
     from pg_current_wal_flush_lsn() as lsn`,
  )
  const [position] = rows
  if (!position) throw new Error('PostgreSQL names no position of its log')
  return position
}

async function copyOnce(from: string, to: string, file: string) {
  if (existsSync(join(to, file))) return
  const unfinished = join(to, `${file}.tmp`)
  await copyFile(join(from, file), unfinished)
  await sync(unfinished)
  await rename(unfinished, join(to, file))
}

/** Adds what came since to the copy of the segment that is written to. */
async function copyPart(
  from: string,
  to: string,
  { begin, end, size }: Pick<Position, 'end' | 'size'> & { begin: number },
) {
  // A page that was not full has been written again.
  const start = begin - (begin % pageBytes)
  if (end <= start) return
  const source = await open(from, 'r')
  const target = await open(to, existsSync(to) ? 'r+' : 'w', 0o600)
  try {
    await target.truncate(size)
    const { buffer, bytesRead } = await source.read(
      Buffer.alloc(end - start),
      0,
      end - start,
      start,
    )
    await target.write(buffer, 0, bytesRead, start)
    await target.sync()
  } finally {
    await source.close()
    await target.close()
  }
}

async function sync(file: string) {
  const handle = await open(file, 'r+')
  await handle.sync()
  await handle.close()
}
