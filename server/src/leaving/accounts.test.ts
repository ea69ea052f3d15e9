import type { Chat, JobSeeker } from '@swipefolio/shared/contract'
import {
  connect,
  decide,
  storeReview,
  postRequest,
  publishProject,
  reveal,
  submitLink,
} from '../testing/builders'
import { call } from '../testing/call'
import { createTestServer, type LoggedIn, testPassword, type TestServer } from '../testing'
import { uploadImage } from '../testing/pictures'
import { codeFor, register, requestReset, verify } from '../testing/sign-up'

let server: TestServer
let seeker: LoggedIn
let recruiter: LoggedIn

beforeAll(async () => {
  server = await createTestServer({ config: { limits: true } })
})
afterAll(() => server.close())
let number = 0
beforeEach(async () => {
  server.clock.advance(61_000)
  number += 1
  seeker = await server.logIn('jobseeker', {
    first_name: `Quillon${number}x`,
    last_name: 'Sparrow',
  })
  recruiter = await server.logIn('recruiter', {
    first_name: `Brannoch${number}x`,
    last_name: 'Reed',
    company_name: `Mine ${number}x`,
  })
})

const sideOf = ({ account }: LoggedIn) => (account.role === 'recruiter' ? 'recruiter' : 'user')
const remove = async (who: LoggedIn, password: string | undefined = testPassword) => {
  const name = `DELETE /api/${sideOf(who)}/account`
  const { status, text } = await call(server, name, who, { body: { password } })
  return [status, text]
}

/** Every text in the database that contains one of the words, by table. */
async function findEverywhere(words: string[]) {
  const { rows: tables } = await server.pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await server.pool.query<{ text: string }>(
      `select row_to_json(t)::text as text from "${name}" as t`,
    )
    for (const { text } of rows) {
      if (words.some((word) => text.includes(word))) found.push(`${name}: ${text}`)
    }
  }
  return found
}

/** The tables with a foreign key to an account. */
async function tablesAbout(id: number) {
  const { rows: references } = await server.pool.query<{ table: string; column: string }>(`
    select conrelid::regclass::text as table, attname as column
    from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = any (conkey)
    where contype = 'f' and confrelid = 'account'::regclass`)
  const found = new Set<string>()
  for (const { table, column } of references) {
    const { rowCount } = await server.pool.query(`select from ${table} where ${column} = $1`, [id])
    if (rowCount) found.add(table)
  }
  return [...found].toSorted()
}

describe('deleting one’s account', () => {
  it('needs the password, and limits the tries', async () => {
    const wrong = [400, 'The password is not right']
    expect(await remove(seeker, '')).toEqual(wrong)
    for (let time = 0; time < 4; time += 1) expect(await remove(seeker, 'a guess')).toEqual(wrong)
    expect((await remove(seeker))[0]).toBe(429)
    expect((await call(server, 'GET /api/user/details', seeker)).status).toBe(200)
  })

  it.each(['seeker', 'recruiter'])(
    'leaves nothing of a %s but what they wrote to others',
    async (who) => {
      const [leaving, staying] = who === 'seeker' ? [seeker, recruiter] : [recruiter, seeker]
      const chat = await connect(server, recruiter, seeker)
      await decide(server, recruiter, (await publishProject(server, seeker)).id, 'SAVED')
      const request = await postRequest(server, recruiter)
      await reveal(server, recruiter, await submitLink(server, seeker, request.id))
      for (const one of [leaving, staying]) {
        const body = { ...chat, message: `Written by ${one.account.role}` }
        await call(server, `POST /api/${sideOf(one)}/chats/send`, one, { body })
      }
      const chatAddress = `/api/${sideOf(leaving)}/chats/${chat.id}`
      await call(server, `POST ${chatAddress}/report`, leaving, { body: { reason: 'spam' } })
      await call(server, `PUT ${chatAddress}/block`, leaving)
      const hiding = {
        body: { hiddenCompanies: ['Elsewhere'], hiddenDomains: ['elsewhere.example'] },
      }
      await call(server, 'PUT /api/user/privacy', seeker, hiding)
      const { role, email, first_name, company_name, id } = leaving.account
      await requestReset(server, email, String(role === 'recruiter'))
      await register(server, { email, firstName: first_name, recruiter: role === 'recruiter' })
      const login = role === 'recruiter' ? 'recruiterlogin' : 'userlogin'
      const guess = { body: { email, password: 'a guess' }, ip: '192.0.2.7' }
      await call(server, `POST /api/auth/${login}`, undefined, guess)
      await server.mailbox()
      expect(await findEverywhere([email])).not.toEqual([])
      expect(await tablesAbout(id)).toEqual(expect.arrayContaining(['block', 'contact', 'session']))

      expect(await remove(leaving)).toEqual([200, 'Account deleted'])
      const [notice] = await server.mailbox(email)
      expect(notice?.subject).toBe('Your Swipefolio account was deleted')
      await server.db.deleteFrom('mail').execute()

      const words = [first_name, email, company_name].filter(Boolean)
      expect(await findEverywhere(words)).toEqual([])
      const kept = ['contact', 'report']
      expect((await tablesAbout(id)).filter((table) => !kept.includes(table))).toEqual([])

      const [left] = (await call(server, `GET /api/${sideOf(staying)}/chats`, staying)).json<
        Chat[]
      >()
      expect(left).toMatchObject({ id: chat.id, state: 'closed' })
      expect(left?.messages.map(({ message }) => message)).toHaveLength(2)
      expect(JSON.stringify(left)).toContain('"firstName":"Deleted","lastName":"user"')
    },
  )

  it('ends every session, and makes the address available again', async () => {
    const { email } = seeker.account
    await remove(seeker)
    expect((await call(server, 'GET /api/user/details', seeker)).status).toBe(401)
    const body = { email, password: testPassword }
    const login = await call(server, 'POST /api/auth/userlogin', undefined, { body })
    expect([login.status, login.text]).toEqual([401, 'Invalid email or password'])

    server.clock.advance(61_000)
    await register(server, { email, password: 'a new beginning' })
    expect((await verify(server, email, await codeFor(server, email))).status).toBe(200)
    const again = { email, password: 'a new beginning' }
    const token = (await call(server, 'POST /api/auth/userlogin', undefined, { body: again })).text
    const details = await call(server, 'GET /api/user/details', undefined, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(details.json<JobSeeker>().id).not.toBe(seeker.account.id)
  })

  it('removes the contact from lists and counts', async () => {
    await connect(server, recruiter, seeker)
    await remove(seeker)
    expect((await call(server, 'GET /api/recruiter/contacts', recruiter)).json()).toEqual([])
    const stats = await call(server, 'GET /api/recruiter/dashboard-stats', recruiter)
    expect(stats.json()).toMatchObject({ contacts: 0, projectsLiked: 0 })
    const page = await call(
      server,
      `GET /api/recruiter/user-with-projects/${seeker.account.id}`,
      recruiter,
    )
    expect([page.status, page.text]).toEqual([404, 'User details not found'])
  })

  it.each(['jobseeker', 'recruiter'] as const)(
    'of a %s leaves only shared rows in every table',
    async (role) => {
      const [leaving, other] =
        role === 'jobseeker' ? ([seeker, recruiter] as const) : ([recruiter, seeker] as const)
      const chat = await connect(server, recruiter, seeker)
      await call(server, `POST /api/${sideOf(other)}/chats/send`, other, {
        body: { ...chat, message: 'Hello' },
      })
      await submitLink(server, seeker, (await postRequest(server, recruiter)).id)
      await storeReview(server, leaving, 'rope')
      const preferences = { messages: false }
      const name = `PUT /api/${sideOf(leaving)}/mail-preferences` as const
      await call(server, name, leaving, { body: preferences })
      await remove(leaving)
      const { rows } = await server.pool.query<{ name: string; column: string }>(
        `select conrelid::regclass::text as name, attname as column
         from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any (conkey)
         where contype = 'f' and confrelid = 'account'::regclass`,
      )
      expect(rows.length).toBeGreaterThan(15)
      const left = new Set<string>()
      for (const { name: table, column } of rows) {
        const sql = `select 1 from ${table} where ${column} = $1`
        const found = await server.pool.query(sql, [leaving.account.id])
        if (found.rows.length > 0) left.add(table)
      }
      expect([...left].filter((table) => !['chat', 'contact'].includes(table))).toEqual([])
    },
  )

  it('leaves no orphan and causes no error while both sides are busy', async () => {
    for (let round = 0; round < 6; round += 1) {
      const [one, other] = [await server.logIn('jobseeker'), await server.logIn('recruiter')]
      const chat = await connect(server, other, one)
      const request = await postRequest(server, other)
      const linkId = await submitLink(server, one, request.id)
      const projects = [await publishProject(server, one), await publishProject(server, one)]
      const answers = await Promise.all([
        call(server, `DELETE /api/user/account`, one, { body: { password: testPassword } }),
        ...projects.map(({ id }) => decide(server, other, id, 'LIKED')),
        call(server, `GET /api/recruiter/revealLinkOwner/${linkId}`, other),
        call(server, 'POST /api/recruiter/chats/send', other, { body: { ...chat, message: 'Hi' } }),
        call(server, 'POST /api/user/chats/send', one, { body: { ...chat, message: 'Ho' } }),
        call(server, 'POST /api/user/projects', one, {
          body: { project: { title: 'Late' }, technologies: [{ id: 1 }] },
        }),
      ])
      expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([])
      const { rows } = await server.pool.query(
        'select id from project where owner_id = $1 union select id from link where job_seeker_id = $1',
        [one.account.id],
      )
      expect(rows).toEqual([])
    }
  })
})

describe('the export', () => {
  const read = (who: LoggedIn) => call(server, `GET /api/${sideOf(who)}/export`, who)

  it('is written chat by chat and page by page, whole and in order', async () => {
    const other = await server.logIn('recruiter')
    const chats = [await connect(server, recruiter, seeker), await connect(server, other, seeker)]
    for (const { id } of chats) {
      await server.pool.query(
        `insert into message (id, chat_id, seq, sender_role, message, created_at)
        select $1::bigint % 1000000 * 1000000 + n, $1::bigint, n, 'jobseeker', 'Message ' || n, now() from generate_series(1, 450) as n`,
        [id],
      )
    }
    const { sections } = (await read(seeker)).json<{ sections: { chats: Chat[] } }>()
    expect(new Set(sections.chats.map(({ id }) => id))).toEqual(new Set(chats.map(({ id }) => id)))
    for (const { messages } of sections.chats) {
      expect(messages.map(({ seq }) => seq)).toEqual(Array.from({ length: 450 }, (_, at) => at + 1))
    }
  })

  it('has the pictures and the time of the consent', async () => {
    const image = await uploadImage(server, seeker)
    const stored = await server.app.inject({ url: image })
    expect((await read(seeker)).json()).toMatchObject({
      account: { consentedAt: seeker.account.consented_at.toISOString() },
      sections: { images: [{ address: image, webp: stored.rawPayload.toString('base64') }] },
    })
  })

  it('is made twice a minute, one after the other, and three times a day', async () => {
    const answers = await Promise.all([read(seeker), read(seeker)])
    expect((await read(seeker)).status).toBe(429)
    server.clock.advance(61_000)
    answers.push(await read(seeker))
    for (const answer of answers) {
      expect(answer.json()).toMatchObject({ account: { email: seeker.account.email } })
    }
    const fourth = await read(seeker)
    expect(fourth.status).toBe(429)
    expect(fourth.text).toBe(
      'You have exported your data 3 times in a day. Please try again tomorrow.',
    )
  })

  it('is a file with everything that the person can see', async () => {
    const chat = await connect(server, recruiter, seeker)
    for (let at = 0; at < 25; at += 1) {
      const body = { ...chat, message: `Message ${at}` }
      await call(server, 'POST /api/user/chats/send', seeker, { body })
    }
    const request = await postRequest(server, recruiter)
    const hidden = await server.logIn('jobseeker', { first_name: 'Unrevealed' })
    await submitLink(server, hidden, request.id)

    const own = await read(seeker)
    expect(own.headers['content-disposition']).toBe('attachment; filename="swipefolio-export.json"')
    expect(own.json()).toMatchObject({
      account: { email: seeker.account.email },
      sections: {
        projects: [{ title: 'Tide Clock' }],
        chats: [{ id: chat.id }],
        privacy: [{ paused: false }],
        mailPreferences: [{ messages: true, contacts: true, links: true }],
        aiReviews: [],
      },
    })
    expect(own.text).toContain('Message 0"')
    expect(own.text).not.toMatch(/argon|password/)

    await call(server, 'PUT /api/recruiter/mail-preferences', recruiter, { body: { links: false } })
    await storeReview(server, recruiter, 'rope')
    const theirs = await read(recruiter)
    expect(theirs.json()).toMatchObject({
      sections: {
        decisions: [{ likedStatus: 'LIKED' }],
        contacts: [{ id: seeker.account.id }],
        projectRequests: [{ id: request.id }],
        links: [{ ownerRevealed: false, linkOwner: null }],
        mailPreferences: [{ messages: true, contacts: true, links: false }],
        aiReviews: [{ repository: 'https://github.com/kelp-and-co/rope', result: [{}] }],
      },
    })
    expect(theirs.text).not.toContain('Unrevealed')
    expect(theirs.text).not.toContain(hidden.account.email)
  })
})
