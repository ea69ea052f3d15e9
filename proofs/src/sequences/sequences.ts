import {
  call,
  createTestServer,
  decide,
  type LoggedIn,
  publishProject,
  type TestServer,
} from '@swipefolio/server/testing'
import fc from 'fast-check'
import { createRow, type ProofRow } from '../proof'
import { createModel, type Step, statuses } from './model'

const companies = ['Kite Works', 'Lumen Works']
const person = fc.nat(1)
const project = fc.nat(5)

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('publish' as const), seeker: person }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('remove' as const), project }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('decide' as const),
      recruiter: person,
      project,
      status: fc.constantFrom(...statuses),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('undo' as const), recruiter: person, project }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('pause' as const),
      seeker: person,
      paused: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('hide' as const),
      seeker: person,
      companies: fc.subarray([0, 1]),
    }),
  },
)

interface World {
  server: TestServer
  recruiters: LoggedIn[]
  seekers: LoggedIn[]
  /** The ids of the published projects, in their order. */
  ids: number[]
}

async function createWorld(server: TestServer): Promise<World> {
  await server.db.deleteFrom('project').execute()
  const [recruiters, seekers] = await Promise.all([
    Promise.all(companies.map((company_name) => server.logIn('recruiter', { company_name }))),
    Promise.all([server.logIn('jobseeker'), server.logIn('jobseeker')]),
  ])
  return { server, recruiters, seekers, ids: [] }
}

const at = <T>(list: T[], index: number): T => list[index] as T

/** Does on the server what a step says, and returns the status of the answer. */
async function act({ server, recruiters, seekers, ids }: World, one: Step, owner: number) {
  const setPrivacy = (seeker: number, body: object) =>
    call(server, 'PUT /api/user/privacy', at(seekers, seeker), { body })
  const id = 'project' in one ? (ids[one.project] ?? 1) : 0
  if (one.do === 'publish') {
    ids.push((await publishProject(server, at(seekers, one.seeker))).id)
    return 200
  }
  return (await send(one)).status

  function send(other: Exclude<Step, { do: 'publish' }>) {
    if (other.do === 'remove') {
      return call(server, `DELETE /api/user/projects/${id}`, at(seekers, owner))
    }
    if (other.do === 'decide')
      return decide(server, at(recruiters, other.recruiter), id, other.status)
    if (other.do === 'undo') {
      return call(
        server,
        `DELETE /api/recruiter/projects/${id}/decision`,
        at(recruiters, other.recruiter),
      )
    }
    if (other.do === 'pause') return setPrivacy(other.seeker, { paused: other.paused })
    const hiddenCompanies = other.companies.map((company) => at(companies, company))
    return setPrivacy(other.seeker, { hiddenCompanies })
  }
}

/** What a recruiter sees, by the numbers of the projects. */
async function observe({ server, recruiters, ids }: World, recruiter: number) {
  const read = async (path: string) => {
    const name = `GET /api/recruiter/${path}`
    const answer = await call(server, name, at(recruiters, recruiter), {
      query: { limit: '50' },
    })
    return answer.status === 204 ? [] : answer.json<{ id: number }[]>()
  }
  const numbers = async (path: string) =>
    (await read(path)).map(({ id }) => ids.indexOf(id)).toSorted((one, other) => one - other)
  return {
    unseen: await numbers('projects/unseen'),
    saved: await numbers('projects/saved'),
    passed: await numbers('projects/passed'),
    contacts: (await read('contacts')).length,
  }
}

interface SequenceScale {
  runs: number
  seed: number
}

/** Random sequences of up to 30 steps; each answer, and what both recruiters see after it, is what the model says. */
export async function proveSequences({ runs, seed }: SequenceScale): Promise<ProofRow> {
  const { row, fault } = createRow('sequences')
  const server = await createTestServer()
  const property = fc.asyncProperty(
    fc.array(step, { size: 'max', maxLength: 30 }),
    async (steps) => {
      const world = await createWorld(server)
      const model = createModel()
      for (const [turn, one] of steps.entries()) {
        const owner = 'project' in one ? model.ownerOf(one.project) : 0
        const found = [await act(world, one, owner)] as unknown[]
        const wanted = [model.take(one)] as unknown[]
        for (const recruiter of [0, 1]) {
          found.push(await observe(world, recruiter))
          wanted.push(model.seenBy(recruiter))
        }
        row.cases += 1
        const [is, mustBe] = [JSON.stringify(found), JSON.stringify(wanted)]
        if (is !== mustBe) throw new Error(`After step ${turn + 1}: ${is} instead of ${mustBe}`)
      }
    },
  )
  try {
    const outcome = await fc.check(property, { numRuns: runs, seed })
    if (outcome.failed) fault(fc.defaultReportMessage(outcome)?.slice(0, 2000) ?? 'It failed')
    row.note = `${runs} sequences, seed ${seed}`
    return row
  } finally {
    await server.close()
  }
}
