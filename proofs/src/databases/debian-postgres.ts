import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, chmodSync, chownSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'

const versions = '/usr/lib/postgresql'
const role = 'swipefolio'
const database = 'swipefolio'
const flags = ['--listen_addresses=127.0.0.1', '--max_connections=60', '--wal_keep_size=64']

export interface Host {
  port: number
  /** Ends it at once, as a power cut does. */
  kill: () => Promise<void>
}

/** The account of Debian's package, because PostgreSQL refuses to run as root. */
function findAccount() {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((text) => text.startsWith('postgres:'))
  const [, , uid = '', gid = ''] = line?.split(':') ?? []
  return { uid: Number(uid), gid: Number(gid) }
}

const binary = (name: string) => {
  const newest = readdirSync(versions).toSorted().at(-1) ?? ''
  return join(versions, newest, 'bin', name)
}

const runAsPostgres = (name: string, args: string[]) =>
  execFileSync(binary(name), args, { cwd: '/', stdio: 'pipe', ...findAccount() })

function makeFolder(folder: string) {
  const { uid, gid } = findAccount()
  mkdirSync(folder, { recursive: true })
  chownSync(folder, uid, gid)
  chmodSync(folder, 0o700)
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

/** A process that listens at a port. It may be killed when it has ended already. */
export const hostOf = (port: number, child: ChildProcess, signal: NodeJS.Signals): Host => ({
  port,
  async kill() {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  },
})

/** Runs a program as the account of PostgreSQL, with its output in a file. */
export function launch(program: string, args: string[], log: string): ChildProcess {
  const child = spawn(program, args, {
    cwd: '/',
    stdio: ['ignore', 'pipe', 'pipe'],
    ...findAccount(),
  })
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => appendFileSync(log, text))
  }
  return child
}

interface PostgresOptions {
  /** A free one when there is none. */
  port?: number
  more?: string[]
}

/** PostgreSQL on a folder that has a database. */
export async function startPostgres(
  folder: string,
  { port: wanted, more = [] }: PostgresOptions = {},
): Promise<Host> {
  const port = wanted ?? (await freePort())
  const args = ['-D', folder, `--port=${port}`, `--unix_socket_directories=${folder}`]
  const child = launch(binary('postgres'), [...args, ...flags, ...more], `${folder}.log`)
  // SIGKILL would leave its children, which hold the memory that the next start needs.
  const host = hostOf(port, child, 'SIGQUIT')
  await untilItAnswers(port)
  return host
}

/** Connects as the owner of the database, past everything that may be in front. */
export async function ask<Row>(port: number, text: string, name = database): Promise<Row[]> {
  const client = new Client({ host: '127.0.0.1', port, user: role, database: name })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query(text)).rows as Row[]
  } finally {
    await client.end()
  }
}

export async function untilItAnswers(port: number, name = 'postgres') {
  for (const end = Date.now() + 60_000; Date.now() < end; await sleep(50)) {
    const answer = await ask(port, 'select 1', name).catch(() => undefined)
    if (answer) return
  }
  throw new Error(`Nothing answers at ${port}`)
}

/** A PostgreSQL of Debian with an empty database for a server. */
export async function startPrimary(folder: string): Promise<Host> {
  makeFolder(folder)
  runAsPostgres('initdb', [`--pgdata=${folder}`, `--username=${role}`, '--auth=trust', '--no-sync'])
  const host = await startPostgres(folder)
  await ask(host.port, `create database ${database}`, 'postgres')
  return host
}

/** PostgreSQL on a folder that was restored, whose settings are those of a new database. */
export function startOn(folder: string): Promise<Host> {
  makeFolder(`${folder}.settings`)
  const hba = join(`${folder}.settings`, 'pg_hba.conf')
  const config = join(`${folder}.settings`, 'postgresql.conf')
  appendFileSync(hba, 'host all all 127.0.0.1/32 trust\n')
  appendFileSync(config, '')
  return startPostgres(folder, { more: [`--config_file=${config}`, `--hba_file=${hba}`] })
}

/** A standby that streams from a primary. */
export async function startReplica(primary: Host, folder: string): Promise<Host> {
  const source = `host=127.0.0.1 port=${primary.port} user=${role} application_name=standby`
  makeFolder(folder)
  runAsPostgres('pg_basebackup', [
    `--pgdata=${folder}`,
    `--dbname=${source}`,
    '-R',
    '--no-sync',
    '--checkpoint=fast',
  ])
  return startPostgres(folder)
}

/** A standby for which every commit waits. */
export async function startStandby(primary: Host, folder: string): Promise<Host> {
  const host = await startReplica(primary, folder)
  await ask(primary.port, `alter system set synchronous_standby_names = 'standby'`)
  await ask(primary.port, 'select pg_reload_conf()')
  return host
}

/** Lets a standby take over. */
export async function promote({ port }: Host) {
  await ask(port, `alter system reset synchronous_standby_names`).catch(() => undefined)
  await ask(port, 'select pg_promote(true, 60)')
  await ask(port, `alter system set synchronous_standby_names = ''`)
  await ask(port, 'select pg_reload_conf()')
}

/** The address of a database on one host or several. */
export const addressOf = (...ports: number[]) =>
  `postgres://${role}@${ports.map((port) => `127.0.0.1:${port}`).join()}/${database}?target_session_attrs=read-write`
