import type { Link, Submission } from '@swipefolio/shared/contract'
import { postRequest, publishProject, reveal, sendAnswer } from '../../testing/builders'
import { call } from '../../testing/call'
import { createTestServer, type LoggedIn, type TestServer } from '../../testing'

let server: TestServer
let seeker: LoggedIn
let recruiter: LoggedIn
let requestId: number

beforeAll(async () => {
  server = await createTestServer()
  recruiter = await server.logIn('recruiter')
})
afterAll(() => server.close())
beforeEach(async () => {
  seeker = await server.logIn('jobseeker')
  requestId = (await postRequest(server, recruiter)).id
})

const answer = (body: object) => sendAnswer(server, seeker, requestId, body)
const received = async () =>
  call(server, `GET /api/recruiter/projectRequests/${requestId}/links`, recruiter)
const gitUrl = 'https://github.com/Kelp-and-Co/clock/tree/main'

describe('a project', () => {
  it('is refused when it is another person’s, was removed, or has no address', async () => {
    const other = await publishProject(server, await server.logIn('jobseeker'), { gitUrl })
    const none = await publishProject(server, seeker)
    const removed = await publishProject(server, seeker, { gitUrl })
    await call(server, `DELETE /api/user/projects/${removed.id}`, seeker)
    for (const [projectId, status, sentence] of [
      [other.id, 404, 'This project was removed'],
      [removed.id, 404, 'This project was removed'],
      [none.id, 400, 'This project has no address yet'],
      ['x', 400, 'The field projectId is missing or not valid'],
    ] as const) {
      const { status: answered, text } = await answer({ projectId })
      expect([answered, text]).toEqual([status, sentence])
    }
  })

  it('is sent with the address of its repository, else with the live one', async () => {
    const websiteUrl = 'https://tide.example/clock'
    const both = await publishProject(server, seeker, { gitUrl, websiteUrl, title: 'Clock' })
    const live = await publishProject(server, seeker, { websiteUrl, title: 'Page' })
    const typed = 'https://github.com/kelp-and-co/typed'
    expect((await answer({ projectId: both.id, gitHubLink: typed })).json()).toMatchObject({
      gitHubLink: 'https://github.com/Kelp-and-Co/clock',
      project: { id: both.id, title: 'Clock' },
    })
    expect((await answer({ projectId: live.id })).json()).toMatchObject({ gitHubLink: websiteUrl })
    const again = await answer({ gitHubLink: 'https://github.com/kelp-and-co/CLOCK' })
    expect([again.status, again.text]).toEqual([409, 'You have already submitted this repository'])
  })

  it('is named to the recruiter after the reveal only, and no longer once it is deleted', async () => {
    const project = await publishProject(server, seeker, { gitUrl, title: 'Canary Clock' })
    const { id } = (await answer({ projectId: project.id })).json<Submission>()
    const before = await received()
    expect(before.json<Link[]>()).toMatchObject([{ id, project: null }])
    expect(before.text).not.toContain('Canary')
    expect(before.text).not.toContain(String(project.id))
    await reveal(server, recruiter, id)
    const shown = { id: project.id, title: 'Canary Clock' }
    expect((await received()).json<Link[]>()).toMatchObject([{ id, project: shown }])
    await call(server, `DELETE /api/user/projects/${project.id}`, seeker)
    expect((await received()).json<Link[]>()).toMatchObject([{ id, project: null }])
  })
})

describe('a note', () => {
  const gitHubLink = 'https://github.com/kelp-and-co/noted'

  it('is refused when it is too long', async () => {
    const tooLong = await answer({ gitHubLink, note: 'n'.repeat(501) })
    expect([tooLong.status, tooLong.text]).toEqual([
      400,
      'Note is too long: at most 500 characters',
    ])
  })

  it('is shown to the recruiter as it was written', async () => {
    await answer({ gitHubLink, note: ` ${'n'.repeat(500)} ` })
    expect((await received()).json<Link[]>()).toMatchObject([{ note: 'n'.repeat(500) }])
    const own = await call(server, 'GET /api/user/submissions', seeker)
    expect(own.json<Submission[]>()).toMatchObject([{ note: 'n'.repeat(500), status: 'SENT' }])
  })
})
