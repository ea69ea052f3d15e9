import type { Link, UnseenProject } from '@swipefolio/shared/contract'
import { call, createTestServer, type TestServer } from '@swipefolio/server/testing'
import { chooseSeed } from '../any-input/any-input'
import { createWorld, stages } from '../matrix/world'
import { holds } from '../proof'
import { plantCanaries } from './canaries'
import { proveNoLeaks } from './canary'
import { canariesIn, leaksIn } from './scan'

let server: TestServer

beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

it('no response contains another person’s private values', async () => {
  const rows = await proveNoLeaks({ share: stages.length, seed: chooseSeed() })
  expect(rows.filter((row) => !holds(row))).toEqual([])
})

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
      'O.profile.image',
      'chat.id',
      expect.stringMatching(/^TitlelikedProject/),
      expect.stringMatching(/^TextOtoR/),
      expect.stringMatching(/^TagOfR/),
      expect.stringMatching(/^StepOfR/),
    ])
    expect(leaksIn(response, canaries)).toEqual([])
  })

  it('reports it once they may not read it, or in a response that never identifies anybody', async () => {
    const { canaries, response } = await contactsOfR()
    const forbidden = canaries.map((canary) => ({ ...canary, readers: 'O' }))
    expect(leaksIn(response, forbidden)).toHaveLength(10)
    expect(leaksIn({ ...response, actor: 'U' }, canaries)).toHaveLength(9)
    const card = { ...response, call: 'GET /api/recruiter/projects/unseen' }
    expect(leaksIn(card, canaries)).toHaveLength(5)
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
