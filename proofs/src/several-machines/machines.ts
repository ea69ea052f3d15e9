import { startRedis } from '../databases/broker'
import {
  addressOf,
  type Host,
  startPostgres,
  startPrimary,
  startStandby,
} from '../databases/debian-postgres'
import { startPgbouncer } from '../databases/pgbouncer'
import type { Keep } from '../databases/with-services'
import { createS3Server } from '../files/s3-server'
import { proxies } from '../proxies/proxies'
import { behindProxy, startSlimServers } from '../proxies/slim-servers'

/** Starts a service that can be killed and comes back at its port. */
async function startPart<Started extends Pick<Host, 'kill'> & { port?: number }>(
  start: (port?: number) => Promise<Started>,
) {
  const first = await start()
  let host = first
  return {
    ...first,
    kill: () => host.kill(),
    async start() {
      host = await start(first.port)
    },
  }
}

export type Machines = Awaited<ReturnType<typeof startMachines>>

/**
 * All that the operating manual describes, on one machine: a primary and a standby for which every commit waits, a
 * pooler in front of each of them, a broker, a store of files, two servers of the bundle and a proxy.
 */
export async function startMachines(folder: string, keep: Keep) {
  const primary = keep(await startPrimary(`${folder}/primary`))
  const data = `${folder}/standby`
  const standby = keep(
    await startPart((port) => (port ? startPostgres(data, { port }) : startStandby(primary, data))),
  )
  // A setting of a session belongs to no client of a pooler in transaction mode.
  const connectQuery = `set swipefolio.events = ''broker''`
  const startPooler = async (host: Host) =>
    keep(
      await startPart((port) =>
        startPgbouncer(folder, host, 'transaction', { port, connectQuery }),
      ),
    )
  const poolers = { primary: await startPooler(primary), standby: await startPooler(standby) }
  const broker = keep(await startPart((port) => startRedis(folder, port)))
  const s3 = await createS3Server(`${folder}/objects`)
  const store = keep(await startPart(s3.start))
  const settings = {
    ...behindProxy,
    ...s3.settings,
    DATABASE_URL: addressOf(poolers.primary.port, poolers.standby.port),
    LISTEN_DATABASE_URL: addressOf(primary.port, standby.port),
    DATABASE_READ_URL: addressOf(standby.port),
    EVENTS_URL: `redis://127.0.0.1:${broker.port}`,
  }
  const servers = await startSlimServers(folder, keep, settings)
  const ports = servers.map(({ port }) => port)
  const proxy = keep(await startPart((port) => proxies.haproxy(folder, ports, port)))
  const address = `https://localhost:${proxy.port}`
  return { primary, standby, poolers, broker, store, servers, proxy, address }
}
