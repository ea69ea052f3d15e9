import { setTimeout as sleep } from 'node:timers/promises'
import { createTestServer, type LoggedIn, type TestServer } from '../testing'
import { connect, projectPayload } from '../testing/builders'
import { call } from '../testing/call'
import { createDatabaseProxy } from '../testing/database-proxy'
import { recordStatements } from '../testing/record-statements'

let server: TestServer
let seeker: LoggedIn

beforeEach(async () => {
  server = await createTestServer({ config: { limits: true } })
  seeker = await server.logIn('jobseeker')
})
afterEach(() => server.close())

const ready = async (at = server) => {
  const { status, text, headers } = await call(at, 'GET /readyz')
  return { status, text, retryAfter: headers['retry-after'] }
}

const isReady = { status: 200, text: 'ready', retryAfter: undefined }
const notReady = (line: string) => ({ status: 503, text: `not ready\n${line}`, retryAfter: '2' })

/** The readiness once it has that text, or after a minute. Results are shared for a second. */
async function readinessThatBecomes({ text }: { text: string }, at = server) {
  let found = await ready(at)
  for (const end = Date.now() + 60_000; Date.now() < end; found = await ready(at)) {
    if (found.text === text) break
    await sleep(50)
  }
  return found
}

const publish = (at = server) =>
  call(at, 'POST /api/user/projects', seeker, { body: projectPayload() })

const cannotSave = {
  status: 503,
  text: 'Nothing can be saved right now. Please try again in a few minutes.',
}

it('is proved by a write, once for all who ask at the same time', async () => {
  const statements = recordStatements(server)
  const answers = await Promise.all(Array.from({ length: 20 }, () => ready()))
  expect(answers).toEqual(answers.map(() => isReady))
  expect(statements.filter((text) => text.includes('write_probe'))).toHaveLength(1)
})

describe('a database that takes no writes', () => {
  const refuseWrites = async () => {
    const { database } = server
    await server.pool.query(`alter database ${database} set default_transaction_read_only = on`)
    await server.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    )
    await server.pool.query('set default_transaction_read_only = on')
  }

  it('is not ready, and says why', async () => {
    await refuseWrites()
    const expected = notReady(
      'database: It takes no writes: it is a standby, or was set to read-only.',
    )
    expect(await readinessThatBecomes(expected)).toEqual(expected)
  })

  it('answers reads; a write is refused with a sentence and when to come back', async () => {
    await refuseWrites()
    const read = await call(server, 'GET /api/user/projects', seeker)
    expect(read.status).toBe(200)
    const write = await publish()
    expect(write).toMatchObject(cannotSave)
    expect(write.headers['retry-after']).toBe('10')
    server.clock.beginMinute()
    for (let times = 0; times < 130; times += 1) {
      const { status } = await call(server, 'GET /api/projectrequests', undefined, {
        ip: '10.9.9.9',
      })
      expect(status).toBe(times < 120 ? 200 : 429)
    }
  })

  it('shows a chat with unread messages, which stay unread', async () => {
    const recruiter = await server.logIn('recruiter')
    const { id } = await connect(server, recruiter, seeker)
    const body = { id, message: 'Hello' }
    await call(server, 'POST /api/recruiter/chats/send', recruiter, { body })
    await refuseWrites()
    const { status, text } = await call(server, `GET /api/user/chats/messages/${id}`, seeker)
    expect([status, text]).toEqual([200, expect.stringContaining('"Hello"')])
    const unread = `GET /api/user/chats/user-check-new-message/${id}`
    expect((await call(server, unread, seeker)).text).toBe('true')
  })

  it('is ready once it takes writes again', async () => {
    await refuseWrites()
    await publish()
    await server.pool.query(
      `begin read write; alter database ${server.database} reset default_transaction_read_only; commit`,
    )
    expect(await readinessThatBecomes(isReady)).toEqual(isReady)
    expect((await publish()).status).toBe(200)
  })
})

describe('a full disk', () => {
  const refuse = `
    create function refuse() returns trigger language plpgsql as $$
    begin
      raise exception 'could not extend file' using errcode = '53100';
    end $$;
    create trigger full_disk before insert on project for each row execute function refuse();
    create trigger full_disk before update of filler on write_probe for each row execute function refuse()`

  it('is found by the first call that it fails, and is over when there is space again', async () => {
    await server.pool.query(refuse)
    expect(await ready()).toEqual(isReady)
    expect(await publish()).toMatchObject(cannotSave)
    expect(await ready()).toEqual(notReady('database: Its disk is full.'))
    await server.pool.query(
      'drop trigger full_disk on project; drop trigger full_disk on write_probe',
    )
    expect(await readinessThatBecomes(isReady)).toEqual(isReady)
    expect((await publish()).status).toBe(200)
    const { rows } = await server.pool.query('select distinct filler from write_probe')
    expect(rows).toEqual([{ filler: '' }])
  })
})

it('names events that do not come back', async () => {
  const proxy = await createDatabaseProxy()
  const deaf = await createTestServer({ database: server.database, listenFolder: proxy.folder })
  try {
    expect(await ready(deaf)).toEqual(isReady)
    proxy.silence()
    const expected = notReady('events: NOTIFY does not come back.')
    expect(await readinessThatBecomes(expected, deaf)).toEqual(expected)
    expect(await ready()).toEqual(isReady)
  } finally {
    await proxy.cut()
    await deaf.close()
    await proxy.close()
  }
})

it('says that mail waits, which takes no process out of service', async () => {
  await server.services.outbox.close()
  const past = new Date(server.clock.now().getTime() - 10 * 60_000)
  await server.db
    .insertInto('outbox')
    .values({ kind: 'none', data: '{}', created_at: past, due_at: past })
    .execute()
  expect(await ready()).toEqual({
    ...isReady,
    text: 'ready\nmail: Mail has waited for more than 5 minutes.',
  })
})
