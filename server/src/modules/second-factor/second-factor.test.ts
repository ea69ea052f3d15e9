import type { AccountEvent, RecoveryCodes, SecondFactor } from '@swipefolio/shared/contract'
import { removeExpired } from '../../remove-expired'
import { call, succeed } from '../../testing/call'
import { createTestServer, type LoggedIn, testPassword, type TestServer } from '../../testing'
import {
  addPasskey,
  appCode,
  setUpSecondFactor,
  signChange,
  turnOnSecondFactor,
} from '../../testing/second-factor'
import { codeFor, requestReset, reset } from '../../testing/sign-up'

const step = 30_000

let server: TestServer
let seeker: LoggedIn

beforeAll(async () => {
  // The time steps of codes go on by `advance` alone.
  jest.spyOn(Date, 'now').mockReturnValue(Math.floor(Date.now() / step) * step)
  server = await createTestServer({ config: { limits: true } })
})
afterAll(async () => {
  await server.close()
  jest.restoreAllMocks()
})
beforeEach(async () => {
  seeker = await server.logIn('jobseeker')
  server.clock.advance(61 * 60_000)
})

const path = '/api/user/second-factor'
const wrongCode = 'The code is not right. Each code works once.'

const codeOf = (key: string, steps = 0) => appCode(server, key, steps)
const proof = (code: string) => ({ currentPassword: testPassword, code })
const read = async () => (await succeed(call(server, `GET ${path}`, seeker))).json<SecondFactor>()
const setUp = () => setUpSecondFactor(server, seeker)

/** Also ends the time in which the code that turned it on could be accepted. */
async function turnOn(person = seeker) {
  const made = await turnOnSecondFactor(server, person)
  server.clock.advance(2 * step)
  return made
}

let lastAddress = 0
/** From another address each time, because wrong codes also count against the caller's. */
const logIn = (secondFactor?: string, { password = testPassword, person = seeker } = {}) =>
  call(server, `POST /api/auth/${sideOf(person)}login`, undefined, {
    body: { email: person.account.email, password, secondFactor },
    ip: `198.51.${100 + Math.floor((lastAddress += 1) / 250)}.${lastAddress % 250}`,
  })
const sideOf = ({ account }: LoggedIn) => (account.role === 'recruiter' ? 'recruiter' : 'user')
const typesOf = async (person = seeker) =>
  (await call(server, `GET /api/${sideOf(person)}/account-events`, person))
    .json<AccountEvent[]>()
    .map(({ type }) => type)
const subjects = async () =>
  (await server.mailbox(seeker.account.email)).map(({ subject }) => subject)

describe('turning it on', () => {
  it('asks for the password and a code from the new key', async () => {
    const put = (body: object) => call(server, `PUT ${path}`, seeker, { body })
    const { key, qrCode } = await setUp()
    expect(qrCode).toMatch(/^<svg [^>]+>/)
    const refusals = [
      [{}, 'Please enter the code'],
      [{ code: codeOf(key) }, 'Please enter your current password'],
      [{ ...proof(codeOf(key)), currentPassword: 'wrong' }, 'The current password is not right'],
      [proof(codeOf(key, 5)), wrongCode],
      [proof('one two'), wrongCode],
    ] as const
    for (const [body, sentence] of refusals) {
      const { status, text } = await put(body)
      expect([status, text]).toEqual([400, sentence])
    }
    expect(await read()).toEqual({ enabledAt: null, recoveryCodesLeft: 0, passkeys: [] })
    expect((await logIn()).status).toBe(200)
    await succeed(put(proof(codeOf(key))))
    expect(Date.parse((await read()).enabledAt ?? '')).not.toBeNaN()
    expect(await typesOf()).toEqual([
      'second-factor-on',
      'login',
      ...Array.from({ length: 3 }, () => 'second-factor-change-refused'),
    ])
    expect(await subjects()).toEqual(['Two-step login is on for your Swipefolio account'])
  })

  it('ends the other sessions, and the mail says so', async () => {
    const { text: token } = await succeed(logIn())
    const elsewhere = { ...seeker, token, headers: { authorization: `Bearer ${token}` } }
    const statusOf = async (person: LoggedIn) =>
      (await call(server, 'GET /api/user/details', person)).status
    expect(await statusOf(elsewhere)).toBe(200)
    await turnOn()
    expect([await statusOf(elsewhere), await statusOf(seeker)]).toEqual([401, 200])
    const [mail] = await server.mailbox(seeker.account.email)
    expect(mail?.text.replace(/\s+/g, ' ')).toContain('all other sessions were logged out')
  })

  it('needs a key that was not replaced, has not expired and is not in force', async () => {
    const put = (key: string) => call(server, `PUT ${path}`, seeker, { body: proof(codeOf(key)) })
    const { key: replaced } = await setUp()
    const { key } = await setUp()
    expect((await put(replaced)).text).toBe(wrongCode)
    server.clock.advance(61 * 60_000)
    await removeExpired(server.services)
    expect((await put(key)).text).toBe('Start the set-up again: the key has expired')
    const { key: enabled } = await turnOn()
    expect((await put(enabled)).status).toBe(409)
    expect((await call(server, `POST ${path}`, seeker)).status).toBe(409)
    await removeExpired(server.services)
    expect(await read()).toMatchObject({ recoveryCodesLeft: 10 })
  })

  it('stores neither the key nor a recovery code in clear text', async () => {
    const { key, recoveryCodes } = await turnOn()
    const rows = [
      await server.db.selectFrom('second_factor').selectAll().execute(),
      await server.db.selectFrom('recovery_code').selectAll().execute(),
    ]
    const stored = JSON.stringify(rows)
    expect(recoveryCodes).toHaveLength(10)
    for (const secret of [
      key,
      ...recoveryCodes,
      ...recoveryCodes.map((code) => code.replaceAll('-', '')),
    ]) {
      expect(stored).not.toContain(secret)
    }
  })
})

describe('login with it', () => {
  it.each(['jobseeker', 'recruiter'] as const)(
    'asks a %s for a code after the password',
    async (role) => {
      const person = await server.logIn(role)
      const { key } = await turnOn(person)
      const wrong = await logIn(codeOf(key), { password: 'wrong', person })
      expect([wrong.status, wrong.text]).toEqual([401, 'Invalid email or password'])
      expect(wrong.headers).not.toHaveProperty('second-factor')
      const asked = await logIn(undefined, { person })
      expect([asked.status, asked.text, asked.headers['second-factor']]).toEqual([
        401,
        'Please enter the code from your authenticator app',
        'required',
      ])
      expect((await logIn(codeOf(key), { person })).text.split('.')).toHaveLength(3)
      const query = {
        email: person.account.email,
        password: testPassword,
        secondFactor: codeOf(key, 1),
      }
      const inQuery = await call(server, `GET /api/auth/${sideOf(person)}login`, undefined, {
        query,
      })
      expect(inQuery.status).toBe(200)
      expect(await typesOf(person)).toEqual([
        'login',
        'login',
        'second-factor-asked',
        'login-refused',
        'second-factor-on',
      ])
    },
  )

  it('accepts the codes of the step before and after, each once, and none of an earlier one', async () => {
    const { key } = await turnOn()
    for (const [steps, status] of [
      [-2, 401],
      [2, 401],
      [-1, 200],
      [-1, 401],
      [1, 200],
      [0, 401],
      [1, 401],
    ] as const) {
      const { status: was, headers } = await logIn(codeOf(key, steps))
      const asks = status === 401 ? 'required' : undefined
      expect([steps, was, headers['second-factor']]).toEqual([steps, status, asks])
    }
    expect((await typesOf()).slice(0, 3)).toEqual([
      'second-factor-refused',
      'second-factor-refused',
      'login',
    ])
  })

  it('lets one of several simultaneous logins use a code', async () => {
    const {
      key,
      recoveryCodes: [recoveryCode = ''],
    } = await turnOn()
    for (const code of [codeOf(key), recoveryCode]) {
      const answers = await Promise.all(Array.from({ length: 5 }, () => logIn(code)))
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    }
  })

  it('takes each recovery code once, however it is typed, and tells the owner', async () => {
    const {
      recoveryCodes: [first = '', second = ''],
    } = await turnOn()
    expect((await logIn(first.toLowerCase().replaceAll('-', ' '))).status).toBe(200)
    expect((await logIn(first)).status).toBe(401)
    expect((await logIn(second)).status).toBe(200)
    expect(await read()).toMatchObject({ recoveryCodesLeft: 8 })
    expect((await subjects())[0]).toBe('A recovery code of your Swipefolio account was used')
    expect(await typesOf()).toContain('recovery-code-used')
  })

  it('limits wrong codes per account, until its owner resets the password', async () => {
    const { key } = await turnOn()
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await logIn('000000')).status).toBe(401)
    }
    const limited = await logIn(codeOf(key))
    expect([limited.status, limited.headers['retry-after']]).toEqual([429, '60'])
    expect((await logIn()).status).toBe(401)
    const { email } = seeker.account
    await requestReset(server, email)
    const password = 'another password'
    await succeed(reset(server, { email, code: await codeFor(server, email), password }))
    expect((await logIn(undefined, { password })).headers['second-factor']).toBe('required')
    expect((await logIn(codeOf(key), { password })).status).toBe(200)
  })

  it('is not counted against by people without the password', async () => {
    const { key } = await turnOn()
    for (let tries = 0; tries < 10; tries += 1) await logIn('000000', { password: 'wrong' })
    expect((await logIn(codeOf(key))).status).toBe(200)
  })

  it('accepts recovery codes alone when the key of the app cannot be decrypted', async () => {
    const {
      key,
      recoveryCodes: [recoveryCode = ''],
    } = await turnOn()
    await server.db
      .updateTable('second_factor')
      .set({ secret: 'of another secret of the server' })
      .where('account_id', '=', seeker.account.id)
      .execute()
    expect((await logIn(codeOf(key))).status).toBe(401)
    expect((await logIn(recoveryCode)).status).toBe(200)
  })
})

describe('changing it', () => {
  const remove = (body: object) => call(server, `DELETE ${path}`, seeker, { body })
  const renew = (body: object) => call(server, `PUT ${path}/recovery-codes`, seeker, { body })

  it('is refused while it is off', async () => {
    await setUp()
    expect([(await remove(proof('123456'))).status, (await renew(proof('123456'))).status]).toEqual(
      [409, 409],
    )
  })

  it('needs the password and a code', async () => {
    const { key } = await turnOn()
    for (const change of [remove, renew]) {
      expect((await change({ code: codeOf(key) })).text).toBe('Please enter your current password')
      expect((await change({ ...proof(codeOf(key)), currentPassword: 'wrong' })).status).toBe(400)
      expect((await change(proof('000000'))).text).toBe(wrongCode)
    }
    expect(await read()).toMatchObject({ recoveryCodesLeft: 10 })
  })

  it('is limited to 30 tries an hour', async () => {
    for (let tries = 0; tries < 30; tries += 1) await setUp()
    expect((await call(server, `POST ${path}`, seeker)).status).toBe(429)
    expect((await call(server, `PUT ${path}`, seeker, { body: proof('123456') })).status).toBe(429)
  })

  it('makes new recovery codes and voids the earlier ones', async () => {
    const {
      key,
      recoveryCodes: [earlier = ''],
    } = await turnOn()
    const {
      recoveryCodes: [code = ''],
    } = (await succeed(renew(proof(codeOf(key))))).json<RecoveryCodes>()
    expect([(await logIn(earlier)).status, (await logIn(code)).status]).toEqual([401, 200])
    expect((await subjects()).at(-2)).toBe('Your Swipefolio account has new recovery codes')
  })

  it('turns it off, also with a recovery code', async () => {
    const {
      recoveryCodes: [code = ''],
    } = await turnOn()
    const answer = await remove(proof(code))
    expect([answer.status, answer.text]).toEqual([200, 'Two-step login is off'])
    expect(await read()).toEqual({ enabledAt: null, recoveryCodesLeft: 0, passkeys: [] })
    expect((await logIn()).status).toBe(200)
    expect(await typesOf()).toContain('second-factor-off')
  })

  it('is in the export without its secrets', async () => {
    const { key } = await turnOn()
    const { text } = await succeed(call(server, 'GET /api/user/export', seeker))
    const { sections } = JSON.parse(text) as { sections: Record<string, unknown> }
    expect(sections.secondFactor).toEqual([{ enabledAt: (await read()).enabledAt }])
    expect(text).not.toContain(key)
  })
})

describe.each(['jobseeker', 'recruiter'] as const)('deleting the account of a %s', (role) => {
  const deleteAccount = (person: LoggedIn, body: object) =>
    call(server, `DELETE /api/${sideOf(person)}/account`, person, { body })
  const password = testPassword

  it('asks for a code where two-step login is on', async () => {
    const person = await server.logIn(role)
    const { key } = await turnOn(person)
    const refusals = [
      [{ password: 'wrong', code: codeOf(key) }, 'The password is not right'],
      [{ password }, 'Please enter the code'],
      [{ password, code: '000000' }, wrongCode],
      [{ password, code: '{}' }, 'The passkey was not accepted. Please try again.'],
    ] as const
    for (const [body, sentence] of refusals) {
      const { status, text } = await deleteAccount(person, body)
      expect([status, text]).toEqual([400, sentence])
    }
    expect((await typesOf(person)).slice(0, 2)).toEqual(['deletion-refused', 'deletion-refused'])
    const answer = await deleteAccount(person, { password, code: codeOf(key) })
    expect([answer.status, answer.text]).toEqual([200, 'Account deleted'])
  })

  it('takes a passkey', async () => {
    const person = await server.logIn(role)
    const { authenticator } = await addPasskey(server, person)
    expect((await deleteAccount(person, { password })).text).toBe('Please enter the code')
    const code = await signChange(server, person, authenticator)
    await succeed(deleteAccount(person, { password, code }))
  })
})
