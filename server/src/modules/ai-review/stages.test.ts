import type { AiReviewEvent } from '@swipefolio/shared/contract'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { createTestServer, type LoggedIn, type TestServer } from '../../testing'
import { call } from '../../testing/call'
import { listenLocally } from '../../testing/event-stream'
import { createFakeGitHub } from '../../testing/fake-github'
import { goodLibrary } from '../../testing/repositories'

let github: Awaited<ReturnType<typeof createFakeGitHub>>
let server: TestServer
let seeker: LoggedIn

beforeAll(async () => {
  github = await createFakeGitHub({ '*/*': goodLibrary })
  server = await createTestServer({ config: { github: github.github, limits: true } })
})
afterAll(async () => {
  await server.close()
  await github.close()
})
beforeEach(async () => {
  server.clock.advance(61_000)
  seeker = await server.logIn('jobseeker')
})

const ask = async (repoUrl: string, accept = 'text/event-stream') => {
  const address = await listenLocally(server)
  const asking = request(`${address}/api/user/ai-review?repoUrl=${encodeURIComponent(repoUrl)}`, {
    method: 'POST',
    agent: false,
    headers: { ...seeker.headers, accept },
  })
  asking.on('error', () => undefined)
  asking.end()
  return asking
}

async function answerOf(asking: ClientRequest) {
  const [answer] = (await once(asking, 'response')) as [IncomingMessage]
  let text = ''
  for await (const chunk of answer) text += String(chunk)
  return { status: answer.statusCode, type: answer.headers['content-type'], text }
}

const eventsIn = (text: string) =>
  text
    .split('\n\n')
    .filter((block) => block.startsWith('data: '))
    .map((block) => JSON.parse(block.slice(6)) as AiReviewEvent)

it('sends each stage and then the review to a client that accepts a stream', async () => {
  const { status, type, text } = await answerOf(await ask('https://github.com/tides/tables'))
  expect([status, type]).toEqual([200, 'text/event-stream; charset=utf-8'])
  const events = eventsIn(text)
  expect(events.slice(0, 3)).toEqual(
    ['fetching', 'reading', 'reviewing'].map((stage) => ({ type: 'stage', stage })),
  )
  expect(events.slice(3)).toEqual([
    { type: 'review', review: expect.objectContaining({ id: expect.any(Number), model: null }) },
  ])
})

it('sends the reason of a failure', async () => {
  github.answer('/api/repos/gone/away', (response) => response.writeHead(404).end())
  github.answer('/api/repos/broken/one', (response) => response.writeHead(500).end())
  const gone = eventsIn((await answerOf(await ask('https://github.com/gone/away'))).text)
  expect(gone.at(-1)).toEqual({
    type: 'failed',
    status: 404,
    message: 'There is no public repository at this address.',
  })
  const broken = eventsIn((await answerOf(await ask('https://github.com/broken/one'))).text)
  expect(broken.at(-1)).toEqual({ type: 'failed', status: 502, message: '', service: 'github' })
  github.answer('/cut/off/tar.gz/', (response) => {
    response.writeHead(200, { 'content-length': 9000 })
    response.write(Buffer.from([0x1f, 0x8b, 8, 0]), () => response.destroy())
  })
  const cut = eventsIn((await answerOf(await ask('https://github.com/cut/off'))).text)
  expect(cut.at(-1)).toEqual({
    type: 'failed',
    status: 502,
    message: 'GitHub sent only a part of this repository. Please try again.',
  })
})

it('refuses before it begins to stream', async () => {
  const bad = await answerOf(await ask('nonsense'))
  expect(bad).toMatchObject({ status: 400, text: 'Please enter a valid GitHub repository URL.' })
})

it.each(['text/event-stream', 'application/json'])(
  'stops when the client disconnects, and allows the next review (%s)',
  async (accept) => {
    const seen = { isClosed: false }
    github.answer('/slow/one/tar.gz/', (response) => {
      response.once('close', () => {
        seen.isClosed = true
      })
    })
    const asking = await ask('https://github.com/slow/one', accept)
    const isFetching = () => github.asked.some(({ path }) => path.startsWith('/slow/one/tar.gz/'))
    while (!isFetching()) await sleep(10)
    asking.destroy()
    const query = { repoUrl: 'https://github.com/tides/tables' }
    expect((await call(server, 'POST /api/user/ai-review', seeker, { query })).status).toBe(200)
    while (!seen.isClosed) await sleep(10)
    github.asked.splice(0)
  },
)
