import type { JobSeekerProfile, UserWithProjects } from '@swipefolio/shared/contract'
import sharp from 'sharp'
import { createTestServer, type LoggedIn, testPassword, type TestServer } from '../../testing'
import { connect, projectPayload } from '../../testing/builders'
import { call, succeed } from '../../testing/call'
import { picture, uploadImage } from '../../testing/pictures'

let server: TestServer
let seeker: LoggedIn

beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  seeker = await server.logIn('jobseeker')
})

const full = {
  headline: 'Maps for small harbours',
  about: 'I build what fishermen use.',
  place: 'Haifa, or remote',
  availability: 'from',
  availableFrom: '2030-05-01',
  languages: ['Hebrew', 'English'],
  links: [{ label: 'Blog', url: 'https://noa.example.com/a' }],
}

const empty = {
  headline: '',
  about: '',
  place: '',
  availability: '',
  availableFrom: '',
  languages: [],
  links: [],
  image: '',
  publicFields: [],
}

const put = async (body: object, person = seeker) => {
  const headers = { accept: 'application/problem+json' }
  const answer = await call(server, 'PUT /api/user/profile', person, { body, headers })
  if (answer.status === 200) return answer.json<JobSeekerProfile>()
  const { status, fields } = answer.json<{ status: number; fields: object }>()
  return [status, fields]
}

const square = async (person = seeker) => {
  const file = await picture(60, 40).png().toBuffer()
  const answer = await succeed(
    call(server, 'POST /api/user/profile/picture', person, {
      body: file,
      headers: { 'content-type': 'image/png' },
    }),
  )
  return answer.json<{ image: string }>().image
}

it('is empty at first, replaces what is given and keeps the rest', async () => {
  const first = await succeed(call(server, 'GET /api/user/profile', seeker))
  expect(first.json()).toEqual(empty)
  const wished = {
    ...full,
    headline: ' Maps for small harbours\n',
    publicFields: ['links', 'about'],
  }
  expect(await put(wished)).toEqual({ ...full, image: '', publicFields: ['about', 'links'] })
  const languages = [' hebrew ', '', 'Hebrew', 'Arabic']
  const links = [{}, { label: ' ', url: '' }, { label: ' Talk ', url: ' https://talk.example ' }]
  expect(await put({ languages, links, availability: 'open' })).toEqual({
    ...full,
    availability: 'open',
    availableFrom: '',
    languages: ['hebrew', 'Arabic'],
    links: [{ label: 'Talk', url: 'https://talk.example' }],
    image: '',
    publicFields: ['about', 'links'],
  })
  const again = await succeed(call(server, 'GET /api/user/profile', seeker))
  expect(again.json()).toMatchObject({ availability: 'open', languages: ['hebrew', 'Arabic'] })
})

const six = Array.from({ length: 6 }, (_, at) => ({ label: `L${at}`, url: 'https://a.example' }))
const httpsOnly = 'Please enter an address that starts with https://'

it.each([
  [{ headline: 'x'.repeat(101) }, { headline: 'Headline is too long: at most 100 characters' }],
  [{ about: 'x'.repeat(1001) }, { about: 'About is too long: at most 1000 characters' }],
  [{ place: 'x'.repeat(81) }, { place: 'Place is too long: at most 80 characters' }],
  [{ availability: 'busy' }, { availability: 'Please choose your availability' }],
  [{ availability: 'from' }, { availableFrom: 'Please choose a date' }],
  [
    { availability: 'from', availableFrom: '2030-02-30' },
    { availableFrom: 'Please choose a date' },
  ],
  [{ languages: 'abcdefghijk'.split('') }, { languages: 'At most 10 languages' }],
  [
    { languages: ['x'.repeat(41)] },
    { languages: 'The name of a language is too long: at most 40 characters' },
  ],
  [{ links: six }, { links: 'At most 5 links' }],
  [{ links: [{ url: 'https://a.example' }] }, { 'links.0.label': 'Please name the link' }],
  [{ links: [{ label: 'A', url: 'http://a.example' }] }, { 'links.0.url': httpsOnly }],
  [{ links: [{}, { label: 'A', url: 'javascript:alert(1)' }] }, { 'links.1.url': httpsOnly }],
  [{ links: [{ label: 'A', url: 'https://github.com@a.example' }] }, { 'links.0.url': httpsOnly }],
  [{ publicFields: ['about', 'email'] }, { publicFields: 'Unknown field of a profile' }],
  [{ image: '/api/images/AAAAAAAAAAAAAAAAAAAAAA.webp' }, { image: 'Unsupported image' }],
])('refuses %j', async (body, fields) => {
  expect(await put(body)).toEqual([400, fields])
  const own = await succeed(call(server, 'GET /api/user/profile', seeker))
  expect(own.json()).toEqual(empty)
})

describe('the picture of a profile', () => {
  it('is cut square, and kept while the profile shows it', async () => {
    const image = await square()
    const served = await server.app.inject({ url: image })
    const { width, height, format } = await sharp(served.rawPayload).metadata()
    expect([width, height, format]).toEqual([40, 40, 'webp'])
    expect(await put({ image })).toMatchObject({ image })
  })

  it('is one’s own and square; a project shows no such picture, which would name its owner', async () => {
    const refused = [400, { image: 'Unsupported image' }]
    expect(await put({ image: await square(await server.logIn('jobseeker')) })).toEqual(refused)
    expect(await put({ image: await uploadImage(server, seeker) })).toEqual(refused)
    const body = projectPayload({ image: await square() })
    const answer = await call(server, 'POST /api/user/projects', seeker, { body })
    expect([answer.status, answer.text]).toEqual([400, 'Unsupported image'])
  })
})

it('is shown to contacts, and gone with the account', async () => {
  const image = await square()
  await put({ ...full, image })
  const recruiter = await server.logIn('recruiter')
  const path = `GET /api/recruiter/user-with-projects/${seeker.account.id}`
  expect((await call(server, path, recruiter)).status).toBe(404)
  await connect(server, recruiter, seeker)
  const user = (await succeed(call(server, path, recruiter))).json<UserWithProjects>()
  expect(user.profile).toEqual({ ...full, image })
  const summary = await call(server, `GET /api/recruiter/contacts/${seeker.account.id}`, recruiter)
  expect(summary.json()).toMatchObject({ image })
  const list = await call(server, 'GET /api/recruiter/contacts', recruiter)
  expect(list.json()).toMatchObject([{ image }])

  const body = { password: testPassword }
  await succeed(call(server, 'DELETE /api/user/account', seeker, { body }))
  expect((await server.app.inject({ url: image })).statusCode).toBe(404)
  const { rowCount } = await server.pool.query('select from profile where account_id = $1', [
    seeker.account.id,
  ])
  expect(rowCount).toBe(0)
})
