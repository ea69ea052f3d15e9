import { calls, type Role } from '@swipefolio/shared/contract'
import { createSigner } from 'fast-jwt'
import type { HTTPMethods } from 'fastify'
import { call, createTestServer, testPassword, type TestServer } from '@swipefolio/server/testing'
import { callNames, isProtected } from './contract'

const roles = ['jobseeker', 'recruiter'] as const
const protectedNames = callNames.filter(isProtected)

let server: TestServer
let checks = 0
const tokens = {} as Record<Role, Record<State, string | undefined>>

beforeAll(async () => {
  server = await createTestServer()
  for (const role of roles) {
    const made = {} as Record<State, string | undefined>
    for (const state of stateNames) made[state] = await states[state](role)
    tokens[role] = made
  }
})
afterAll(async () => {
  await server.close()
  process.stdout.write(`tokens: ${checks} refusals\n`)
})

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

async function claimsOf(role: Role) {
  const { token } = await server.logIn(role)
  const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()
  return JSON.parse(payload) as Record<string, unknown>
}

async function signed(role: Role, changes: object, key = server.services.config.jwtSecret) {
  return createSigner({ key, algorithm: 'HS256' })({ ...(await claimsOf(role)), ...changes })
}

const sideOf = (role: Role) => (role === 'recruiter' ? 'recruiter' : 'user')

async function succeed(...input: Parameters<typeof call>) {
  const { status } = await call(...input)
  if (status !== 200) throw new Error(`${input[1]} answered ${status}`)
}

/** The ways in which a token can belong to no living session. */
const states = {
  none: () => Promise.resolve(undefined),
  garbage: () => Promise.resolve('garbage'),
  'badly signed': (role) => signed(role, {}, 'another secret, just as long as ours'),
  unsigned: async (role) =>
    `${encode({ alg: 'none', typ: 'JWT' })}.${encode(await claimsOf(role))}.`,
  expired: (role) => signed(role, { iat: 1_700_000_000, exp: 1_700_086_400 }),
  'for another audience': (role) => signed(role, { aud: 'elsewhere' }),
  async 'logged out'(role) {
    const person = await server.logIn(role)
    await call(server, 'POST /api/auth/logout', person)
    return person.token
  },
  async 'from before a new password'(role) {
    const person = await server.logIn(role)
    const login = `POST /api/auth/${sideOf(role)}login`
    const body = { email: person.account.email, password: testPassword }
    const { text } = await call(server, login, undefined, { body })
    const headers = { authorization: `Bearer ${text}` }
    const update = `PUT /api/${sideOf(role)}/update`
    await succeed(server, update, undefined, { headers, body: { password: 'second' } })
    return person.token
  },
  async 'of a deleted account'(role) {
    const person = await server.logIn(role)
    const body = { password: testPassword }
    await succeed(server, `DELETE /api/${sideOf(role)}/account`, person, { body })
    return person.token
  },
} satisfies Record<string, (role: Role) => Promise<string | undefined>>

type State = keyof typeof states
const stateNames = Object.keys(states) as State[]

it.each(protectedNames)('%s refuses every token without a living session', async (name) => {
  const [method, path] = name.split(' ') as [HTTPMethods, string]
  const role = calls[name].access as Role
  for (const state of stateNames) {
    const token = tokens[role][state]
    const answer = await server.app.inject({
      method,
      url: path.replaceAll(/:\w+/g, '1'),
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    })
    checks += 1
    expect([state, answer.statusCode, answer.body]).toEqual([
      state,
      401,
      'You need to be logged in',
    ])
  }
})

it.each(roles)('accepts the token of a living session (%s)', async (role) => {
  const token = await signed(role, {})
  const headers = { authorization: `Bearer ${token}` }
  const answer = await call(server, `GET /api/${sideOf(role)}/details`, undefined, { headers })
  expect(answer.status).toBe(200)
})
