import { call } from '../../testing/call'
import { createTestServer, type TestServer } from '../../testing'
import { codeFor, register, requestReset, reset } from '../../testing/sign-up'

let server: TestServer

beforeAll(async () => {
  server = await createTestServer({ config: { passwordBlocklist: true } })
})
afterAll(() => server.close())

const refusal = [400, 'This password is too common. Please choose another one.']

it.each(['password', 'PassWord', '123456', 'baseball', 'SwipeFolio'])(
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

it('refuses only the name of the product when the list is off', async () => {
  const open = await createTestServer({ database: server.database })
  expect((await register(open, { password: 'password' })).status).toBe(200)
  const { status, text } = await register(open, { password: 'swipefolio' })
  expect([status, text]).toEqual(refusal)
  await open.close()
})
