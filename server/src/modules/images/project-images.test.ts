import { setTimeout as sleep } from 'node:timers/promises'
import type { Project, UnseenProject } from '@swipefolio/shared/contract'
import { createTestServer, type LoggedIn, testPassword, type TestServer } from '../../testing'
import { decide, projectPayload, publishProject } from '../../testing/builders'
import { call } from '../../testing/call'
import { picture, sendImage, uploadImage } from '../../testing/pictures'
import { removeExpired } from '../../remove-expired'
import { startSession } from '../../people/sessions/sessions'

const dayMilliseconds = 24 * 60 * 60_000

let server: TestServer
let owner: LoggedIn
let recruiter: LoggedIn

beforeAll(async () => {
  server = await createTestServer()
  recruiter = await server.logIn('recruiter')
})
beforeEach(async () => {
  owner = await server.logIn('jobseeker')
})
afterAll(() => server.close())

const statusOf = async (address: string) => (await server.app.inject({ url: address })).statusCode

async function update(project: object) {
  const body = projectPayload(project)
  return call(server, 'PUT /api/user/projects', owner, { body })
}

/** Waits until a statement waits for a lock. */
async function untilWaiting() {
  const waiting = () =>
    server.pool.query(`
      select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`)
  while (!(await waiting()).rowCount) await sleep(10)
}

const setDay = (later: number) => {
  server.clock.advance(later * dayMilliseconds)
  return removeExpired(server.services)
}

describe('a project', () => {
  it.each(['POST', 'PUT'])(
    'refuses an image of somebody else or of another site: %s',
    async (method) => {
      const { id } = await publishProject(server, owner)
      const theirs = await uploadImage(server, await server.logIn('jobseeker'))
      const own = await uploadImage(server, owner)
      const odd = [theirs, `https://example.org${own}`, `${own}?`, own.slice(0, -5), 'x', ' ']
      for (const image of odd) {
        const answer = await call(server, `${method} /api/user/projects`, owner, {
          body: projectPayload({ id, image }),
          headers: { accept: 'application/problem+json' },
        })
        expect(answer.json()).toMatchObject({
          status: 400,
          title: 'Unsupported image',
          fields: { image: 'Unsupported image' },
        })
      }
    },
  )

  it('has an alternative text of at most 300 characters', async () => {
    const image = await uploadImage(server, owner)
    const { id } = await publishProject(server, owner, { image })
    const answer = await update({ id, image, imageAlt: 'x'.repeat(301) })
    expect([answer.status, answer.text]).toEqual([
      400,
      'Image description is too long: at most 300 characters',
    ])
  })

  it('shows its image and alternative text to its owner and to recruiters', async () => {
    const image = await uploadImage(server, owner)
    const imageAlt = '  A clock with two hands  '
    const created = await publishProject(server, owner, { image, imageAlt })
    const shown = { id: created.id, image, imageAlt: 'A clock with two hands' }
    expect(created).toMatchObject(shown)
    const deck = await call(server, 'GET /api/recruiter/projects/unseen', recruiter)
    expect(deck.json<UnseenProject>()).toMatchObject(shown)
    await decide(server, recruiter, created.id, 'SAVED')
    const saved = await call(server, 'GET /api/recruiter/projects/saved', recruiter)
    expect(saved.json<Project[]>()[0]).toMatchObject(shown)
  })

  it('replaces and removes its image together with the alternative text', async () => {
    const [first, second] = [await uploadImage(server, owner), await uploadImage(server, owner)]
    const { id } = await publishProject(server, owner, { image: first, imageAlt: 'One' })
    expect((await update({ id, image: second, imageAlt: 'Two' })).json()).toMatchObject({
      image: second,
      imageAlt: 'Two',
    })
    expect((await update({ id, image: '', imageAlt: 'Nothing' })).json()).toMatchObject({
      image: '',
      imageAlt: '',
    })
  })

  it('may share an image with another project of its owner', async () => {
    const image = await uploadImage(server, owner)
    await publishProject(server, owner, { image })
    expect(await publishProject(server, owner, { image })).toMatchObject({ image })
  })
})

describe('more pictures of a project', () => {
  const uploads = (count: number) =>
    Promise.all(Array.from({ length: count }, () => uploadImage(server, owner)))

  it('are at most 5 beside the first, of the owner, with alternative texts of at most 300 characters', async () => {
    const own = await uploadImage(server, owner)
    const theirs = await uploadImage(server, await server.logIn('jobseeker'))
    const refusals: [object[], string][] = [
      [Array.from({ length: 6 }, () => ({ image: own })), 'At most 6 pictures'],
      [[{ image: theirs }], 'Unsupported image'],
      [[{ image: 'https://example.org/a.png' }], 'Unsupported image'],
      [
        [{ image: own, imageAlt: 'x'.repeat(301) }],
        'Image description is too long: at most 300 characters',
      ],
    ]
    for (const method of ['POST', 'PUT']) {
      const { id } = await publishProject(server, owner)
      for (const [morePictures, sentence] of refusals) {
        const body = projectPayload({ id, morePictures })
        const answer = await call(server, `${method} /api/user/projects`, owner, { body })
        expect([answer.status, answer.text]).toEqual([400, sentence])
      }
    }
  })

  it('are shown in the owner’s order, each once, to the owner and to recruiters', async () => {
    const [one = '', two = '', three = ''] = await uploads(3)
    const { id } = await publishProject(server, owner, { image: one })
    const morePictures = [
      { image: three, imageAlt: ' Third ' },
      { image: one },
      { image: '' },
      { image: two, owner: 7 },
    ]
    const shown = {
      image: one,
      morePictures: [
        { image: three, imageAlt: 'Third' },
        { image: two, imageAlt: '' },
      ],
    }
    expect((await update({ id, image: one, morePictures })).json()).toMatchObject(shown)
    const deck = await call(server, 'GET /api/recruiter/projects/unseen', recruiter)
    expect(deck.json<UnseenProject>()).toMatchObject(shown)
    const exported = await call(server, 'GET /api/user/export', owner)
    const { sections } = exported.json<{ sections: Record<string, object[]> }>()
    expect(sections.projects).toMatchObject([shown])
    expect(sections.images).toHaveLength(3)
  })

  it('stay when a client knows only of the first, and follow it when that is removed', async () => {
    const [one = '', two = '', three = ''] = await uploads(3)
    const morePictures = [{ image: two, imageAlt: 'Two' }]
    const { id } = await publishProject(server, owner, { image: one, morePictures })
    expect((await update({ id, image: three })).json()).toMatchObject({
      image: three,
      morePictures,
    })
    const alone = (await update({ id, image: '' })).json<Project>()
    expect(alone).toMatchObject({ image: two, imageAlt: 'Two' })
    expect(alone).not.toHaveProperty('morePictures')
  })

  it('are deleted a day after they were removed, or their project was, and stay before', async () => {
    const [one = '', two = '', three = '', four = ''] = await uploads(4)
    const more = (...images: string[]) => images.map((image) => ({ image }))
    const { id } = await publishProject(server, owner, {
      image: one,
      morePictures: more(two, three),
    })
    const other = await publishProject(server, owner, { image: one, morePictures: more(four) })
    await setDay(2)
    const token = (await startSession(server.services, owner.account)) ?? ''
    owner = { ...owner, token, headers: { authorization: `Bearer ${token}` } }
    expect(await Promise.all([one, two, three, four].map(statusOf))).toEqual([200, 200, 200, 200])
    await update({ id, image: one, morePictures: more(three) })
    await call(server, `DELETE /api/user/projects/${other.id}`, owner)
    await setDay(1.1)
    expect(await Promise.all([one, two, three, four].map(statusOf))).toEqual([200, 404, 200, 404])
  })
})

describe('an image that no project uses', () => {
  it('is deleted after a day; a used one stays', async () => {
    const [unused, used] = [await uploadImage(server, owner), await uploadImage(server, owner)]
    await publishProject(server, owner, { image: used })
    await setDay(0.9)
    expect([await statusOf(unused), await statusOf(used)]).toEqual([200, 200])
    await setDay(0.2)
    expect([await statusOf(unused), await statusOf(used)]).toEqual([404, 200])
  })

  it('is deleted a day after its last use', async () => {
    const [changed, deleted] = [await uploadImage(server, owner), await uploadImage(server, owner)]
    const [first, second] = [
      await publishProject(server, owner, { image: changed }),
      await publishProject(server, owner, { image: deleted }),
    ]
    await setDay(2)
    const token = (await startSession(server.services, owner.account)) ?? ''
    owner = { ...owner, token, headers: { authorization: `Bearer ${token}` } }
    await update({ id: first.id, image: '' })
    await call(server, `DELETE /api/user/projects/${second.id}`, owner)
    await setDay(0.9)
    expect([await statusOf(changed), await statusOf(deleted)]).toEqual([200, 200])
    await setDay(0.2)
    expect([await statusOf(changed), await statusOf(deleted)]).toEqual([404, 404])
  })

  it('is one of at most 20, also when they arrive at once', async () => {
    const file = await picture().png().toBuffer()
    const first = await uploadImage(server, owner)
    for (let count = 1; count < 16; count += 1) await sendImage(server, owner, file)
    const rest = await Promise.all(Array.from({ length: 8 }, () => sendImage(server, owner, file)))
    const statuses = rest.map(({ status }) => status).toSorted((one, other) => one - other)
    expect(statuses).toEqual([200, 200, 200, 200, 409, 409, 409, 409])
    expect(rest.find(({ status }) => status === 409)?.text).toBe(
      'You have 20 images that nothing uses. Use one of them, or try again tomorrow.',
    )
    await publishProject(server, owner, { image: first })
    expect((await sendImage(server, owner, file)).status).toBe(200)
  })
})

it('is deleted with its account', async () => {
  const image = await uploadImage(server, owner)
  await publishProject(server, owner, { image })
  const body = { password: testPassword }
  expect((await call(server, 'DELETE /api/user/account', owner, { body })).status).toBe(200)
  expect(await statusOf(image)).toBe(404)
})

it('is not stored when the account is deleted during the upload', async () => {
  const { id } = owner.account
  const leaving = await server.pool.connect()
  await leaving.query('begin')
  await leaving.query('update account set deleted_at = now() where id = $1', [id])
  const sent = sendImage(server, owner, await picture().png().toBuffer())
  await untilWaiting()
  await leaving.query('commit')
  leaving.release()
  expect((await sent).status).toBe(401)
  const kept = server.db.selectFrom('image').select('address').where('owner_id', '=', id)
  expect(await kept.execute()).toEqual([])
})
