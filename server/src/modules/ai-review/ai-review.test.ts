import type {
  AiReview,
  AiReviewItem,
  AiReviewResult,
  AiReviewSummary,
} from '@swipefolio/shared/contract'
import { createTestServer, type LoggedIn, testPassword, type TestServer } from '../../testing'
import { call } from '../../testing/call'
import { createFakeGitHub } from '../../testing/fake-github'
import { goodLibrary, noReadme, noTests } from '../../testing/repositories'
import { listDisputedRules } from './disputes'
import { createReview } from './repository'

let github: Awaited<ReturnType<typeof createFakeGitHub>>
let server: TestServer
let seeker: LoggedIn
let recruiter: LoggedIn

beforeAll(async () => {
  github = await createFakeGitHub({ 'tides/tables': goodLibrary, 'kelp/notes': noReadme })
  server = await createTestServer({ config: { github: github.github, limits: true } })
})
afterAll(async () => {
  await server.close()
  await github.close()
})
beforeEach(async () => {
  server.clock.advance(61_000)
  seeker = await server.logIn('jobseeker')
  recruiter = await server.logIn('recruiter')
})

const tables = 'https://github.com/tides/tables'
const sideOf = ({ account }: LoggedIn) => (account.role === 'recruiter' ? 'recruiter' : 'user')
const review = (who: LoggedIn, repoUrl = tables) =>
  call(server, `POST /api/${sideOf(who)}/ai-review`, who, { query: { repoUrl } })
const list = async (who: LoggedIn) =>
  (await call(server, `GET /api/${sideOf(who)}/ai-reviews`, who)).json<AiReviewSummary[]>()

describe('asking for a review', () => {
  it('is for both roles, and needs a login', async () => {
    for (const [path, who] of [
      ['recruiter', seeker],
      ['user', recruiter],
    ] as const) {
      const answer = await call(server, `POST /api/${path}/ai-review`, who)
      expect([answer.status, answer.text]).toEqual([403, 'Invalid user role.'])
    }
    const nobody = await call(server, 'POST /api/user/ai-review', undefined, {
      query: { repoUrl: tables },
    })
    expect(nobody.status).toBe(401)
  })

  it.each(['', ' ', 'tides/tables', 'https://github.com/', 'https://github.com/tides'])(
    'refuses %j without a request to GitHub',
    async (repoUrl) => {
      const before = github.asked.length
      const answer = await review(seeker, repoUrl)
      expect([answer.status, answer.text]).toEqual([
        400,
        'Please enter a valid GitHub repository URL.',
      ])
      expect(github.asked).toHaveLength(before)
    },
  )

  it.each(['jobseeker', 'recruiter'] as const)('answers a %s a list of items', async (role) => {
    const who = role === 'recruiter' ? recruiter : seeker
    const answer = await review(who, `${tables}.git?tab=readme`)
    expect(answer.status).toBe(200)
    const items = answer.json<AiReviewItem[]>()
    expect(items[0]).toEqual({
      id: 1,
      rule: 'overview',
      kind: 'note',
      file: null,
      text: expect.stringContaining('`tides/tables` is a library in TypeScript'),
    })
    expect(new Set(items.map(({ kind }) => kind))).toEqual(new Set(['note', 'strength']))
  })

  it('returns the same review for the same commit, whose archive is fetched once', async () => {
    const first = await review(seeker, 'https://github.com/kelp/notes')
    const second = await review(recruiter, 'https://github.com/kelp/notes/')
    expect(second.text).toBe(first.text)
    expect(github.asked.filter(({ path }) => path.startsWith('/kelp/notes/tar.gz/'))).toHaveLength(
      1,
    )
    github.set('kelp/notes', { ...noTests, commits: ['Another commit'] })
    expect((await review(seeker, 'https://github.com/kelp/notes')).text).not.toBe(first.text)
  })
})

describe('one’s reviews', () => {
  it('are stored, newest first, for their owner only', async () => {
    await review(seeker)
    await review(seeker, 'https://github.com/kelp/notes')
    const [newest, older, ...more] = await list(seeker)
    expect(more).toEqual([])
    expect(older).toEqual({
      id: expect.any(Number),
      repository: tables,
      commit: expect.stringMatching(/^[0-9a-f]{40}$/),
      model: null,
      filesRead: 13,
      filesTotal: 14,
      createdAt: expect.any(String),
    })
    const name = `GET /api/user/ai-reviews/${newest?.id}`
    const own = (await call(server, name, seeker)).json<AiReview>()
    expect(own).toMatchObject({ repository: 'https://github.com/kelp/notes', model: null })
    expect(own.result).toContainEqual(expect.objectContaining({ kind: 'next step' }))
    const stranger = await server.logIn('jobseeker')
    const refused = await call(server, name, stranger)
    expect([refused.status, refused.text]).toEqual([404, 'This review was removed'])
    expect(await list(stranger)).toEqual([])
  })

  it('are paginated', async () => {
    await review(seeker)
    await review(seeker)
    const query = { limit: '1' }
    const answer = await call(server, 'GET /api/user/ai-reviews', seeker, { query })
    expect(answer.json()).toHaveLength(1)
    expect(answer.headers['next-cursor']).toBeTruthy()
  })

  it('can be deleted by their owner only', async () => {
    await review(recruiter)
    const [{ id } = { id: 0 }] = await list(recruiter)
    const name = `DELETE /api/recruiter/ai-reviews/${id}`
    expect((await call(server, name, await server.logIn('recruiter'))).status).toBe(404)
    expect((await call(server, name, recruiter)).text).toBe('Review deleted')
    expect((await call(server, name, recruiter)).status).toBe(404)
    expect(await list(recruiter)).toEqual([])
  })

  it('are at most a hundred; the oldest are deleted', async () => {
    await review(seeker)
    const old = Array.from({ length: 100 }, (_, at) => ({
      id: seeker.account.id - at,
      account_id: seeker.account.id,
      repository: 'old',
      commit: '',
      model: null,
      files_read: 1,
      files_total: 1,
      result: '"Old"',
      created_at: new Date(at),
    }))
    await server.db.insertInto('ai_review').values(old).execute()
    await review(seeker)
    const kept = await list(seeker)
    expect(kept).toHaveLength(100)
    expect(kept.filter(({ repository }) => repository === tables)).toHaveLength(2)
  })

  it('are in the export and are deleted with the account', async () => {
    await review(seeker)
    const answer = await call(server, 'GET /api/user/export', seeker)
    expect(answer.json()).toMatchObject({ sections: { aiReviews: [{ repository: tables }] } })
    const body = { password: testPassword }
    await call(server, 'DELETE /api/user/account', seeker, { body })
    const left = await server.db
      .selectFrom('ai_review')
      .select('id')
      .where('account_id', '=', seeker.account.id)
      .execute()
    expect(left).toEqual([])
  })
})

describe('a disputed statement', () => {
  const send = (who: LoggedIn, method: 'PUT' | 'DELETE', id: number, itemId: number | string) =>
    call(server, `${method} /api/${sideOf(who)}/ai-reviews/${id}/items/${itemId}/dispute`, who)
  const read = async (who: LoggedIn, id: number) =>
    (await call(server, `GET /api/${sideOf(who)}/ai-reviews/${id}`, who)).json<AiReview>()
  const result = async (who: LoggedIn, id: number) => (await read(who, id)).result
  const store = (who: LoggedIn, answer: AiReviewResult) =>
    createReview(server.db, {
      accountId: who.account.id,
      repository: tables,
      commit: '',
      model: null,
      filesRead: 1,
      filesTotal: 1,
      result: answer,
      at: new Date(),
    })
  const item = { kind: 'risk', file: null, text: 'Untrue' } as const

  it('is removed for good, counted for its rule once, and can be restored', async () => {
    const items = 'abaaaaaaaaa'.split('').map((letter) => ({ ...item, rule: `rule-${letter}` }))
    const { id } = await store(seeker, items)
    const shown = items.map((one, at) => ({ id: at + 1, ...one }))
    const disputed = [1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 3]
    const answers = await Promise.all(disputed.map((itemId) => send(seeker, 'PUT', id, itemId)))
    for (const answer of answers) {
      expect([answer.status, answer.text]).toEqual([200, 'Statement removed'])
    }
    expect(await result(seeker, id)).toEqual([shown[1]])
    expect(await listDisputedRules(server.db)).toEqual([{ rule: 'rule-a', disputes: 10 }])
    const exported = await call(server, 'GET /api/user/export', seeker)
    expect(exported.json()).toMatchObject({ sections: { aiReviews: [{ result: shown }] } })
    for (let count = 0; count < 2; count += 1) {
      expect((await send(seeker, 'DELETE', id, 3)).text).toBe('Statement restored')
    }
    const restored = await read(seeker, id)
    expect(restored.result).toEqual(shown.slice(1, 3))
    expect(restored.disputed?.map((one) => one.id)).toEqual([1, 4, 5, 6, 7, 8, 9, 10, 11])
    expect(await listDisputedRules(server.db)).toEqual([{ rule: 'rule-a', disputes: 9 }])
    await call(server, `DELETE /api/user/ai-reviews/${id}`, seeker)
    expect(await listDisputedRules(server.db)).toEqual([{ rule: 'rule-a', disputes: 9 }])
    await send(recruiter, 'PUT', (await store(recruiter, [item])).id, 1)
    expect(await listDisputedRules(server.db)).toHaveLength(1)
  })

  it('is one of the person’s own reviews', async () => {
    const { id } = await store(seeker, [item])
    const stranger = await send(await server.logIn('jobseeker'), 'PUT', id, 1)
    expect([stranger.status, stranger.text]).toEqual([404, 'This review was removed'])
    const prose = await store(seeker, 'All of it in one text.')
    for (const [reviewId, itemId] of [
      [id, 2],
      [prose.id, 1],
    ] as const) {
      const missing = await send(seeker, 'PUT', reviewId, itemId)
      expect([missing.status, missing.text]).toEqual([404, 'This review has no such statement'])
    }
    expect((await send(seeker, 'PUT', id, '0')).status).toBe(400)
    expect(await result(seeker, id)).toEqual([{ id: 1, ...item }])
  })
})

describe('limits', () => {
  it('allow ten an hour, without refused addresses', async () => {
    await review(seeker, 'nonsense')
    for (let count = 0; count < 10; count += 1) expect((await review(seeker)).status).toBe(200)
    const eleventh = await review(seeker)
    expect([eleventh.status, eleventh.text]).toEqual([
      429,
      'Too many requests. Please try again later.',
    ])
    expect(Number(eleventh.headers['retry-after'])).toBeGreaterThan(3000)
    expect((await review(recruiter)).status).toBe(200)
    server.clock.advance(3_600_000)
    expect((await review(seeker)).status).toBe(200)
  })

  it('do not count server errors of GitHub', async () => {
    github.answer('/api/repos/broken/one', (response) => response.writeHead(500).end())
    github.answer('/api/repos/gone/away', (response) => response.writeHead(404).end())
    for (let count = 0; count < 11; count += 1) {
      expect((await review(seeker, 'https://github.com/broken/one')).status).toBe(502)
    }
    for (let count = 0; count < 10; count += 1) {
      expect((await review(seeker, 'https://github.com/gone/away')).status).toBe(404)
    }
    expect((await review(seeker)).status).toBe(429)
  })

  it('allow one at a time, over all processes', async () => {
    const release: (() => void)[] = []
    github.answer('/api/repos/slow/one', (response) => {
      release.push(() => response.writeHead(404).end())
    })
    const second = await createTestServer({
      database: server.database,
      config: { github: github.github, limits: true },
    })
    const running = review(seeker, 'https://github.com/slow/one')
    while (release.length < 2) await new Promise((resolve) => setTimeout(resolve, 10))
    for (const one of [server, second]) {
      const query = { repoUrl: tables }
      const answer = await call(one, 'POST /api/user/ai-review', seeker, { query })
      expect([answer.status, answer.headers['retry-after']]).toEqual([429, '10'])
      expect(answer.text).toMatch(/^Another review of yours is still running/)
    }
    for (const end of release) end()
    expect((await running).status).toBe(404)
    expect((await review(seeker)).status).toBe(200)
    await second.close()
  })

  it('expire the lease of a process that died', async () => {
    const turn = { account_id: seeker.account.id, turn_id: 1, taken_at: server.clock.now() }
    await server.db.insertInto('ai_review_turn').values(turn).execute()
    expect((await review(seeker)).status).toBe(429)
    server.clock.advance(181_000)
    expect((await review(seeker)).status).toBe(200)
  })
})
