import { waitUntil } from '@swipefolio/platform/testing'
import { calls, type Call, type CallName } from '@swipefolio/shared/contract'
import { createTestServer, type LoggedIn, type TestServer } from '../../testing'
import { connect, postRequest, publishProject, requestPayload } from '../../testing/builders'
import { call, succeed } from '../../testing/call'
import { recordStatements } from '../../testing/record-statements'
import { createStandInReplica } from '../../testing/stand-in-replica'
import { mayBeOld } from './replica-reads'

let primary: TestServer
let replica: Awaited<ReturnType<typeof createStandInReplica>>
let server: TestServer
let recruiter: LoggedIn

const startServer = (parameters: object = {}) =>
  createTestServer({
    database: primary.database,
    replica: { ...replica.parameters, ...parameters },
  })

beforeEach(async () => {
  primary = await createTestServer()
  replica = await createStandInReplica(primary)
  server = await startServer()
  recruiter = await primary.logIn('recruiter')
})
afterEach(async () => {
  await server.close()
  await primary.close()
})

/** The replica has none of the requests. */
async function answeringServer(at = server, headers = {}) {
  const name = 'GET /api/recruiter/projectRequests'
  const answer = await succeed(call(at, name, recruiter, { headers }))
  return answer.json<unknown[]>().length === 0 ? 'replica' : 'primary'
}
const untilAnsweredBy = (wanted: 'replica' | 'primary') =>
  waitUntil(async () => (await answeringServer()) === wanted)

it('a replica answers what others wrote', async () => {
  await postRequest(primary, recruiter)
  await untilAnsweredBy('replica')
  expect(await answeringServer(primary)).toBe('primary')
  const metrics = await server.services.metrics.text()
  expect(metrics).toMatch(/replica_reads_total{server="replica"} [1-9]/)
  expect(metrics).toMatch(/replica_lag_seconds{replica="[^"]+"} \d+\.\d/)
  expect((await call(server, 'GET /readyz')).text).toBe('ready')
})

it('the primary answers who has written, until the replica has replayed it', async () => {
  await postRequest(primary, recruiter)
  await untilAnsweredBy('replica')
  await replica.pause()
  await postRequest(server, recruiter)
  for (let times = 0; times < 20; times += 1) expect(await answeringServer()).toBe('primary')
  await replica.resume()
  await untilAnsweredBy('replica')
})

it('other processes know from a cookie up to where a replica has to be', async () => {
  await postRequest(primary, recruiter)
  await untilAnsweredBy('replica')
  await replica.pause()
  const other = await startServer()
  try {
    const name = 'POST /api/recruiter/projectRequests'
    const written = await succeed(call(other, name, recruiter, { body: requestPayload() }))
    const [cookie = '', ...attributes] = String(written.headers['set-cookie']).split('; ')
    expect(attributes).toEqual(['Max-Age=601', 'Path=/api', 'HttpOnly', 'SameSite=Strict'])
    expect(await answeringServer(server, { cookie })).toBe('primary')
    expect(await answeringServer(server, { cookie: `a=b; ${cookie}; c=d` })).toBe('primary')
    expect(await answeringServer()).toBe('replica')
    for (const forged of ['written=', 'written=x', `${cookie}x`.replace('=', '=A')]) {
      expect(await answeringServer(server, { cookie: forged })).toBe('replica')
    }
    await replica.resume()
    await waitUntil(async () => (await answeringServer(server, { cookie })) === 'replica')
  } finally {
    await other.close()
  }
})

it('the primary answers who was told of something by an event', async () => {
  await postRequest(primary, recruiter)
  const seeker = await primary.logIn('jobseeker')
  const chat = await connect(primary, recruiter, seeker)
  await untilAnsweredBy('replica')
  await replica.pause()
  const body = { id: chat.id, message: 'Hello' }
  await succeed(call(primary, 'POST /api/user/chats/send', seeker, { body }))
  await untilAnsweredBy('primary')
  expect(await answeringServer()).toBe('primary')
  await replica.resume()
  await untilAnsweredBy('replica')
})

it('the primary answers in the place of a replica that lags, and says so', async () => {
  await postRequest(primary, recruiter)
  await server.close()
  server = await startServer({ longestLag: 1000 })
  await untilAnsweredBy('replica')
  await replica.pause()
  await untilAnsweredBy('primary')
  const sentence =
    'ready\nreplicas: 1 of 1 are away, lag or are no standby of the primary, which answers instead.'
  await waitUntil(async () => (await call(server, 'GET /readyz')).text === sentence)
  expect((await call(server, 'GET /readyz')).status).toBe(200)
})

it('what was promoted and what follows another primary is not read', async () => {
  await postRequest(primary, recruiter)
  await untilAnsweredBy('replica')
  await primary.pool.query('create table replica.wal_timeline (id text)')
  await server.close()
  server = await startServer()
  expect(await answeringServer()).toBe('primary')
  await primary.pool.query('drop table replica.wal_timeline')
  await untilAnsweredBy('replica')
  await replica.promote()
  await untilAnsweredBy('primary')
})

it('a statement that a replica fails is answered by the primary', async () => {
  await postRequest(primary, recruiter)
  await untilAnsweredBy('replica')
  await primary.pool.query(`
    create function replica.fail() returns bigint language plpgsql as
      $$ begin raise exception 'conflict with recovery' using errcode = '40001'; end $$;
    create or replace view replica.project_request as
      select * from public.project_request where id = replica.fail()`)
  expect(await answeringServer()).toBe('primary')
})

const mine = async () => {
  const seeker = await primary.logIn('jobseeker')
  const project = await publishProject(primary, seeker)
  const request = await postRequest(primary, recruiter)
  const chat = await connect(primary, recruiter, seeker)
  return { seeker, project, request, chat }
}

it('what may be old is read from the replica alone and writes nothing', async () => {
  const { seeker, request } = await mine()
  await primary.pool.query('drop view replica.project_request')
  await untilAnsweredBy('primary')
  const ids: Partial<Record<CallName, number>> = {
    'GET /api/projectrequests/:id': request.id,
    'GET /api/recruiter/contacts/:id': seeker.account.id,
    'GET /api/recruiter/user-with-projects/:id': seeker.account.id,
  }
  const statements = recordStatements(server)
  for (const name of mayBeOld) {
    const { access }: Call = calls[name]
    const person = { recruiter, jobseeker: seeker, public: undefined }[access]
    const path = name.replace(':id', String(ids[name]))
    const isRead = async () => {
      statements.length = 0
      const { status } = await call(server, path, person)
      expect([name, status]).toEqual([name, 200])
      const own = statements.filter((text) => !/wal_timeline|from "session"|call_count/.test(text))
      return own.length === 0
    }
    await waitUntil(isRead)
  }
})
