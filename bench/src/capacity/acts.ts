import type { Pool } from 'pg'
import { wire } from '../load/load'
import { signToken } from '../load/people'
import { openSessions } from '../scale/filled-product'

/** What people do, with the requests that so many of them make. */
export interface Act {
  name: string
  /** How often an active person does it in a minute. */
  perMinute: number
  /** How many requests are one act. */
  requestsEach: number
  requests: Buffer[]
}

const firstId = 7_000_000_000_000
const peopleOfRole = 200
const password = 'swipe-right-24'
const decisionsEach = 4

const opening = {
  recruiter: ['details', 'home', 'notifications', 'chats', 'projects/unseen?limit=5'],
  user: ['details', 'home', 'notifications', 'chats', 'projects'],
}
const reading = {
  recruiter: [
    'dashboard-stats',
    'projects/saved?limit=20',
    'contacts?limit=20',
    'projectRequests?limit=20',
  ],
  user: ['dashboard-stats', 'projects', 'chats?limit=20', 'notifications?limit=20'],
}
const sides = ['recruiter', 'user'] as const

/** Ordinary people of the filled database: 20 contacts and 100 decisions a recruiter, about 11 projects a job seeker. */
export async function makeActs(pool: Pool, logins: number): Promise<Act[]> {
  // Every tenth person is a recruiter; the first one is the busy one.
  const ids = Array.from({ length: peopleOfRole }, (_, at) => firstId + 10 * (at + 2))
  const seekers = ids.map((id) => id + 3)
  await openSessions(pool, [...ids, ...seekers])
  const tokens = {
    recruiter: ids.map((id) => signToken(id, 'recruiter')),
    user: seekers.map((id) => signToken(id)),
  }
  const ask = (calls: Record<(typeof sides)[number], string[]>) =>
    sides.flatMap((side) =>
      tokens[side].flatMap((token) =>
        calls[side].map((path) => wire(`/api/${side}/${path}`, token)),
      ),
    )
  return [
    {
      name: 'a page',
      perMinute: 0.5,
      requestsEach: 1,
      requests: Array.from({ length: 2000 }, page),
    },
    {
      name: 'a login',
      perMinute: 0.05,
      requestsEach: 1,
      requests: ids.slice(0, logins).map((id) =>
        wire('/api/auth/recruiterlogin', undefined, 'POST', {
          email: `person.${id - firstId}@example.org`,
          password,
        }),
      ),
    },
    { name: 'opening the app', perMinute: 0.1, requestsEach: 5, requests: ask(opening) },
    { name: 'a list', perMinute: 3, requestsEach: 1, requests: ask(reading) },
    {
      name: 'a decision',
      perMinute: 3,
      requestsEach: 1 + 1 / decisionsEach,
      requests: await decide(pool, ids, tokens.recruiter),
    },
    {
      name: 'a message',
      perMinute: 0.5,
      requestsEach: 1,
      requests: await write(pool, ids, tokens.recruiter),
    },
    {
      name: 'a poll',
      perMinute: 0,
      requestsEach: 1,
      requests: sides.flatMap((side) =>
        tokens[side].flatMap((token) =>
          Array.from({ length: 5 }, () => wire(`/api/${side}/notifications/unseen-exist`, token)),
        ),
      ),
    },
  ]
}

const page = () =>
  wire('/', undefined, 'GET', undefined, ['accept: text/html', 'accept-encoding: br'])

/** Decisions on projects that a recruiter may see and has not decided on, with the cards that are fetched on the way. */
async function decide(pool: Pool, ids: number[], tokens: string[]) {
  const { rows } = await pool.query<{ recruiter: string; projects: string[] }>(
    `select recruiter, array(
      select id from project
      where not exists (select from decision where recruiter_id = recruiter and project_id = project.id)
        and not exists (select from out_of_sight where recruiter_id = recruiter and job_seeker_id = owner_id)
      order by publication desc limit 20
    ) as projects from unnest($1::bigint[]) as recruiter`,
    [ids],
  )
  const statuses = ['UNLIKED', 'UNLIKED', 'SAVED', 'UNLIKED', 'LIKED', 'UNLIKED', 'SAVED']
  return rows.flatMap(({ projects }, at) =>
    projects.flatMap((project, turn) => [
      wire(
        `/api/recruiter/projects/${project}?likedStatus=${statuses[turn % statuses.length]}`,
        tokens[at],
        'POST',
      ),
      ...(turn % decisionsEach === 0
        ? [wire('/api/recruiter/projects/unseen?limit=5', tokens[at])]
        : []),
    ]),
  )
}

async function write(pool: Pool, ids: number[], tokens: string[]) {
  const { rows } = await pool.query<{ at: number; id: string }>(
    `select (array_position($1::bigint[], recruiter_id) - 1)::int as at, id from chat
    where recruiter_id = any($1::bigint[]) and not exists (
      select from block where (blocker_id, blocked_id) in ((recruiter_id, job_seeker_id), (job_seeker_id, recruiter_id))
    ) order by random()`,
    [ids],
  )
  const message = 'What do you think of the second draft? I would begin with the harbour.'
  return rows
    .slice(0, 3000)
    .map(({ at, id }) =>
      wire('/api/recruiter/chats/send', tokens[at], 'POST', { id: Number(id), message }),
    )
}
