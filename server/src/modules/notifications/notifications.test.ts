import type { Chat, Notification } from '@swipefolio/shared/contract'
import { translatorFor } from '../../i18n/translator'
import { connect, postRequest, submitLink } from '../../testing/builders'
import { call } from '../../testing/call'
import { createTestServer, type LoggedIn, type TestServer } from '../../testing'
import { sentencesWithCompany } from './sentences'

let server: TestServer
let seeker: LoggedIn
let recruiter: LoggedIn
let chat: Chat

beforeAll(async () => {
  server = await createTestServer()
  seeker = await server.logIn('jobseeker')
  recruiter = await server.logIn('recruiter')
})
afterAll(() => server.close())

const list = async (side: string, person: LoggedIn) =>
  (await call(server, `GET /api/${side}/notifications`, person)).json<Notification[]>()
const hasUnseen = async (side: string, person: LoggedIn) =>
  (await call(server, `GET /api/${side}/notifications/unseen-exist`, person)).json<boolean>()
const see = (side: string, id: number | string, person: LoggedIn) =>
  call(server, `PUT /api/${side}/notifications/${id}/seen`, person)

it('are none for a new account', async () => {
  for (const [side, person] of [
    ['user', seeker],
    ['recruiter', recruiter],
  ] as const) {
    expect(await list(side, person)).toEqual([])
    expect(await hasUnseen(side, person)).toBe(false)
  }
})

it('do not count messages in the list and the bell', async () => {
  chat = await connect(server, recruiter, seeker)
  await call(server, 'POST /api/user/chats/send?message=Hi', seeker, { body: { id: chat.id } })
  expect(await list('recruiter', recruiter)).toEqual([])
  expect(await hasUnseen('recruiter', recruiter)).toBe(false)
})

it('come newest first', async () => {
  const first = await postRequest(server, recruiter)
  const second = await postRequest(server, recruiter)
  await submitLink(server, seeker, first.id)
  await submitLink(server, seeker, second.id)
  const references = (await list('recruiter', recruiter)).map((item) => item.typeReferenceId)
  expect(references).toEqual([second.id, first.id])
})

it('are marked as seen by their owner only, repeatedly', async () => {
  const [notification] = await list('user', seeker)
  const id = notification?.id ?? 0
  const other = await server.logIn('jobseeker')
  for (const answer of [await see('user', id, other), await see('user', 404, other)]) {
    expect([answer.status, answer.text]).toEqual([404, 'Notification not found'])
  }
  expect((await see('user', 'x', seeker)).status).toBe(400)
  expect(await hasUnseen('user', seeker)).toBe(true)
  expect((await see('user', id, seeker)).status).toBe(200)
  expect((await see('user', id, seeker)).status).toBe(200)
  expect(await hasUnseen('user', seeker)).toBe(false)
  expect((await list('user', seeker))[0]?.seen).toBe(true)
})

it('are read in Hebrew with the company', () => {
  const { translated } = translatorFor('he')
  for (const sentence of sentencesWithCompany) {
    const text = translated(sentence('Rona Reed', 'Kite Works', 'Tides'))
    for (const name of ['Rona Reed', 'Kite Works', 'Tides'])
      expect(text).toContain(`\u2068${name}\u2069`)
    expect(text).not.toMatch(/from|liked|looked/)
  }
})
