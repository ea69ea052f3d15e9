import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, copyFileSync, mkdtempSync } from 'node:fs'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { format } from 'node:util'
import { joinEmbeddedPostgres, lockedBy } from '../embedded-postgres'

/** One PostgreSQL for all test files of a run, started by the first test that needs it. */
interface LentPostgres {
  /** Stops PostgreSQL if it was started. */
  stop: () => Promise<void>
}

let lent: Promise<LentPostgres> | undefined

/** For the global set-up of tests: workspaces that are tested in one run share one PostgreSQL. */
export const lendPostgres = (): Promise<LentPostgres> => (lent ??= lend())

async function lend(): Promise<LentPostgres> {
  let started: ReturnType<typeof startPostgres> | undefined
  const door = createServer((asker) => {
    asker.on('error', () => undefined)
    started ??= startPostgres()
    started.then(
      ({ host }) => asker.end(JSON.stringify({ host })),
      (error: unknown) => asker.end(JSON.stringify({ error: String(error) })),
    )
  })
  door.listen(0, '127.0.0.1')
  await once(door, 'listening')
  process.env['TEST_POSTGRES'] = String((door.address() as AddressInfo).port)
  let stopped: Promise<void> | undefined
  async function stop() {
    door.close()
    await (await started)?.stop()
  }
  return { stop: () => (stopped ??= stop()) }
}

/** The socket folder of this run's PostgreSQL, once it is started. */
export async function reachPostgres(): Promise<string> {
  const answer = await text(connect(Number(process.env['TEST_POSTGRES']), '127.0.0.1'))
  const { host, error } = JSON.parse(answer) as { host?: string; error?: string }
  if (!host) throw new Error(`The tests have no PostgreSQL: ${error}`)
  return host
}

const report = (...words: unknown[]) => void process.stderr.write(`${format(...words)}\n`)

async function startPostgres() {
  const dataDir = mkdtempSync(join(tmpdir(), 'test-postgres-'))
  // As root, PostgreSQL runs as an ordinary account, which must be able to reach the folder.
  chmodSync(dataDir, 0o711)
  const postgres = await joinEmbeddedPostgres({
    root: resolve(__dirname, '../..'),
    dataDir,
    isDataDirChosen: true,
    logger: { debug: () => undefined, warn: report, error: report },
    flags: {
      initdb: ['--no-sync'],
      postgres: [
        '--fsync=off',
        '--synchronous_commit=off',
        '--full_page_writes=off',
        '--max_connections=300',
      ],
    },
  })
  const folder = join(dataDir, 'postgres')
  const pid = lockedBy({ cluster: join(folder, 'cluster') })
  // When the run is killed, its end of the pipe closes, and the child stops the database and removes its folder.
  const leash = spawn(
    '/bin/sh',
    ['-c', 'read _; kill -QUIT "$0" 2>/dev/null; sleep 1; rm -rf "$1"', String(pid), dataDir],
    { detached: true, stdio: ['pipe', 'ignore', 'ignore'] },
  )
  leash.unref()
  return {
    host: postgres.connection.host,
    async stop() {
      await postgres.stop()
      const evidence = process.env['LOG_EVIDENCE']
      if (evidence) {
        const log = join(evidence, `postgres-${process.pid}.log`)
        copyFileSync(join(folder, 'postgres.log'), log)
      }
      leash.stdin.end()
    },
  }
}
