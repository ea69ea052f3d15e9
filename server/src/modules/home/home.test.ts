import type { JobSeekerHome, Link, RecruiterHome } from '@swipefolio/shared/contract'
import {
  connect,
  decide,
  postRequest,
  publishProject,
  reveal,
  submitLink,
} from '../../testing/builders'
import { call, succeed } from '../../testing/call'
import { createTestServer, type LoggedIn, type TestServer } from '../../testing'

let server: TestServer
let seeker: LoggedIn
let recruiter: LoggedIn

beforeAll(async () => {
  server = await createTestServer()
})
beforeEach(async () => {
  await server.db.deleteFrom('project').execute()
  await server.db.deleteFrom('project_request').execute()
  seeker = await server.logIn('jobseeker')
  recruiter = await server.logIn('recruiter')
})
afterAll(() => server.close())

const recruiterHome = async (reader = recruiter) =>
  (await succeed(call(server, 'GET /api/recruiter/home', reader))).json<RecruiterHome>()
const seekerHome = async (reader = seeker) =>
  (await succeed(call(server, 'GET /api/user/home', reader))).json<JobSeekerHome>()
const send = (sender: LoggedIn, side: 'user' | 'recruiter', id: number, message: string) =>
  succeed(call(server, `POST /api/${side}/chats/send`, sender, { body: { id, message } }))

it('has nothing for new accounts', async () => {
  expect(await recruiterHome()).toEqual({
    deck: { count: 0, top: null },
    requests: [],
    turns: [],
    turnsCount: 0,
    nextSteps: [],
    hasDecided: false,
    hasRequests: false,
    figures: { saved: 0, contacts: 0, links: 0 },
  })
  expect(await seekerHome()).toEqual({
    done: [],
    newest: null,
    top: null,
    week: [],
    requests: [],
    figures: { likes: 0, saves: 0, contacts: 0 },
    turns: [],
    turnsCount: 0,
    paused: false,
  })
})

it('says whether the profile is paused', async () => {
  const body = { paused: true, hiddenCompanies: [] }
  await succeed(call(server, 'PUT /api/user/privacy', seeker, { body }))
  expect((await seekerHome()).paused).toBe(true)
})

it('counts what was gathered, as the statistics of the dashboard do', async () => {
  const [liked, saved] = [
    await publishProject(server, seeker),
    await publishProject(server, seeker),
  ]
  await decide(server, recruiter, liked.id, 'LIKED')
  await decide(server, recruiter, saved.id, 'SAVED')
  const request = await postRequest(server, recruiter)
  await submitLink(server, seeker, request.id)
  expect((await recruiterHome()).figures).toEqual({ saved: 1, contacts: 1, links: 1 })
  expect((await seekerHome()).figures).toEqual({ likes: 1, saves: 1, contacts: 1 })
  const stranger = await server.logIn('recruiter')
  expect((await recruiterHome(stranger)).figures).toEqual({ saved: 0, contacts: 0, links: 0 })
})

describe('the deck', () => {
  it('is counted without decided projects and shows its top without an owner', async () => {
    const first = await publishProject(server, seeker, { title: 'First' })
    const second = await publishProject(server, seeker, { title: 'Second' })
    const { deck } = await recruiterHome()
    expect(deck).toMatchObject({ count: 2, top: { id: second.id, title: 'Second' } })
    expect(Object.keys(deck.top ?? {})).not.toContain('owner')
    expect(JSON.stringify(deck)).not.toContain(seeker.account.first_name)
    await decide(server, recruiter, second.id, 'UNLIKED')
    expect(await recruiterHome()).toMatchObject({
      deck: { count: 1, top: { id: first.id } },
      hasDecided: true,
    })
  })

  it('is counted up to 100', async () => {
    for (let at = 0; at < 102; at++) await publishProject(server, seeker)
    expect((await recruiterHome()).deck.count).toBe(100)
  })
})

describe('new links', () => {
  it('are counted by request until they are seen or answered', async () => {
    const older = await postRequest(server, recruiter, { title: 'Older' })
    const newer = await postRequest(server, recruiter, { title: 'Newer' })
    const other = await server.logIn('jobseeker')
    await submitLink(server, seeker, newer.id)
    server.clock.advance(1000)
    await submitLink(server, seeker, older.id)
    await submitLink(server, other, older.id)
    expect((await recruiterHome()).requests).toEqual([
      { id: older.id, title: 'Older', newLinks: 2 },
      { id: newer.id, title: 'Newer', newLinks: 1 },
    ])
    const links = `/api/recruiter/projectRequests/${older.id}/links` as const
    const list = (await call(server, `GET ${links}`, recruiter)).json<Link[]>()
    await succeed(
      call(server, `PUT ${links}/seen`, recruiter, { body: { linkIds: [list[0]?.id] } }),
    )
    await reveal(server, recruiter, list[1]?.id ?? 0)
    expect((await recruiterHome()).requests.map(({ id }) => id)).toEqual([newer.id])
    await submitLink(server, other, older.id, 'https://github.com/kelp-and-co/again')
    expect((await recruiterHome()).requests).toContainEqual({
      id: older.id,
      title: 'Older',
      newLinks: 1,
    })
  })

  it('of other recruiters are neither counted nor listed by a stranger', async () => {
    const { id } = await postRequest(server, recruiter)
    await submitLink(server, seeker, id)
    const stranger = await server.logIn('recruiter')
    expect((await recruiterHome(stranger)).requests).toEqual([])
    await call(server, `GET /api/recruiter/projectRequests/${id}/links`, stranger)
    expect((await recruiterHome()).requests).toHaveLength(1)
    expect((await recruiterHome()).hasRequests).toBe(true)
  })
})

describe('turns', () => {
  const turns = async () => (await recruiterHome()).turns

  it('are chats without a message, and chats that end with the job seeker’s', async () => {
    const chat = await connect(server, recruiter, seeker)
    const { first_name: firstName, last_name: lastName } = seeker.account
    const person = { chatId: chat.id, firstName, lastName }
    expect(await turns()).toMatchObject([{ ...person, message: null }])
    expect((await seekerHome()).turns).toEqual([])
    await send(recruiter, 'recruiter', chat.id, 'Hello')
    expect(await turns()).toEqual([])
    expect((await seekerHome()).turns).toMatchObject([
      { chatId: chat.id, firstName: recruiter.account.first_name, message: 'Hello' },
    ])
    await send(seeker, 'user', chat.id, 'Hello back')
    expect((await seekerHome()).turns).toEqual([])
    expect(await turns()).toMatchObject([{ ...person, message: 'Hello back' }])
  })

  it('begin with who wrote, before later contacts without a message, and are counted', async () => {
    const waiting = await connect(server, recruiter, seeker)
    await send(recruiter, 'recruiter', waiting.id, 'Hello')
    await send(seeker, 'user', waiting.id, 'Hello back')
    for (let made = 0; made < 3; made += 1) {
      await connect(server, recruiter, await server.logIn('jobseeker'))
    }
    expect(await recruiterHome()).toMatchObject({
      turns: [{ chatId: waiting.id, message: 'Hello back' }, { message: null }, { message: null }],
      turnsCount: 4,
    })
  })

  it('are not chats with somebody who left or blocked', async () => {
    const gone = await server.logIn('jobseeker')
    await connect(server, recruiter, gone)
    const body = { password: 'correct horse' }
    await succeed(call(server, 'DELETE /api/user/account', gone, { body }))
    const chat = await connect(server, recruiter, seeker)
    await succeed(call(server, `PUT /api/user/chats/${chat.id}/block`, seeker))
    expect(await turns()).toEqual([])

    const other = await server.logIn('recruiter')
    const met = await connect(server, other, seeker)
    await send(other, 'recruiter', met.id, 'Hello')
    expect((await seekerHome()).turns).toHaveLength(1)
    await succeed(call(server, `PUT /api/recruiter/chats/${met.id}/block`, other))
    expect((await seekerHome()).turns).toEqual([])
  })
})

describe('the first steps', () => {
  it('are done by a project, its text and addresses, and a link', async () => {
    const bare = { about: 'Short.', gitUrl: '', websiteUrl: '' }
    const { id } = await publishProject(server, seeker, { ...bare, title: 'Bare' })
    expect(await seekerHome()).toMatchObject({
      done: ['project'],
      newest: { id, title: 'Bare' },
    })
    await publishProject(server, seeker, { ...bare, about: 'x'.repeat(120) })
    expect((await seekerHome()).done).toEqual(['project', 'description'])
    const addresses = { gitUrl: 'https://github.com/a/b', websiteUrl: 'https://a.example' }
    await publishProject(server, seeker, addresses)
    const request = await postRequest(server, recruiter)
    await submitLink(server, seeker, request.id)
    expect((await seekerHome()).done).toEqual([
      'project',
      'description',
      'repository',
      'website',
      'answer',
    ])
  })
})

describe('the week', () => {
  it('counts likes and saves of seven days by project, and never names who or who passed', async () => {
    const liked = await publishProject(server, seeker, { title: 'Liked' })
    const passed = await publishProject(server, seeker)
    const other = await server.logIn('recruiter')
    await decide(server, recruiter, liked.id, 'LIKED')
    await decide(server, other, liked.id, 'SAVED')
    await decide(server, other, passed.id, 'UNLIKED')
    const { week, top } = await seekerHome()
    expect(week).toEqual([{ project: { id: liked.id, title: 'Liked' }, likes: 1, saves: 1 }])
    expect(top).toMatchObject({ id: liked.id, title: 'Liked' })
  })

  it('begins with the most likes, before projects with more saves', async () => {
    const liked = await publishProject(server, seeker)
    const saved = await publishProject(server, seeker)
    await decide(server, recruiter, liked.id, 'LIKED')
    await decide(server, recruiter, saved.id, 'SAVED')
    await decide(server, await server.logIn('recruiter'), saved.id, 'SAVED')
    const { week, top } = await seekerHome()
    expect(week.map(({ project }) => project.id)).toEqual([liked.id, saved.id])
    expect(top).toMatchObject({ id: liked.id })
  })

  it('ends after seven days, and then begins with the newest project', async () => {
    const { id } = await publishProject(server, seeker)
    const newest = await publishProject(server, seeker)
    await decide(server, recruiter, id, 'SAVED')
    const decided = { decided_at: new Date(server.clock.now().getTime() - 7 * 86_400_000) }
    await server.db.updateTable('decision').set(decided).execute()
    expect(await seekerHome()).toMatchObject({ week: [], top: { id: newest.id } })
  })
})

describe('matching requests', () => {
  const techId = async (name: string) => {
    const { id } = await server.db
      .selectFrom('technology')
      .select('id')
      .where('name', '=', name)
      .executeTakeFirstOrThrow()
    return { id }
  }
  const publishWith = async (...names: string[]) => {
    const technologies = await Promise.all(names.map(techId))
    const body = { project: { title: 'Tide Clock' }, technologies }
    await succeed(call(server, 'POST /api/user/projects', seeker, { body }))
  }

  it('carry or name technologies of one’s projects, those with most first, then the newest others', async () => {
    await publishWith('Rust', 'TypeScript')
    const one = await postRequest(server, recruiter, { mission: 'Write it in rust, please.' })
    const technologies = [await techId('Rust')]
    const two = await postRequest(server, recruiter, { title: 'TypeScript', technologies })
    const other = await postRequest(server, recruiter, { mission: 'Trust nobody.' })
    const { company_name: companyName } = recruiter.account
    expect((await seekerHome()).requests).toEqual([
      {
        id: two.id,
        title: two.title,
        companyName,
        endDate: two.endDate,
        technologies: ['Rust', 'TypeScript'],
      },
      expect.objectContaining({ id: one.id, technologies: ['Rust'] }),
      expect.objectContaining({ id: other.id, technologies: [] }),
    ])
  })

  it('are neither closed, nor answered, nor of somebody who blocked', async () => {
    await publishWith('Rust')
    const answered = await postRequest(server, recruiter, { title: 'Rust' })
    await submitLink(server, seeker, answered.id)
    const closed = await postRequest(server, recruiter, { title: 'Rust' })
    await server.db
      .updateTable('project_request')
      .set({ end_date: '2020-01-01' })
      .where('id', '=', closed.id)
      .execute()
    const blocker = await server.logIn('recruiter')
    await postRequest(server, blocker, { title: 'Rust' })
    const chat = await connect(server, blocker, seeker)
    await succeed(call(server, `PUT /api/recruiter/chats/${chat.id}/block`, blocker))
    expect((await seekerHome()).requests).toEqual([])
  })
})

it('shows nothing of a revealed owner but the contact', async () => {
  const { id } = await postRequest(server, recruiter)
  await reveal(server, recruiter, await submitLink(server, seeker, id))
  const { turns, requests } = await recruiterHome()
  expect(turns).toHaveLength(1)
  expect(JSON.stringify({ turns, requests })).not.toContain(seeker.account.email)
})
