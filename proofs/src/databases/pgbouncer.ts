import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort, type Host, hostOf, launch, untilItAnswers } from './debian-postgres'

interface PoolerOptions {
  port?: number
  /** What each new connection to PostgreSQL begins with. */
  connectQuery?: string
}

/** Debian's pgbouncer as it comes, but for where it leads and how it pools. */
export async function startPgbouncer(
  folder: string,
  { port: target }: Host,
  mode: 'session' | 'transaction',
  { port, connectQuery = 'select 1' }: PoolerOptions = {},
): Promise<Host> {
  const used = port ?? (await freePort())
  const file = join(folder, `pgbouncer-${used}.ini`)
  writeFileSync(
    file,
    `[databases]
swipefolio = host=127.0.0.1 port=${target} user=swipefolio connect_query='${connectQuery}'
postgres = host=127.0.0.1 port=${target} user=swipefolio
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${used}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
`,
    { mode: 0o644 },
  )
  const child = launch('/usr/sbin/pgbouncer', [file], join(folder, `pgbouncer-${used}.log`))
  await untilItAnswers(used)
  return hostOf(used, child, 'SIGKILL')
}
