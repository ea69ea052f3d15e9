import { createHash } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { canRun, canWrite, chooseOsAccount, type OsAccount } from './os-account'

export type Logger = Pick<FastifyBaseLogger, 'debug' | 'warn' | 'error'>

/** The folders of one embedded database. */
export interface ClusterLocation {
  /** PostgreSQL's own data folder. */
  cluster: string
  /** The folder of the socket, mode 0700. */
  socketFolder: string
  log: string
  binaries: string
  account: OsAccount | undefined
}

interface ClusterLocationOptions {
  dataDir: string
  isDataDirChosen: boolean
  binaries: string
  logger: Logger
}

// The path of a Unix socket has at most 107 bytes, including `/.s.PGSQL.5432`.
const longestSocketFolder = 90

/** Finds or creates folders that the account which runs PostgreSQL can reach. */
export function prepareClusterLocation(options: ClusterLocationOptions): ClusterLocation {
  const account = chooseOsAccount(join(options.dataDir, 'postgres', 'cluster'))
  const dataDir = reachableDataDir(options, account)
  const location = {
    cluster: join(dataDir, 'cluster'),
    socketFolder: socketFolder(dataDir),
    log: join(dataDir, 'postgres.log'),
    binaries: runnableBinaries(options.binaries, dataDir, account),
    account,
  }
  makeFolder(location.socketFolder, account, 0o700)
  refuseForeign(location.socketFolder, account)
  return location
}

function reachableDataDir(options: ClusterLocationOptions, account: OsAccount | undefined): string {
  const { dataDir, isDataDirChosen, logger } = options
  const wanted = join(dataDir, 'postgres')
  makeFolder(wanted, account, 0o700)
  if (account) letThrough(dataDir)
  if (canWrite(wanted, account)) return wanted
  const who = account?.name ?? 'this account'
  if (isDataDirChosen) {
    throw new Error(`${who} cannot reach ${dataDir}, so choose another DATA_DIR`)
  }
  const elsewhere = join('/var/lib/swipefolio', shortHash(dataDir))
  makeFolder('/var/lib/swipefolio', undefined, 0o755)
  makeFolder(elsewhere, account, 0o700)
  logger.warn(`The database is in ${elsewhere}, because ${who} cannot reach ${dataDir}.`)
  return elsewhere
}

/** A private folder of root, as `mktemp -d` creates it, gets search permission: others can pass through but not list it. */
function letThrough(folder: string) {
  const { uid, mode } = statSync(folder)
  if (uid === 0) chmodSync(folder, mode | 0o011)
}

function socketFolder(dataDir: string): string {
  const beside = join(dataDir, 'socket')
  if (Buffer.byteLength(beside) <= longestSocketFolder) return beside
  const short = Buffer.byteLength(tmpdir()) < 60 ? tmpdir() : '/tmp'
  return join(short, `swipefolio-${shortHash(dataDir)}`)
}

function runnableBinaries(binaries: string, dataDir: string, account: OsAccount | undefined) {
  if (canRun(join(binaries, 'bin', 'postgres'), account)) return binaries
  const copy = join(dataDir, `binaries-${shortHash(binaries)}`)
  if (!existsSync(copy)) {
    const unfinished = `${copy}.${process.pid}`
    cpSync(binaries, unfinished, { recursive: true, verbatimSymlinks: true })
    if (existsSync(copy)) rmSync(unfinished, { recursive: true })
    else renameSync(unfinished, copy)
  }
  if (canRun(join(copy, 'bin', 'postgres'), account)) return copy
  throw new Error('its PostgreSQL does not run here')
}

export function makeFolder(folder: string, account: OsAccount | undefined, mode: number): void {
  mkdirSync(folder, { recursive: true })
  if (process.getuid?.() !== 0) return
  if (account) chownSync(folder, account.uid, account.gid)
  chmodSync(folder, mode)
}

// A folder under /tmp may have been created by another account.
function refuseForeign(folder: string, account: OsAccount | undefined) {
  const found = lstatSync(folder)
  if (!found.isDirectory() || found.uid !== (account?.uid ?? process.getuid?.())) {
    throw new Error(`${folder} belongs to somebody else`)
  }
  chmodSync(folder, 0o700)
}

const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12)
