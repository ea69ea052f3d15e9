import { hashCode } from './codes'
import { call } from '../../testing/call'
import { createTestServer, type TestServer } from '../../testing'
import { recordStatements } from '../../testing/record-statements'
import { register, requestReset, reset, verify } from '../../testing/sign-up'

let server: TestServer
let statements: string[]
let known: string
const unknown = 'nobody@example.org'

beforeAll(async () => {
  server = await createTestServer({ config: { limits: true } })
  statements = recordStatements(server)
  known = (await server.logIn('jobseeker')).account.email
})
afterAll(() => server.close())

const wrong = '12345678'
const password = 'a new password'
const logIn = (email: string) =>
  call(server, 'POST /api/auth/userlogin', undefined, { body: { email, password: 'wrong' } })

it.each<[what: string, ask: (email: string) => ReturnType<typeof call>]>([
  ['a wrong code of a registration', (email) => verify(server, email, wrong)],
  ['a wrong reset code', (email) => reset(server, { email, code: wrong, password })],
  ['a wrong password', logIn],
])('%s takes the same statements for known and unknown addresses', async (_what, ask) => {
  const answers = []
  for (const email of [known, unknown]) {
    await register(server, { email })
    await requestReset(server, email)
    await server.mailbox()
    statements.length = 0
    const { status, text } = await ask(email)
    // Calls are counted and mails are looked for in the background.
    const own = statements.filter((statement) => !/call_count|outbox/.test(statement))
    answers.push({ status, text, own })
  }
  expect(answers[0]?.own.length).toBeGreaterThan(0)
  expect(answers[0]).toEqual(answers[1])
})

it.each(['pending_registration', 'reset_code'] as const)(
  'a wrong code is counted in %s for known and unknown addresses',
  async (table) => {
    server.clock.advance(60 * 60_000)
    for (const email of [known, unknown]) {
      const ask = table === 'reset_code' ? requestReset(server, email) : register(server, { email })
      const { headers } = await ask
      await server.mailbox()
      await verify(server, email, wrong)
      await reset(server, { email, code: wrong, password })
      const registrationId = Number(headers['registration-id'])
      await (table === 'reset_code'
        ? reset(server, { email, code: wrong, password, resetId: headers['reset-id'] })
        : call(server, `POST /api/auth/verify-request/${email}`, undefined, {
            body: { code: wrong, registrationId },
          }))
    }
    const counts = await server.db
      .selectFrom(table)
      .select(['email', 'address_tries', 'bound_tries'])
      .where('code_expires_at', '>', server.clock.now())
      .orderBy('email')
      .execute()
    expect(counts).toEqual([
      { email: unknown, address_tries: 1, bound_tries: 1 },
      { email: known, address_tries: 1, bound_tries: 1 },
    ])
  },
)

it('refuses the code of an unknown address even if it is guessed', async () => {
  await requestReset(server, 'nobody.else@example.org')
  await server.mailbox()
  const { id } = await server.db
    .selectFrom('reset_code')
    .select('id')
    .where('email', '=', 'nobody.else@example.org')
    .executeTakeFirstOrThrow()
  await server.db
    .updateTable('reset_code')
    .set({ code_hash: hashCode(server.services.config, 'reset', id, wrong) })
    .where('id', '=', id)
    .execute()
  const body = { email: 'nobody.else@example.org', code: wrong, password }
  expect((await reset(server, body)).status).toBe(400)
})
