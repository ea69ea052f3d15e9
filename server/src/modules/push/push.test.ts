import type { Chat, MailPreferences, PushDevice } from '@swipefolio/shared/contract'
import http, { type IncomingHttpHeaders } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createVerifier } from 'fast-jwt'
import { createPublicKey } from 'node:crypto'
import { createTestServer, type LoggedIn, type TestServer } from '../../testing'
import { connect, postRequest, sendLink } from '../../testing/builders'
import { call } from '../../testing/call'
import { createPushService } from '../../testing/push-service'

let service: Awaited<ReturnType<typeof createPushService>>
let server: TestServer
let seeker: LoggedIn
let recruiter: LoggedIn

const segment = ({ account }: LoggedIn) => (account.role === 'recruiter' ? 'recruiter' : 'user')

beforeAll(async () => {
  service = await createPushService()
  server = await createTestServer({
    send: service.send,
    config: { publicUrl: 'https://swipe.test' },
  })
})
afterAll(async () => {
  await server.close()
  service.close()
})
beforeEach(async () => {
  service.pushes.length = 0
  service.answers.status = 201
  seeker = await server.logIn('jobseeker')
  recruiter = await server.logIn('recruiter')
})

const put = (person: LoggedIn, body: object) =>
  call(server, `PUT /api/${segment(person)}/push-devices`, person, { body })

async function subscribe(person: LoggedIn, chosen: Partial<MailPreferences> = {}) {
  const browser = service.subscribe()
  const answer = await put(person, { ...browser.body, ...chosen })
  expect(answer.status).toBe(200)
  return browser
}

const devicesOf = async (person: LoggedIn) =>
  (await call(server, `GET /api/${segment(person)}/push-devices`, person)).json<{
    publicKey: string
    devices: PushDevice[]
  }>()

/** Lets due pushes be sent. */
async function pushed(milliseconds = 3000) {
  server.clock.advance(milliseconds)
  await server.services.outbox.idle()
  return service.pushes.map(({ payload }) => payload)
}

const message = (chat: Chat, text: string) =>
  call(server, 'POST /api/recruiter/chats/send', recruiter, {
    body: { id: chat.id, message: text },
  })

describe('a subscription', () => {
  it('is refused without a session and when it is none of a browser', async () => {
    const { body } = service.subscribe()
    expect((await call(server, 'PUT /api/user/push-devices', undefined, { body })).status).toBe(401)
    for (const wrong of [
      {},
      { ...body, endpoint: 'http://push.test/x' },
      { ...body, endpoint: 'https://somebody:secret@push.test/x' },
      { ...body, endpoint: 'https://push.test:8443/x' },
      { ...body, endpoint: `https://push.test/${'x'.repeat(1000)}` },
      { ...body, endpoint: 'file:///etc/passwd' },
      { ...body, p256dh: body.auth },
      { ...body, auth: 'no key!' },
    ]) {
      const answer = await put(seeker, wrong)
      expect([answer.status, answer.text]).toEqual([400, 'This is no subscription of a browser'])
    }
    expect((await devicesOf(seeker)).devices).toEqual([])
  })

  it('is listed by the hash of its address, and keeps what is not chosen anew', async () => {
    const browser = await subscribe(seeker, { messages: false })
    await put(seeker, { ...browser.body, contacts: false })
    const { devices, publicKey } = await devicesOf(seeker)
    expect(devices).toEqual([{ id: browser.id, messages: false, contacts: false, links: true }])
    expect(Buffer.from(publicKey, 'base64url')).toHaveLength(65)
  })

  it('belongs to the account that subscribed last, with choices of its own', async () => {
    const browser = await subscribe(seeker, { messages: false })
    await put(recruiter, browser.body)
    expect((await devicesOf(seeker)).devices).toEqual([])
    expect((await devicesOf(recruiter)).devices[0]?.messages).toBe(true)
  })

  it('displaces the oldest one of more than ten', async () => {
    const browsers = []
    for (let at = 0; at < 11; at += 1) {
      server.clock.advance(1000)
      browsers.push(await subscribe(seeker))
    }
    const ids = (await devicesOf(seeker)).devices.map(({ id }) => id)
    expect(ids).toHaveLength(10)
    expect(ids).not.toContain(browsers[0]?.id)
  })

  it('is ended by its person alone', async () => {
    const { id } = await subscribe(seeker)
    const other = await server.logIn('jobseeker')
    const end = (person: LoggedIn) => call(server, `DELETE /api/user/push-devices/${id}`, person)
    expect((await end(other)).status).toBe(404)
    expect((await end(seeker)).status).toBe(200)
    expect((await end(seeker)).status).toBe(404)
  })

  it('ends with a logout, and with a password that is changed elsewhere', async () => {
    const own = await subscribe(seeker)
    const other = await server.services.db
      .updateTable('push_device')
      .set({ session_id: 1 })
      .where('id', '=', own.id)
      .returning('id')
      .execute()
    expect(other).toHaveLength(1)
    const here = await subscribe(seeker)
    await call(server, 'PUT /api/user/update', seeker, { body: { password: 'a new password' } })
    expect((await devicesOf(seeker)).devices.map(({ id }) => id)).toEqual([here.id])
    await call(server, 'POST /api/auth/logout', seeker)
    expect(
      await server.db.selectFrom('push_device').selectAll().where('id', '=', here.id).execute(),
    ).toEqual([])
  })
})

describe('a push', () => {
  it('has the sentence of the notification, encrypted, signed and without what was written', async () => {
    const chat = await connect(server, recruiter, seeker)
    const browser = await subscribe(seeker)
    await message(chat, 'The harbour is ready')
    const [payload, ...more] = await pushed()
    expect(more).toEqual([])
    expect(payload).toEqual({
      title: 'Swipefolio',
      body: 'New message from Rona Reed',
      lang: 'en',
      dir: 'ltr',
      path: `/?chat=${chat.id}`,
      start: `/login?role=jobseeker&from=%2F%3Fchat%3D${chat.id}`,
      tag: `MESSAGE-${chat.id}`,
    })
    const [{ headers, path } = { headers: {} as IncomingHttpHeaders, path: '' }] = service.pushes
    expect(path).toBe(browser.path)
    const { publicKey } = await devicesOf(seeker)
    const [, token = '', key] = /^vapid t=([^,]+), ?k=(.+)$/.exec(headers.authorization ?? '') ?? []
    expect(key).toBe(publicKey)
    const point = Buffer.from(publicKey, 'base64url')
    const jwk = {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    }
    const pem = createPublicKey({ key: jwk, format: 'jwk' }).export({ type: 'spki', format: 'pem' })
    expect(createVerifier({ key: pem })(token)).toMatchObject({
      aud: 'https://push.test',
      sub: 'https://swipe.test',
    })
    expect(Number(headers['ttl'])).toBeGreaterThan(0)
  })

  it('is in the language of the account', async () => {
    seeker = await server.logIn('jobseeker', { language: 'he' })
    await subscribe(seeker)
    await connect(server, recruiter, seeker)
    expect(await pushed()).toMatchObject([
      {
        body: expect.stringMatching(
          /^[^A-Za-z]*\u2068Tide Clock\u2069[^A-Za-z]*\u2068Rona Reed\u2069[^A-Za-z]*\u2068Kite Works\u2069$/,
        ),
        lang: 'he',
        dir: 'rtl',
      },
    ])
  })

  it('tells of a like what the notification tells, and of a link nothing of its owner', async () => {
    await subscribe(seeker)
    await subscribe(recruiter)
    const request = await postRequest(server, recruiter)
    await sendLink(server, seeker, request.id, 'https://github.com/kelp/one')
    const [link] = await pushed()
    const { first_name: firstName, last_name: lastName, email } = seeker.account
    for (const text of [firstName, lastName, email, 'kelp']) {
      expect(JSON.stringify(link)).not.toContain(text)
    }
    expect(link).toMatchObject({
      body: `A job seeker submitted a repository to your request "${request.title}"`,
      path: `/dashboard?section=requests&links=${request.id}`,
    })
    await connect(server, recruiter, seeker)
    const [, like] = await pushed()
    const notifications = await call(server, 'GET /api/user/notifications', seeker)
    expect(like?.['body']).toBe(notifications.json<{ message: string }[]>()[0]?.message)
  })

  it('is not sent of what was seen, is unwanted or comes from a blocked person', async () => {
    const chat = await connect(server, recruiter, seeker)
    await subscribe(seeker, { messages: false })
    const browser = await subscribe(seeker)
    await message(chat, 'One')
    expect(await pushed()).toHaveLength(1)
    expect(service.pushes[0]?.path).toBe(browser.path)

    await call(server, `GET /api/user/chats/messages/${chat.id}`, seeker)
    await message(chat, 'Two')
    await call(server, `GET /api/user/chats/messages/${chat.id}`, seeker)
    expect(await pushed()).toHaveLength(1)

    await message(chat, 'Three')
    await call(server, `PUT /api/user/chats/${chat.id}/block`, seeker)
    expect(await pushed()).toHaveLength(1)
  })

  it('is sent once its service is back, and ends the subscription of a browser that is gone', async () => {
    const chat = await connect(server, recruiter, seeker)
    await subscribe(seeker)
    service.answers.status = 503
    await message(chat, 'One')
    expect(await pushed()).toEqual([])
    service.answers.status = 201
    expect(await pushed(5000)).toHaveLength(1)

    await call(server, `GET /api/user/chats/messages/${chat.id}`, seeker)
    service.answers.status = 410
    await message(chat, 'Two')
    await pushed()
    expect((await devicesOf(seeker)).devices).toEqual([])
  })

  it('is never sent to an address of this network', async () => {
    let asked = 0
    const trap = http.createServer((_request, answer) => {
      asked += 1
      answer.end()
    })
    trap.on('connection', () => (asked += 1))
    trap.listen(0, '127.0.0.1')
    await once(trap, 'listening')
    const { port } = trap.address() as AddressInfo
    const chat = await connect(server, recruiter, seeker)
    const { body } = service.subscribe()
    for (const host of [
      '127.0.0.1',
      'localhost',
      '[::1]',
      '[::ffff:127.0.0.1]',
      '169.254.169.254',
      '10.0.0.1',
      '0.0.0.0',
      '2130706433',
    ]) {
      await put(seeker, { ...body, endpoint: `https://${host}/${host.length}` })
    }
    // A port is refused with the subscription; this one was stored by somebody who could.
    await server.db
      .updateTable('push_device')
      .set({ endpoint: `https://localhost:${port}/` })
      .where('endpoint', 'like', '%localhost%')
      .execute()
    await message(chat, 'One')
    await pushed()
    expect(asked).toBe(0)
    const { rows } = await server.pool.query<{ tries: number }>(
      "select tries from outbox where kind = 'push'",
    )
    expect(rows.length).toBeGreaterThan(4)
    trap.close()
    await server.db.deleteFrom('outbox').where('kind', '=', 'push').execute()
  })
})
