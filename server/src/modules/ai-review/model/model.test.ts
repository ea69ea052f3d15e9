import type { AiReviewItem, AiReviewSummary } from '@swipefolio/shared/contract'
import { createTestServer, type LoggedIn, type TestServer } from '../../../testing'
import { call } from '../../../testing/call'
import { createFakeGitHub } from '../../../testing/fake-github'
import { complete, createFakeModel } from '../../../testing/fake-model'
import { bait, hostileTexts } from '../../../testing/hostile-texts'
import { createMemoryLog } from '../../../testing/memory-log'
import { goodLibrary } from '../../../testing/repositories'

let github: Awaited<ReturnType<typeof createFakeGitHub>>
let model: Awaited<ReturnType<typeof createFakeModel>>
let server: TestServer
let seeker: LoggedIn
const log = createMemoryLog()

const sound = [
  { kind: 'strength', file: 'src/heights.ts', text: 'The heights are pure functions.' },
  { kind: 'risk', file: null, text: 'Nothing checks the constants.' },
  { kind: 'risk', file: 'src/missing.ts', text: 'It is too long.' },
  { kind: 'risk', file: null, text: 'There are **no tests**, which is a pity.' },
  { kind: 'next_step', text: 'Test the crest of a tide.' },
]

beforeAll(async () => {
  github = await createFakeGitHub({ 'tides/tables': goodLibrary })
  model = await createFakeModel()
  server = await createTestServer({
    config: { github: { ...github.github, token: 'ghp_token' }, model: model.model },
    logger: log.logger,
  })
  seeker = await server.logIn('jobseeker')
})
afterAll(async () => {
  await server.close()
  await github.close()
  await model.close()
})
beforeEach(() => void model.asked.splice(0))

const review = (name = 'tides/tables', at = server) =>
  call(at, 'POST /api/user/ai-review', seeker, {
    query: { repoUrl: `https://github.com/${name}` },
  })

const read = [
  { kind: 'strength', file: 'src/heights.ts', text: 'The heights are pure functions.', id: 1 },
  { kind: 'risk', file: null, text: 'Nothing checks the constants.', id: 2 },
  { kind: 'next step', file: null, text: 'Test the crest of a tide.', id: 3 },
]
const prose = 'A tidy library. It could say in its README how precise the heights are.'

it.each<[string, string, unknown]>([
  ['a list', JSON.stringify(sound), read],
  ['a list in a fence', `\`\`\`json\n${JSON.stringify(sound)}\n\`\`\``, read],
  ['a list after thoughts', `<think>Hm [1]</think>\n${JSON.stringify(sound)}`, read],
  ['a list among words', `Here it is:\n${JSON.stringify(sound)}\nGood luck!`, read],
  ['a list under a name', JSON.stringify({ items: sound }), read],
  ['a list that was cut off', JSON.stringify(sound).slice(0, -12), read.slice(0, 2)],
  [
    'a list of texts',
    '["One thing", "", 5, null]',
    [{ kind: 'note', file: null, text: 'One thing', id: 1 }],
  ],
  ['a text', prose, prose],
])('makes a review of %s', async (_what, answer, expected) => {
  model.say(answer)
  const answered = await review()
  expect([answered.status, answered.json()]).toEqual([200, expected])
})

it('names the model and the share of the repository that it was given', async () => {
  model.say(JSON.stringify(sound))
  await review()
  const [newest] = (await call(server, 'GET /api/user/ai-reviews', seeker)).json<
    AiReviewSummary[]
  >()
  expect(newest).toMatchObject({ model: 'small-reviewer', filesRead: 13, filesTotal: 14 })
})

describe('the question', () => {
  it('encloses the repository between two random lines, without tools and secrets', async () => {
    model.say(JSON.stringify(sound))
    await review()
    await review()
    const fences = model.asked.map(({ body }) => {
      const [system, user] = body.messages
      const fence = /"(REPOSITORY-[0-9a-f]{32})"/.exec(system?.content ?? '')?.[1] ?? ''
      expect(user?.content.split(fence)).toHaveLength(3)
      const repository = user?.content.split(fence)[1]
      expect(repository).toContain('--- README.md\n# tide-tables')
      expect(repository).toContain('Kind: library in TypeScript\n')
      expect(repository).toContain('Test files: 2 (test/heights.test.ts, test/')
      expect(repository).toContain('CI files: 1 (.github/workflows/test.yml)')
      expect(repository).toContain('Licence: MIT (LICENSE)')
      expect(body.tools).toBeUndefined()
      const words = JSON.stringify(body)
      for (const secret of [bait, 'ghp_token', seeker.token, seeker.account.email]) {
        expect(words).not.toContain(secret)
      }
      return fence
    })
    expect(new Set(fences).size).toBe(2)
    expect(model.asked[0]?.headers.authorization).toBe(`Bearer ${bait}`)
  })

  it('fits into the context of a small model, and says what was left out', async () => {
    const small = await createTestServer({
      database: server.database,
      config: { github: github.github, model: { ...model.model, contextTokens: 4096 } },
    })
    const long = Object.fromEntries(
      Array.from({ length: 40 }, (_, at) => [`src/part${at}.ts`, 'const tide = 1\n'.repeat(400)]),
    )
    github.set('tides/long', { ...goodLibrary, files: { ...goodLibrary.files, ...long } })
    model.say(JSON.stringify(sound))
    const query = { repoUrl: 'https://github.com/tides/long' }
    expect((await call(small, 'POST /api/user/ai-review', seeker, { query })).status).toBe(200)
    const characters = model.asked[0]?.body.messages.map(({ content }) => content).join('').length
    expect(characters).toBeLessThan((4096 - 2000) * 4)
    const [newest] = (await call(small, 'GET /api/user/ai-reviews', seeker)).json<
      AiReviewSummary[]
    >()
    expect(newest?.filesTotal).toBe(54)
    expect(newest?.filesRead).toBeLessThan(20)
    await small.close()
  })
})

describe('a model that fails', () => {
  const status = (code: number) => (response: Parameters<typeof complete>[0]) =>
    response.writeHead(code).end('{"error":"See https://internal.example"}')

  it.each<[string, Parameters<typeof model.say>[0]]>([
    ['is down', status(503)],
    ['is busy', status(429)],
    ['hangs up', (response) => response.destroy()],
    [
      'breaks off',
      (response) =>
        response.writeHead(200, { 'content-length': 500 }).write('{') && response.destroy(),
    ],
    [
      'answers HTML',
      '<!doctype html><title>Proxy</title><p>There is a login before this model.</p>',
    ],
    ['answers nothing', ''],
    ['answers something that looks like JSON', '[{"kind": "strength", "text'],
    ['answers another format', (response) => response.end('{"answer": 1}')],
    ['answers no end', (response) => response.end('x'.repeat(600_000))],
  ])('once is called again (%s)', async (_what, answer) => {
    model.say(answer, JSON.stringify(sound))
    expect((await review()).json()).toEqual(read)
    model.say(answer)
    const failed = await review()
    expect([failed.status, failed.text]).toEqual([502, ''])
    expect(model.asked).toHaveLength(4)
  })

  it('is called without settings when it refuses those', async () => {
    const refuse = status(400)
    model.say((response, { body }) =>
      'max_tokens' in body || 'temperature' in body
        ? refuse(response)
        : complete(response, JSON.stringify(sound)),
    )
    expect((await review()).json()).toEqual(read)
    expect(model.asked).toHaveLength(2)
    model.say(refuse)
    const failed = await review()
    expect([failed.status, failed.text]).toEqual([502, ''])
    expect(model.asked).toHaveLength(4)
  })

  it.each([401, 404, 302])('permanently is not called again (%d)', async (code) => {
    model.say(status(code))
    const failed = await review()
    expect([failed.status, failed.text]).toEqual([502, ''])
    expect(model.asked).toHaveLength(1)
  })

  it('is given one deadline, including the second try', async () => {
    model.say(() => undefined)
    const impatient = await createTestServer({
      database: server.database,
      config: { github: github.github, model: { ...model.model, timeoutMilliseconds: 3000 } },
    })
    const failed = await review('tides/tables', impatient)
    await impatient.close()
    expect([failed.status, failed.text]).toEqual([504, ''])
    expect(model.asked).toHaveLength(1)
  })

  it('logs neither the question nor the response', async () => {
    model.say('[{"kind": "strength", "text": "unfinished words')
    await review()
    const text = log.text()
    expect(text).toContain('The model failed once')
    for (const word of ['unfinished words', 'Interpolate', bait, 'tide-tables']) {
      expect(text).not.toContain(word)
    }
  })
})

describe.each(['text', 'list'])('any hostile text of a model, as a %s', (form) => {
  it.each(hostileTexts.map((text, at) => [at, text.slice(0, 50), text] as const))(
    'is short and contains no secret (%d: %j)',
    async (_at, _start, hostile) => {
      const said = `Said by the repository: ${hostile} ${bait}`
      model.say(form === 'text' ? said : JSON.stringify([{ kind: 'strength', text: said }]))
      const { status, text } = await review()
      expect([200, 502]).toContain(status)
      expect(text).not.toContain(bait)
      const result = (status === 200 ? JSON.parse(text) : '') as string | AiReviewItem[]
      const length = Array.isArray(result)
        ? result.reduce((sum, item) => sum + item.text.length, 0)
        : result.length
      expect(length).toBeLessThanOrEqual(20_000)
    },
  )
})

it('takes no more than 20,000 characters of a long list', async () => {
  model.say(JSON.stringify(Array.from({ length: 20 }, () => ({ text: 'x'.repeat(3000) }))))
  const items = (await review()).json<AiReviewItem[]>()
  expect(items).toHaveLength(10)
})

it('has more than a hundred hostile texts', () => {
  expect(hostileTexts.length).toBeGreaterThanOrEqual(100)
})
