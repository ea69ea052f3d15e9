import { call } from '../../testing/call'
import { createTestServer, type TestServer } from '../../testing'
import { createMailbox } from './mailbox'

let server: TestServer

beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())
beforeEach(() => server.db.deleteFrom('mail').execute())

interface ShownMail {
  to: string
  subject: string
  text: string
  createdAt: string
}

async function send(to: string, subject: string, text = 'Hello') {
  await createMailbox(server.db, server.clock.now).deliver({
    to,
    subject,
    text,
    html: `<head></head><p>${text}</p>`,
  })
}
const list = async (query: Record<string, string> = {}) =>
  (await call(server, 'GET /dev/mailbox.json', undefined, { query })).json<ShownMail[]>()
const page = (query: Record<string, string> = {}) =>
  call(server, 'GET /dev/mailbox', undefined, { query })

describe('the mailbox for programs', () => {
  it('is empty before any mail', async () => {
    expect(await list()).toEqual([])
  })

  it('lists the mail of everybody, newest first', async () => {
    await send('a@example.org', 'first')
    await send('b@example.org', 'second', 'Hello\nthere')
    const mails = await list()
    expect(mails).toEqual([
      {
        to: 'b@example.org',
        subject: 'second',
        text: 'Hello\nthere',
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
      },
      expect.objectContaining({ to: 'a@example.org', subject: 'first' }),
    ])
  })

  it('lists the mail of one address in any spelling', async () => {
    await send('a@example.org', 'for a')
    await send('b@example.org', 'for b')
    expect(await list({ to: ' A@Example.org ' })).toMatchObject([{ subject: 'for a' }])
    expect(await list({ to: 'nobody@example.org' })).toEqual([])
    expect(await list({ to: '' })).toHaveLength(2)
  })

  it('shows the same in every process', async () => {
    const second = await createTestServer({ database: server.database })
    await send('a@example.org', 'for a')
    const answer = await call(second, 'GET /dev/mailbox.json')
    expect(answer.json<ShownMail[]>()).toMatchObject([{ subject: 'for a' }])
    await second.close()
  })
})

describe('the mailbox for people', () => {
  it('says when there is no mail', async () => {
    const answer = await page()
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.text).toContain('No emails yet')
  })

  it('shows mail, newest first, and filters it by a part of the address', async () => {
    await send('a@example.org', 'for a')
    await send('b@example.org', 'for b')
    const { text } = await page()
    expect(text.indexOf('for b')).toBeGreaterThan(0)
    expect(text.indexOf('for a')).toBeGreaterThan(text.indexOf('for b'))
    const one = (await page({ to: 'a@example.org' })).text
    expect(one).toContain('for a')
    expect(one).not.toContain('for b')
    expect(one).toContain('value="a@example.org"')
    const part = (await page({ to: ' B@' })).text
    expect(part).toContain('for b')
    expect(part).not.toContain('for a')
    expect((await page({ to: 'c@example.org' })).text).toContain('No emails to c@example.org')
  })

  it('unfolds the newest mail, and loads others when they are unfolded', async () => {
    for (let sent = 0; sent < 3; sent += 1) await send('a@example.org', `mail ${sent}`)
    const { text } = await page()
    expect(text.match(/<details open>\n<summary><h2 dir="auto">mail 2</g)).toHaveLength(1)
    expect(text.match(/<details open>/g)).toHaveLength(1)
    expect(text.match(/loading="lazy"/g)).toHaveLength(3)
  })

  it('shows markup as text', async () => {
    const markup = `<script>alert("it's me")</script>`
    await send('a@example.org', markup, markup)
    const { text } = await page({ to: '"><script>' })
    const escaped = '&lt;script&gt;alert(&quot;it&#39;s me&quot;)'
    expect((await page()).text.split(escaped)).toHaveLength(4)
    for (const shown of [text, (await page()).text]) {
      expect(shown.match(/<script/g)).toHaveLength(1)
    }
  })

  it('frames the HTML of a mail, which can run nothing, load nothing and leave its frame only in a new tab', async () => {
    await send('a@example.org', 'A mail')
    const [, address = '', sandbox] =
      /<iframe src="([^"]+)" title="A mail" sandbox="([^"]+)"/.exec((await page()).text) ?? []
    expect(sandbox).toBe('allow-same-origin allow-popups allow-popups-to-escape-sandbox')
    const { headers, text } = await call(server, `GET ${address}`)
    expect(text).toBe('<head><base target="_blank"></head><p>Hello</p>')
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'; sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox",
    )
    expect(headers).toMatchObject({ 'x-frame-options': 'SAMEORIGIN', 'cache-control': 'no-store' })
  })

  it.each(['1', 'abc'])('has no mail at the id %s', async (id) => {
    expect((await call(server, `GET /dev/mailbox/${id}`)).status).toBe(id === '1' ? 404 : 400)
  })

  it('runs no script but its own and is not stored', async () => {
    const { headers, text } = await page()
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; script-src 'sha256-[^']+'; style-src 'sha256-[^']+'; font-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
    )
    expect(headers['cache-control']).toBe('no-store')
    expect(text).toContain('<html lang="en">')
  })
})
