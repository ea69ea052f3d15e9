import { randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { constants, createGzip } from 'node:zlib'
import type { AiReviewItem } from '@swipefolio/shared/contract'
import { pack } from 'tar-stream'
import { createTestServer, type LoggedIn, type TestServer } from '../../testing'
import { call } from '../../testing/call'
import { createFakeGitHub, packRepository, sendJson } from '../../testing/fake-github'
import { goodLibrary } from '../../testing/repositories'

let github: Awaited<ReturnType<typeof createFakeGitHub>>
let server: TestServer
let impatient: TestServer
let seeker: LoggedIn

beforeAll(async () => {
  github = await createFakeGitHub({ '*/*': goodLibrary })
  const upstream = { ...github.github, token: 'ghp_token' }
  server = await createTestServer({
    config: { github: { ...upstream, timeoutMilliseconds: 240_000 } },
  })
  impatient = await createTestServer({
    database: server.database,
    config: { github: { ...upstream, timeoutMilliseconds: 1000 } },
  })
  seeker = await server.logIn('jobseeker')
})
afterAll(async () => {
  await impatient.close()
  await server.close()
  await github.close()
})

let number = 0
/** A unique repository, for some of whose paths the fake responds differently. */
function aRepository(
  answers: Partial<Record<'describe' | 'commits' | 'archive', (response: ServerResponse) => void>>,
) {
  number += 1
  const name = `odd/r${number}x`
  if (answers.archive) github.answer(`/${name}/tar.gz/`, answers.archive)
  if (answers.commits) github.answer(`/api/repos/${name}/commits`, answers.commits)
  if (answers.describe) github.answer(`/api/repos/${name}`, answers.describe)
  return name
}

const review = (name: string, at = server) =>
  call(at, 'POST /api/user/ai-review', seeker, {
    query: { repoUrl: `https://github.com/${name}` },
  })

type Answers = Parameters<typeof aRepository>[0]
const status =
  (code: number, headers = {}) =>
  (response: ServerResponse) =>
    sendJson(response, code, { message: 'See https://internal.example/secret' }, headers)

const nowhere = 'There is no public repository at this address.'
const moved = 'This repository has moved. Please enter its new address.'
const empty = 'This repository is empty: there is nothing to review yet.'
const busy = (minutes: string) =>
  `GitHub answers no more questions for now. Please try again in ${minutes}.`
const inTenMinutes = {
  'x-ratelimit-remaining': '0',
  // When the answer is sent: the table of tests may be long past by then.
  get 'x-ratelimit-reset'() {
    return String(Math.floor(Date.now() / 1000) + 590)
  },
}

it.each<[string, Answers, number, string]>([
  ['private or missing', { describe: status(404) }, 404, nowhere],
  [
    'private, but seen by our token',
    { describe: (response) => sendJson(response, 200, { private: true }) },
    404,
    nowhere,
  ],
  ['withheld by law', { describe: status(451) }, 404, nowhere],
  ['forbidden', { describe: status(403) }, 404, nowhere],
  ['renamed', { describe: status(301, { location: '/elsewhere' }) }, 404, moved],
  [
    'an archive elsewhere',
    { archive: status(302, { location: 'http://127.0.0.1:1/' }) },
    404,
    moved,
  ],
  ['empty', { commits: status(409) }, 409, empty],
  [
    'without any file',
    { archive: (response) => packRepository('r', {}).pipe(response) },
    409,
    empty,
  ],
  ['over our limit', { describe: status(403, inTenMinutes) }, 503, busy('10 minutes')],
  [
    'over our limit, soon',
    { commits: status(429, { 'retry-after': '20' }) },
    503,
    busy('1 minute'),
  ],
  [
    'over the secondary limit, which its message alone says',
    {
      describe: (response) =>
        sendJson(response, 403, { message: 'You have exceeded a secondary rate limit.' }),
    },
    503,
    busy('1 minute'),
  ],
  ['broken', { describe: status(500) }, 502, ''],
  ['broken at the archive', { archive: status(503) }, 502, ''],
  ['refusing our token', { describe: status(401) }, 502, ''],
  ['answering HTML', { describe: (response) => response.end('<html>') }, 502, ''],
  ['answering something else', { describe: (response) => sendJson(response, 200, []) }, 502, ''],
  [
    'naming a commit that is none',
    {
      commits: (response) => sendJson(response, 200, [{ sha: '../../x', commit: { message: '' } }]),
    },
    502,
    '',
  ],
  ['naming no commit', { commits: (response) => sendJson(response, 200, []) }, 502, ''],
  [
    'describing itself at length',
    { describe: (response) => response.end('"'.repeat(600_000)) },
    502,
    '',
  ],
  ['hanging up', { describe: (response) => response.destroy() }, 502, ''],
  [
    'hanging up within its description',
    {
      describe: (response) => {
        response.writeHead(200, { 'content-length': 100 })
        response.write('{"private":false}', () => response.destroy())
      },
    },
    502,
    '',
  ],
  ['silent', { commits: () => undefined }, 504, ''],
  [
    'silent at the archive',
    { archive: (response) => response.writeHead(200).flushHeaders() },
    504,
    '',
  ],
  ['no archive', { archive: (response) => response.end('<html>') }, 502, ''],
])('explains the failure for a repository that is %s', async (_what, answers, code, text) => {
  const answer = await review(aRepository(answers), code === 504 ? impatient : server)
  expect([answer.status, answer.text]).toEqual([code, text])
  expect(answer.headers['failed-service']).toBe(code === 502 || code === 504 ? 'github' : undefined)
})

it('waits for a slow repository', async () => {
  const later =
    (answer: (response: ServerResponse) => unknown) =>
    (response: ServerResponse): void =>
      void setTimeout(() => answer(response), 300)
  const name = aRepository({
    describe: later((response) => sendJson(response, 200, { private: false })),
    commits: later((response) =>
      sendJson(response, 200, [{ sha: 'a'.repeat(40), commit: { message: 'Rise' } }]),
    ),
    archive: later((response) => packRepository('r', { 'tide.py': 'import os\n' }).pipe(response)),
  })
  const answer = await review(name)
  expect([answer.status, answer.text.includes('in Python')]).toEqual([200, true])
})

it('says when to try again', async () => {
  const answer = await review(aRepository({ describe: status(403, inTenMinutes) }))
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(400)
})

it('rejects a truncated archive', async () => {
  const chunks: Buffer[] = []
  for await (const chunk of packRepository('r', { 'a.bin': randomBytes(50_000) })) {
    chunks.push(chunk as Buffer)
  }
  const archive = Buffer.concat(chunks)
  const cutOff = aRepository({
    archive: (response) => {
      response.writeHead(200, { 'content-length': archive.length })
      response.write(archive.subarray(0, 20_000), () => response.destroy())
    },
  })
  const ended = aRepository({ archive: (response) => response.end(archive.subarray(0, 20_000)) })
  for (const name of [cutOff, ended]) expect((await review(name)).status).toBe(502)
})

it('sends its token to the API and to no other host', async () => {
  await review(aRepository({}))
  const tokens = (start: string) =>
    github.asked
      .filter(({ path }) => path.startsWith(start))
      .map(({ headers }) => headers.authorization)
  expect(new Set(tokens('/api/'))).toEqual(new Set(['Bearer ghp_token']))
  expect(new Set(tokens('/odd/'))).toEqual(new Set([undefined]))
})

describe('an endless archive', () => {
  const mostMegabytes = 150

  /** The peak increase of memory during a task, in megabytes, and its answer. */
  async function growthWhile<Answer>(work: () => Promise<Answer>) {
    const before = process.memoryUsage().rss
    let highest = before
    const timer = setInterval(() => {
      highest = Math.max(highest, process.memoryUsage().rss)
    }, 20)
    const answer = await work()
    clearInterval(timer)
    return { answer, growth: (highest - before) / 1024 / 1024 }
  }

  it('is read up to a limit, as a stream, without findings about missing files', async () => {
    const large = Object.fromEntries(
      Array.from({ length: 30 }, (_, at) => [`data/${at}.bin`, randomBytes(2 * 1024 * 1024)]),
    )
    const name = aRepository({
      archive: (response) =>
        packRepository('r', { 'main.py': 'import os\n', ...large }).pipe(response),
    })
    const { answer, growth } = await growthWhile(() => review(name))
    expect([answer.status, answer.text.slice(0, 200)]).toEqual([200, expect.stringMatching(/^\[/)])
    const text = answer
      .json<AiReviewItem[]>()
      .map((item) => item.text)
      .join('\n')
    expect(text).toContain('too large to be read to its end')
    expect(text).not.toMatch(/There is no README|There are no tests|There is no licence/)
    expect(growth).toBeLessThan(mostMegabytes)
  })

  it('that never ends is aborted at the deadline', async () => {
    const name = aRepository({
      archive: (response) => {
        const archive = pack()
        const file = archive.entry({ name: 'r-main/tide.ts', size: 1024 ** 3 })
        for (const stream of [archive, file]) stream.on('error', () => undefined)
        const gzip = createGzip({ flush: constants.Z_SYNC_FLUSH })
        archive.pipe(gzip).pipe(response)
        const timer = setInterval(() => file.write('const tide = 1\n'), 5)
        response.once('close', () => clearInterval(timer))
      },
    })
    expect((await review(name, impatient)).status).toBe(504)
  })
})
