import { createSigner } from 'fast-jwt'
import { setTimeout as sleep } from 'node:timers/promises'
import { listenerName } from '../../foundation/events/notify-transport'
import { call } from '../../testing/call'
import { createDatabaseProxy } from '../../testing/database-proxy'
import { createTestServer, type LoggedIn, testPassword, type TestServer } from '../../testing'
import { codeFor, requestReset, reset } from '../../testing/sign-up'

let server: TestServer
let second: TestServer
let seeker: LoggedIn

beforeAll(async () => {
  server = await createTestServer()
  second = await createTestServer({ database: server.database })
})
afterAll(async () => {
  await second.close()
  await server.close()
})
beforeEach(async () => {
  seeker = await server.logIn('jobseeker')
})

const hour = 3_600_000
const advance = (milliseconds: number) => {
  for (const { clock } of [server, second]) clock.advance(milliseconds)
}
const refusal = [401, 'You need to be logged in']

async function tryToken(token: string, at = server, name = 'GET /api/user/details') {
  const headers = { authorization: `Bearer ${token}` }
  const { status, text } = await call(at, name, undefined, { headers })
  return status === 200 ? 200 : [status, text]
}

async function logInAgain(password = testPassword) {
  const body = { email: seeker.account.email, password }
  return (await call(server, 'POST /api/auth/userlogin', undefined, { body })).text
}

/** Makes both servers cache both sessions. */
async function twoSessions() {
  const tokens = [seeker.token, await logInAgain()] as const
  for (const token of tokens) {
    for (const at of [server, second]) expect(await tryToken(token, at)).toBe(200)
  }
  return tokens
}

/** An ended session may live on elsewhere for a second; the rest is for a busy machine. */
async function until(isSo: () => boolean | Promise<boolean>) {
  const end = Date.now() + 60_000
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error('It did not become so within a minute')
    await sleep(10)
  }
}

async function untilEndedEverywhere(token: string) {
  expect(await tryToken(token)).toEqual(refusal)
  await until(async () => (await tryToken(token, second)) !== 200)
  expect(await tryToken(token, second)).toEqual(refusal)
}

const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<
    string,
    unknown
  >
const sign = (claims: object, key = server.services.config.jwtSecret) =>
  createSigner({ key, algorithm: 'HS256' })(claims as Record<string, unknown>)

describe('a token', () => {
  it.each<[string, (token: string) => string]>([
    ['that is garbage', () => 'garbage'],
    ['that is empty', () => ''],
    ['with a changed claim', (token) => token.replace(/\.[^.]+\./, `.${changedClaims(token)}.`)],
    ['without a signature', (token) => `${unsigned}.${token.split('.')[1]}.`],
    ['signed with another key', (token) => sign(claimsOf(token), 'x'.repeat(48))],
    ['for another audience', (token) => sign({ ...claimsOf(token), aud: 'elsewhere' })],
    ['of another issuer', (token) => sign({ ...claimsOf(token), iss: 'elsewhere' })],
    ['that has expired', (token) => sign({ ...claimsOf(token), exp: 1_000_000_000 })],
    ['of a session that never was', (token) => sign({ ...claimsOf(token), sid: 1 })],
    ['of 60 KB', () => 'x'.repeat(60_000)],
  ])('%s is refused', async (_what, forge) => {
    expect(await tryToken(seeker.token)).toBe(200)
    expect(await tryToken(forge(seeker.token))).toEqual(refusal)
  })

  it('is accepted as a bearer token only', async () => {
    for (const authorization of ['', 'Bearer', `Basic ${seeker.token}`, seeker.token]) {
      const headers = { authorization }
      const answer = await call(server, 'GET /api/user/details', undefined, { headers })
      expect([answer.status, answer.text]).toEqual(refusal)
      expect(answer.headers['www-authenticate']).toBe('Bearer')
    }
    const headers = { authorization: `bearer ${seeker.token}` }
    expect((await call(server, 'GET /api/user/details', undefined, { headers })).status).toBe(200)
  })

  it('ends with its account', async () => {
    await server.db.deleteFrom('account').where('id', '=', seeker.account.id).execute()
    expect(await tryToken(seeker.token)).toEqual(refusal)
  })
})

const unsigned = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')
const changedClaims = (token: string) =>
  Buffer.from(JSON.stringify({ ...claimsOf(token), role: 'recruiter' })).toString('base64url')

describe('a session', () => {
  it('ends for its own token at logout, within a second in every process', async () => {
    const [own, other] = await twoSessions()
    const answer = await call(server, 'POST /api/auth/logout', seeker)
    expect([answer.status, answer.text]).toEqual([200, 'Logged out'])
    await untilEndedEverywhere(own)
    expect(await tryToken(other)).toBe(200)
  })

  it('ends when the password is changed elsewhere, but for the one that changes it', async () => {
    const [own, other] = await twoSessions()
    const body = { password: 'a new password' }
    expect((await call(server, 'PUT /api/user/update', seeker, { body })).status).toBe(200)
    await untilEndedEverywhere(other)
    for (const at of [server, second]) expect(await tryToken(own, at)).toBe(200)
  })

  it('ends when the password is reset', async () => {
    const tokens = await twoSessions()
    const { email } = seeker.account
    await requestReset(server, email)
    const code = await codeFor(server, email)
    expect((await reset(server, { email, code, password: 'a new password' })).status).toBe(200)
    for (const token of tokens) await untilEndedEverywhere(token)
  })

  it('ends after twelve hours without use; polling does not count', async () => {
    advance(11 * hour)
    for (const poll of [
      'GET /api/user/notifications/unseen-exist',
      'GET /api/user/chats/user-new-messages-count',
    ]) {
      expect(await tryToken(seeker.token, server, poll)).toBe(200)
    }
    advance(hour)
    expect(await tryToken(seeker.token)).toEqual(refusal)
  })

  it('is extended by use, for at most a day', async () => {
    advance(11 * hour)
    expect(await tryToken(seeker.token)).toBe(200)
    advance(11 * hour)
    expect(await tryToken(seeker.token)).toBe(200)
    advance(2 * hour)
    expect(await tryToken(seeker.token)).toEqual(refusal)
  })

  it('ends when its row has expired, even with a valid token', async () => {
    await server.db
      .updateTable('session')
      .set({ expires_at: server.clock.now() })
      .where('account_id', '=', seeker.account.id)
      .execute()
    expect(await tryToken(seeker.token)).toEqual(refusal)
  })

  it('is extended by use in another process', async () => {
    expect(await tryToken(seeker.token)).toBe(200)
    advance(11 * hour)
    expect(await tryToken(seeker.token, second)).toBe(200)
    await until(async () => {
      const rows = await server.db.selectFrom('session').select('used_at').execute()
      return rows.some(({ used_at }) => used_at.getTime() > server.clock.now().getTime() - hour)
    })
    advance(2 * hour)
    expect(await tryToken(seeker.token)).toBe(200)
  })

  it('is read again by a process that may have missed its revocation', async () => {
    const [token] = await twoSessions()
    const gap = new Promise<void>((resolve) => second.services.events.onGap(resolve))
    await second.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = $1 and datname = current_database()`,
      [listenerName],
    )
    await gap
    await server.db.deleteFrom('session').where('account_id', '=', seeker.account.id).execute()
    expect(await tryToken(token, second)).toEqual(refusal)
  })
})

it('a session that ended is not believed by a process that hears no events', async () => {
  const [token] = await twoSessions()
  const hearing = jest.spyOn(second.services.events, 'isListening').mockReturnValue(false)
  // Without an event, as if it had been lost.
  await server.db.deleteFrom('session').where('account_id', '=', seeker.account.id).execute()
  expect(await tryToken(token, second)).toEqual(refusal)
  hearing.mockRestore()
})

it('a session that ended is refused soon by a process whose listener is cut off', async () => {
  const proxy = await createDatabaseProxy()
  const third = await createTestServer({
    database: server.database,
    listenFolder: proxy.folder,
    asInProduction: true,
  })
  try {
    await until(() => third.services.events.isListening())
    expect(await tryToken(seeker.token, third)).toBe(200)
    proxy.silence()
    await call(server, 'POST /api/auth/logout', seeker)
    await until(async () => (await tryToken(seeker.token, third)) !== 200)
    expect(await tryToken(seeker.token, third)).toEqual(refusal)
  } finally {
    await proxy.cut()
    await third.close()
    await proxy.close()
  }
})

describe('logging out', () => {
  it.each([
    ['without a token', undefined],
    ['with a token that is none', 'Bearer garbage'],
  ])('responds alike %s', async (_what, authorization) => {
    const headers: Record<string, string> = authorization ? { authorization } : {}
    const answer = await call(server, 'POST /api/auth/logout', undefined, { headers })
    expect([answer.status, answer.text]).toEqual([200, 'Logged out'])
  })

  it('responds alike the second time, and with any body', async () => {
    await call(server, 'POST /api/auth/logout', seeker)
    const answer = await call(server, 'POST /api/auth/logout', seeker, { body: { some: 'thing' } })
    expect([answer.status, answer.text]).toEqual([200, 'Logged out'])
  })
})
