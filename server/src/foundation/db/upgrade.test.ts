import type { Chat, Project, UnseenProject } from '@swipefolio/shared/contract'
import { pino } from 'pino'
import type { Pool } from 'pg'
import { call } from '../../testing/call'
import { createTestServer, type LoggedIn, type TestServer } from '../../testing'
import { startSession } from '../../people/sessions/sessions'
import { createPool } from './connect'
import { migrate } from './migrate'
import { migrations } from './migrations'

const database = `upgrade_${process.pid}`
/** The tables of release 1.0. */
const lastOfPrevious = '005-technology-list'

let maintenance: TestServer
let pool: Pool
let server: TestServer

beforeAll(async () => {
  maintenance = await createTestServer()
  await maintenance.pool.query(`create database ${database} template template0`)
  const options = { ...maintenance.pool.options, database }
  pool = createPool(options, pino({ level: 'silent' }), { max: 4 })
  const previous = migrations.findIndex(({ name }) => name === lastOfPrevious) + 1
  await migrate(pool, migrations.slice(0, previous))
  await fill()
  await Promise.all([migrate(pool), migrate(pool), migrate(pool), migrate(pool)])
  server = await createTestServer({ database })
})
afterAll(async () => {
  await server.close()
  await pool.end()
  await maintenance.pool.query(`drop database ${database} with (force)`)
  await maintenance.close()
})

/** One recruiter and one job seeker with ten projects, of which the recruiter liked, saved and passed some. */
const fill = () =>
  pool.query(`
    insert into account
    values
      (1, 'recruiter', 'rona@example.org', 'Rona', 'Reed', 'Kite Works', 'x', now(), now()),
      (2, 'jobseeker', 'jules@example.org', 'Jules', 'Sparrow', '', 'x', now(), now());
    insert into project (id, owner_id, title, image, about, git_url, website_url, created_at)
    select id, 2, 'Project ' || id, '', 'About', '', '', now() from generate_series(11, 20) as id;
    insert into project_technology select id, 1 + id % 2, 0 from project;
    insert into decision values
      (1, 20, 'UNLIKED', now()), (1, 19, 'LIKED', now()), (1, 18, 'SAVED', now()), (1, 15, 'UNLIKED', now());
    insert into contact values (1, 2, now());
    insert into chat (id, recruiter_id, job_seeker_id, last_seq, active_at) values (31, 1, 2, 1, now());
    insert into message values (41, 31, 1, 'recruiter', 'Hello Jules', 'key', now());
    insert into notification (id, account_id, type, message, reference_id, created_at)
    values (51, 2, 'CHAT', 'Rona Reed from Kite Works liked your project "Project 19"', 31, now())`)

async function logIn(id: number): Promise<LoggedIn> {
  const account = await server.db
    .selectFrom('account')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const token = (await startSession(server.services, account)) ?? ''
  return { token, account, headers: { authorization: `Bearer ${token}` } }
}

const deck = async (recruiter: LoggedIn, tech?: string) => {
  const query = { limit: '50', ...(tech && { tech }) }
  const answer = await call(server, 'GET /api/recruiter/projects/unseen', recruiter, { query })
  return answer.json<UnseenProject[]>().map(({ id }) => id)
}

it('shows each recruiter the undecided projects only', async () => {
  const recruiter = await logIn(1)
  expect(await deck(recruiter)).toEqual([17, 16, 14, 13, 12, 11])
  expect(await deck(recruiter, '1')).toEqual([16, 14, 12])
  expect(await deck(recruiter, '2')).toEqual([17, 13, 11])
})

it('takes back decisions made before the upgrade, and shows projects published after it', async () => {
  const [recruiter, seeker] = [await logIn(1), await logIn(2)]
  await call(server, 'DELETE /api/recruiter/projects/20/decision', recruiter)
  const body = { project: { title: 'New' }, technologies: [{ id: 1 }] }
  const { id } = (await call(server, 'POST /api/user/projects', seeker, { body })).json<Project>()
  expect(await deck(recruiter)).toEqual([id, 20, 17, 16, 14, 13, 12, 11])
})

it('keeps chats, messages, contacts and notifications', async () => {
  const [recruiter, seeker] = [await logIn(1), await logIn(2)]
  const chats = (await call(server, 'GET /api/user/chats', seeker)).json<Chat[]>()
  expect(chats).toEqual([
    expect.objectContaining({
      id: 31,
      unread: 1,
      state: 'open',
      messages: [expect.objectContaining({ message: 'Hello Jules' })],
    }),
  ])
  expect((await call(server, 'GET /api/user/notifications', seeker)).json()).toHaveLength(1)
  expect((await call(server, 'GET /api/recruiter/contacts', recruiter)).json()).toEqual([
    expect.objectContaining({ id: 2, firstName: 'Jules' }),
  ])
})
