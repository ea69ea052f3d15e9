import { call } from '../../testing/call'
import { createTestServer, type TestServer } from '../../testing'
import { codeFor, register, requestReset, reset } from '../../testing/sign-up'

let server: TestServer

beforeAll(async () => {
  server = await createTestServer({ config: { refusedPasswords: Infinity } })
})
afterAll(() => server.close())

const refusal = [400, 'This password is too common. Please choose another one.']

it.each(['password', 'PassWord', '123456', 'baseball', 'dragonfire', 'SwipeFolio'])(
  'refuses %s at signup',
  async (password) => {
    const { status, text } = await register(server, { password })
    expect([status, text]).toEqual(refusal)
  },
)

it('reports other faults first', async () => {
  expect((await register(server, { password: '12345' })).text).toBe(
    'Password must be at least 6 characters long',
  )
})

it('refuses one when the password is reset or changed, and accepts any other', async () => {
  const person = await server.logIn('jobseeker')
  const { email } = person.account
  await requestReset(server, email)
  const code = await codeFor(server, email)
  const common = await reset(server, { email, code, password: 'iloveyou' })
  expect([common.status, common.text]).toEqual(refusal)
  const body = { password: 'iloveyou' }
  const changed = await call(server, 'PUT /api/user/update', person, { body })
  expect([changed.status, changed.text]).toEqual(refusal)
  expect((await reset(server, { email, code, password: 'tide tables' })).status).toBe(200)
})

it.each([
  [
    100,
    ['123456', 'qwerty', 'swipefolio'],
    ['password123', 'secret123', 'Test1234!', 'swipefolio 24'],
  ],
  [0, [], ['password', 'swipefolio']],
])('refuses only the %i most common', async (refusedPasswords, refused, accepted) => {
  const lenient = await createTestServer({
    database: server.database,
    config: { refusedPasswords },
  })
  for (const password of refused) {
    expect((await register(lenient, { password })).text).toBe(refusal[1])
  }
  for (const password of accepted) {
    expect((await register(lenient, { password })).status).toBe(200)
  }
  await lenient.close()
})
