import { call } from '../../testing/call'
import { createTestServer, type TestServer } from '../../testing'
import { codeFor, codesFor, register, registration, verify, wrongCode } from '../../testing/sign-up'

let server: TestServer

beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

const failed = [400, 'Verification failed. Please check your code and try again.']
let lastNumber = 0
let email: string
let code: string

beforeEach(async () => {
  lastNumber += 1
  email = `person.${lastNumber}@example.org`
  await register(server, { email })
  code = await codeFor(server, email)
})

const result = async (answer: ReturnType<typeof verify>) => {
  const { status, text } = await answer
  return [status, text]
}
const accountExists = async () =>
  (await server.db.selectFrom('account').select('id').where('email', '=', email).execute()).length >
  0
const pendingOf = (address: string) =>
  server.db.selectFrom('pending_registration').selectAll().where('email', '=', address).execute()
const path = () => `POST /api/auth/verify-request/${encodeURIComponent(email)}`

it.each(['', ' ', '-'])('asks for a code when it gets %j', async (empty) => {
  expect(await result(verify(server, email, empty))).toEqual([
    400,
    'Please enter the verification code',
  ])
})

it('asks for a code when there is none', async () => {
  expect((await call(server, path())).text).toBe('Please enter the verification code')
})

it.each(['abc', '1e7', '0x1234567', '-1', '12.5', '1234567', '123456789', '00000001'])(
  'refuses %j like any wrong code',
  async (wrong) => {
    expect(await result(verify(server, email, wrong))).toEqual(failed)
  },
)

it('mails eight digits, the first not zero', () => {
  expect(code).toMatch(/^[1-9]\d{7}$/)
})

it('accepts the code with spaces and hyphens, in the query or in a body, as text or number', async () => {
  const spaced = ` ${code.slice(0, 4)}-${code.slice(4, 6)} ${code.slice(6)} `
  expect((await verify(server, email, spaced)).status).toBe(200)
  for (const asSent of [Number, String]) {
    email = `${asSent.name.toLowerCase()}.${email}`
    await register(server, { email })
    const body = { code: asSent(await codeFor(server, email)) }
    expect((await call(server, path(), undefined, { body })).status).toBe(200)
  }
})

it('accepts a code once', async () => {
  expect((await verify(server, email, code)).status).toBe(200)
  expect(await result(verify(server, email, code))).toEqual(failed)
})

it('accepts a code until its ten minutes are over', async () => {
  server.clock.advance(10 * 60_000)
  expect(await result(verify(server, email, code))).toEqual(failed)
  expect(await accountExists()).toBe(false)
  await register(server, { email })
  const fresh = await codeFor(server, email)
  server.clock.advance(10 * 60_000 - 1000)
  expect((await verify(server, email, fresh)).status).toBe(200)
})

it('accepts no code of another address', async () => {
  const other = `other.${email}`
  await register(server, { email: other })
  const otherCode = await codeFor(server, other)
  expect(await result(verify(server, email, otherCode))).toEqual(failed)
  expect(await result(verify(server, `unknown.${email}`, code))).toEqual(failed)
})

it('finds a long address in any case', async () => {
  expect((await verify(server, email.toUpperCase(), code)).status).toBe(200)
  const long = `${'x'.repeat(242)}@example.org`
  await register(server, { email: long })
  expect((await verify(server, long, await codeFor(server, long))).status).toBe(200)
  expect(await result(verify(server, `a/b${email}`, code))).toEqual(failed)
})

it('refuses even the right code after five wrong tries', async () => {
  for (let time = 0; time < 5; time += 1) {
    expect(await result(verify(server, email, wrongCode(code)))).toEqual(failed)
  }
  expect(await result(verify(server, email, code))).toEqual(failed)
})

it('accepts the right code at the fifth try', async () => {
  for (let time = 0; time < 4; time += 1) await verify(server, email, wrongCode(code))
  expect((await verify(server, email, code)).status).toBe(200)
})

it('compares at most five of many simultaneous tries', async () => {
  const tries = await Promise.all(
    Array.from({ length: 50 }, () => verify(server, email, wrongCode(code))),
  )
  expect(tries.every(({ status }) => status === 400)).toBe(true)
  const { address_tries: counted } = await server.db
    .selectFrom('pending_registration')
    .select('address_tries')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  expect(counted).toBe(5)
  expect(await result(verify(server, email, code))).toEqual(failed)
})

it('creates one account from the right code sent many times at once', async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => verify(server, email, code)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(4)
})

it('accepts a code only for its row, even when its hash is copied to another', async () => {
  const other = `other.${email}`
  await register(server, { email: other })
  expect(await codeFor(server, other)).not.toBe(code)
  const [row] = await pendingOf(email)
  await server.db
    .updateTable('pending_registration')
    .set({ code_hash: row?.code_hash })
    .where('email', '=', other)
    .execute()
  expect(await result(verify(server, other, code))).toEqual(failed)
})

it('accepts a code while a later release has added a column', async () => {
  await server.pool.query(`alter table pending_registration add column later text default ''`)
  expect((await verify(server, email, code)).status).toBe(200)
})

it('stores no code in clear', async () => {
  const rows = await server.db.selectFrom('pending_registration').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(code)
})

describe('two people who register one address', () => {
  const password = 'what an attacker chose'
  const attacker = { firstName: 'Mallory', password }
  const logIn = async (typed: string) => {
    const body = { email, password: typed }
    return (await call(server, 'POST /api/auth/userlogin', undefined, { body })).status
  }
  const registrationId = async (changes: object = {}) =>
    Number((await register(server, { email, ...changes })).headers['registration-id'])
  const resend = (id?: number) => {
    const body = { email, isRecruiter: false, registrationId: id }
    return call(server, 'POST /api/auth/resend-code', undefined, { body })
  }
  const verifyOwn = (typed: string, id: number) =>
    call(server, path(), undefined, { body: { code: Number(typed), registrationId: id } })

  it('activates the registration that the code and the id name, and deletes the others', async () => {
    const own = await registrationId()
    await register(server, { email, ...attacker })
    const [attackers = '', ownCode = ''] = await codesFor(server, email)
    expect(await result(verifyOwn(attackers, own))).toEqual(failed)
    const query = { code: ownCode, registrationId: String(own) }
    expect((await call(server, path(), undefined, { query })).status).toBe(200)
    expect(await pendingOf(email)).toEqual([])
    expect(await result(verify(server, email, attackers))).toEqual(failed)
    expect([await logIn(password), await logIn(registration.password)]).toEqual([401, 200])
  })

  it('mails another code for the registration that asks for it', async () => {
    const own = await registrationId()
    await register(server, { email, ...attacker })
    const before = await codesFor(server, email)
    await resend(own)
    const [fresh = '', ...others] = await codesFor(server, email)
    expect(others).toEqual(before)
    expect((await verifyOwn(fresh, own)).status).toBe(200)
    expect(await logIn(password)).toBe(401)
  })

  it('mails no other code when the call names no registration', async () => {
    await register(server, { email, ...attacker })
    const codes = await codesFor(server, email)
    await resend()
    expect(await codesFor(server, email)).toEqual(codes)
  })

  it('activates the registration of the code when the call names none', async () => {
    await register(server, { email, ...attacker })
    expect((await verify(server, email, code)).status).toBe(200)
    expect(await pendingOf(email)).toEqual([])
    expect([await logIn(password), await logIn(registration.password)]).toEqual([401, 200])
  })

  it('leaves the tries at a code to its registration', async () => {
    const own = await registrationId()
    const other = await registrationId(attacker)
    for (let time = 0; time < 5; time += 1) await verifyOwn(wrongCode(code), other)
    expect((await verifyOwn((await codesFor(server, email))[1] ?? '', own)).status).toBe(200)
  })

  it.each([5, 20])('leaves its tries to it after %d that name none', async (times) => {
    const own = await registrationId()
    code = await codeFor(server, email)
    for (let time = 0; time < times; time += 1) await verify(server, email, wrongCode(code))
    expect(await result(verify(server, email, code))).toEqual(failed)
    expect((await verifyOwn(code, own)).status).toBe(200)
  })

  it('refuses the right code after five wrong tries that name its registration', async () => {
    const own = await registrationId()
    code = await codeFor(server, email)
    for (let time = 0; time < 5; time += 1) await verifyOwn(wrongCode(code), own)
    expect(await result(verifyOwn(code, own))).toEqual(failed)
    expect((await verify(server, email, code)).status).toBe(200)
  })

  describe('from different addresses, without an id', () => {
    const owners = '203.0.113.60'
    const strangers = '203.0.113.61'
    const registerFrom = (ip: string, changes: object = {}) =>
      call(server, 'POST /api/auth/request-register', undefined, {
        body: { ...registration, email, ...changes },
        ip,
      })
    const verifyFrom = (ip: string, typed: string) =>
      result(call(server, path(), undefined, { query: { code: typed }, ip }))
    const resendFrom = (ip: string) =>
      call(server, 'POST /api/auth/resend-code', undefined, {
        body: { email, isRecruiter: false },
        ip,
      })

    beforeEach(async () => {
      email = `elsewhere.${email}`
      await registerFrom(owners)
      code = await codeFor(server, email)
    })

    it('activates no other registration for somebody who has registered there', async () => {
      await registerFrom(strangers, attacker)
      const attackers = await codeFor(server, email)
      expect(await verifyFrom(owners, attackers)).toEqual(failed)
      expect((await verifyFrom(owners, code))[0]).toBe(200)
      expect([await logIn(password), await logIn(registration.password)]).toEqual([401, 200])
    })

    it('leaves the owner the tries that strangers have used up', async () => {
      for (let time = 0; time < 6; time += 1) await verifyFrom(strangers, wrongCode(code))
      expect(await verifyFrom('203.0.113.62', code)).toEqual(failed)
      expect((await verifyFrom(owners, code))[0]).toBe(200)
    })

    it('gives the owner five tries', async () => {
      for (let time = 0; time < 5; time += 1) await verifyFrom(owners, wrongCode(code))
      expect(await verifyFrom(owners, code)).toEqual(failed)
    })

    it('accepts the code at another address than that of the registration', async () => {
      expect((await verifyFrom('203.0.113.62', code))[0]).toBe(200)
    })

    it('mails the owner another code though a stranger has registered, too', async () => {
      await registerFrom(strangers, attacker)
      const before = await codesFor(server, email)
      await resendFrom('203.0.113.62')
      expect(await codesFor(server, email)).toEqual(before)
      await resendFrom(owners)
      const [fresh = '', ...others] = await codesFor(server, email)
      expect(others).toEqual(before)
      expect((await verifyFrom(owners, fresh))[0]).toBe(200)
      expect(await logIn(registration.password)).toBe(200)
    })
  })

  it('counts the same password as the same person', async () => {
    const answers = await Promise.all(
      ['Nora', 'Nina', 'Noa'].map((firstName) => register(server, { email, firstName })),
    )
    expect(new Set(answers.map(({ headers }) => headers['registration-id'])).size).toBe(1)
    expect((await verify(server, email, await codeFor(server, email))).status).toBe(200)
  })
})
