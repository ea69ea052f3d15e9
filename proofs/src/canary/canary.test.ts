import type { Link, UnseenProject } from '@swipefolio/shared/contract'
import {
  call,
  createMemoryLog,
  createTestServer,
  type TestServer,
} from '@swipefolio/server/testing'
import { createWorld, type Stage } from '../matrix/world'
import { type Canary, plantCanaries } from './canaries'
import { crawl } from './crawl'
import { canariesIn, leaksIn } from './scan'

const log = createMemoryLog()
let server: TestServer
let answered = 0
let searched = 0

beforeAll(async () => {
  server = await createTestServer({ logger: log.logger })
})
afterAll(async () => {
  await server.close()
  process.stdout.write(`canary: ${answered} answers, ${searched} searches\n`)
})

/** Canaries have different names in each world, but the same readers. */
const familyOf = ({ name, readers }: Canary) => `${name.replace(/[0-9a-f]{10}$/, '')} ${readers}`

const stages: Stage[] = ['strangers', 'liked', 'revealed', 'blocked']

it.each(stages)('no response contains another person’s private values (%s)', async (stage) => {
  const leaks: string[] = []
  const planted = new Set<string>()
  const read = new Set<string>()
  for await (const { canaries, answers } of crawl(server, stage)) {
    for (const canary of canaries) planted.add(familyOf(canary))
    for (const response of answers) {
      const reveals = stage !== 'blocked' && response.call.includes('/revealLinkOwner/')
      const allowed = reveals ? canaries.map(revealed) : canaries
      for (const canary of leaksIn(response, allowed)) {
        leaks.push(`${response.actor} read ${canary.name} in ${response.call}`)
      }
      for (const canary of canariesIn(response.text, canaries)) read.add(familyOf(canary))
      answered += 1
      searched += canaries.length
    }
    for (const { name } of canariesIn(log.text(), canaries)) leaks.push(`the log holds ${name}`)
    log.clear()
  }
  expect([...new Set(leaks)]).toEqual([])
  const unread = [...planted].filter((family) => !read.has(family))
  expect(unread.filter((family) => / [AOXRU]+$/.test(family))).toEqual([])
})

/** Only the response of a reveal identifies a stranger. */
const revealed = (canary: Canary): Canary =>
  canary.isOfOwner ? { ...canary, readers: 'OR' } : canary

it('a link that is not revealed names nobody, not even a contact', async () => {
  const { people, objects } = await createWorld(server, 'revealed')
  const name = `GET /api/recruiter/projectRequests/${objects.request}/links`
  const links = (await call(server, name, people.R)).json<Link[]>()
  expect(links).toHaveLength(2)
  for (const { id, linkOwner, ownerRevealed } of links) {
    const isRevealed = id === objects.link
    expect([ownerRevealed, linkOwner?.id]).toEqual([
      isRevealed,
      isRevealed ? people.O.account.id : undefined,
    ])
  }
})

it('a card has only the project’s own fields', async () => {
  const { people } = await createWorld(server, 'strangers')
  const card = await call(server, 'GET /api/recruiter/projects/unseen', people.U)
  expect(Object.keys(card.json<UnseenProject>()).toSorted()).toEqual([
    'about',
    'gitUrl',
    'id',
    'image',
    'imageAlt',
    'technologies',
    'title',
    'websiteUrl',
  ])
})

describe('the search', () => {
  async function contactsOfR() {
    const world = await createWorld(server, 'revealed')
    const canaries = await plantCanaries(world)
    const { text } = await call(server, 'GET /api/recruiter/contacts', world.people.R)
    return {
      canaries,
      response: {
        call: 'GET /api/recruiter/contacts',
        stage: world.stage,
        actor: 'R' as const,
        text,
      },
    }
  }

  it('finds what a recruiter may read after a reveal', async () => {
    const { canaries, response } = await contactsOfR()
    expect(canariesIn(response.text, canaries).map(({ name }) => name)).toEqual([
      'O.id',
      'O.email',
      'O.first_name',
      'O.last_name',
    ])
    expect(leaksIn(response, canaries)).toEqual([])
  })

  it('reports it once they may not read it, or in a response that never identifies anybody', async () => {
    const { canaries, response } = await contactsOfR()
    const forbidden = canaries.map((canary) => ({ ...canary, readers: 'O' }))
    expect(leaksIn(response, forbidden)).toHaveLength(4)
    expect(leaksIn({ ...response, actor: 'U' }, canaries)).toHaveLength(4)
    const card = { ...response, call: 'GET /api/recruiter/projects/unseen' }
    expect(leaksIn(card, canaries)).toHaveLength(4)
  })

  it('decodes tokens', async () => {
    const world = await createWorld(server, 'strangers')
    const canaries = await plantCanaries(world)
    const response = { call: 'POST /api/auth/userlogin', stage: world.stage, actor: 'X' as const }
    const names = leaksIn({ ...response, text: world.people.O.token }, canaries).map(
      ({ name }) => name,
    )
    expect(names).toEqual(expect.arrayContaining(['O.first_name', 'session of O', 'token of O']))
  })
})
