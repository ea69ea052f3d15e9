import { createTestServer, type LoggedIn, testPassword, type TestServer } from '../../testing'
import { call, succeed } from '../../testing/call'
import { codeFor, registration, verify } from '../../testing/sign-up'

let server: TestServer

beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

const side = ({ account }: LoggedIn) => (account.role === 'recruiter' ? 'recruiter' : 'user')

async function languageOf(person: LoggedIn) {
  const exported = await call(server, `GET /api/${side(person)}/export`, person)
  return exported.json<{ account: { language: string | null } }>().account.language
}

const choose = (person: LoggedIn, language: unknown) =>
  call(server, `PUT /api/${side(person)}/language`, person, { body: { language } })

describe.each(['jobseeker', 'recruiter'] as const)('the language of a %s', (role) => {
  it('is chosen, is in the export, and stays when a language is refused', async () => {
    const person = await server.logIn(role)
    const other = await server.logIn(role)
    expect(await languageOf(person)).toBeNull()
    expect((await succeed(choose(person, 'he'))).json()).toEqual({ language: 'he' })
    const refused = await choose(person, 'fr')
    expect([refused.status, refused.text]).toEqual([
      400,
      'The field language is missing or not valid',
    ])
    expect([await languageOf(person), await languageOf(other)]).toEqual(['he', null])
  })

  it('becomes the choice of a browser that has none, at the login', async () => {
    const person = await server.logIn(role, { language: 'he' })
    const { email } = person.account
    const logIn = (cookie?: string, credentials = { email, password: testPassword }) =>
      call(server, `POST /api/auth/${side(person)}login`, undefined, {
        body: credentials,
        headers: { ...(cookie && { cookie }), 'accept-language': 'en' },
      })
    const cookie = 'language=he; Path=/; Max-Age=31536000; SameSite=Lax'
    expect((await succeed(logIn())).headers['set-cookie']).toEqual(cookie)
    expect((await succeed(logIn('visitor=1'))).headers['set-cookie']).toEqual(cookie)
    expect((await succeed(logIn('language=en'))).headers['set-cookie']).toBeUndefined()
    expect((await succeed(logIn('language=he'))).headers['set-cookie']).toBeUndefined()
    const wrong = await logIn(undefined, { email, password: 'wrong horse' })
    expect([wrong.status, wrong.headers['set-cookie']]).toEqual([401, undefined])
    const { account } = await server.logIn(role)
    const unchosen = await logIn(undefined, { email: account.email, password: testPassword })
    expect([unchosen.status, unchosen.headers['set-cookie']]).toEqual([200, undefined])
  })
})

it.each([
  ['Accept-Language', { 'accept-language': 'he-IL, en;q=0.5' }, 'he'],
  ['the cookie', { cookie: 'language=he', 'accept-language': 'en' }, 'he'],
  ['English that was chosen', { cookie: 'language=en', 'accept-language': 'he' }, 'en'],
  ['English that was not', { 'accept-language': 'en-GB' }, null],
  ['no language of ours', { cookie: 'language=fr', 'accept-language': 'fr' }, null],
])('an account is registered with the language of %s', async (what, headers, expected) => {
  const email = `${what.replaceAll(' ', '.').toLowerCase()}@example.org`
  await succeed(
    call(server, 'POST /api/auth/request-register', undefined, {
      body: { ...registration, email },
      headers,
    }),
  )
  await succeed(verify(server, email, await codeFor(server, email)))
  const row = await server.db
    .selectFrom('account')
    .select('language')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  expect(row.language).toBe(expected)
})
