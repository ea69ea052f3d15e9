import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort, type Host, launch, untilItAnswers } from './debian-postgres'

/** Debian's pgbouncer as it comes, but for where it leads and how it pools. */
export async function startPgbouncer(
  folder: string,
  { port: target }: Host,
  mode: 'session' | 'transaction',
): Promise<Host> {
  const port = await freePort()
  const file = join(folder, `pgbouncer-${mode}.ini`)
  writeFileSync(
    file,
    `[databases]
swipefolio = host=127.0.0.1 port=${target} user=swipefolio
postgres = host=127.0.0.1 port=${target} user=swipefolio
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
`,
    { mode: 0o644 },
  )
  const child = launch('/usr/sbin/pgbouncer', [file], join(folder, `pgbouncer-${mode}.log`))
  await untilItAnswers(port)
  return {
    port,
    async kill() {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
  }
}
