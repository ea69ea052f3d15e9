import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pino } from 'pino'
import { createPool } from '../foundation/db/connect'
import { joinEmbeddedPostgres } from '../foundation/db/embedded-postgres/embedded-postgres'
import { lockedBy } from '../foundation/db/embedded-postgres/stale-lock'
import { migrate } from '../foundation/db/migrate'
import { createGenerousGitHub } from './fake-github'
import { keepPostgresLog } from './log-evidence'
import { testCluster } from './test-cluster'

/** One PostgreSQL for the whole run, with a migrated database that each test file clones. */
export default async function globalSetup(): Promise<void> {
  const logger = pino({ level: 'error' })
  const dataDir = mkdtempSync(join(tmpdir(), 'swipefolio-test-'))
  // As root, PostgreSQL runs as an ordinary account, which must get through.
  chmodSync(dataDir, 0o711)
  const postgres = await joinEmbeddedPostgres({
    root: resolve(__dirname, '../../..'),
    dataDir,
    isDataDirChosen: true,
    logger,
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
  const pool = createPool(postgres.connection, logger, { max: 1 })
  await migrate(pool)
  await pool.query('create database platform_test')
  await pool.end()

  const { host = '' } = postgres.connection
  const github = await createGenerousGitHub()
  process.env.TEST_GITHUB = JSON.stringify(github.github)
  process.env.TEST_DATABASE_SOCKET = host
  process.env.TEST_DATABASE_URL = `postgres://swipefolio@${encodeURIComponent(host)}:5432/platform_test`
  testCluster.stop = async () => {
    await github.close()
    await postgres.stop()
    keepPostgresLog(dataDir)
    leash.stdin.end()
  }
  // When the run is killed its end of the pipe closes: then the database and its folder go, too.
  const leash = spawn(
    '/bin/sh',
    ['-c', 'read _; kill -QUIT "$0" 2>/dev/null; sleep 1; rm -rf "$1"', pidOf(dataDir), dataDir],
    { detached: true, stdio: ['pipe', 'ignore', 'ignore'] },
  )
  leash.unref()
}

const pidOf = (dataDir: string) => {
  const pid = lockedBy({ cluster: join(dataDir, 'postgres', 'cluster') })
  return String(pid ?? '')
}
