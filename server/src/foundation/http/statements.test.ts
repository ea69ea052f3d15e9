import { connect, postRequest } from '../../testing/builders'
import { call, succeed } from '../../testing/call'
import { recordStatements } from '../../testing/record-statements'
import { createTestServer, type LoggedIn, type TestServer } from '../../testing'

let server: TestServer
let seeker: LoggedIn
let recruiter: LoggedIn
let statements: string[]

beforeAll(async () => {
  server = await createTestServer({ config: { limits: true } })
  seeker = await server.logIn('jobseeker')
  recruiter = await server.logIn('recruiter')
  await connect(server, recruiter, seeker)
  await postRequest(server, recruiter)
  for (const person of [seeker, recruiter]) {
    await call(server, `GET /api/${sideOf(person)}/details`, person)
  }
  statements = recordStatements(server)
})
afterAll(() => server.close())

const sideOf = ({ account }: LoggedIn) => (account.role === 'recruiter' ? 'recruiter' : 'user')

const count = async (path: string, person: LoggedIn) => {
  statements.length = 0
  await succeed(call(server, `GET /api/${sideOf(person)}/${path}`, person))
  // Calls are counted and mails are looked for in the background.
  return statements.filter((text) => !/call_count|outbox/.test(text)).length
}

it.each([
  ['details', 1],
  ['home', 5],
  ['dashboard-stats', 1],
  ['projects/unseen', 1],
  ['projects/saved', 1],
  ['contacts', 1],
  ['projectRequests', 1],
  ['notifications', 1],
  ['chats', 1],
  ['techlist', 1],
])('GET /api/recruiter/%s takes %i statements, none for session and limit', async (path, most) => {
  expect(await count(path, recruiter)).toBe(most)
})

it.each([
  ['details', 1],
  ['home', 6],
  ['dashboard-stats', 2],
  ['projects', 1],
  ['submissions', 1],
  ['notifications', 1],
  ['chats', 1],
])('GET /api/user/%s takes %i statements, none for session and limit', async (path, most) => {
  expect(await count(path, seeker)).toBe(most)
})
