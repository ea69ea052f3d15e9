import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import type { Pool } from 'pg'
import { createTestServer, type TestServer } from '../../testing'
import { createDatabaseProxy } from '../../testing/database-proxy'
import { sql } from 'kysely'
import { connectionOf, createDatabase, createPool } from './connect'
import { createPrimaryClient } from './primary-client'

type Proxy = Awaited<ReturnType<typeof createDatabaseProxy>>

let server: TestServer
let hosts: [Proxy, Proxy]
let pool: Pool

beforeEach(async () => {
  server = await createTestServer()
  hosts = [await createDatabaseProxy(), await createDatabaseProxy()]
  const [one, two] = hosts.map(({ folder }) => encodeURIComponent(folder))
  const address = `postgres://swipefolio@${one},${two}/${server.database}?target_session_attrs=read-write`
  pool = createPool(connectionOf(address), pino({ level: 'silent' }), { query_timeout: 500 })
})
afterEach(async () => {
  await pool.end()
  for (const host of hosts) await host.close()
  await server.close()
})

async function untilAnswered() {
  for (const end = Date.now() + 60_000; Date.now() < end; await sleep(20)) {
    const answer = await sql`select 1 as one`.execute(createDatabase(pool)).catch(() => undefined)
    if (answer) return answer.rows
  }
  throw new Error('No host answered within a minute')
}

it('takes the host that answers, and the other one once that is gone', async () => {
  await hosts[0].cut()
  expect(await untilAnswered()).toEqual([{ one: 1 }])
  await hosts[0].open()
  await hosts[1].cut()
  expect(await untilAnswered()).toEqual([{ one: 1 }])
})

it('leaves a host that has fallen silent', async () => {
  await hosts[1].cut()
  expect(await untilAnswered()).toEqual([{ one: 1 }])
  await hosts[1].open()
  hosts[0].silence()
  expect(await untilAnswered()).toEqual([{ one: 1 }])
})

it('connects to no host that takes no writes', async () => {
  await server.pool.query(
    `alter database ${server.database} set default_transaction_read_only = on`,
  )
  await expect(pool.query('select 1')).rejects.toThrow('takes no writes')
  await server.pool.query(`alter database ${server.database} reset default_transaction_read_only`)
  expect(await untilAnswered()).toEqual([{ one: 1 }])
})

it('says why no host can be used', async () => {
  for (const host of hosts) await host.cut()
  await expect(pool.query('select 1')).rejects.toThrow(/ENOENT|ECONNREFUSED/)
})

it('fails to connect, and ends no process, when the connection breaks while it asks the host', async () => {
  const [host] = hosts
  const address = `postgres://swipefolio@${encodeURIComponent(host.folder)}/${server.database}`
  const client = new (createPrimaryClient([address]))()
  client.on('connect', () => void host.cut())
  await expect(client.connect()).rejects.toThrow(/EPIPE|ECONNRESET|terminated/)
  await host.open()
})
