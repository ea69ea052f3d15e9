import { createTestServer, type LoggedIn, type TestServer } from '../testing'
import { projectPayload, requestPayload } from '../testing/builders'
import { call } from '../testing/call'

let server: TestServer

beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

interface Stored {
  id: number
  title: string
}

describe.each([
  {
    role: 'jobseeker',
    create: 'POST /api/user/projects',
    change: 'PUT /api/user/projects',
    remove: 'DELETE /api/user/projects/',
    list: 'GET /api/user/projects',
    bodyOf: (content: object) => projectPayload(content),
  },
  {
    role: 'recruiter',
    create: 'POST /api/recruiter/projectRequests',
    change: 'PUT /api/recruiter/projectRequests',
    remove: 'DELETE /api/recruiter/projectRequests/',
    list: 'GET /api/recruiter/projectRequests',
    bodyOf: (content: object) => requestPayload(content),
  },
] as const)('$create with an Idempotency-Key', ({ role, create, change, remove, list, bodyOf }) => {
  let owner: LoggedIn

  beforeEach(async () => {
    owner = await server.logIn(role)
  })

  const send = (key: string | undefined, content: object = {}, person = owner) =>
    call(server, create, person, {
      body: bodyOf({ title: 'Kite', ...content }),
      headers: key === undefined ? {} : { 'idempotency-key': key },
    })
  const titles = async (person = owner) =>
    (await call(server, list, person)).json<Stored[]>().map(({ title }) => title)

  it.each(['', 'k'.repeat(101), 'two words', 'ключ', 'k\u00e9y', 'one, two'])(
    'refuses the key %j',
    async (key) => {
      const answer = await send(key)
      expect([answer.status, answer.text]).toEqual([
        400,
        'Idempotency-Key must be 1 to 100 visible ASCII characters',
      ])
      expect(await titles()).toEqual([])
    },
  )

  it('stores once what is sent twice, and answers as before', async () => {
    const first = await send('k'.repeat(100))
    const second = await send('k'.repeat(100))
    expect([first.status, second.status, second.text]).toEqual([200, 200, first.text])
    expect(await titles()).toEqual(['Kite'])
  })

  it('stores once what is sent many times at once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => send('at-once')))
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(await titles()).toEqual(['Kite'])
  })

  it('answers what is stored when the body has changed', async () => {
    const first = await send('k')
    const second = await send('k', { title: 'Moon' })
    expect(second.text).toBe(first.text)
    const invalid = await send('k', { title: '' })
    expect([invalid.status, invalid.text]).toEqual([200, first.text])
    expect(await titles()).toEqual(['Kite'])
  })

  it('answers what has become of it since', async () => {
    const { id } = (await send('k')).json<Stored>()
    await call(server, change, owner, { body: bodyOf({ id, title: 'Moon' }) })
    expect((await send('k')).json()).toMatchObject({ id, title: 'Moon' })
    expect(await titles()).toEqual(['Moon'])
  })

  it('creates it again when it was deleted', async () => {
    const { id } = (await send('k')).json<Stored>()
    await call(server, `${remove}${id}`, owner)
    expect((await send('k')).status).toBe(200)
    expect(await titles()).toEqual(['Kite'])
  })

  it('keeps the keys of accounts apart', async () => {
    const other = await server.logIn(role)
    const own = (await send('k')).json<Stored>()
    const theirs = (await send('k', { title: 'Moon' }, other)).json<Stored>()
    expect(theirs.id).not.toBe(own.id)
    expect([await titles(), await titles(other)]).toEqual([['Kite'], ['Moon']])
  })

  it('stores nothing by a refused call', async () => {
    expect((await send('k', { title: '' })).status).toBe(400)
    expect((await send('k')).status).toBe(200)
    expect(await titles()).toEqual(['Kite'])
  })

  it('stores alike things without keys, and with other ones', async () => {
    for (const key of [undefined, undefined, 'k1', 'k2']) await send(key)
    expect(await titles()).toHaveLength(4)
  })
})
