import { createTestDatabase, dropTestDatabase } from '@swipefolio/platform/testing'
import { Client } from 'pg'
import { checkRestored } from './check-restored'

let connection: Awaited<ReturnType<typeof createTestDatabase>>
let client: Client

beforeEach(async () => {
  connection = await createTestDatabase()
  client = new Client(connection)
  await client.connect()
  await client.query(`
    create table migration (name text primary key);
    insert into migration values ('001-accounts');
    create table account (id int primary key, age int check (age > 0));
    create table project (id int primary key, account_id int references account);
    insert into account values (1, 30); insert into project values (1, 1)`)
})
afterEach(async () => {
  await client.end()
  await dropTestDatabase(connection.database)
})

it('counts what a sound database has', async () => {
  expect(await checkRestored(client)).toMatchObject({
    faults: [],
    tables: 3,
    rows: 3,
    constraints: 2,
    migrations: 1,
    accounts: 1,
  })
})

it('names rows that break a constraint which PostgreSQL believes to hold', async () => {
  await client.query(`
    set session_replication_role = replica;
    insert into project values (2, 7);
    reset session_replication_role;
    alter table account drop constraint account_age_check;
    insert into account values (2, -1);
    alter table account add constraint account_age_check check (age > 0) not valid;
    update pg_constraint set convalidated = true where conname = 'account_age_check'`)
  const { faults } = await checkRestored(client)
  expect(faults).toEqual([
    expect.stringMatching(/^account_age_check of account: .*is violated by some row$/),
    expect.stringMatching(/^project_account_id_fkey of project: .*violates foreign key/),
  ])
})

it('names a database in which no migration has run', async () => {
  await client.query('delete from migration')
  expect((await checkRestored(client)).faults).toEqual(['No migration has run in it.'])
})
