import { decide, publishProject } from '../../testing/builders'
import { call } from '../../testing/call'
import { createTestServer, type LoggedIn, type TestServer } from '../../testing'

let server: TestServer
let seeker: LoggedIn
let recruiter: LoggedIn

beforeAll(async () => {
  server = await createTestServer({ config: { limits: true, likesPerDay: 5 } })
})
afterAll(() => server.close())
beforeEach(async () => {
  seeker = await server.logIn('jobseeker')
  recruiter = await server.logIn('recruiter')
})

async function publish(count: number) {
  const ids: number[] = []
  while (ids.length < count) ids.push((await publishProject(server, seeker)).id)
  return ids
}

const refusal = 'You have liked 5 projects in a day. You can save this one and like it tomorrow.'

it('allows so many likes in 24 hours, and announces the rest after four fifths', async () => {
  const [first = 0, ...ids] = await publish(6)
  const texts: string[] = []
  for (const id of [first, first, ...ids]) {
    texts.push((await decide(server, recruiter, id, 'LIKED')).text)
  }
  const saved = 'Decision saved'
  const announced = 'Decision saved. You can like 1 more today.'
  expect(texts).toEqual([saved, saved, saved, saved, announced, saved, refusal])
  const last = ids.at(-1) ?? 0
  const answer = await decide(server, recruiter, last, 'LIKED')
  expect(answer.status).toBe(429)
  const wait = Number(answer.headers['retry-after'])
  expect(wait).toBeGreaterThan(86_000)
  expect((await decide(server, recruiter, last, 'SAVED')).status).toBe(200)
  const byList = await call(
    server,
    `PUT /api/recruiter/projects/saved/${last}/decision`,
    recruiter,
    {
      query: { likedStatus: 'LIKED' },
    },
  )
  expect([byList.status, byList.text]).toEqual([429, refusal])
  await server.db
    .updateTable('decision')
    .set({ decided_at: new Date(server.clock.now().getTime() - 86_400_000) })
    .where('project_id', '=', first)
    .execute()
  expect((await decide(server, recruiter, last, 'LIKED')).status).toBe(200)
})

it('gives no like back for an undone decision, and no more to parallel calls', async () => {
  const [passed = 0, ...ids] = await publish(9)
  await decide(server, recruiter, passed, 'UNLIKED')
  await call(server, `DELETE /api/recruiter/projects/${passed}/decision`, recruiter)
  const answers = await Promise.all(ids.map((id) => decide(server, recruiter, id, 'LIKED')))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
  const [liked = 0] = ids.filter((_id, at) => answers[at]?.status === 200)
  const undone = await call(server, `DELETE /api/recruiter/projects/${liked}/decision`, recruiter)
  expect(undone.status).toBe(409)
  expect((await decide(server, recruiter, passed, 'LIKED')).status).toBe(429)
})
