import type { AccountEvent, SecondFactor } from '@swipefolio/shared/contract'
import { removeExpired } from '../../remove-expired'
import { type Authenticator, createAuthenticator } from '../../testing/authenticator'
import { call, succeed } from '../../testing/call'
import { createTestServer, type LoggedIn, testPassword, type TestServer } from '../../testing'
import {
  addPasskey,
  appCode,
  makePasskey,
  originOf,
  setUpSecondFactor,
  signChange,
  turnOnSecondFactor,
} from '../../testing/second-factor'

const minute = 60_000

let server: TestServer
let seeker: LoggedIn

beforeAll(async () => {
  server = await createTestServer({ config: { limits: true } })
})
afterAll(() => server.close())
beforeEach(async () => {
  seeker = await server.logIn('jobseeker')
  server.clock.advance(61 * minute)
})

const path = '/api/user/passkeys'
const factorPath = '/api/user/second-factor'
const notAccepted = 'The passkey was not accepted. Please try again.'
const wrongCode = 'The code is not right. Each code works once.'
const unreadable = 'The passkey could not be added. Please try again.'

const proof = (code?: string) => ({ currentPassword: testPassword, code })
const read = async () =>
  (await succeed(call(server, `GET ${factorPath}`, seeker))).json<SecondFactor>()
const idsOf = async () => ((await read()).passkeys ?? []).map(({ id }) => id)
const start = (body: object) => call(server, `POST ${path}/options`, seeker, { body })
const add = (body: object, person = seeker) => call(server, `POST ${path}`, person, { body })
const remove = (id: number | undefined, body: object) =>
  call(server, `DELETE ${path}/${id}`, seeker, { body })
const signed = (authenticator: Authenticator) => signChange(server, seeker, authenticator)
const events = async () =>
  (await call(server, 'GET /api/user/account-events', seeker))
    .json<AccountEvent[]>()
    .map(({ type }) => type)
const subjects = async () =>
  (await server.mailbox(seeker.account.email)).map(({ subject }) => subject)

let lastAddress = 0
/** From another address each time, because refused logins also count against the caller's. */
const logIn = (secondFactor?: string, password = testPassword, ip?: string) =>
  call(server, 'POST /api/auth/userlogin', undefined, {
    body: { email: seeker.account.email, password, secondFactor },
    ip: ip ?? `198.51.${100 + Math.floor((lastAddress += 1) / 250)}.${lastAddress % 250}`,
  })
const optionsOf = ({ headers }: Awaited<ReturnType<typeof logIn>>) =>
  String(headers['passkey-options'])
const logInWith = async (authenticator: Authenticator) =>
  logIn(authenticator.sign(optionsOf(await logIn()), originOf(server)))

describe('adding a passkey', () => {
  it('asks for the password, turns two-step login on and answers recovery codes', async () => {
    expect((await start({})).text).toBe('Please enter your current password')
    const wrong = await start({ currentPassword: 'wrong' })
    expect([wrong.status, wrong.text]).toEqual([400, 'The current password is not right'])
    const body = await makePasskey(server, seeker)
    expect((await add({ ...body, name: ' ' })).text).toBe('Please enter a name')
    const answer = (await succeed(add(body))).json<{ recoveryCodes: string[] }>()
    expect(answer.recoveryCodes).toHaveLength(10)
    const { enabledAt, recoveryCodesLeft, passkeys } = await read()
    expect([enabledAt, recoveryCodesLeft]).toEqual([null, 10])
    expect(passkeys).toEqual([expect.objectContaining({ name: 'My laptop', lastUsedAt: null })])
    expect(await events()).toEqual(['second-factor-on', 'second-factor-change-refused'])
    expect(await subjects()).toContain('Two-step login is on for your Swipefolio account')
    expect((await logIn()).status).toBe(401)
  })

  it('asks for a second proof when two-step login is on, and keeps the recovery codes', async () => {
    const { authenticator } = await addPasskey(server, seeker)
    expect((await start(proof())).text).toBe('Please enter the code')
    expect((await start(proof('000000'))).text).toBe(wrongCode)
    const second = await addPasskey(
      server,
      seeker,
      createAuthenticator(),
      await signed(authenticator),
    )
    expect(second.recoveryCodes).toEqual([])
    expect(await subjects()).toContain('Your Swipefolio account has a new passkey')
    expect(await read()).toMatchObject({ recoveryCodesLeft: 10, passkeys: [{}, {}] })
  })

  it('names the passkeys that the account has, so that a device makes one alone', async () => {
    const { authenticator } = await addPasskey(server, seeker)
    const started = await start(proof(await signed(authenticator)))
    const options = JSON.parse(started.json<{ options: string }>().options) as object
    expect(options).toMatchObject({
      rp: { id: new URL(originOf(server)).hostname },
      attestation: 'none',
      user: { name: `${seeker.account.email} (job seeker)` },
      excludeCredentials: [{ id: authenticator.id }],
      authenticatorSelection: { userVerification: 'preferred' },
    })
  })

  it('needs a challenge of this account, of the last five minutes, once', async () => {
    const body = await makePasskey(server, seeker)
    const other = await server.logIn('jobseeker')
    expect((await add(body, other)).status).toBe(409)
    server.clock.advance(5 * minute)
    expect((await add(body)).text).toBe('It took too long to add the passkey. Please try again.')
    const next = await makePasskey(server, seeker)
    await succeed(add(next))
    expect((await add(next)).status).toBe(409)
    await removeExpired(server.services)
    expect(await server.db.selectFrom('passkey_challenge').select('step').execute()).toEqual([])
  })

  it.each([
    ['made for another page', createAuthenticator({ origin: 'https://elsewhere.test' })],
    ['made for another host', createAuthenticator({ rpId: 'elsewhere.test' })],
    ['asked for by a frame of another site', createAuthenticator({ crossOrigin: true })],
  ])('refuses one that was %s', async (_, authenticator) => {
    const answer = await add(await makePasskey(server, seeker, authenticator))
    expect([answer.status, answer.text]).toEqual([400, unreadable])
  })

  it.each(['', 'nonsense', '{}', 'null', '[]'])(
    'refuses %j as a credential',
    async (credential) => {
      await makePasskey(server, seeker)
      expect((await add({ name: 'My laptop', credential })).text).toBe(unreadable)
    },
  )

  it('is void when two-step login was turned on in between', async () => {
    const body = await makePasskey(server, seeker)
    await turnOnSecondFactor(server, seeker)
    expect((await add(body)).status).toBe(409)
  })

  it('ends the other sessions when it turns two-step login on', async () => {
    const { text: token } = await succeed(logIn())
    const elsewhere = { ...seeker, token, headers: { authorization: `Bearer ${token}` } }
    const { authenticator } = await addPasskey(server, seeker)
    const statusOf = async (person: LoggedIn) =>
      (await call(server, `GET ${factorPath}`, person)).status
    expect([await statusOf(elsewhere), await statusOf(seeker)]).toEqual([401, 200])
    const again = await logInWith(authenticator)
    const second = { ...seeker, headers: { authorization: `Bearer ${again.text}` } }
    await addPasskey(server, seeker, createAuthenticator(), await signed(authenticator))
    expect(await statusOf(second)).toBe(200)
  })

  it('is possible ten times', async () => {
    const { authenticator } = await addPasskey(server, seeker)
    for (let count = 1; count < 10; count += 1) {
      await addPasskey(server, seeker, createAuthenticator(), await signed(authenticator))
    }
    const answer = await start(proof(await signed(authenticator)))
    expect([answer.status, answer.text]).toEqual([
      409,
      'You have 10 passkeys. Remove one before you add another.',
    ])
  })
})

describe('login with a passkey', () => {
  it('asks for it after the right password alone', async () => {
    await addPasskey(server, seeker)
    const wrong = await logIn(undefined, 'wrong')
    expect(wrong.headers).not.toHaveProperty('passkey-options')
    const asked = await logIn()
    expect([asked.status, asked.text]).toEqual([
      401,
      'Please use a passkey, or enter a recovery code',
    ])
    expect(asked.headers).toMatchObject({
      'second-factor': 'required',
      'second-factor-methods': 'passkey',
    })
  })

  it('accepts it, beside codes from the app and recovery codes', async () => {
    const { key, recoveryCodes } = await turnOnSecondFactor(server, seeker)
    const { authenticator } = await addPasskey(
      server,
      seeker,
      createAuthenticator(),
      appCode(server, key, 1),
    )
    const asked = await logIn()
    expect(asked.headers['second-factor-methods']).toBe('code, passkey')
    expect((await logInWith(authenticator)).text.split('.')).toHaveLength(3)
    expect((await read()).passkeys?.[0]?.lastUsedAt).not.toBeNull()
    server.clock.advance(minute)
    expect((await logIn(appCode(server, key))).status).toBe(200)
    expect((await logIn(recoveryCodes[0])).status).toBe(200)
  })

  it('accepts each challenge once, for five minutes, in its own step', async () => {
    const { authenticator } = await addPasskey(server, seeker)
    const sign = (options: string) => authenticator.sign(options, originOf(server))
    const assertion = sign(optionsOf(await logIn()))
    const answers = await Promise.all([logIn(assertion), logIn(assertion), logIn(assertion)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const late = sign(optionsOf(await logIn()))
    server.clock.advance(5 * minute)
    const refused = await logIn(late)
    expect([refused.status, refused.text]).toEqual([401, notAccepted])
    expect((await logIn(sign(optionsOf(refused)))).status).toBe(200)
    expect((await logIn(await signed(authenticator))).status).toBe(401)
    const forLogin = sign(optionsOf(await logIn()))
    expect((await remove((await idsOf())[0], proof(forLogin))).text).toBe(notAccepted)
  })

  it('refuses a passkey of somebody else, of another page and of another host', async () => {
    const { authenticator } = await addPasskey(server, seeker)
    const other = await server.logIn('jobseeker')
    const theirs = await addPasskey(server, other)
    expect((await logInWith(theirs.authenticator)).status).toBe(401)
    const assertion = JSON.parse(
      authenticator.sign(optionsOf(await logIn()), 'https://elsewhere.test'),
    ) as object
    expect((await logIn(JSON.stringify(assertion))).status).toBe(401)
    const host = JSON.parse(optionsOf(await logIn())) as object
    const forged = JSON.stringify({ ...host, rpId: 'elsewhere.test' })
    expect((await logIn(authenticator.sign(forged, originOf(server)))).status).toBe(401)
    for (const text of [
      '{',
      '{}',
      '{"id":{}}',
      '{"id":"\\u0000"}',
      JSON.stringify({ id: authenticator.id }),
    ]) {
      await logIn()
      expect((await logIn(text)).status).toBeGreaterThanOrEqual(401)
    }
  })

  it('refuses a signature that is not of its key', async () => {
    const { authenticator } = await addPasskey(server, seeker)
    const sign = async () => {
      const text = authenticator.sign(optionsOf(await logIn()), originOf(server))
      return JSON.parse(text) as { response: { signature: string } }
    }
    const { response: earlier } = await sign()
    const assertion = await sign()
    assertion.response.signature = earlier.signature
    expect((await logIn(JSON.stringify(assertion))).status).toBe(401)
  })

  it('refuses a count that went back, and tells the owner', async () => {
    const authenticator = createAuthenticator({ count: 7 })
    await addPasskey(server, seeker, authenticator)
    authenticator.setCount(9)
    expect((await logInWith(authenticator)).status).toBe(200)
    for (const count of [9, 8, 0]) {
      authenticator.setCount(count)
      expect([count, (await logInWith(authenticator)).status]).toEqual([count, 401])
    }
    expect((await events()).slice(0, 2)).toEqual(['second-factor-refused', 'passkey-refused'])
    expect(await subjects()).toContain('A passkey of your Swipefolio account was refused')
    authenticator.setCount(10)
    expect((await logInWith(authenticator)).status).toBe(200)
  })

  it('neither waits for wrong codes nor counts with them', async () => {
    const { authenticator } = await addPasskey(server, seeker)
    for (let tries = 0; tries < 6; tries += 1) expect((await logIn('{}')).status).toBe(401)
    for (let tries = 0; tries < 5; tries += 1) expect((await logIn('000000')).status).toBe(401)
    expect((await logIn('000000')).status).toBe(429)
    expect((await logInWith(authenticator)).status).toBe(200)
    const { id } = (await read()).passkeys?.[0] ?? {}
    await succeed(remove(id, proof(await signed(authenticator))))
  })

  it('accepts a challenge after later ones, the last ten of each address', async () => {
    const { authenticator } = await addPasskey(server, seeker)
    const ask = async (ip: string) => {
      server.clock.advance(1000)
      return optionsOf(await logIn(undefined, testPassword, ip))
    }
    const own = await ask('192.0.2.1')
    const asked: string[] = []
    for (let count = 0; count < 11; count += 1) asked.push(await ask('192.0.2.2'))
    const statusOf = async (options = '') =>
      (await logIn(authenticator.sign(options, originOf(server)))).status
    expect([await statusOf(asked[0]), await statusOf(asked[1])]).toEqual([401, 200])
    expect([await statusOf(own), await statusOf(own)]).toEqual([200, 401])
    server.clock.advance(5 * minute)
    await ask('192.0.2.1')
    const rows = server.db.selectFrom('passkey_challenge').select('challenge')
    expect(await rows.where('account_id', '=', seeker.account.id).execute()).toHaveLength(1)
  })
})

describe('changing two-step login with a passkey', () => {
  it('removes a passkey, and turns it off with the last one', async () => {
    const { authenticator, recoveryCodes } = await addPasskey(server, seeker)
    await addPasskey(server, seeker, createAuthenticator(), await signed(authenticator))
    const [first, second] = await idsOf()
    expect((await remove(second, {})).text).toBe('Please enter the code')
    expect((await remove(second, { code: '000000' })).text).toBe(
      'Please enter your current password',
    )
    expect((await remove(1, proof('000000'))).status).toBe(404)
    await succeed(remove(second, proof(await signed(authenticator))))
    expect(await subjects()).toContain('A passkey of your Swipefolio account was removed')
    await succeed(remove(first, proof(recoveryCodes[0])))
    expect(await subjects()).toContain('Two-step login is off for your Swipefolio account')
    expect(await read()).toEqual({ enabledAt: null, recoveryCodesLeft: 0, passkeys: [] })
    expect((await logIn()).status).toBe(200)
    expect(await events()).toEqual(
      expect.arrayContaining(['second-factor-off', 'recovery-code-used', 'passkey-removed']),
    )
  })

  it('does not remove the passkey of somebody else', async () => {
    const { authenticator } = await addPasskey(server, seeker)
    const other = await server.logIn('jobseeker')
    await addPasskey(server, other)
    const { id } = await server.db
      .selectFrom('passkey')
      .select('id')
      .where('account_id', '=', other.account.id)
      .executeTakeFirstOrThrow()
    expect((await remove(id, proof(await signed(authenticator)))).status).toBe(404)
  })

  it('sets an authenticator app up beside it, with a proof of both', async () => {
    const { authenticator, recoveryCodes } = await addPasskey(server, seeker)
    const { key } = await setUpSecondFactor(server, seeker)
    const turnOn = (secondFactor?: string) =>
      call(server, `PUT ${factorPath}`, seeker, {
        body: { ...proof(appCode(server, key)), secondFactor },
      })
    expect((await turnOn()).text).toBe('Please use a passkey or a recovery code, too')
    expect((await turnOn('AAAA')).text).toBe('The recovery code is not right.')
    expect((await turnOn('{}')).text).toBe(notAccepted)
    const answer = await succeed(turnOn(await signed(authenticator)))
    expect(answer.json()).toEqual({ recoveryCodes: [] })
    expect((await logIn(recoveryCodes[0])).status).toBe(200)
    const body = proof(await signed(authenticator))
    await succeed(call(server, `DELETE ${factorPath}`, seeker, { body }))
    expect(await subjects()).toContainEqual(
      expect.stringMatching(/no longer uses an authenticator app/),
    )
    expect(await read()).toMatchObject({ enabledAt: null, recoveryCodesLeft: 9, passkeys: [{}] })
  })

  it('makes new recovery codes', async () => {
    const { authenticator, recoveryCodes } = await addPasskey(server, seeker)
    const body = proof(await signed(authenticator))
    const made = await succeed(call(server, `PUT ${factorPath}/recovery-codes`, seeker, { body }))
    expect(made.json<{ recoveryCodes: string[] }>().recoveryCodes).toHaveLength(10)
    expect((await logIn(recoveryCodes[0])).status).toBe(401)
  })
})
