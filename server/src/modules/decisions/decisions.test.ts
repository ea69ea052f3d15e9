import type { Notification, Project, UnseenProject } from '@swipefolio/shared/contract'
import { connect, decide, projectPayload, publishProject } from '../../testing/builders'
import { call, succeed } from '../../testing/call'
import { recordStatements } from '../../testing/record-statements'
import { addTechnology } from '../technologies/repository'
import { createTestServer, type LoggedIn, type TestServer } from '../../testing'

let server: TestServer
let seeker: LoggedIn
let recruiter: LoggedIn

beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.db.deleteFrom('project').execute()
  seeker = await server.logIn('jobseeker')
  recruiter = await server.logIn('recruiter')
})

const unseen = (query?: Record<string, string>) =>
  call(server, 'GET /api/recruiter/projects/unseen', recruiter, { query })
const saved = async () =>
  (await call(server, 'GET /api/recruiter/projects/saved', recruiter)).json<Project[]>()
const decideSaved = (projectId: number, likedStatus: string) =>
  call(server, `PUT /api/recruiter/projects/saved/${projectId}/decision`, recruiter, {
    query: { likedStatus },
  })
const undo = (projectId: number) =>
  call(server, `DELETE /api/recruiter/projects/${projectId}/decision`, recruiter)
const notificationsOf = async (person: LoggedIn) =>
  (await call(server, 'GET /api/user/notifications', person)).json<Notification[]>()

describe('unseen projects', () => {
  it('answers 204 when none is left', async () => {
    for (const query of [undefined, { limit: '5' }]) {
      const answer = await unseen(query)
      expect([answer.status, answer.text]).toEqual([204, ''])
    }
  })

  it.each(['0', '-1', 'x', ''])('refuses the limit "%s"', async (limit) => {
    const answer = await unseen({ limit })
    expect([answer.status, answer.text]).toEqual([400, 'Invalid limit'])
  })

  it('come newest first, singly or in a batch, and reading changes nothing', async () => {
    const older = await publishProject(server, seeker, { title: 'Older' })
    const newer = await publishProject(server, seeker, { title: 'Newer' })
    expect((await unseen()).json<UnseenProject>()).toEqual({
      id: newer.id,
      title: 'Newer',
      image: '',
      imageAlt: '',
      about: 'A clock for the sea.',
      gitUrl: '',
      websiteUrl: '',
      technologies: newer.technologies,
    })
    const ids = (await unseen({ limit: '5' })).json<UnseenProject[]>().map(({ id }) => id)
    expect(ids).toEqual([newer.id, older.id])
    expect((await unseen({ limit: '1' })).json()).toHaveLength(1)
  })

  it('exclude what this recruiter decided on', async () => {
    const projects = [
      await publishProject(server, seeker),
      await publishProject(server, seeker),
      await publishProject(server, seeker),
    ]
    for (const [at, status] of ['LIKED', 'UNLIKED', 'SAVED'].entries()) {
      await decide(server, recruiter, projects[at]?.id ?? 0, status)
    }
    expect((await unseen()).status).toBe(204)
    const other = await server.logIn('recruiter')
    const answer = await call(server, 'GET /api/recruiter/projects/unseen?limit=9', other)
    expect(answer.json()).toHaveLength(3)
  })
})

describe('a decision', () => {
  it.each([undefined, '', 'XYZ', '1', 'LIKED '])(
    'is refused when it is %j',
    async (likedStatus) => {
      const { id } = await publishProject(server, seeker)
      const query = likedStatus === undefined ? undefined : { likedStatus }
      for (const name of [
        `POST /api/recruiter/projects/${id}`,
        `PUT /api/recruiter/projects/saved/${id}/decision`,
      ]) {
        const answer = await call(server, name, recruiter, { query })
        expect([answer.status, answer.text]).toEqual([400, 'Unknown decision'])
      }
    },
  )

  it('on a removed project answers 404', async () => {
    const answer = await decide(server, recruiter, 404, 'LIKED')
    expect([answer.status, answer.text]).toEqual([404, 'This project was removed'])
  })

  it('may be written in any case', async () => {
    const { id } = await publishProject(server, seeker)
    expect((await decide(server, recruiter, id, 'saved')).status).toBe(200)
    expect(await saved()).toHaveLength(1)
  })

  it('is final once it is a like', async () => {
    const { id } = await publishProject(server, seeker)
    expect((await decide(server, recruiter, id, 'LIKED')).status).toBe(200)
    expect((await decide(server, recruiter, id, 'LIKED')).status).toBe(200)
    for (const answer of [await decide(server, recruiter, id, 'SAVED'), await undo(id)]) {
      expect([answer.status, answer.text]).toEqual([409, 'You already liked this project'])
    }
  })

  it('takes one statement, whatever it is', async () => {
    const { id } = await publishProject(server, seeker)
    await unseen()
    const statements = recordStatements(server)
    for (const status of ['SAVED', 'UNLIKED', 'LIKED']) {
      await decide(server, recruiter, id, status)
      expect(statements.splice(0)).toEqual([expect.stringContaining('decide(')])
    }
  })

  it('shows in the job seeker’s polls as soon as it is acknowledged', async () => {
    const path = 'GET /api/user/notifications/unseen-exist'
    for (let round = 0; round < 10; round += 1) {
      const reader = await server.logIn('jobseeker')
      const { id } = await publishProject(server, reader)
      expect((await call(server, path, reader)).json()).toBe(false)
      await decide(server, recruiter, id, 'LIKED')
      expect((await call(server, path, reader)).json()).toBe(true)
    }
  })

  it('may change unless it is a like', async () => {
    const { id } = await publishProject(server, seeker)
    for (const status of ['SAVED', 'UNLIKED', 'SAVED', 'LIKED']) {
      expect((await decide(server, recruiter, id, status)).status).toBe(200)
    }
  })
})

describe('a like', () => {
  it('creates contact, chat and one notification for many simultaneous calls', async () => {
    const { id, title } = await publishProject(server, seeker)
    const second = await publishProject(server, seeker)
    const likes = [id, second.id].flatMap((project) =>
      Array.from({ length: 6 }, () => decide(server, recruiter, project, 'LIKED')),
    )
    for (const answer of await Promise.all(likes)) expect(answer.status).toBe(200)
    const chats = await call(server, 'GET /api/user/chats', seeker)
    expect(chats.json()).toHaveLength(1)
    const notifications = await notificationsOf(seeker)
    expect(notifications).toEqual([
      {
        id: expect.any(Number),
        notificationType: 'CHAT',
        message: `Rona Reed from Kite Works liked your project "${title}"`,
        createdAt: expect.any(String),
        seen: false,
        typeReferenceId: chats.json<{ id: number }[]>()[0]?.id,
      },
    ])
  })

  it('for an existing contact creates nothing new', async () => {
    await connect(server, recruiter, seeker)
    await connect(server, recruiter, seeker)
    expect(await notificationsOf(seeker)).toHaveLength(1)
  })

  it('and another simultaneous decision leave one of the two', async () => {
    const { id } = await publishProject(server, seeker)
    const answers = await Promise.all(
      ['LIKED', 'UNLIKED', 'LIKED', 'SAVED'].map((status) => decide(server, recruiter, id, status)),
    )
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
    expect((await decide(server, recruiter, id, 'SAVED')).status).toBe(409)
  })
})

describe('saved projects', () => {
  it('come with the latest saved first and without an owner', async () => {
    const ids: number[] = []
    for (let n = 0; n < 6; n += 1) ids.push((await publishProject(server, seeker)).id)
    for (const id of ids.toReversed()) {
      server.clock.advance(1000)
      await decide(server, recruiter, id, 'SAVED')
    }
    expect((await saved()).map(({ id, owner }) => [id, owner])).toEqual(ids.map((id) => [id, null]))
  })

  it('are searched by title and technology, as a part of a word in any case, in pages', async () => {
    const rust = await addTechnology(server.db, 'Rustique', seeker.account.id)
    const elm = await addTechnology(server.db, 'Elmwood', seeker.account.id)
    const publish = async (title: string, { id }: { id: number }) => {
      const body = projectPayload({ title }, [{ id }])
      const answer = await succeed(call(server, 'POST /api/user/projects', seeker, { body }))
      server.clock.advance(1000)
      await decide(server, recruiter, answer.json<Project>().id, 'SAVED')
    }
    await publish('Tide Tables', rust)
    await publish('A rusty gate', elm)
    await publish('100% Loom', elm)
    const other = await publishProject(server, seeker, { title: 'Rust elsewhere' })
    await decide(server, recruiter, other.id, 'UNLIKED')
    const find = (search: string, page: Record<string, string> = {}) =>
      call(server, 'GET /api/recruiter/projects/saved', recruiter, { query: { search, ...page } })
    const titles = (answer: Awaited<ReturnType<typeof find>>) =>
      answer.json<Project[]>().map(({ title }) => title)

    expect(titles(await find(' RUST '))).toEqual(['A rusty gate', 'Tide Tables'])
    expect(titles(await find('%'))).toEqual(['100% Loom'])
    expect(titles(await find('seeker'))).toEqual([])
    const first = await find('elm', { limit: '1' })
    expect(titles(first)).toEqual(['100% Loom'])
    const cursor = String(first.headers['next-cursor'])
    expect(titles(await find('elm', { limit: '1', cursor }))).toEqual(['A rusty gate'])
    const passed = await call(server, 'GET /api/recruiter/projects/passed', recruiter, {
      query: { search: 'rust' },
    })
    expect(passed.json<Project[]>().map(({ title }) => title)).toEqual(['Rust elsewhere'])
  })

  it('refuse a decision on a project that is gone or that this recruiter has not saved', async () => {
    const { id } = await publishProject(server, seeker)
    const gone = await decideSaved(404, 'LIKED')
    expect([gone.status, gone.text]).toEqual([404, 'This project was removed'])
    await decide(server, await server.logIn('recruiter'), id, 'SAVED')
    const refused = await decideSaved(id, 'LIKED')
    expect([refused.status, refused.text]).toEqual([409, 'You have not saved this project'])
  })

  it('leave the list after a like, which may be repeated, and stay after SAVED', async () => {
    const { id } = await publishProject(server, seeker)
    await decide(server, recruiter, id, 'SAVED')
    expect((await decideSaved(id, 'SAVED')).status).toBe(200)
    expect(await saved()).toHaveLength(1)
    expect((await decideSaved(id, 'LIKED')).status).toBe(200)
    expect((await decideSaved(id, 'LIKED')).status).toBe(200)
    expect(await saved()).toHaveLength(0)
    expect(await notificationsOf(seeker)).toHaveLength(1)
  })

  it('say what another tab has decided meanwhile', async () => {
    const { id } = await publishProject(server, seeker)
    const likeAfter = async (status: string) => {
      await decide(server, recruiter, id, status)
      const { status: code, text } = await decideSaved(id, status === 'LIKED' ? 'SAVED' : 'LIKED')
      return [code, text]
    }
    expect(await likeAfter('UNLIKED')).toEqual([409, 'You unliked this project'])
    await undo(id)
    const undone = await decideSaved(id, 'LIKED')
    expect([undone.status, undone.text]).toEqual([409, 'You have not saved this project'])
    expect(await likeAfter('LIKED')).toEqual([409, 'You already liked this project'])
  })

  it('notify nobody when they are turned down', async () => {
    const { id } = await publishProject(server, seeker)
    await decide(server, recruiter, id, 'SAVED')
    await decideSaved(id, 'UNLIKED')
    expect(await saved()).toHaveLength(0)
    expect(await notificationsOf(seeker)).toHaveLength(0)
  })
})

describe('undo', () => {
  it('answers 404 without a decision to take back', async () => {
    const { id } = await publishProject(server, seeker)
    await decide(server, await server.logIn('recruiter'), id, 'SAVED')
    expect((await undo(id)).status).toBe(404)
  })

  it.each(['UNLIKED', 'SAVED'])('shows a project again after %s', async (status) => {
    const { id } = await publishProject(server, seeker)
    await decide(server, recruiter, id, status)
    expect((await undo(id)).status).toBe(200)
    expect((await unseen()).json<UnseenProject>().id).toBe(id)
  })
})
