import type { Privacy, UnseenProject } from '@swipefolio/shared/contract'
import { domainRefusals } from '@swipefolio/shared/rules'
import type { Kysely } from 'kysely'
import { tellCompaniesApart } from '../../foundation/db/migrations/034-company-look-alikes'
import { connect, decide, publishProject } from '../../testing/builders'
import { call } from '../../testing/call'
import { createTestServer, type LoggedIn, type TestServer } from '../../testing'
import { codeFor, register, registration, verify } from '../../testing/sign-up'

let server: TestServer
let seeker: LoggedIn
let recruiter: LoggedIn

beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.db.deleteFrom('project').execute()
  seeker = await server.logIn('jobseeker')
  recruiter = await server.logIn('recruiter', { company_name: 'Kite  Works' })
})

const put = async (body: object) => {
  const answer = await call(server, 'PUT /api/user/privacy', seeker, { body })
  return answer.status === 200 ? answer.json<Privacy>() : [answer.status, answer.text]
}

const deck = async (who = recruiter) => {
  const query = { limit: '9' }
  const answer = await call(server, 'GET /api/recruiter/projects/unseen', who, { query })
  return answer.status === 204 ? [] : answer.json<UnseenProject[]>().map(({ id }) => id)
}

it('hides from nobody by default', async () => {
  const answer = await call(server, 'GET /api/user/privacy', seeker)
  expect(answer.json()).toEqual({ paused: false, hiddenCompanies: [], hiddenDomains: [] })
})

it('refuses too many companies and names that are too long', async () => {
  const many = Array.from({ length: 51 }, (_, at) => `Company ${at}`)
  expect(await put({ hiddenCompanies: many })).toEqual([400, 'At most 50 companies'])
  const long = 'x'.repeat(101)
  expect(await put({ hiddenCompanies: [long] })).toEqual([
    400,
    'Company name is too long: at most 100 characters',
  ])
})

it('replaces given values and keeps the rest', async () => {
  await put({ paused: true })
  expect(await put({ hiddenCompanies: [' Acme ', '', 'ACME', 'Kite Works'] })).toEqual({
    paused: true,
    hiddenCompanies: ['Acme', 'Kite Works'],
    hiddenDomains: [],
  })
  const rest = { paused: true, hiddenDomains: [] }
  expect(await put({ hiddenCompanies: [] })).toEqual({ ...rest, hiddenCompanies: [] })
})

it('keeps all projects of a paused profile out of every deck, and puts them back', async () => {
  const { id } = await publishProject(server, seeker)
  await put({ paused: true })
  const { id: newer } = await publishProject(server, seeker)
  expect(await deck()).toEqual([])
  await put({ paused: false })
  expect(await deck()).toEqual([newer, id])
})

it('keeps a recruiter’s saved projects while the profile is paused', async () => {
  const { id } = await publishProject(server, seeker)
  await decide(server, recruiter, id, 'SAVED')
  await put({ paused: true })
  const saved = await call(server, 'GET /api/recruiter/projects/saved', recruiter)
  expect(saved.json()).toHaveLength(1)
  expect((await decide(server, recruiter, id, 'LIKED')).status).toBe(200)
})

it('hides from the recruiters of a company in any spelling of its name', async () => {
  const other = await server.logIn('recruiter', { company_name: 'Kite' })
  const { id } = await publishProject(server, seeker)
  const { id: saved } = await publishProject(server, seeker)
  await decide(server, recruiter, saved, 'SAVED')
  await put({ hiddenCompanies: ['KITE works'] })
  expect(await deck()).toEqual([])
  expect(await deck(other)).toEqual([saved, id])
  for (const project of [id, saved]) {
    const answer = await decide(server, recruiter, project, 'LIKED')
    expect([answer.status, answer.text]).toEqual([404, 'This project was removed'])
  }
  const list = await call(server, 'GET /api/recruiter/projects/saved', recruiter)
  expect(list.json()).toEqual([])
  const stats = await call(server, 'GET /api/recruiter/dashboard-stats', recruiter)
  expect(stats.json()).toMatchObject({ projectsSaved: 0 })
})

it('hides from every company that a recruiter had', async () => {
  const { id } = await publishProject(server, seeker)
  await put({ hiddenCompanies: ['Globex Inc.', 'globex'] })
  expect(await put({})).toMatchObject({ hiddenCompanies: ['Globex Inc.'] })
  expect(await deck()).toEqual([id])
  for (const companyName of ['Gl\u043ebex', 'Initech', 'Kite Works']) {
    const body = { companyName }
    expect((await call(server, 'PUT /api/recruiter/update', recruiter, { body })).status).toBe(200)
    expect(await deck()).toEqual([])
  }
})

it('hides alike from keys that an earlier release stored', async () => {
  const other = await server.logIn('recruiter', { company_name: 'Modern' })
  await publishProject(server, seeker)
  await put({ hiddenCompanies: ['Modern', 'Initech'] })
  await server.db.deleteFrom('hidden_company').execute()
  await server.db.deleteFrom('used_company').execute()
  const { id } = seeker.account
  const stored = [
    { account_id: id, company_key: 'rnodern', name: 'Modern', position: 1 },
    { account_id: id, company_key: 'lnltech', name: 'Initech', position: 2 },
  ]
  await server.db.insertInto('hidden_company').values(stored).execute()
  const migrate = () =>
    server.db.transaction().execute((trx) => tellCompaniesApart(trx as unknown as Kysely<unknown>))
  for (const company_key of ['rnodern', 'lnltech']) {
    await server.db
      .updateTable('account')
      .set({ company_key })
      .where('id', '=', other.account.id)
      .execute()
    await migrate()
    expect(await deck(other)).toEqual([])
  }
  expect(await put({})).toMatchObject({ hiddenCompanies: ['Modern', 'Initech'] })
})

it('hides from a name that is written to look like another, and from no other name', async () => {
  const written = async (company_name: string) =>
    (await deck(await server.logIn('recruiter', { company_name }))).length
  await publishProject(server, seeker)
  await put({ hiddenCompanies: ['Kia', 'Acme Labs'] })
  for (const name of ['K1A', 'KIA', 'AcmeLabs', 'Acme-Labs', 'Acm3 Labs']) {
    expect([name, await written(name)]).toEqual([name, 0])
  }
  expect(await written('KLA')).toBe(1)
})

describe('hiding from a domain of e-mail', () => {
  const seenBy = async (email: string, company_name = 'Elsewhere') =>
    (await deck(await server.logIn('recruiter', { email, company_name }))).length

  it('hides from its addresses and from those below it, whatever company they name', async () => {
    await publishProject(server, seeker)
    await put({ hiddenDomains: ['@Gull.example', 'BÜCHER.example'] })
    for (const email of ['a@gull.example', 'b@mail.gull.example', 'c@de.xn--bcher-kva.example']) {
      expect([email, await seenBy(email)]).toEqual([email, 0])
    }
    for (const email of ['a@seagull.example', 'gull.example@other.example', 'a@example.net']) {
      expect([email, await seenBy(email)]).toEqual([email, 1])
    }
    await put({ hiddenDomains: [] })
    expect(await seenBy('d@gull.example')).toBe(1)
  })

  it('hides from a recruiter who signs up there, and goes on when the company changes', async () => {
    await publishProject(server, seeker)
    await put({ hiddenDomains: ['gull.example'] })
    const email = 'rona@hr.gull.example'
    const company = { recruiter: true, companyName: 'Initech' }
    await register(server, { email, ...company })
    expect((await verify(server, email, await codeFor(server, email))).status).toBe(200)
    const body = { email, password: registration.password }
    const { text } = await call(server, 'POST /api/auth/recruiterlogin', undefined, { body })
    const headers = { authorization: `Bearer ${text}` }
    const unseen = () => call(server, 'GET /api/recruiter/projects/unseen', undefined, { headers })
    expect((await unseen()).status).toBe(204)
    const rename = { body: { companyName: 'Hooli' }, headers }
    expect((await call(server, 'PUT /api/recruiter/update', undefined, rename)).status).toBe(200)
    expect((await unseen()).status).toBe(204)
  })

  it('answers a decision like one about a project that was removed', async () => {
    const { id } = await publishProject(server, seeker)
    await decide(server, recruiter, id, 'SAVED')
    const { email } = recruiter.account
    await put({ hiddenDomains: [email] })
    const answer = await decide(server, recruiter, id, 'LIKED')
    expect([answer.status, answer.text]).toEqual([404, 'This project was removed'])
    const saved = await call(server, 'GET /api/recruiter/projects/saved', recruiter)
    expect(saved.json()).toEqual([])
  })

  it('hides from no contact', async () => {
    await connect(server, recruiter, seeker)
    await put({ hiddenDomains: ['example.org'] })
    const { id } = await publishProject(server, seeker)
    expect(await deck()).toEqual([id])
  })

  it.each(['gmail.com', 'rona@mail.gmail.com', 'Yahoo.fr', 'web.de', 'co.uk', 'com.br'])(
    'refuses %p, which is open to everybody',
    async (name) => {
      const [sentence] = domainRefusals.hiddenDomains
      expect(await put({ hiddenDomains: ['gull.example', name] })).toEqual([400, sentence])
    },
  )
})

it('lets a recruiter change the company once in 30 days, and correct it within a day', async () => {
  const { database, clock } = server
  const limiting = await createTestServer({ config: { limits: true }, database })
  const other = await limiting.logIn('recruiter', { company_name: 'Kite Works' })
  const rename = async (companyName: string) => {
    const body = { companyName }
    const { status, text } = await call(limiting, 'PUT /api/recruiter/update', other, { body })
    return status === 200 ? status : [status, text]
  }
  const refusal = [409, 'You can change your company once in 30 days']
  expect(await rename('Globex')).toBe(200)
  expect(await rename('Initech')).toBe(200)
  expect(await rename('Hooli')).toEqual(refusal)
  expect(await rename('INITECH, Inc.')).toBe(200)
  expect(await rename('1nitech')).toBe(200)
  expect(await rename('Kite Works')).toBe(200)
  const month = 31 * 86_400_000
  await server.db
    .updateTable('used_company')
    .set({ used_at: new Date(clock.now().getTime() - month) })
    .where('account_id', '=', other.account.id)
    .execute()
  expect(await rename('Hooli')).toBe(200)
  await server.db
    .updateTable('used_company')
    .set({ used_at: new Date(clock.now().getTime() - month / 2) })
    .where('account_id', '=', other.account.id)
    .where('used_at', '>', new Date(clock.now().getTime() - month / 2))
    .execute()
  expect(await rename('Pied Piper')).toEqual(refusal)
  await limiting.close()
})

it('does not reveal in an export who hides from the company', async () => {
  const { id } = await publishProject(server, seeker, { title: 'Hidden later' })
  await decide(server, recruiter, id, 'UNLIKED')
  const read = async () => (await call(server, 'GET /api/recruiter/export', recruiter)).text
  expect(await read()).toContain('Hidden later')
  await put({ hiddenCompanies: ['Kite Works'] })
  expect(await read()).not.toContain('Hidden later')
  const name = `GET /api/recruiter/projects/${id}/technologies`
  const { status, text } = await call(server, name, recruiter)
  expect([status, text]).toEqual([404, 'This project was removed'])
})

it('stores one of several lists that arrive together', async () => {
  const listOf = (word: string) => Array.from({ length: 50 }, (_, at) => `${word} ${at}`)
  for (let round = 0; round < 5; round += 1) {
    await put({ hiddenCompanies: [] })
    await Promise.all(['One', 'Two', 'Three'].map((word) => put({ hiddenCompanies: listOf(word) })))
    const { hiddenCompanies } = (
      await call(server, 'GET /api/user/privacy', seeker)
    ).json<Privacy>()
    expect(hiddenCompanies).toEqual(listOf(hiddenCompanies[0]?.split(' ')[0] ?? ''))
  }
})

it('hides a project that is published while the profile is being paused', async () => {
  for (let round = 0; round < 8; round += 1) {
    await Promise.all([publishProject(server, seeker), put({ paused: true })])
    expect(await deck()).toEqual([])
    await put({ paused: false })
    expect(await deck()).toHaveLength(round + 1)
  }
})

it('does not hide from existing contacts', async () => {
  await connect(server, recruiter, seeker)
  await put({ hiddenCompanies: ['Kite Works'] })
  const { id } = await publishProject(server, seeker)
  expect(await deck()).toEqual([id])
})
