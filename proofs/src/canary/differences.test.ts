import type { CallResponse } from '@swipefolio/shared/contract'
import { emailDomain } from '@swipefolio/shared/rules'
import {
  call,
  createTestServer,
  decide,
  judge,
  type LoggedIn,
  succeed,
  type TestServer,
} from '@swipefolio/server/testing'
import { isRead, rows, sendRow, titleOf } from '../matrix/rows'
import type { Actor } from '../matrix/templates'
import { createWorld, type Stage, type World } from '../matrix/world'

type AccountExport = CallResponse<'GET /api/user/export'>

let server: TestServer

beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

/**
 * Not compared: logins, whose tokens differ, streams, which begin with a random id, pictures, which are uploaded first, account
 * events, which tell of the observer's own calls, and public pages, which are for everybody.
 */
const unsteady = /\/auth\/|\/events$|\/images\/|\/account-events|\/public-pages\//
const reads = rows.filter(
  (row) => row.call.startsWith('GET /api/') && isRead(row) && !unsteady.test(row.call),
)

function withoutOwnCalls(text: string) {
  const { exportedAt: _at, sections, ...exported } = JSON.parse(text) as AccountExport
  const { accountEvents: _events, sessions: _sessions, ...others } = sections
  return JSON.stringify({ ...exported, ...others })
}

const whole = undefined
const pageOfOne = { limit: '1' }

/** Every answer that an observer gets, without what differs from call to call. */
async function observe(world: World, observer: Actor, queries = [whole, pageOfOne]) {
  const answers: Record<string, string> = {}
  for (const row of reads) {
    for (const query of queries) {
      const { status, text, headers } = await sendRow(world, row, observer, { query })
      expect(status).toBeLessThan(500)
      const body = row.call.endsWith('/export') && status === 200 ? withoutOwnCalls(text) : text
      const part = headers['next-cursor'] ? ' and more' : ''
      answers[`${titleOf(row)} ${query ? 'in part' : ''}`] = `${status} ${body}${part}`
    }
  }
  return answers
}

interface Difference {
  stage: Stage
  observers: Actor[]
  /** What the observers could not tell apart, one after the other. */
  worlds: ((world: World) => Promise<unknown>)[]
}

const hide = ({ people }: World, body: { hiddenCompanies?: string[]; hiddenDomains?: string[] }) =>
  succeed(call(server, 'PUT /api/user/privacy', people.O, { body }))

const show = (person: LoggedIn, body: object) =>
  succeed(call(server, 'PUT /api/user/public-page', person, { body }))

const projectsOfO = [
  'projectLikedByV',
  'likedProject',
  'savedProject',
  'passedProject',
  'project',
  'sentProject',
]

const differences: Record<string, Difference> = {
  'whether a job seeker hides from one’s company, from one’s address or has removed the projects': {
    stage: 'strangers',
    observers: ['U'],
    worlds: [
      async (world) => {
        const { people, objects } = world
        await succeed(decide(server, people.U, Number(objects.savedProject), 'SAVED'))
        await succeed(decide(server, people.U, Number(objects.passedProject), 'UNLIKED'))
        await hide(world, { hiddenCompanies: [`${people.U.account.company_name} GmbH`] })
      },
      async (world) => {
        await hide(world, { hiddenCompanies: [] })
        await hide(world, { hiddenDomains: [emailDomain(world.people.U.account.email)] })
      },
      async (world) => {
        await hide(world, { hiddenDomains: [] })
        for (const name of projectsOfO) {
          const path = `/api/user/projects/${world.objects[name]}`
          await succeed(call(server, `DELETE ${path}`, world.people.O))
        }
      },
    ],
  },
  'whether a link that is not revealed is of a contact or of a stranger': {
    stage: 'liked',
    observers: ['R', 'U', 'A'],
    worlds: [
      async () => {},
      ({ people, objects }) =>
        server.pool.query('update link set job_seeker_id = $1 where id = $2', [
          people.X.account.id,
          objects.hiddenLink,
        ]),
    ],
  },
  'whether a link that is not revealed is a project': {
    stage: 'liked',
    observers: ['R', 'U', 'A'],
    worlds: [
      async () => {},
      ({ objects }) =>
        server.pool.query('update link set project_id = null where id = $1', [objects.hiddenLink]),
    ],
  },
  'what a recruiter says of a link until it is told': {
    stage: 'strangers',
    observers: ['O', 'X', 'U', 'A'],
    worlds: [
      async () => {},
      async ({ people, objects }) => {
        const verdict = { verdict: 'DECLINED', reply: 'No' } as const
        await judge(server, people.R, Number(objects.hiddenLink), verdict)
        // A busy machine takes longer to read all answers than the time until it is told.
        await server.pool.query(`update link set verdict_at = verdict_at + interval '1 hour'`)
        await server.pool.query(`update outbox set due_at = due_at + interval '1 hour'`)
      },
    ],
  },
  'whether a recruiter has passed a project': {
    stage: 'revealed',
    observers: ['O', 'X', 'R', 'A'],
    worlds: [
      async () => {},
      ({ people, objects }) => decide(server, people.U, Number(objects.project), 'UNLIKED'),
    ],
  },
  'anywhere but at its address whether a job seeker has a public page': {
    stage: 'strangers',
    observers: ['X', 'R', 'U', 'A'],
    worlds: [
      async () => {},
      ({ people }) => show(people.O, { isOn: false, isListed: false, projectIds: [] }),
      async ({ people, objects, tag }) => {
        const projectIds = projectsOfO.map((name) => Number(objects[name]))
        await show(people.O, { isOn: true, isListed: true, handle: `other-${tag}`, projectIds })
        const body = { publicFields: ['about', 'image', 'links'] }
        await succeed(call(server, 'PUT /api/user/profile', people.O, { body }))
      },
    ],
  },
  'whether others have become contacts': {
    stage: 'strangers',
    observers: ['X', 'U', 'A'],
    worlds: [
      async () => {},
      ({ people, objects }) => decide(server, people.R, Number(objects.likedProject), 'LIKED'),
    ],
  },
}

it.each(Object.entries(differences))(
  'nobody can tell %s',
  async (_what, { stage, observers, worlds }) => {
    const world = await createWorld(server, stage)
    const seen: Record<string, string>[][] = []
    for (const become of worlds) {
      await become(world)
      // The first reading marks links as listed and messages as read.
      for (const observer of observers) await observe(world, observer, [whole])
      const answers = []
      for (const observer of observers) answers.push(await observe(world, observer))
      seen.push(answers)
    }
    const [one, ...others] = seen
    for (const other of others) expect(other).toEqual(one)
  },
)

it('the comparison finds a like that its project’s owner is told of', async () => {
  const world = await createWorld(server, 'strangers')
  const before = await observe(world, 'O')
  await decide(server, world.people.U, Number(world.objects.project), 'LIKED')
  expect(await observe(world, 'O')).not.toEqual(before)
})
