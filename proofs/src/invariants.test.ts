import type { PoolClient } from 'pg'
import { createTestServer, type TestServer } from '@swipefolio/server/testing'
import { createWorld } from './any-input/world'
import { type invariants, proveInvariants } from './invariants'
import { holds } from './proof'

const message = (seq: number, text: string, key: string) => `
  insert into message select ${seq}, id, ${seq}, 'recruiter', '${text}', '${key}', now() from chat`

/** A statement that violates each invariant, after removing the constraint that would prevent it. */
const breaks = {
  'a contact without a chat': 'delete from chat',
  'a chat without a contact': 'delete from contact',
  'a gap in the seqs of a chat': 'update chat set last_seq = last_seq + 1',
  'a read position above the last seq': 'update chat set recruiter_read_seq = last_seq + 1',
  'a doubled client key': `
    alter table message drop constraint message_chat_id_sender_role_client_key_key;
    ${message(1, 'One', 'same')}; ${message(2, 'Two', 'same')}`,
  'an empty message': message(1, ' ', 'key'),
  'a sixth link': `
    insert into link select number, project_request_id, job_seeker_id, 'r' || number, null, now()
    from link, generate_series(1, 2) as of, generate_series(1, 5) as number
    where of = 1 and revealed_at is null`,
  'a doubled repository': `
    drop index link_repository;
    insert into link select id - 1, project_request_id, job_seeker_id, git_hub_link, null, now()
    from link`,
  'a revealed link without a contact': 'delete from contact',
  'a decision on no project': 'delete from project',
  'a like without a contact': 'delete from contact',
  'a notification of nobody': 'delete from account',
  'a notification about no chat': 'delete from chat',
  'two unseen notifications about one chat': `
    drop index notification_unread_chat;
    insert into notification (id, account_id, type, message, reference_id, created_at)
    select number, job_seeker_id, 'MESSAGE', '', id, now() from chat, generate_series(1, 2) as number`,
  'a project without a technology': 'delete from project_technology',
  'a project of a recruiter': `update project set owner_id = (select recruiter_id from chat)`,
  'a project request of a job seeker': `
    update project_request set owner_id = (select job_seeker_id from chat)`,
  'a project that is missing in a feed': 'delete from feed_entry where feed = 0',
  'a project in a feed that it is not of': 'update feed_entry set feed = 77 where feed <> 0',
  'an undecided project that a recruiter will never see': 'delete from decision',
  'runs of a feed that overlap': `
    insert into feed_run select recruiter_id, feed, low - 1, high from feed_run`,
  'a project that is hidden though its owner is not, or the other way round':
    'update feed_entry set hidden = true',
  'a project with a picture that its owner does not have': `
    update project set image = (select address from image);
    update image set owner_id = (select recruiter_id from chat)`,
  'a message that came in spite of a block': `
    insert into block select recruiter_id, job_seeker_id, now() - interval '1 hour' from chat;
    ${message(1, 'Still here', 'key')}`,
  'something that a deleted account still has': 'update account set deleted_at = now()',
  'something that a deleted account still says about its person':
    'update account set deleted_at = now()',
  'a code with more tries than five': `
    insert into reset_code (id, account_id, email, created_at, code_tries)
    select id, id, email, now(), 6 from account`,
  'a session of nobody': 'delete from account',
} satisfies Record<keyof typeof invariants, string>

let server: TestServer
let client: PoolClient

beforeAll(async () => {
  server = await createTestServer()
  await createWorld(server)
})
afterAll(() => server.close())
beforeEach(async () => {
  client = await server.pool.connect()
  await client.query('begin; set local session_replication_role = replica')
})
afterEach(async () => {
  await client.query('rollback')
  client.release()
})

it('finds no violation in data that calls have made', async () => {
  const row = await proveInvariants(client, 'a few calls')
  expect({ ...row, holds: holds(row) }).toMatchObject({ holds: true, faults: [] })
})

it.each(Object.entries(breaks))('finds %s', async (what, sentence) => {
  await client.query(sentence)
  const { faults } = await proveInvariants(client, 'a break')
  expect(faults.join('\n')).toMatch(new RegExp(`^${what}: \\d+ instead of 0$`, 'm'))
})
