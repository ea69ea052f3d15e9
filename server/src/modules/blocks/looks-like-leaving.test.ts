import type { Link } from '@swipefolio/shared/contract'
import {
  connect,
  decide,
  postRequest,
  publishProject,
  reveal,
  submitLink,
} from '../../testing/builders'
import { call } from '../../testing/call'
import { createTestServer, type LoggedIn, testPassword, type TestServer } from '../../testing'

const servers: TestServer[] = []
afterAll(() => Promise.all(servers.map((server) => server.close())))

/** Two pairs with the same history, each in its own world. */
async function createWorld() {
  const server = await createTestServer()
  servers.push(server)
  const seeker = await server.logIn('jobseeker')
  const recruiter = await server.logIn('recruiter')
  const chat = await connect(server, recruiter, seeker)
  const [saved, passed, undecided] = [
    await publishProject(server, seeker, { title: 'Saved' }),
    await publishProject(server, seeker, { title: 'Passed' }),
    await publishProject(server, seeker, { title: 'Undecided' }),
  ]
  await decide(server, recruiter, saved.id, 'SAVED')
  await decide(server, recruiter, passed.id, 'UNLIKED')
  const request = await postRequest(server, recruiter)
  const linkId = await submitLink(server, seeker, request.id)
  await reveal(server, recruiter, linkId)
  const body = { id: chat.id, message: 'From before', clientKey: 'one' }
  await call(server, 'POST /api/user/chats/send', seeker, { body })
  await call(server, 'POST /api/recruiter/chats/send', recruiter, { body })
  const ids = { saved: saved.id, passed: passed.id, undecided: undecided.id, linkId }
  return { server, seeker, recruiter, chat, request, ...ids }
}

type World = Awaited<ReturnType<typeof createWorld>>

type Person = 'seeker' | 'recruiter'

const namesFor = {
  jobseeker: () => [
    'GET /api/user/notifications',
    'GET /api/user/notifications/unseen-exist',
    'GET /api/user/dashboard-stats',
  ],
  recruiter: ({ seeker, request, saved, passed, undecided, linkId }: World) => [
    'GET /api/recruiter/contacts',
    'GET /api/recruiter/dashboard-stats',
    'GET /api/recruiter/projects/unseen',
    'GET /api/recruiter/projects/saved',
    'GET /api/recruiter/projects/passed',
    `GET /api/recruiter/projects/${undecided}/technologies`,
    `POST /api/recruiter/projects/${undecided}?likedStatus=LIKED`,
    `PUT /api/recruiter/projects/saved/${saved}/decision?likedStatus=LIKED`,
    `PUT /api/recruiter/projects/saved/${saved}/decision?likedStatus=SAVED`,
    `DELETE /api/recruiter/projects/${passed}/decision`,
    `GET /api/recruiter/contacts/${seeker.account.id}`,
    `GET /api/recruiter/user-with-projects/${seeker.account.id}`,
    `GET /api/recruiter/projectRequests/${request.id}/links`,
    `GET /api/recruiter/revealLinkOwner/${linkId}`,
    `GET /api/recruiter/revealed-user/${linkId}`,
  ],
}

const sideOf = ({ account }: LoggedIn) => (account.role === 'recruiter' ? 'recruiter' : 'user')

const withoutIdsAndTimes = (text: string) =>
  text.replace(/\d{9,}/g, '#').replace(/\d{4}-\d\d-\d\d(T[\d:.]+Z)?/g, '#')

/** Every response to one person about the other, without ids and times. */
async function look(world: World, who: Person) {
  const { server, chat } = world
  const reader = world[who]
  const side = sideOf(reader)
  const names = [
    ...namesFor[reader.account.role](world),
    `GET /api/${side}/chats`,
    `GET /api/${side}/chats/messages/${chat.id}`,
    `GET /api/${side}/export`,
  ]
  const answers: unknown[] = []
  for (const name of names) {
    const { status, text } = await call(server, name, reader)
    answers.push([withoutIdsAndTimes(name), status, withoutIdsAndTimes(text)])
  }
  for (const clientKey of ['one', 'another']) {
    const body = { id: chat.id, message: 'From before', clientKey }
    const { status, text } = await call(server, `POST /api/${side}/chats/send`, reader, { body })
    answers.push([clientKey, status, withoutIdsAndTimes(text)])
  }
  return answers
}

describe.each(['seeker', 'recruiter'] as const)('to the person whom the %s has blocked', (who) => {
  let left: World
  let blocked: World
  const other = who === 'seeker' ? 'recruiter' : 'seeker'
  const block = (world: World, by: Person, method = 'PUT') =>
    call(
      world.server,
      `${method} /api/${sideOf(world[by])}/chats/${world.chat.id}/block`,
      world[by],
    )

  beforeAll(async () => {
    left = await createWorld()
    blocked = await createWorld()
    if (who === 'seeker') return
    // Project requests are public, so their removal is visible.
    for (const { server, recruiter, request } of [left, blocked]) {
      await call(server, `DELETE /api/recruiter/projectRequests/${request.id}`, recruiter)
    }
  })

  it('everything looks like a deleted account, also after blocking back', async () => {
    const body = { password: testPassword }
    const name = `DELETE /api/${sideOf(left[who])}/account`
    expect((await call(left.server, name, left[who], { body })).status).toBe(200)
    await block(blocked, who)
    expect(await look(blocked, other)).toEqual(await look(left, other))

    for (const world of [left, blocked]) expect((await block(world, other)).status).toBe(200)
    expect(await look(blocked, other)).toEqual(await look(left, other))
  })

  it('everything is back once both have removed their blocks', async () => {
    const gone = JSON.stringify(await look(blocked, other))
    for (const one of [who, other] as const) await block(blocked, one, 'DELETE')
    const back = JSON.stringify(await look(blocked, other))
    for (const text of [blocked[who].account.first_name, '"state\\\":\\\"open']) {
      expect(gone).not.toContain(text)
      expect(back).toContain(text)
    }
  })
})

it('does not tell a recruiter who blocks about unrevealed links', async () => {
  const { server, seeker, recruiter, request, chat, linkId } = await createWorld()
  const blind = await submitLink(server, seeker, request.id, 'https://github.com/kelp/blind')
  const links = async () => {
    const name = `GET /api/recruiter/projectRequests/${request.id}/links`
    return (await call(server, name, recruiter)).json<Link[]>()
  }
  expect(new Set((await links()).map(({ id }) => id))).toEqual(new Set([blind, linkId]))
  const url = `/api/recruiter/chats/${chat.id}/block`
  await call(server, `PUT ${url}`, recruiter)
  expect(await links()).toMatchObject([{ id: blind, ownerRevealed: false, linkOwner: null }])
  const stats = await call(server, 'GET /api/recruiter/dashboard-stats', recruiter)
  expect(stats.json()).toMatchObject({ linksReceived: 1 })

  const refused = await call(server, `GET /api/recruiter/revealLinkOwner/${blind}`, recruiter)
  expect([refused.status, refused.text]).toEqual([404, 'This link was removed'])
  expect(await links()).toHaveLength(1)

  await call(server, `DELETE ${url}`, recruiter)
  expect(await reveal(server, recruiter, blind)).toMatchObject({
    linkOwner: { id: seeker.account.id },
  })
})
