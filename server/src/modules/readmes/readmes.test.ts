import type { Readme, RepositoryFacts } from '@swipefolio/shared/contract'
import { createTestServer, type LoggedIn, testPassword, type TestServer } from '../../testing'
import { connect, decide, projectPayload, publishProject } from '../../testing/builders'
import { call, succeed } from '../../testing/call'
import { createFakeGitHub, sendJson } from '../../testing/fake-github'
import { seedTechnologies } from '../technologies/seed'
import { removeExpired } from '../../remove-expired'

const day = 24 * 60 * 60_000
const rope = 'https://github.com/kelp/rope'

let github: Awaited<ReturnType<typeof createFakeGitHub>>
let server: TestServer
let owner: LoggedIn
let recruiter: LoggedIn

beforeAll(async () => {
  github = await createFakeGitHub({
    'kelp/rope': { files: { 'README.md': '# Rope\n\nHolds.\n' } },
    'kelp/tide-clock_v2': {
      description: ' Tells the tide. ',
      homepage: 'https://tide.example',
      languages: { Shell: 10, TypeScript: 900, Kelpish: 50 },
      topics: ['reactjs', 'postgres', 'typescript', 'unheard-of'],
      files: {},
    },
    'kelp/secret': { isPrivate: true, files: { 'README.md': 'Secret' } },
    'kelp/bare': { homepage: 'javascript:alert(1)', files: {} },
    'kelp/long': { files: { 'README.md': 'x'.repeat(100_001) } },
    'kelp/empty': { files: { 'README.md': '<!-- nothing -->\n![](https://img.shields.io/x.svg)' } },
  })
  server = await createTestServer({ config: { github: github.github, limits: true } })
})
afterAll(async () => {
  await server.close()
  await github.close()
})
beforeEach(async () => {
  server.clock.advance(61_000)
  owner = await server.logIn('jobseeker')
  recruiter = await server.logIn('recruiter')
})

const ask = (what: 'readmes' | 'repository-facts', repoUrl?: string, who = owner) =>
  call(server, `POST /api/user/${what}`, who, { body: { repoUrl } })
const take = async (repoUrl = rope) => (await succeed(ask('readmes', repoUrl))).json<Readme>()
const update = (project: object) =>
  call(server, 'PUT /api/user/projects', owner, { body: projectPayload(project) })
const ofOwn = (id: number, who = owner) => call(server, `GET /api/user/projects/${id}/readme`, who)
const ofContact = (id: number, who = recruiter) =>
  call(server, `GET /api/recruiter/contact-projects/${id}/readme`, who)

describe.each(['readmes', 'repository-facts'] as const)('%s', (what) => {
  it.each([
    ['', 400, 'Please enter a valid GitHub repository URL.'],
    ['kelp/rope', 400, 'Please enter a valid GitHub repository URL.'],
    ['https://elsewhere.example/kelp/rope', 400, 'Please enter a valid GitHub repository URL.'],
    ['https://github.com/kelp/gone', 404, 'There is no public repository at this address.'],
    ['https://github.com/kelp/secret', 404, 'There is no public repository at this address.'],
  ])('refuse %j', async (repoUrl, status, sentence) => {
    const answer = await ask(what, repoUrl)
    expect([answer.status, answer.text]).toEqual([status, sentence])
  })

  it('tell that GitHub answers no more questions, is away, or answers oddly', async () => {
    github.answer('/api/repos/busy/', (response) =>
      sendJson(response, 403, {}, { 'x-ratelimit-remaining': '0', 'retry-after': '120' }),
    )
    const busy = await ask(what, 'https://github.com/busy/bee')
    expect([busy.status, busy.text]).toEqual([
      503,
      'GitHub answers no more questions for now. Please try again in 2 minutes.',
    ])
    github.answer('/api/repos/away/', (response) => response.destroy())
    expect((await ask(what, 'https://github.com/away/bee')).status).toBe(502)
    github.answer('/api/repos/odd/', (response) => sendJson(response, 200, { private: 'no' }))
    expect((await ask(what, 'https://github.com/odd/bee')).status).toBe(502)
    github.answer('/api/repos/moved/', (response) =>
      sendJson(response, 301, {}, { location: 'http://127.0.0.1:1/' }),
    )
    const moved = await ask(what, 'https://github.com/moved/bee')
    expect([moved.status, moved.text]).toEqual([
      404,
      'This repository has moved. Please enter its new address.',
    ])
  })

  it('are read 20 times an hour by a person; failures of GitHub do not count', async () => {
    github.answer('/api/repos/down/', (response) => sendJson(response, 500, {}))
    await ask(what, 'https://github.com/down/bee')
    for (let count = 0; count < 20; count += 1) {
      expect((await ask(what, 'https://github.com/kelp/gone')).status).toBe(404)
    }
    const answer = await ask(what, rope)
    expect([answer.status, answer.text]).toEqual([
      429,
      'You have read 20 repositories in an hour. Please try again later.',
    ])
    expect((await ask(what, rope, await server.logIn('jobseeker'))).status).toBe(200)
  })
})

describe('a README', () => {
  it.each([
    ['bare', 404, 'This repository has no README.'],
    ['long', 409, 'This README is too long: at most 100 kB.'],
    ['empty', 409, 'This README has no text that can be shown.'],
  ])('is refused: %s', async (name, status, sentence) => {
    const answer = await ask('readmes', `https://github.com/kelp/${name}`)
    expect([answer.status, answer.text]).toEqual([status, sentence])
  })

  it('belongs to a project once that is saved with it, until it is replaced or removed', async () => {
    const { id } = await publishProject(server, owner, { gitUrl: rope })
    const first = await take()
    expect(first).toMatchObject({ repository: rope, takenAt: expect.any(String) })
    expect((await ofOwn(id)).status).toBe(204)
    await succeed(update({ id, readmeId: first.id }))
    expect((await ofOwn(id)).json()).toEqual(first)
    await succeed(update({ id, title: 'Renamed' }))
    expect((await ofOwn(id)).json()).toEqual(first)
    await succeed(update({ id, readmeId: first.id }))
    const second = await take()
    await succeed(update({ id, readmeId: second.id }))
    expect((await ofOwn(id)).json()).toEqual(second)
    await succeed(update({ id, readmeId: null }))
    expect((await ofOwn(id)).status).toBe(204)
    const published = await publishProject(server, owner, { readmeId: (await take()).id })
    expect((await ofOwn(published.id)).status).toBe(200)
    await succeed(call(server, `DELETE /api/user/projects/${published.id}`, owner))
    expect(
      await server.db
        .selectFrom('readme')
        .select('id')
        .where('owner_id', '=', owner.account.id)
        .execute(),
    ).toEqual([])
  })

  it('of somebody else, of another project, and one that is gone, is refused', async () => {
    const stranger = await server.logIn('jobseeker')
    const theirs = (await succeed(ask('readmes', rope, stranger))).json<Readme>()
    const other = await take()
    await publishProject(server, owner, { readmeId: other.id })
    const { id } = await publishProject(server, owner)
    for (const readmeId of [theirs.id, other.id, 404, 1.5]) {
      const answer = await update({ id, readmeId })
      expect([answer.status, answer.text]).toEqual([
        409,
        'This README is no longer kept. Please take it again.',
      ])
    }
  })

  it('is shown to its owner and to contacts alone', async () => {
    const { id } = await publishProject(server, owner, { readmeId: (await take()).id })
    const without = await publishProject(server, owner)
    const stranger = await server.logIn('jobseeker')
    await succeed(decide(server, recruiter, id, 'SAVED'))
    expect([(await ofOwn(id, stranger)).status, (await ofContact(id)).status]).toEqual([404, 404])
    await connect(server, recruiter, owner)
    expect((await ofContact(id)).json()).toMatchObject({ repository: rope })
    expect((await ofContact(without.id)).status).toBe(204)
    expect((await ofContact(404)).status).toBe(404)
    const chats = await succeed(call(server, 'GET /api/user/chats', owner))
    const [chat] = chats.json<{ id: number }[]>()
    await succeed(call(server, `PUT /api/user/chats/${chat?.id}/block`, owner))
    expect((await ofContact(id)).status).toBe(404)
  })

  it('that was not saved is removed after a day, and all with their account', async () => {
    const left = () =>
      server.db.selectFrom('readme').select('id').where('owner_id', '=', owner.account.id).execute()
    const kept = await take()
    await publishProject(server, owner, { readmeId: kept.id })
    await take()
    await take()
    expect(await left()).toHaveLength(2)
    const body = { password: testPassword }
    const other = owner
    server.clock.advance(1.1 * day)
    await removeExpired(server.services)
    expect(await left()).toEqual([{ id: kept.id }])
    owner = await server.logIn('jobseeker')
    await take()
    await succeed(call(server, 'DELETE /api/user/account', owner, { body }))
    expect(await left()).toEqual([])
    owner = other
  })
})

describe('a form is filled in', () => {
  const facts = async (name: string) =>
    (
      await succeed(ask('repository-facts', `https://github.com/kelp/${name}`))
    ).json<RepositoryFacts>()

  it('with a readable title, the description, the website, and the technologies that are known', async () => {
    await seedTechnologies(server.db)
    const { technologies, ...rest } = await facts('tide-clock_v2')
    expect(rest).toEqual({
      title: 'Tide Clock V2',
      about: 'Tells the tide.',
      gitUrl: 'https://github.com/kelp/tide-clock_v2',
      websiteUrl: 'https://tide.example',
    })
    expect(technologies.map(({ name }) => name)).toEqual(['TypeScript', 'React', 'PostgreSQL'])
  })

  it('with nothing that the repository does not tell', async () => {
    expect(await facts('bare')).toEqual({
      title: 'Bare',
      about: '',
      gitUrl: 'https://github.com/kelp/bare',
      websiteUrl: '',
      technologies: [],
    })
  })
})
