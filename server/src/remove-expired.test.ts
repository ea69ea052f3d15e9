import { removeExpired } from './remove-expired'
import { createTestServer, type LoggedIn, type TestServer } from './testing'

const day = 86_400_000
let server: TestServer
let seeker: LoggedIn

beforeAll(async () => {
  const keptDays = { notifications: 30, accountEvents: 90, reports: 180, outbox: 10 }
  server = await createTestServer({ config: { keptDays } })
  seeker = await server.logIn('jobseeker')
})
afterAll(() => server.close())

it('removes notifications and mails that are older than the settings say, however many, and nothing else', async () => {
  const now = server.clock.now().getTime()
  const at = (days: number) => new Date(now - days * day)
  const notify = (count: number, days: number) =>
    server.pool.query(
      `insert into notification (id, account_id, type, message, reference_id, created_at)
      select random_id(), $1, 'CHAT', 'Told', 1, $2 from generate_series(1, $3::int)`,
      [seeker.account.id, at(days), count],
    )
  await notify(2500, 31)
  await notify(3, 29)
  const store = (kind: string, days: number) =>
    server.pool.query(
      `insert into outbox (kind, data, created_at, due_at) values ($1, '{}', $2, now() + interval '1 year')`,
      [kind, at(days)],
    )
  await store('of a newer server', 11)
  await store('waiting', 9)

  await removeExpired(server.services)

  const left = await server.db.selectFrom('notification').select('created_at').execute()
  expect(left.map(({ created_at }) => created_at)).toEqual([at(29), at(29), at(29)])
  const mails = await server.db.selectFrom('outbox').select('kind').execute()
  expect(mails).toEqual([{ kind: 'waiting' }])
})

it('leaves to the next run what somebody holds, without waiting', async () => {
  const holder = await server.pool.connect()
  await server.pool.query(`update notification set created_at = now() - interval '60 days'`)
  await holder.query('begin')
  await holder.query('select from notification order by id limit 1 for update')
  await removeExpired(server.services)
  const count = async () =>
    (await server.db.selectFrom('notification').select('id').execute()).length
  expect(await count()).toBe(1)
  await holder.query('commit')
  holder.release()
  await removeExpired(server.services)
  expect(await count()).toBe(0)
})
