import type { Contact, ContactDesk, ContactStage, RecruiterHome } from '@swipefolio/shared/contract'
import { connect } from '../../testing/builders'
import { call, succeed } from '../../testing/call'
import { createTestServer, type LoggedIn, testPassword, type TestServer } from '../../testing'
import { openEvents } from '../../testing/event-stream'

let server: TestServer
let recruiter: LoggedIn
let stranger: LoggedIn
let seeker: LoggedIn

beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  recruiter = await server.logIn('recruiter')
  stranger = await server.logIn('recruiter')
  seeker = await server.logIn('jobseeker', { first_name: 'Wren', last_name: 'Okafor' })
  await connect(server, recruiter, seeker)
})

const stagesCall = '/api/recruiter/contact-stages'
const stages = (person = recruiter) => call(server, `GET ${stagesCall}`, person)
const stagesNow = async () => (await stages()).json<ContactStage[]>()
const add = (name?: string) => call(server, `POST ${stagesCall}`, recruiter, { body: { name } })
const change = (id: number | string, body: object, person = recruiter) =>
  call(server, `PUT ${stagesCall}/${id}`, person, { body })
const remove = (id: number, query = {}) =>
  call(server, `DELETE ${stagesCall}/${id}`, recruiter, { query })
const deskOf = ({ account }: LoggedIn) => `/api/recruiter/contacts/${account.id}/desk`
const read = async () =>
  (await call(server, `GET ${deskOf(seeker)}`, recruiter)).json<ContactDesk>()
const keep = (body: object, of = seeker, person = recruiter) =>
  call(server, `PUT ${deskOf(of)}`, person, { body })
const column = async (stage: number) => {
  const query = { stage: String(stage) }
  const answer = await call(server, 'GET /api/recruiter/contacts', recruiter, { query })
  return answer.json<Contact[]>().map(({ firstName }) => firstName)
}
const said = ({ status, text }: { status: number; text: string }) => [status, text]

describe('the stages', () => {
  it('are five at first, and new contacts arrive in the first', async () => {
    expect((await stagesNow()).map(({ name, count }) => [name, count])).toEqual([
      ['New', 1],
      ['Talking', 0],
      ['Interview', 0],
      ['Offer', 0],
      ['Closed', 0],
    ])
    expect((await stages(stranger)).json<ContactStage[]>()[0]?.count).toBe(0)
    expect(await column(1)).toEqual(['Wren'])
  })

  it('can be added, renamed and moved, up to ten of different names', async () => {
    expect(said(await add())).toEqual([400, 'Stage name is required'])
    expect(said(await add('talking '))).toEqual([400, 'There is a stage of this name already'])
    expect(said(await change(99, { name: 'Lost' }))).toEqual([
      404,
      'This stage does not exist any more',
    ])
    expect((await change('x', { name: 'Lost' })).status).toBe(400)
    const added = (await succeed(add('  Trial   day '))).json<ContactStage[]>().at(-1)
    expect(added?.name).toBe('Trial day')
    await succeed(change(added?.id ?? 0, { place: 1 }))
    await succeed(change(1, { name: 'Fresh' }))
    expect((await stagesNow()).map(({ name }) => name)).toEqual([
      'Fresh',
      'Trial day',
      'Talking',
      'Interview',
      'Offer',
      'Closed',
    ])
    expect((await change(added?.id ?? 0, { name: 'Mine' }, stranger)).status).toBe(404)
    for (const name of ['7', '8', '9', '10']) await succeed(add(name))
    expect(said(await add('11'))).toEqual([400, 'At most 10 stages'])
    expect((await change(2, { name: 'Talk' })).status).toBe(200)
  })

  it('are deleted when empty, or with a stage for their contacts; never the one where new contacts arrive', async () => {
    await succeed(keep({ stageId: 3 }))
    expect(said(await remove(1))).toEqual([
      409,
      'New contacts arrive in this stage. You can rename it.',
    ])
    expect(said(await remove(3))).toEqual([
      409,
      'There are contacts in Interview. Choose where they go.',
    ])
    expect((await remove(3, { to: '3' })).status).toBe(404)
    expect((await remove(3, { to: 'x' })).status).toBe(400)
    await succeed(remove(3, { to: '4' }))
    await succeed(remove(2))
    expect((await stagesNow()).map(({ id, count }) => [id, count])).toEqual([
      [1, 0],
      [4, 1],
      [5, 0],
    ])
    expect(said(await keep({ stageId: 3 }))).toEqual([404, 'This stage does not exist any more'])
  })

  it('never lose a contact to a stage that is deleted at the same time', async () => {
    for (let round = 0; round < 8; round += 1) {
      const added = (await succeed(add(`Round ${round}`))).json<ContactStage[]>().at(-1)?.id ?? 0
      await Promise.all([keep({ stageId: added }), remove(added, { to: '5' })])
      const counts = (await stagesNow()).map(({ count }) => count)
      expect(counts.reduce((sum, count) => sum + count)).toBe(1)
    }
  })
})

describe('what is kept about a contact', () => {
  it('is for the recruiter who has the contact', async () => {
    const notFound = [404, 'User details not found']
    const other = await server.logIn('jobseeker')
    expect(said(await call(server, `GET ${deskOf(seeker)}`, stranger))).toEqual(notFound)
    expect(said(await keep({ note: 'Mine' }, seeker, stranger))).toEqual(notFound)
    expect(said(await keep({ note: 'Mine' }, other))).toEqual(notFound)
    expect((await keep({ note: 'Mine' }, seeker, seeker)).status).toBe(403)
    expect(await read()).toEqual({
      stageId: 1,
      note: '',
      noteVersion: 0,
      tags: [],
      nextStep: '',
      nextStepOn: '',
    })
  })

  it('is changed field by field, and tells the recruiter’s other tabs', async () => {
    const stream = await openEvents(server, recruiter)
    await succeed(keep({ note: 'Writes *well*.\n', noteVersion: 0 }))
    await succeed(keep({ tags: [' remote  first', 'Remote first', ''] }))
    await succeed(keep({ nextStep: ' Call ', nextStepOn: '2026-05-01' }))
    await succeed(keep({ stageId: 2 }))
    expect(await read()).toEqual({
      stageId: 2,
      note: 'Writes *well*.\n',
      noteVersion: 1,
      tags: ['remote first'],
      nextStep: 'Call',
      nextStepOn: '2026-05-01',
    })
    await succeed(keep({ nextStep: '' }))
    expect(await read()).toMatchObject({ nextStep: '', nextStepOn: '', stageId: 2 })
    expect((await keep({ note: 'x'.repeat(4001), noteVersion: 1 })).text).toBe(
      'Note is too long: at most 4000 characters',
    )
    expect(await stream.received('chats')).toEqual({ type: 'chats', of: 'contacts' })
    await stream.close()
  })

  it('keeps a note that was changed elsewhere meanwhile, and knows a repeated request', async () => {
    await succeed(keep({ note: 'First', noteVersion: 0 }))
    expect(said(await keep({ note: 'Other', noteVersion: 0 }))).toEqual([
      409,
      'This note was changed elsewhere',
    ])
    expect((await succeed(keep({ note: 'First', noteVersion: 0 }))).json<ContactDesk>()).toEqual(
      expect.objectContaining({ note: 'First', noteVersion: 1 }),
    )
    await succeed(keep({ note: 'Other', noteVersion: 1 }))
    expect(await read()).toMatchObject({ note: 'Other', noteVersion: 2 })
  })

  it('sorts a column: the earliest next step first, then who came last', async () => {
    const people = []
    for (const first_name of ['Ana', 'Ben', 'Cem']) {
      const person = await server.logIn('jobseeker', { first_name })
      await connect(server, recruiter, person)
      server.clock.advance(1000)
      people.push(person)
    }
    const [ana, ben, cem] = people
    if (!ana || !ben || !cem) throw new Error('Nobody is there')
    await succeed(keep({ nextStep: 'Call', nextStepOn: '2026-03-02' }, ben))
    await succeed(keep({ nextStep: 'Write', nextStepOn: '2026-03-01' }, seeker))
    await succeed(keep({ stageId: 2 }, ana))
    await succeed(keep({ stageId: 1 }, ana))
    expect(await column(1)).toEqual(['Wren', 'Ben', 'Ana', 'Cem'])
    const names: string[] = []
    for (let cursor: string | undefined; ;) {
      const query = { stage: '1', limit: '1', ...(cursor && { cursor }) }
      const page = await call(server, 'GET /api/recruiter/contacts', recruiter, { query })
      names.push(...page.json<Contact[]>().map(({ firstName }) => firstName))
      cursor = page.headers['next-cursor'] as string | undefined
      if (!cursor) break
    }
    expect(names).toEqual(['Wren', 'Ben', 'Ana', 'Cem'])
    expect((await stagesNow())[0]?.count).toBe(4)
  })

  it('is due on the recruiter’s home', async () => {
    const dueNow = async () => {
      const answer = await call(server, 'GET /api/recruiter/home', recruiter)
      return answer.json<RecruiterHome>().nextSteps
    }
    const day = (after: number) =>
      new Date(server.clock.now().getTime() + after * 86_400_000).toISOString().slice(0, 10)
    await succeed(keep({ nextStep: 'Call', nextStepOn: day(2) }))
    expect(await dueNow()).toEqual([])
    await succeed(keep({ nextStep: 'Call', nextStepOn: day(-1) }))
    expect(await dueNow()).toEqual([
      {
        id: seeker.account.id,
        firstName: 'Wren',
        lastName: 'Okafor',
        nextStep: 'Call',
        nextStepOn: day(-1),
      },
    ])
  })

  it('is exported to the recruiter alone, and goes with either account', async () => {
    const exportOf = async (person: LoggedIn, side: string) =>
      (await call(server, `GET /api/${side}/export`, person)).text
    const note = 'Canary note'
    const kept = {
      note,
      noteVersion: 0,
      tags: ['canary-tag'],
      nextStep: 'Canary step',
      nextStepOn: '2026-05-01',
      stageId: 2,
    }
    await succeed(change(2, { name: 'Canary stage' }))
    await succeed(keep(kept))
    const own = await exportOf(recruiter, 'recruiter')
    for (const text of [note, 'canary-tag', 'Canary step', '2026-05-01', 'Canary stage']) {
      expect(own).toContain(text)
    }
    expect(await exportOf(seeker, 'user')).not.toMatch(/canary/i)

    const left = async () => {
      const { rows } = await server.pool.query(
        'select * from contact where recruiter_id = $1 or job_seeker_id = $2',
        [recruiter.account.id, seeker.account.id],
      )
      return JSON.stringify(rows)
    }
    expect(await left()).toMatch(/canary/i)
    const body = { password: testPassword }
    await succeed(call(server, 'DELETE /api/user/account', seeker, { body }))
    expect(await left()).not.toMatch(/canary/i)
    expect((await call(server, `GET ${deskOf(seeker)}`, recruiter)).status).toBe(404)

    const other = await server.logIn('jobseeker')
    await connect(server, recruiter, other)
    await succeed(keep(kept, other))
    await succeed(call(server, 'DELETE /api/recruiter/account', recruiter, { body }))
    expect(await left()).not.toMatch(/canary/i)
    const boards = await server.pool.query('select from contact_board where recruiter_id = $1', [
      recruiter.account.id,
    ])
    expect(boards.rowCount).toBe(0)
  })
})

it('a list of contacts has the last message of each chat', async () => {
  const last = async () => {
    const answer = await call(server, 'GET /api/recruiter/contacts', recruiter)
    return answer.json<Contact[]>()[0]
  }
  const chatId = (await last())?.chatId
  expect((await last())?.lastMessage).toBeNull()
  const message = 'x'.repeat(150)
  const body = { id: chatId, message }
  await succeed(call(server, 'POST /api/recruiter/chats/send', recruiter, { body }))
  const own = { message: 'x'.repeat(100), isOwn: true, isUnread: false }
  expect((await last())?.lastMessage).toMatchObject(own)
  await succeed(
    call(server, 'POST /api/user/chats/send', seeker, { body: { id: chatId, message: 'Hello' } }),
  )
  const answer = { message: 'Hello', isOwn: false }
  expect((await last())?.lastMessage).toMatchObject({ ...answer, isUnread: true })
  await succeed(call(server, `GET /api/recruiter/chats/messages/${chatId}`, recruiter))
  expect((await last())?.lastMessage).toMatchObject({ ...answer, isUnread: false })
})
