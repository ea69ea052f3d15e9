import type { OwnPublicPage, PublicPage } from '@swipefolio/shared/contract'
import sharp from 'sharp'
import { createTestServer, type LoggedIn, testPassword, type TestServer } from '../../testing'
import { publishProject } from '../../testing/builders'
import { call, succeed } from '../../testing/call'
import { storePortrait, uploadImage } from '../../testing/pictures'
import { describePages } from '../../pages/describe'
import { removeExpired } from '../../remove-expired'

let server: TestServer
let seeker: LoggedIn
let number = 0

beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  seeker = await server.logIn('jobseeker', { first_name: 'Noa', last_name: 'Levi' })
  number += 1
})

const put = async (body: object, person = seeker) => {
  const answer = await call(server, 'PUT /api/user/public-page', person, { body })
  return answer.status === 200 ? answer.json<OwnPublicPage>() : [answer.status, answer.text]
}
const newHandle = () => `page-${number}-x`
const look = (handle: string) => call(server, `GET /api/public-pages/${encodeURIComponent(handle)}`)
const page = async (handle: string) => (await succeed(look(handle))).json<PublicPage>()
const eventsOf = async (person: LoggedIn) =>
  (await succeed(call(server, 'GET /api/user/account-events', person)))
    .json<{ type: string }[]>()
    .map(({ type }) => type)

const profile = {
  headline: 'Maps for small harbours',
  about: 'I build what fishermen use.',
  place: 'Haifa',
  availability: 'from',
  availableFrom: '2030-05-01',
  languages: ['Hebrew'],
  links: [{ label: 'Blog', url: 'https://noa.example/' }],
}
const nothingSaid = {
  headline: '',
  about: '',
  place: '',
  availability: '',
  availableFrom: '',
  languages: [],
  links: [],
  image: '',
}

it('is off and empty at first; switched on, it shows the name and what was chosen, and nothing else', async () => {
  const off = { isOn: false, handle: '', projectIds: [], isListed: false }
  expect((await call(server, 'GET /api/user/public-page', seeker)).json()).toEqual(off)
  const image = await storePortrait(server, seeker)
  await succeed(call(server, 'PUT /api/user/profile', seeker, { body: { ...profile, image } }))
  const [first, second] = [
    await publishProject(server, seeker, { title: 'First' }),
    await publishProject(server, seeker, { title: 'Second', about: 'x'.repeat(2500) }),
  ]
  const others = await publishProject(server, await server.logIn('jobseeker'))
  const handle = newHandle()
  const projectIds = [second.id, others.id, first.id, second.id, 7]
  expect(await put({ isOn: true, handle: ` ${handle} `, projectIds })).toEqual({
    isOn: true,
    handle,
    projectIds: [second.id, first.id],
    isListed: false,
  })
  const shown = await page(handle)
  expect(await page(handle.toUpperCase())).toEqual(shown)
  expect(shown).toMatchObject({ handle, fullName: 'Noa Levi', ...nothingSaid })
  expect(shown.projects.map(({ title }) => title)).toEqual(['Second', 'First'])
  expect(shown.projects[0]?.about).toBe(`${'x'.repeat(2000)}…`)
  expect(JSON.stringify(shown)).not.toMatch(
    new RegExp([seeker.account.id, seeker.account.email, first.id, second.id].join('|')),
  )

  const publicFields = ['links', 'availability', 'image']
  const own = await succeed(
    call(server, 'PUT /api/user/profile', seeker, { body: { publicFields } }),
  )
  expect(own.json()).toMatchObject({ publicFields: ['image', 'availability', 'links'] })
  const { availability, availableFrom, links } = profile
  expect(await page(handle)).toMatchObject({
    ...nothingSaid,
    availability,
    availableFrom,
    links,
    image,
  })
  const unknown = { body: { publicFields: ['email'] } }
  expect((await call(server, 'PUT /api/user/profile', seeker, unknown)).status).toBe(400)
})

it('loses a project that is deleted and all of a paused profile at once, and an odd address', async () => {
  const handle = newHandle()
  const [kept, gone] = [await publishProject(server, seeker), await publishProject(server, seeker)]
  await put({ isOn: true, handle, projectIds: [kept.id, gone.id] })
  await succeed(call(server, `DELETE /api/user/projects/${gone.id}`, seeker))
  await server.pool.query(`update project set website_url = 'javascript:alert(1)' where id = $1`, [
    kept.id,
  ])
  expect((await page(handle)).projects).toMatchObject([{ title: kept.title, websiteUrl: '' }])
  await succeed(call(server, 'PUT /api/user/privacy', seeker, { body: { paused: true } }))
  expect((await page(handle)).projects).toEqual([])
})

it('answers alike for a page that is off, unknown, malformed or of a deleted account', async () => {
  const handle = newHandle()
  const leaver = await server.logIn('jobseeker')
  await put({ isOn: true, handle })
  await put({ isOn: true, handle: `${handle}-x` }, leaver)
  expect([(await look(handle)).status, (await look(`${handle}-x`)).status]).toEqual([200, 200])
  await put({ isOn: false })
  await succeed(
    call(server, 'DELETE /api/user/account', leaver, { body: { password: testPassword } }),
  )
  const handles = [handle, `${handle}-x`, 'nobody-has-it', 'No', '-a-', 'a--b', 'x'.repeat(200)]
  const describePage = describePages(server.services)
  const answers = await Promise.all(
    handles.map(async (tried) => {
      const { status, text, headers } = await look(tried)
      const { date: _date, 'x-request-id': _id, ...others } = headers
      return { status, text, others, described: await describePage(`/p/${tried}`, 'Profile') }
    }),
  )
  expect(answers[0]).toMatchObject({ status: 404, text: 'Not found', described: { status: 404 } })
  for (const answer of answers) expect(answer).toEqual(answers[0])
  expect(await eventsOf(seeker)).toEqual(['public-page-off', 'public-page-on'])
})

describe('a handle', () => {
  const malformed = 'Use 3 to 30 letters from a to z, digits and single hyphens between them'

  it.each(['ab', 'x'.repeat(31), 'Noa', 'noa_l', '-noa', 'noa-', 'no--a', 'נועה', 'noa levi'])(
    'is refused when malformed: %s',
    async (handle) => expect(await put({ handle })).toEqual([400, malformed]),
  )

  it.each([
    'api',
    'adm1n',
    'noa-official',
    'swipef0lio-team',
    'supp-ort',
    'about-us',
    'nu11',
    'job-seeker',
  ])('is refused when it is reserved: %s', async (handle) =>
    expect(await put({ handle })).toEqual([400, 'This handle is taken']),
  )

  it('is needed for a page that is on; others cannot have it, nor one that looks like it', async () => {
    expect(await put({ isOn: true })).toEqual([400, 'Please choose a handle'])
    const base = `c0rn-il${number}x`
    await put({ handle: base })
    const other = await server.logIn('jobseeker')
    for (const alike of [
      base,
      base.replace('-', ''),
      base.replace('c0rn', 'com'),
      `corn-1l${number}x`,
    ]) {
      expect(await put({ handle: alike }, other)).toEqual([409, 'This handle is taken'])
    }
    expect(await put({ handle: `corn-it${number}x` }, other)).toMatchObject({ isOn: false })
    // One's own may look alike.
    expect(await put({ handle: base.replace('-', '') })).toMatchObject({ isOn: false })
  })

  it('is taken by one of those who want it at once', async () => {
    const handle = newHandle()
    const people = await Promise.all(Array.from({ length: 8 }, () => server.logIn('jobseeker')))
    const answers = await Promise.all(people.map((person) => put({ handle, isOn: true }, person)))
    expect(answers.filter((answer) => !Array.isArray(answer))).toHaveLength(1)
    const refused = answers.filter((answer) => Array.isArray(answer))
    expect(new Set(refused.map(String))).toEqual(new Set(['409,This handle is taken']))
  })

  it('is held for 90 days after it was given up, for nobody else, and stored as a hash only', async () => {
    const [first, second] = [newHandle(), `${newHandle()}-b`]
    await put({ handle: first, isOn: true })
    await put({ handle: second })
    const other = await server.logIn('jobseeker')
    expect(await put({ handle: first }, other)).toEqual([409, 'This handle is taken'])
    expect(await put({ handle: first })).toMatchObject({ handle: first })
    await succeed(
      call(server, 'DELETE /api/user/account', seeker, { body: { password: testPassword } }),
    )
    const { rows } = await server.pool.query('select * from held_handle')
    expect(rows).toContainEqual(expect.objectContaining({ account_id: null }))
    expect(JSON.stringify(rows)).not.toContain(first)
    expect(JSON.stringify(rows)).not.toContain(String(seeker.account.id))
    server.clock.advance(89 * 86_400_000)
    await removeExpired(server.services)
    const later = await server.logIn('jobseeker')
    expect(await put({ handle: first }, later)).toEqual([409, 'This handle is taken'])
    server.clock.advance(2 * 86_400_000)
    const muchLater = await server.logIn('jobseeker')
    expect(await put({ handle: first }, muchLater)).toMatchObject({ handle: first })
    await removeExpired(server.services)
    const { rowCount } = await server.pool.query('select from held_handle')
    expect(rowCount).toBe(0)
  })

  it('is changed at most 5 times in 30 days', async () => {
    const handle = newHandle()
    for (const at of ['a', 'b', 'c', 'd', 'e', 'f']) {
      expect(await put({ handle: `${handle}-${at}` })).toMatchObject({ handle: `${handle}-${at}` })
    }
    const refusal = 'You have changed your handle 5 times in 30 days. Please try again later.'
    expect(await put({ handle: `${handle}-g` })).toEqual([409, refusal])
    expect(await put({ isListed: true })).toMatchObject({ handle: `${handle}-f`, isListed: true })
    server.clock.advance(30 * 86_400_000)
    const again = await server.logIn('jobseeker')
    await server.pool.query('update public_page set account_id = $1 where account_id = $2', [
      again.account.id,
      seeker.account.id,
    ])
    expect(await put({ handle: `${handle}-g` }, again)).toMatchObject({ handle: `${handle}-g` })
  })
})

it('shows at most 12 projects', async () => {
  const ids = Array.from({ length: 13 }, (_, at) => at + 1)
  expect(await put({ projectIds: ids })).toEqual([400, 'At most 12 projects'])
})

describe('the page’s description', () => {
  const describePage = (handle: string) => describePages(server.services)(`/p/${handle}`)

  it('is that of the public fields, for search engines only if wanted, with a picture of the projects', async () => {
    const handle = newHandle()
    await succeed(call(server, 'PUT /api/user/profile', seeker, { body: profile }))
    const image = await uploadImage(server, seeker)
    const projects = [
      await publishProject(server, seeker, { title: 'Kite', image }),
      await publishProject(server, seeker, { title: '\u0001&<' }),
      await publishProject(server, seeker, { title: 'Tidepool' }),
    ]
    await put({ isOn: true, handle })
    const bare = { status: 200, title: 'Noa Levi · Swipefolio', isListed: false }
    expect(await describePage(handle)).toEqual({ ...bare, description: 'Projects by Noa Levi.' })
    await put({ projectIds: projects.map(({ id }) => id), isListed: true })
    const body = { publicFields: ['headline'] }
    await succeed(call(server, 'PUT /api/user/profile', seeker, { body }))
    const { image: address = '', ...described } = await describePage(handle)
    expect(described).toEqual({ ...bare, description: profile.headline, isListed: true })

    const drawn = await server.app.inject({ url: address })
    expect([drawn.statusCode, drawn.headers['cache-control']]).toEqual([200, 'no-cache'])
    const { format, width, height } = await sharp(drawn.rawPayload).metadata()
    expect([format, width, height]).toEqual(['png', 1200, 630])
    const { channels } = await sharp(drawn.rawPayload).stats()
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(20)
    const etag = String(drawn.headers.etag)
    const again = await server.app.inject({ url: address, headers: { 'if-none-match': etag } })
    expect([again.statusCode, again.body]).toEqual([304, ''])

    const renamed = { body: { id: seeker.account.id, firstName: 'Noga' } }
    await succeed(call(server, 'PUT /api/user/update', seeker, renamed))
    const { image: other } = await describePage(handle)
    expect(other).not.toBe(address)
    expect((await server.app.inject({ url: address })).statusCode).toBe(404)
    await put({ isOn: false })
    expect((await server.app.inject({ url: String(other) })).statusCode).toBe(404)
    expect((await server.app.inject({ url: String(other) })).body).toBe('Not found')
  })
})
