import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { reachPostgres } from './lend-postgres'

/** The connection of a test database. */
export interface TestConnection {
  host: string
  port: number
  user: string
  database: string
}

/** A database that is prepared once per run and then cloned. */
interface Template {
  name: string
  /** Fills the database and closes every connection. */
  prepare: (connection: TestConnection) => Promise<void>
}

/** The connection of an existing database. */
export const connectionTo = async (database: string): Promise<TestConnection> => ({
  host: await reachPostgres(),
  port: 5432,
  user: 'swipefolio',
  database,
})

/** Creates a database: empty, or a clone of a template, which the first caller prepares. */
export async function createTestDatabase(template?: Template): Promise<TestConnection> {
  const server = await connectionTo('postgres')
  const database = `test_${randomBytes(6).toString('hex')}`
  await withClient(server, async (client) => {
    if (template) await prepareOnce(client, template, server)
    await client.query(
      `create database ${database} template ${template?.name ?? 'template1'} strategy file_copy`,
    )
  })
  return { ...server, database }
}

/** Drops a database, even with open connections. */
export async function dropTestDatabase(database: string): Promise<void> {
  await withClient(await connectionTo('postgres'), (client) =>
    client.query(`drop database ${database} with (force)`),
  )
}

const preparationLock = 7_265_200

/** The template gets its name only once it is complete. */
async function prepareOnce(client: Client, { name, prepare }: Template, server: TestConnection) {
  await client.query('select pg_advisory_lock($1)', [preparationLock])
  const found = await client.query('select from pg_database where datname = $1', [name])
  if (found.rowCount === 0) {
    const database = `${name}_unfinished`
    await client.query(`drop database if exists ${database} with (force)`)
    await client.query(`create database ${database}`)
    await prepare({ ...server, database })
    await client.query(`alter database ${database} rename to ${name}`)
  }
  await client.query('select pg_advisory_unlock($1)', [preparationLock])
}

async function withClient(connection: TestConnection, work: (client: Client) => Promise<unknown>) {
  const client = new Client(connection)
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
