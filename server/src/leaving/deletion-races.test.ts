import type { Chat } from '@swipefolio/shared/contract'
import { connect, decide, projectPayload, publishProject } from '../testing/builders'
import { call } from '../testing/call'
import { createTestServer, type LoggedIn, testPassword, type TestServer } from '../testing'
import { startSession } from '../people/sessions/sessions'
import { overwrittenColumns, owningColumns } from './personal-data'

let server: TestServer
let seeker: LoggedIn
let recruiter: LoggedIn
let chat: Chat

beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

const rounds = Array.from({ length: 12 }, (_, round) => round)
const sideOf = ({ account }: LoggedIn) => (account.role === 'recruiter' ? 'recruiter' : 'user')
const leave = (who: LoggedIn) =>
  call(server, `DELETE /api/${sideOf(who)}/account`, who, { body: { password: testPassword } })
const send = (who: LoggedIn, message: string) =>
  call(server, `POST /api/${sideOf(who)}/chats/send`, who, { body: { id: chat.id, message } })

/** Starts all calls at once, some a little later each round, and returns the statuses that no call may have. */
async function atOnce(
  round: number,
  first: () => ReturnType<typeof call>,
  ...others: (() => ReturnType<typeof call>)[]
) {
  const later = new Promise((resolve) => setTimeout(resolve, round * 4))
  const answers = await Promise.all([
    first(),
    ...others.map(async (act) => {
      await later
      return act()
    }),
  ])
  return answers.filter(({ status }) => status >= 500).map(({ status }) => status)
}

/** Waits until this many statements wait for a lock, except those that look for mail to send. */
async function untilWaiting(many: number) {
  let waiting = 0
  while (waiting < many) {
    const { rows } = await server.pool.query<{ waiting: number }>(`
      select count(*)::int as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query !~ 'skip locked'`)
    waiting = rows[0]?.waiting ?? 0
  }
}

/** The tables that still contain something of a deleted account. */
async function leftBehind() {
  const ids = [seeker.account.id, recruiter.account.id]
  const sentences = [
    ...owningColumns.map(
      ({ table, column }) =>
        `select '${table}' as left from ${table} where ${column} in (table gone)`,
    ),
    ...overwrittenColumns.map(
      ({ table, of, column, expression }) => `
        select '${table}.${column}' from ${table}
        where ${of} in (table gone) and ${column} is distinct from ${expression}`,
    ),
  ]
  const { rows } = await server.pool.query<{ left: string }>(
    `with gone as (select id from account where deleted_at is not null and id = any ($1))
    ${sentences.join(' union all ')}`,
    [ids],
  )
  return rows.map(({ left }) => left)
}

beforeEach(async () => {
  seeker = await server.logIn('jobseeker')
  recruiter = await server.logIn('recruiter')
  chat = await connect(server, recruiter, seeker)
})

describe('while somebody deletes their account', () => {
  it.each(rounds)('their saved projects are liked (%d)', async (round) => {
    const saved = [await publishProject(server, seeker), await publishProject(server, seeker)]
    for (const { id } of saved) await decide(server, recruiter, id, 'SAVED')
    const like = (id: number) =>
      call(server, `PUT /api/recruiter/projects/saved/${id}/decision`, recruiter, {
        query: { likedStatus: 'LIKED' },
      })
    const failures = await atOnce(
      round,
      () => leave(seeker),
      ...saved.map(
        ({ id }) =>
          () =>
            like(id),
      ),
    )
    expect(failures).toEqual([])
    expect(await leftBehind()).toEqual([])
  })

  it.each(rounds)('they edit and publish projects (%d)', async (round) => {
    const { id } = await publishProject(server, seeker)
    const edited = projectPayload({ id, title: 'Edited' }, [{ id: 2 }, { id: 3 }])
    const failures = await atOnce(
      round,
      () => leave(seeker),
      () => call(server, 'PUT /api/user/projects', seeker, { body: edited }),
      () => call(server, 'POST /api/user/projects', seeker, { body: projectPayload() }),
    )
    expect(failures).toEqual([])
    expect(await leftBehind()).toEqual([])
  })

  it('they change their password elsewhere', async () => {
    await startSession(server.services, seeker.account)
    const holder = await server.pool.connect()
    await holder.query('begin; lock table outbox in share mode')
    const body = { id: seeker.account.id, firstName: 'Later', password: 'another horse' }
    const changed = call(server, 'PUT /api/user/update', seeker, { body })
    await untilWaiting(1)
    const left = leave(seeker)
    await untilWaiting(2)
    await holder.query('commit')
    holder.release()
    expect([(await changed).status, (await left).status]).toEqual([200, 401])
  })

  it.each(rounds)('the other side writes to them (%d)', async (round) => {
    const sends = Array.from({ length: 6 }, (_, at) => () => send(recruiter, `No. ${at}`))
    expect(await atOnce(round, () => leave(seeker), ...sends)).toEqual([])
    expect(await leftBehind()).toEqual([])
    expect((await send(recruiter, 'After')).status).toBe(409)
  })

  it.each(rounds)('the other side deletes theirs (%d)', async (round) => {
    // Without a shared project, request or link, the two deletions conflict only at their notifications.
    await server.db.deleteFrom('project').execute()
    await send(seeker, 'Hello')
    await send(recruiter, 'Hello')
    expect(
      await atOnce(
        round % 3,
        () => leave(seeker),
        () => leave(recruiter),
      ),
    ).toEqual([])
    expect(await leftBehind()).toEqual([])
  })
})
