import type { Project, Technology, UnseenProject } from '@swipefolio/shared/contract'
import fc from 'fast-check'
import { sql } from 'kysely'
import { pino } from 'pino'
import { createDatabase, createPool } from '../../foundation/db/connect'
import { decide, projectPayload, publishProject } from '../../testing/builders'
import { call } from '../../testing/call'
import { createTestServer, type LoggedIn, type TestServer } from '../../testing'
import { listUnseenIds } from './unseen'

let server: TestServer
let seeker: LoggedIn

beforeAll(async () => {
  server = await createTestServer()
  seeker = await server.logIn('jobseeker')
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.db.deleteFrom('project').execute()
})

const publish = async (...technologyIds: number[]) => {
  const body = projectPayload(
    {},
    technologyIds.map((id) => ({ id })),
  )
  return (await call(server, 'POST /api/user/projects', seeker, { body })).json<Project>()
}

const edit = (project: Project, ...technologyIds: number[]) =>
  call(server, 'PUT /api/user/projects', seeker, {
    body: projectPayload(
      project,
      technologyIds.map((id) => ({ id })),
    ),
  })

const undo = (recruiter: LoggedIn, id: number) =>
  call(server, `DELETE /api/recruiter/projects/${id}/decision`, recruiter)

async function deck(recruiter: LoggedIn, tech?: string) {
  const query = { limit: '50', ...(tech && { tech }) }
  const answer = await call(server, 'GET /api/recruiter/projects/unseen', recruiter, { query })
  return answer.status === 204 ? [] : answer.json<UnseenProject[]>().map(({ id }) => id)
}

const runsOf = async (recruiter: LoggedIn, feed = 0) => {
  const { rows } = await sql<{ count: number }>`
    select count(*) from feed_run
    where recruiter_id = ${recruiter.account.id} and feed = ${feed}`.execute(server.db)
  return rows[0]?.count
}

it.each([
  ['all projects', []],
  ['one technology', [1]],
  ['several technologies', [1, 2, 3]],
])('PostgreSQL keeps its plan for the unseen projects of %s', async (_, technologyIds) => {
  const options = { max: 1, preparesStatements: true }
  const pool = createPool(server.pool.options, pino({ level: 'silent' }), options)
  const db = createDatabase(pool)
  const recruiter = await server.logIn('recruiter')
  for (let run = 0; run < 8; run += 1) {
    await listUnseenIds(db, recruiter.account.id, { limit: 10, technologyIds })
  }
  const { rows } = await pool.query('select generic_plans::int as kept from pg_prepared_statements')
  expect(rows).toEqual([{ kept: 3 }])
  await pool.end()
})

describe('the technology filter', () => {
  it('refuses an invalid list of ids', async () => {
    const recruiter = await server.logIn('recruiter')
    for (const tech of ['x', '1,x', '0', '1;2', '9007199254740993']) {
      const query = { tech }
      const answer = await call(server, 'GET /api/recruiter/projects/unseen', recruiter, { query })
      expect([answer.status, answer.text]).toEqual([400, 'Unknown technology'])
    }
    const tech = Array.from({ length: 21 }, (_, at) => at + 1).join(',')
    const query = { tech }
    const answer = await call(server, 'GET /api/recruiter/projects/unseen', recruiter, { query })
    expect([answer.status, answer.text]).toEqual([400, 'Too many technologies'])
  })

  it('returns the projects of any of its technologies, newest first, each once', async () => {
    const recruiter = await server.logIn('recruiter')
    const [first, second, third] = [await publish(1), await publish(2), await publish(1, 2, 3)]
    expect(await deck(recruiter, '1')).toEqual([third.id, first.id])
    expect(await deck(recruiter, '2,1')).toEqual([third.id, second.id, first.id])
    expect(await deck(recruiter, '3,77')).toEqual([third.id])
    expect(await deck(recruiter, '78')).toEqual([])
    await decide(server, recruiter, third.id, 'UNLIKED')
    expect(await deck(recruiter, '2,1')).toEqual([second.id, first.id])
  })

  it('finds a project under a technology that was added later, between decided ones', async () => {
    const recruiter = await server.logIn('recruiter')
    const projects = [await publish(1), await publish(2), await publish(1)]
    const [older, edited, newer] = projects as [Project, Project, Project]
    await decide(server, recruiter, older.id, 'UNLIKED')
    await decide(server, recruiter, newer.id, 'UNLIKED')
    expect(await deck(recruiter, '1')).toEqual([])
    await edit(edited, 1)
    expect(await deck(recruiter, '1')).toEqual([edited.id])
    expect(await deck(recruiter, '2')).toEqual([])
    expect(await deck(recruiter)).toEqual([edited.id])
  })
})

it('merges neighbouring decisions into one run, in any order', async () => {
  const recruiter = await server.logIn('recruiter')
  const projects = [await publish(1), await publish(1), await publish(1), await publish(1)]
  for (const at of [0, 3, 1, 2]) await decide(server, recruiter, projects[at]?.id ?? 0, 'UNLIKED')
  expect(await runsOf(recruiter)).toBe(1)
  expect(await runsOf(recruiter, 1)).toBe(1)
  expect(await deck(recruiter)).toEqual([])
})

it('shows projects published while others were decided', async () => {
  const recruiter = await server.logIn('recruiter')
  await Promise.all(
    Array.from({ length: 20 }, async () => {
      const { id } = await publishProject(server, seeker)
      await decide(server, recruiter, id, 'UNLIKED')
      await publishProject(server, seeker)
    }),
  )
  expect(await deck(recruiter)).toHaveLength(20)
})

interface Step {
  act: 'publish' | 'decide' | 'undo' | 'edit' | 'remove'
  at: number
  technologies: number[]
}

const steps = fc.array(
  fc.record<Step>({
    act: fc.constantFrom(
      'publish',
      'publish',
      'decide',
      'decide',
      'decide',
      'undo',
      'edit',
      'remove',
    ),
    at: fc.nat(30),
    technologies: fc.uniqueArray(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 3 }),
  }),
  { minLength: 10, maxLength: 40 },
)

it('always shows exactly the undecided projects after any history', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (list) => {
      await server.db.deleteFrom('project').execute()
      const recruiter = await server.logIn('recruiter')
      const projects: (Project & { technologies: Technology[] })[] = []
      const decided = new Set<number>()
      for (const { act, at, technologies } of list) {
        const project = projects[at % Math.max(projects.length, 1)]
        if (act === 'publish' || !project) projects.push(await publish(...technologies))
        else if (act === 'decide') {
          await decide(server, recruiter, project.id, 'SAVED')
          decided.add(project.id)
        } else if (act === 'undo') {
          await undo(recruiter, project.id)
          decided.delete(project.id)
        } else if (act === 'edit') {
          Object.assign(project, (await edit(project, ...technologies)).json<Project>())
        } else {
          await call(server, `DELETE /api/user/projects/${project.id}`, seeker)
          projects.splice(projects.indexOf(project), 1)
        }
      }
      const left = projects.filter(({ id }) => !decided.has(id))
      expect(await deck(recruiter)).toEqual(left.map(({ id }) => id).toReversed())
      for (const id of [1, 2, 3]) {
        const tagged = left.filter((project) => project.technologies.some((one) => one.id === id))
        expect(new Set(await deck(recruiter, String(id)))).toEqual(
          new Set(tagged.map((project) => project.id)),
        )
      }
      const limited = { limit: 2, technologyIds: [] }
      expect(await listUnseenIds(server.db, recruiter.account.id, limited)).toEqual(
        (await deck(recruiter)).slice(0, 2),
      )
    }),
    { numRuns: 25 },
  )
})
