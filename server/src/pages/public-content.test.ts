import type { ContentSource } from '@swipefolio/platform/front-door'
import type { ProjectRequest } from '@swipefolio/shared/contract'
import { avatarOf, coverOf } from '@swipefolio/shared/format'
import { createTestServer, type TestServer } from '../testing'
import { postRequest } from '../testing/builders'
import { call } from '../testing/call'
import { publicContent } from './public-content'

let server: TestServer
let content: ContentSource
let posted: ProjectRequest

const today = () => server.clock.now().toISOString().slice(0, 10)

beforeAll(async () => {
  server = await createTestServer({ config: { limits: true } })
  content = publicContent(server.app, () => server.clock.now())
  const owner = await server.logIn('recruiter')
  posted = await postRequest(server, owner)
  await postRequest(server, owner, { title: 'Another' })
})
afterAll(() => server.close())

it('reads what a visitor without a session is answered, for the day', async () => {
  expect(await content.read(`/api/projectrequests/${posted.id}`)).toEqual({
    data: posted,
    at: today(),
  })
  const list = await content.read('/api/projectrequests?limit=1')
  expect(list).toMatchObject({ data: [{ title: expect.any(String) }], at: today() })
  const rest = await call(server, `GET /api/projectrequests?cursor=${list?.next}`)
  expect(rest.json<ProjectRequest[]>()).toHaveLength(1)
})

it('counts no call for a page', async () => {
  const pages = Array.from({ length: 130 }, () => content.read('/api/projectrequests?limit=1'))
  expect(await Promise.all(pages)).not.toContain(undefined)
})

it.each([
  '/api/projectrequests/1',
  '/api/projectrequests/x',
  '/api/public-pages/nobody',
  '/api/public-pages/no%00body',
])('reads that there is nothing at %s', async (address) =>
  expect(await content.read(address)).toEqual({ data: null, at: today() }),
)

it('reads nothing that needs a session', async () => {
  expect(await content.read('/api/user/details')).toBeUndefined()
})

it('formats in the language of the page', () => {
  const { availability, day, deadline } = content.formatsAt('2030-05-01', 'he')
  expect(availability?.('open', '', { availability: 'open' })).toBe('פתיחות להצעות')
  expect(day?.('2030-05-01', '')).toBe('1 במאי 2030')
  expect(deadline?.('2030-05-03', '')).toBe('נותרו יומיים')
  expect(content.formatsAt('2030-05-01', 'en')['deadline']?.('2030-05-03', '')).toBe('2 days left')
})

it('formats as the screens do', () => {
  const formats = content.formatsAt('2030-05-01', 'en')
  const { availability, avatar, blocks, closed, coverLetters, coverShapes, day } = formats
  const { deadline, excerpt, list, or } = formats
  const profile = { availability: 'from', availableFrom: '2030-06-01' }
  expect(availability?.('from', '', profile)).toBe('Available from Jun 1, 2030')
  const project = { title: 'Kite', technologies: [{ name: 'React' }] }
  const { shapes, letters } = coverOf('Kite', ['React'])
  expect(coverShapes?.('Kite', '', project)).toEqual(shapes)
  expect(coverLetters?.('Kite', '', project)).toEqual(letters)
  expect(avatar?.('Ada Lovelace', '')).toEqual([avatarOf('Ada Lovelace')])
  expect(blocks?.('Parts:\n- maps\n- tides', '')).toEqual([
    { kind: 'paragraph', text: 'Parts:' },
    { items: [{ text: 'maps' }, { text: 'tides' }] },
  ])
  expect(list?.(['Hebrew', 'English'], '')).toBe('Hebrew, English')
  expect(closed?.('2030-04-30', '')).toBe(true)
  expect(closed?.('2030-05-01', '')).toBe(false)
  expect(day?.('2030-05-01', '')).toBe('May 1, 2030')
  expect(deadline?.('2030-05-04', '')).toBe('3 days left')
  expect(excerpt?.('Lighthouse', '5')).toBe('Light...')
  expect([or?.(' Kite ', 'none'), or?.(null, 'Unknown Company')]).toEqual([
    'Kite',
    'Unknown Company',
  ])
})
