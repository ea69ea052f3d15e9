import type { Project, SavedFilter } from '@swipefolio/shared/contract'
import { decide, projectPayload } from '../../testing/builders'
import { call, succeed } from '../../testing/call'
import { createTestServer, type LoggedIn, testPassword, type TestServer } from '../../testing'
import { queueFilterNews } from './filter-news'

const week = 7 * 86_400_000
let server: TestServer
let recruiter: LoggedIn
let seeker: LoggedIn

beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  recruiter = await server.logIn('recruiter')
  seeker = await server.logIn('jobseeker', { first_name: 'Wren', last_name: 'Okafor' })
})

const path = '/api/recruiter/saved-filters'
const save = (body: object, person = recruiter) => call(server, `POST ${path}`, person, { body })
const saved = async (body: object = {}) =>
  (await succeed(save({ name: 'Mine', technologyIds: [1, 2], ...body }))).json<SavedFilter>()
const list = async (person = recruiter) =>
  (await call(server, `GET ${path}`, person)).json<SavedFilter[]>()
const change = (id: number | string, body: object, person = recruiter) =>
  call(server, `PUT ${path}/${id}`, person, { body })
const remove = (id: number, person = recruiter) => call(server, `DELETE ${path}/${id}`, person)
const said = ({ status, text }: { status: number; text: string }) => [status, text]

const publish = async (title: string, technology = 1) => {
  const body = projectPayload({ title }, [{ id: technology }])
  return (await succeed(call(server, 'POST /api/user/projects', seeker, { body }))).json<Project>()
}
/** Brings the next mails forward, because a session does not last that long. */
const mailsAfter = async (milliseconds: number) => {
  await server.pool.query(
    `update saved_filter set mail_due_at = mail_due_at - $1 * interval '1 millisecond'`,
    [milliseconds],
  )
  await queueFilterNews(server.services)
  return server.mailbox(recruiter.account.email)
}

describe('a saved filter', () => {
  it.each([
    [{ technologyIds: [1] }, 400, 'Filter name is required'],
    [
      { name: 'x'.repeat(41), technologyIds: [1] },
      400,
      'Filter name is too long: at most 40 characters',
    ],
    [{ name: 'Mine' }, 400, 'At least one technology is required'],
    [
      { name: 'Mine', technologyIds: Array.from({ length: 21 }, (_, at) => at + 1) },
      400,
      'At most 20 technologies',
    ],
    [{ name: 'Mine', technologyIds: [987_654_321] }, 400, 'Unknown technology'],
  ])('is refused: %j', async (body, status, sentence) => {
    expect(said(await save(body))).toEqual([status, sentence])
  })

  it('is listed, renamed and deleted by its recruiter alone, ten at most', async () => {
    const other = await server.logIn('recruiter')
    const { id } = await saved({ name: ' Front end ' })
    expect(await list()).toEqual([
      { id, name: 'Front end', technologyIds: [1, 2], isMailed: false },
    ])
    expect(await list(other)).toEqual([])
    const gone = [404, 'This filter does not exist any more']
    expect(said(await change(id, { name: 'Theirs' }, other))).toEqual(gone)
    expect(said(await remove(id, other))).toEqual(gone)
    expect((await change(id, { name: ' ' })).text).toBe('Filter name is required')
    expect((await change('x', {})).status).toBe(400)
    await succeed(change(id, { name: 'Web', isMailed: true }))
    expect(await list()).toEqual([{ id, name: 'Web', technologyIds: [1, 2], isMailed: true }])
    for (let at = 0; at < 9; at += 1) await saved()
    expect(said(await save({ name: 'Mine', technologyIds: [1] }))).toEqual([
      409,
      'You can save 10 filters. Delete one first.',
    ])
    await succeed(remove(id))
    expect(said(await remove(id))).toEqual(gone)
  })
})

describe('the weekly mail', () => {
  it('names new projects that are unseen, once, and nobody who owns one', async () => {
    await publish('Before')
    const { id } = await saved()
    expect(await mailsAfter(week)).toEqual([])
    await succeed(change(id, { isMailed: true }))
    const passed = await publish('Passed')
    await publish('Harbour map')
    await publish('Other craft', 3)
    await succeed(decide(server, recruiter, passed.id, 'UNLIKED'))
    expect(await mailsAfter(week - 60_000)).toEqual([])
    const [mail, ...others] = await mailsAfter(120_000)
    expect(others).toEqual([])
    expect(mail?.subject).toBe('One new project for your filter Mine on Swipefolio')
    expect(mail?.text).toContain('- Harbour map\n')
    expect(mail?.text).toContain('/swipeprojects?tech=1,2')
    expect(mail?.text).not.toMatch(/Before|Passed|Other craft|Wren|Okafor/)
    expect(mail?.text).not.toContain(String(seeker.account.id))
    expect(await mailsAfter(week)).toHaveLength(1)
    await publish('Kite log')
    expect(await mailsAfter(week)).toHaveLength(2)
  })

  it('shows nothing of a job seeker who hides from the company', async () => {
    await saved({ isMailed: true })
    await publish('Harbour map')
    const body = { hiddenCompanies: [recruiter.account.company_name] }
    await succeed(call(server, 'PUT /api/user/privacy', seeker, { body }))
    expect(await mailsAfter(week + 1)).toEqual([])
  })

  it('ends with its link, with the filter and with the account', async () => {
    const { id } = await saved({ isMailed: true })
    await publish('First')
    const [mail] = await mailsAfter(week + 1)
    const token = /\/api\/mail\/unsubscribe\/(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
    await succeed(call(server, `POST /api/mail/unsubscribe/${token}`))
    expect((await list())[0]?.isMailed).toBe(false)
    await publish('Second')
    expect(await mailsAfter(week + 1)).toHaveLength(1)

    await succeed(change(id, { isMailed: true }))
    await publish('Third')
    await succeed(remove(id))
    expect(await mailsAfter(week + 1)).toHaveLength(1)
    await saved({ isMailed: true })
    const gone = { body: { password: testPassword } }
    await succeed(call(server, 'DELETE /api/recruiter/account', recruiter, gone))
    const rows = await server.pool.query('select from saved_filter where recruiter_id = $1', [
      recruiter.account.id,
    ])
    expect(rows.rowCount).toBe(0)
  })
})

it('the deck is counted up to a hundred, by technology too', async () => {
  const countOf = async (tech?: string) => {
    const query = tech ? { tech } : undefined
    const name = 'GET /api/recruiter/projects/unseen/count'
    return (await call(server, name, recruiter, { query })).json<{ count: number }>().count
  }
  const before = await countOf('4')
  const project = await publish('Counted', 4)
  expect(await countOf('4')).toBe(before + 1)
  await succeed(decide(server, recruiter, project.id, 'SAVED'))
  expect(await countOf('4')).toBe(before)
  const refused = await call(server, 'GET /api/recruiter/projects/unseen/count', recruiter, {
    query: { tech: 'x' },
  })
  expect(said(refused)).toEqual([400, 'Unknown technology'])
  for (let at = 0; at < 101; at += 1) await publish(`Project ${at}`, 5)
  expect(await countOf('5')).toBe(100)
  expect(await countOf()).toBe(100)
})
