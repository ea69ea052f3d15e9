import { createTestServer, type TestServer } from '../../testing'
import { createMailServer, type Refusal } from '../../testing/mail-server'
import { register, requestReset } from '../../testing/sign-up'
import { createSmtp } from './smtp'

const from = 'Swipefolio <no-reply@swipe.test>'
let answers: (Refusal | undefined)[] = []
let mailServer: Awaited<ReturnType<typeof createMailServer>>
let server: TestServer

beforeEach(async () => {
  answers = []
  mailServer = await createMailServer(() => answers.shift())
  server = await createTestServer({ delivery: createSmtp(mailServer.url, from) })
})
afterEach(async () => {
  await server.close()
  await mailServer.close()
})

const waiting = () => server.db.selectFrom('outbox').selectAll().execute()
const recipients = () => mailServer.received.flatMap(({ to }) => to)
const settle = () => server.services.outbox.idle()

/** Advances the clock until no mail is pending. */
async function settleInTime() {
  for (let round = 0; round < 12; round += 1) {
    await settle()
    if ((await waiting()).length === 0) return
    server.clock.advance(60_000)
  }
}

it('responds before the mail is sent, and stores neither code nor password while it is pending', async () => {
  const person = await server.logIn('jobseeker')
  answers = [{ at: 'connect', status: 421 }]
  expect((await requestReset(server, person.account.email)).status).toBe(200)
  await register(server, { password: 'hidden away' })
  const rows = await waiting()
  expect(rows.map(({ kind }) => kind).toSorted()).toEqual(['registrationCode', 'resetCode'])
  expect(JSON.stringify(rows)).not.toMatch(/hidden|argon/)
  await settleInTime()
  expect(recipients().toSorted()).toEqual(['noa@example.org', person.account.email].toSorted())
  const codes = mailServer.received.map(({ text }) => /^\d{8}\r?$/m.exec(text)?.[0].trim())
  expect(codes).toHaveLength(2)
  for (const code of codes) expect(JSON.stringify(rows)).not.toContain(code)
})

const temporary: [string, Refusal][] = [
  ['turns one away at the door', { at: 'connect', status: 421 }],
  ['puts a recipient off', { at: 'recipient', status: 450 }],
  ['has no room for the text', { at: 'data', status: 452 }],
  ['hangs up', 'hang-up'],
]

it.each(temporary)('retries after a back-off when the mail server %s', async (_what, refusal) => {
  const people = await Promise.all(Array.from({ length: 4 }, () => server.logIn('jobseeker')))
  answers = [refusal, undefined, refusal, refusal]
  for (const { account } of people) await requestReset(server, account.email)
  await settle()
  expect(recipients().length).toBeLessThan(people.length)
  await settleInTime()
  expect(recipients().toSorted()).toEqual(people.map(({ account }) => account.email).toSorted())
  expect(await waiting()).toEqual([])
})

it('backs off longer after each refusal, and drops a code that has expired', async () => {
  const { account } = await server.logIn('jobseeker')
  answers = Array.from({ length: 50 }, (): Refusal => ({ at: 'connect', status: 421 }))
  await requestReset(server, account.email)
  const delays: number[] = []
  for (;;) {
    await settle()
    const [row] = await waiting()
    if (!row) break
    const delay = row.due_at.getTime() - server.clock.now().getTime()
    // The clock runs while a busy machine gets here.
    delays.push(5 * Math.ceil(delay / 5000))
    server.clock.advance(delay)
  }
  expect(delays).toEqual([5, 10, 20, 40, 80, 160])
  expect(recipients()).toEqual([])
})

it('drops a mail at once after a permanent refusal', async () => {
  const { account } = await server.logIn('jobseeker')
  answers = [{ at: 'recipient', status: 550 }]
  await requestReset(server, account.email)
  await settle()
  expect(await waiting()).toEqual([])
  expect(recipients()).toEqual([])
})

it('sends the mail of a process that died', async () => {
  const { account } = await server.logIn('jobseeker')
  const dying = await createTestServer({
    database: server.database,
    delivery: { deliver: () => new Promise(() => undefined) },
  })
  await dying.db
    .insertInto('outbox')
    .values({
      kind: 'resetCode',
      data: JSON.stringify({ role: 'jobseeker', email: account.email }),
      created_at: server.clock.now(),
      due_at: new Date(server.clock.now().getTime() + 60_000),
      tries: 1,
    })
    .execute()
  await settle()
  expect(recipients()).toEqual([])
  server.clock.advance(61_000)
  await settle()
  expect(recipients()).toEqual([account.email])
  await dying.close()
})

it('sends each mail once when several processes send', async () => {
  const second = await createTestServer({
    database: server.database,
    delivery: createSmtp(mailServer.url, from),
  })
  const people = await Promise.all(Array.from({ length: 10 }, () => server.logIn('jobseeker')))
  await Promise.all(
    people.map(({ account }, at) => requestReset(at % 2 ? server : second, account.email)),
  )
  await Promise.all([settle(), second.services.outbox.idle()])
  await second.close()
  await settle()
  expect(recipients().toSorted()).toEqual(people.map(({ account }) => account.email).toSorted())
})

it('stores no mail for a transaction that is rolled back', async () => {
  const { account } = await server.logIn('jobseeker')
  const failing = server.db.transaction().execute(async (transaction) => {
    await server.services.outbox.add(transaction, 'passwordChanged', { accountId: account.id })
    throw new Error('It did not happen')
  })
  await expect(failing).rejects.toThrow('It did not happen')
  await settle()
  expect(recipients()).toEqual([])
})
