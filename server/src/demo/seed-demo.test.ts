import type { Chat, Notification, PublicPage, UnseenProject } from '@swipefolio/shared/contract'
import { call } from '../testing/call'
import { createTestServer, type LoggedIn, type TestServer } from '../testing'
import { demoAccounts, demoPassword } from './people'
import { seedDemo } from './seed-demo'

let server: TestServer

beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

async function logIn(name: string): Promise<LoggedIn> {
  const email = `${name}@demo.swipefolio.example`
  const account = await server.db
    .selectFrom('account')
    .selectAll()
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const side = account.role === 'recruiter' ? 'recruiterlogin' : 'userlogin'
  const body = { email, password: demoPassword }
  const { text: token } = await call(server, `POST /api/auth/${side}`, undefined, { body })
  return { token, account, headers: { authorization: `Bearer ${token}` } }
}

it('seeds an empty database once, also when two processes start together', async () => {
  const results = await Promise.all([seedDemo(server.services), seedDemo(server.services)])
  expect(results.toSorted()).toEqual([false, true])
  expect(await seedDemo(server.services)).toBe(false)
  const accounts = await server.db.selectFrom('account').select('email').execute()
  expect(accounts.map(({ email }) => email).toSorted()).toEqual(
    demoAccounts.map(({ email }) => email).toSorted(),
  )
})

it('lets every account log in', async () => {
  for (const { email } of demoAccounts) {
    const { token } = await logIn(email.split('@')[0] ?? '')
    expect(token.split('.')).toHaveLength(3)
  }
})

it.each(['maya', 'tomer', 'priya'])('leaves %s enough cards to swipe', async (name) => {
  const recruiter = await logIn(name)
  const answer = await call(server, 'GET /api/recruiter/projects/unseen?limit=50', recruiter)
  expect(answer.json<UnseenProject[]>().length).toBeGreaterThan(30)
})

it('has a public page with projects', async () => {
  const answer = await call(server, 'GET /api/public-pages/lucia-ferrantini')
  const page = answer.json<PublicPage>()
  expect(page).toMatchObject({ fullName: 'Lucia Ferrantini', place: 'Turin, or remote' })
  expect(page.projects).toHaveLength(3)
})

it('has conversations in chronological order, some of them unread', async () => {
  const recruiter = await logIn('maya')
  const chats = (await call(server, 'GET /api/recruiter/chats', recruiter)).json<Chat[]>()
  expect(chats).toHaveLength(2)
  expect(chats.reduce((sum, { unread }) => sum + unread, 0)).toBe(1)
  for (const { messages } of chats) {
    const times = messages.map(({ createdAt }) => createdAt)
    expect(times).toEqual(times.toSorted())
    expect(Date.parse(times.at(-1) ?? '')).toBeLessThan(Date.now())
  }
})

it('has open requests and a closed one, links and notifications', async () => {
  const requests = (await call(server, 'GET /api/projectrequests')).json<{ endDate: string }[]>()
  const today = new Date().toISOString().slice(0, 10)
  expect(requests.filter(({ endDate }) => endDate < today)).toHaveLength(1)
  const recruiter = await logIn('tomer')
  const answer = await call(server, 'GET /api/recruiter/notifications', recruiter)
  const notifications = answer.json<Notification[]>()
  expect(notifications.map(({ notificationType }) => notificationType)).toEqual([
    'LINK',
    'LINK',
    'LINK',
  ])
  const times = notifications.map(({ createdAt }) => createdAt)
  expect(times).toEqual(times.toSorted().toReversed())
})
