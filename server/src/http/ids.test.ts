import { type CallName, calls } from '@swipefolio/shared/contract'
import type { HTTPMethods } from 'fastify'
import { createTestServer, type LoggedIn, type TestServer } from '../testing'

const names = Object.keys(calls) as CallName[]
const namesWithId = names.filter((name) => /:(id|chatId)\b/.test(name))

const notNumbers =
  '0 -1 +1 01 1.5 1e3 0x1 1%20 %201 abc true 1,2 1%0A %00 %zz ..%2f1 %D9%A1 %F0%9F%92%A9 %ED%A0%80'
const tooLarge = ['9007199254740992', '9999999999999999', '1234567890123456789', '1'.repeat(101)]
const notIds = [...notNumbers.split(' '), ...tooLarge]

let server: TestServer
const people: Partial<Record<string, LoggedIn>> = {}

beforeAll(async () => {
  server = await createTestServer()
  people.recruiter = await server.logIn('recruiter')
  people.jobseeker = await server.logIn('jobseeker')
})
afterAll(() => server.close())

async function send(name: CallName, id: string) {
  const [method, path] = name.split(' ') as [HTTPMethods, string]
  const answer = await server.app.inject({
    method,
    url: path.replace(/:\w+/, id),
    headers: people[calls[name].access]?.headers,
    query: queries[name],
  })
  return { status: answer.statusCode, text: answer.body }
}

// What else the call needs, so that its id is all that is wrong.
const queries: Partial<Record<CallName, Record<string, string>>> = {
  'POST /api/recruiter/projects/:id': { likedStatus: 'LIKED' },
  'PUT /api/recruiter/projects/saved/:id/decision': { likedStatus: 'LIKED' },
  'POST /api/user/project-request/:id/send-link': {
    gitHubLink: 'https://github.com/kelp-and-co/bottle',
  },
}

it.each(namesWithId)('%s refuses what is no id', async (name) => {
  for (const id of notIds) {
    const { status, text } = await send(name, id)
    expect([id, status, text]).toEqual([id, 400, 'Invalid id'])
  }
})

it.each(namesWithId)('%s knows no object of an id that is none of theirs', async (name) => {
  for (const id of ['1', '2147483648', '9007199254740991']) {
    const { status, text } = await send(name, id)
    expect([id, status]).toEqual([id, 404])
    expect(text).not.toContain(id)
  }
})
