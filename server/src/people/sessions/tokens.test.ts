import { createSigner } from 'fast-jwt'
import type { Config } from '../../foundation/settings/config'
import { readBearerToken } from './bearer-token'
import { createTokenReader, issueToken } from './tokens'

const config = { jwtSecret: 'a secret of at least 32 characters' } as Config
let now = new Date('2026-03-20T12:00:00.500Z')
const services = { config, clock: () => now }
const readToken = createTokenReader(services)
const read = (token: string) => readToken({ authorization: `Bearer ${token}` })
const account = { id: 7, role: 'recruiter', first_name: 'Dana', last_name: 'Levi' } as const
const token = issueToken(services, account, 70)

beforeEach(() => void (now = new Date('2026-03-20T12:00:00.500Z')))

it('names its account', () => {
  const person = { id: 7, role: 'recruiter', sessionId: 70, userName: 'Dana Levi' }
  expect(read(token)).toEqual(person)
})

it('expires after 24 hours', () => {
  now = new Date('2026-03-21T11:59:59.999Z')
  expect(read(token)).toBeDefined()
  now = new Date('2026-03-21T12:00:00Z')
  expect(read(token)).toBeUndefined()
})

const claims = { sub: '7', sid: 70, role: 'recruiter', userName: 'Dana', exp: 4_102_444_800 }
const signed = (change: object, algorithm: 'HS256' | 'HS512' = 'HS256', key = config.jwtSecret) =>
  createSigner({ key, algorithm })({ ...claims, iss: 'swipefolio', aud: 'swipefolio', ...change })

it('is accepted by this server only', () => {
  expect(read(signed({}))).toBeDefined()
  expect(read(signed({ iss: 'other' }))).toBeUndefined()
  expect(read(signed({ aud: 'other' }))).toBeUndefined()
  expect(read(signed({}, 'HS512'))).toBeUndefined()
  expect(read(signed({}, 'HS256', 'another secret of at least 32 letters'))).toBeUndefined()
  expect(read('not a token')).toBeUndefined()
})

it.each([
  ['Bearer a.b-c_d.e', 'a.b-c_d.e'],
  ['bearer a.b.c', 'a.b.c'],
  ['a.b.c', ''],
  ['xBearer a.b.c', ''],
  ['Bearer a.b.c d', ''],
  ['Bearer ', ''],
  [undefined, ''],
])('is read from the header %j as %j', (authorization, expected) => {
  expect(readBearerToken({ authorization })).toBe(expected)
})
