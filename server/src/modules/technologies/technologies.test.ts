import type { Technology } from '@swipefolio/shared/contract'
import { projectPayload } from '../../testing/builders'
import { call } from '../../testing/call'
import { createTestServer, type LoggedIn, type TestServer } from '../../testing'
import { seedTechnologies } from './seed'

let server: TestServer
let seeker: LoggedIn
let other: LoggedIn
let recruiter: LoggedIn

beforeAll(async () => {
  server = await createTestServer({ config: { limits: true } })
  await seedTechnologies(server.db)
  recruiter = await server.logIn('recruiter')
})
afterAll(() => server.close())
beforeEach(async () => {
  seeker = await server.logIn('jobseeker')
  other = await server.logIn('jobseeker')
})

const add = (name: string, who = seeker) =>
  call(server, 'POST /api/user/technologies', who, { body: { name } })
const listOf = async (who: LoggedIn) => {
  const name = who === recruiter ? 'GET /api/recruiter/techlist' : 'GET /api/user/techlist'
  return (await call(server, name, who)).json<Technology[]>()
}
const names = async (who: LoggedIn) => (await listOf(who)).map(({ name }) => name)

describe('the list', () => {
  it('keeps the ids of the technologies that were known first', async () => {
    const list = await listOf(seeker)
    expect(list.length).toBeGreaterThan(500)
    const first = await server.db
      .selectFrom('technology')
      .selectAll()
      .where('id', '<=', 78)
      .execute()
    expect(first).toHaveLength(78)
    expect(list.find(({ name }) => name === 'PostgreSQL')).toMatchObject({
      id: first.find(({ name }) => name === 'PostgreSQL')?.id,
      aliases: expect.arrayContaining(['postgres']) as string[],
    })
  })

  it('changes nothing when it is seeded again', async () => {
    const before = await listOf(seeker)
    await seedTechnologies(server.db)
    expect(await listOf(seeker)).toEqual(before)
  })

  it('is small enough to be read whole', async () => {
    const answer = await call(server, 'GET /api/user/techlist', seeker)
    expect(answer.text.length).toBeLessThan(60_000)
  })
})

describe('an added technology', () => {
  it.each(['', 'x', 'a'.repeat(41), 'www.spam.example', '<b>bold</b>', 'see http://x', '12345'])(
    'is refused as %s',
    async (name) => {
      const answer = await add(name)
      expect(answer.status).toBe(400)
      expect(answer.text).toMatch(/^A technology has 2 to 40 letters/)
    },
  )

  it.each([
    ['react.js', 'React'],
    ['K8S', 'Kubernetes'],
    ['c plus plus', 'C++'],
  ])('is the known one of that name: %s', async (name, known) => {
    expect((await add(name)).json()).toMatchObject({ name: known })
  })

  it('is in the list of the one who added it alone', async () => {
    const added = (await add('  Kelp   Script ')).json<Technology>()
    expect(added.name).toBe('Kelp Script')
    expect(await names(seeker)).toContain('Kelp Script')
    expect(await names(other)).not.toContain('Kelp Script')
    expect(await names(recruiter)).not.toContain('Kelp Script')
    expect((await add('kelp-script', other)).json()).toMatchObject({ id: added.id })
  })

  it('is in the list of everybody once five job seekers use it', async () => {
    const { id } = (await add('Barnacle DB')).json<Technology>()
    for (let users = 0; users < 5; users += 1) {
      expect(await names(recruiter)).not.toContain('Barnacle DB')
      const owner = await server.logIn('jobseeker')
      const body = projectPayload({}, [{ id }])
      expect((await call(server, 'POST /api/user/projects', owner, { body })).status).toBe(200)
      expect(await names(owner)).toContain('Barnacle DB')
    }
    expect(await names(recruiter)).toContain('Barnacle DB')
    expect(await names(other)).toContain('Barnacle DB')
  })

  it('joins the list with its id when the list knows it', async () => {
    const { id } = (await add('Limpet')).json<Technology>()
    await seedTechnologies(server.db, [{ name: 'Limpet', aliases: ['limpetjs'] }])
    expect(await listOf(other)).toContainEqual({ id, name: 'Limpet', aliases: ['limpetjs'] })
  })

  it('is stored once when two add it at the same time', async () => {
    const [one, two] = await Promise.all([add('Mussel'), add('mussel', other)])
    expect(one.json<Technology>().id).toBe(two.json<Technology>().id)
  })

  it('is limited to ten a day', async () => {
    const person = await server.logIn('jobseeker')
    for (let count = 0; count < 10; count += 1) await add(`Shell number ${count}`, person)
    expect((await add('One more shell', person)).status).toBe(429)
    expect((await add('React', person)).status).toBe(200)
  })
})
