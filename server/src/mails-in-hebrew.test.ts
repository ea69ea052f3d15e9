import { paths } from '@swipefolio/shared/contract'
import { createComposers } from './composers'
import type { MailJobs, MailKind } from './foundation/mail/mail'
import { findMailHtml } from './foundation/mail/mailbox'
import { unsubscribeUrl } from './foundation/mail/unsubscribe-link'
import { queueFilterNews } from './modules/saved-filters/filter-news'
import { createTestServer, type LoggedIn, type TestServer } from './testing'
import { connect, judge, postRequest, projectPayload, sendLink } from './testing/builders'
import { call, succeed } from './testing/call'
import { registration, requestReset } from './testing/sign-up'

let server: TestServer
let seeker: LoggedIn
let recruiter: LoggedIn

beforeAll(async () => {
  server = await createTestServer()
  seeker = await server.logIn('jobseeker', { language: 'he', first_name: 'נועה' })
  recruiter = await server.logIn('recruiter', { language: 'he', first_name: 'דן' })
  await connect(server, recruiter, seeker)
})
afterAll(() => server.close())

const queue: <Kind extends MailKind>(kind: Kind, job: MailJobs[Kind]) => Promise<void> = (
  kind,
  job,
) => server.services.outbox.add(server.db, kind, job as never)

const textOf = (html: string) =>
  html.replaceAll(/<style>[^]*?<\/style>|<[^>]+>/g, ' ').replaceAll('&quot;', '"')

/** The newest mails to an address. */
async function mailsTo(email: string) {
  const mails = (await server.mailbox(email)).slice(0, 2)
  return Promise.all(
    mails.map(async (mail) => ({ ...mail, html: (await findMailHtml(server.db, mail.id)) ?? '' })),
  )
}

/** The words of other scripts than Hebrew, but for names, which are isolated, addresses and the brand. */
const foreignWords = (text: string) =>
  text.replaceAll(/\u2068[^\u2069]*\u2069|https?:\S+|Swipefolio/g, '').match(/[A-Za-z]+/g) ?? []

function expectHebrew({ subject, text, html }: Record<'subject' | 'text' | 'html', string>) {
  expect([subject, text, textOf(html)].flatMap(foreignWords)).toEqual([])
  expect(html).toContain('<html lang="he" dir="rtl">')
  expect(html).toMatch(/<table class="page" role="presentation" dir="rtl"/)
  const [greeting = '', ...paragraphs] = text.split('\n\n').slice(0, -1)
  expect(greeting).toMatch(/^שלום( \u2068.+\u2069)?,$/)
  expect(paragraphs.length).toBeGreaterThan(1)
}

const register = (email: string) =>
  succeed(
    call(server, 'POST /api/auth/request-register', undefined, {
      body: { ...registration, email },
      headers: { 'accept-language': 'he' },
    }),
  )

async function sendDigests() {
  const { id } = await postRequest(server, recruiter)
  await sendLink(server, seeker, id, 'https://github.com/kelp/one')
  const request = await postRequest(server, recruiter)
  await sendLink(server, seeker, request.id, 'https://github.com/kelp/two')
  await sendLink(server, seeker, request.id, 'https://github.com/kelp/three')
  const path = `GET /api/recruiter/projectRequests/${request.id}/links`
  const [link] = (await succeed(call(server, path, recruiter))).json<{ id: number }[]>()
  await succeed(judge(server, recruiter, link?.id ?? 0, { verdict: 'SHORTLISTED' }))
  const chats = await succeed(call(server, 'GET /api/recruiter/chats', recruiter))
  const [chat] = chats.json<{ id: number }[]>()
  for (const message of ['One', 'Two']) {
    const body = { id: chat?.id, message }
    await succeed(call(server, 'POST /api/recruiter/chats/send', recruiter, { body }))
  }
  server.clock.advance(20 * 60_000)
  await server.services.outbox.idle()
  server.clock.advance(20 * 60_000)
}

async function sendFilterNews() {
  const body = { name: 'Mine', technologyIds: [1], isMailed: true }
  await succeed(call(server, 'POST /api/recruiter/saved-filters', recruiter, { body }))
  const project = projectPayload({ title: 'חדש' }, [{ id: 1 }])
  await succeed(call(server, 'POST /api/user/projects', seeker, { body: project }))
  await server.pool.query(`update saved_filter set mail_due_at = mail_due_at - interval '7 days'`)
  await queueFilterNews(server.services)
}

const change = (type: MailJobs['secondFactorChanged']['type']) => () =>
  queue('secondFactorChanged', { accountId: seeker.account.id, type })

const unknown = 'unknown@example.org'
const leaver = 'leaver@example.org'
const toSeeker = () => seeker.account.email
const toRecruiter = () => recruiter.account.email

const mails: [kind: MailKind, to: () => string, send: () => Promise<unknown>, says: RegExp][] = [
  ['registrationCode', () => unknown, () => register(unknown), /^\d{8}$/m],
  ['registrationCode', toSeeker, () => register(toSeeker()), /כבר יש לך חשבון/],
  ['resetCode', toSeeker, () => requestReset(server, toSeeker()), /^\d{8}$/m],
  [
    'passwordChanged',
    toSeeker,
    () => queue('passwordChanged', { accountId: seeker.account.id }),
    /שונתה/,
  ],
  [
    'passwordGuessed',
    toSeeker,
    () => queue('passwordGuessed', { role: 'jobseeker', email: toSeeker() }),
    /ניחושים/,
  ],
  ['secondFactorChanged', toSeeker, change('second-factor-on'), /הופעל/],
  ['secondFactorChanged', toSeeker, change('second-factor-off'), /כובה/],
  ['secondFactorChanged', toSeeker, change('recovery-codes-made'), /קודי שחזור/],
  ['secondFactorChanged', toSeeker, change('recovery-code-used'), /קוד שחזור/],
  ['secondFactorChanged', toSeeker, change('authenticator-removed'), /אפליקציית האימות/],
  ['secondFactorChanged', toSeeker, change('passkey-added'), /נוסף/],
  ['secondFactorChanged', toSeeker, change('passkey-removed'), /הוסר/],
  ['secondFactorChanged', toSeeker, change('passkey-refused'), /עותק/],
  ['filterNews', toRecruiter, sendFilterNews, /לפי הסינון \u2068Mine\u2069:/],
  ['digest', toSeeker, sendDigests, /שתי הודעות חדשות מ־\u2068דן Reed\u2069/],
  ['digest', toRecruiter, () => Promise.resolve(), /שני מאגרים הוגשו/],
  [
    'accountDeleted',
    () => leaver,
    () => queue('accountDeleted', { email: leaver, firstName: 'נועה', language: 'he' }),
    /נמחק/,
  ],
]

it.each(mails)('the mail %s to %s is in Hebrew (%#)', async (_kind, to, send, says) => {
  await send()
  const sent = await mailsTo(to())
  expect(sent.map(({ text }) => text).join('\n')).toMatch(says)
  sent.forEach(expectHebrew)
})

it('every kind of mail is among them', () => {
  const kinds = Object.keys(createComposers(server.services))
  expect([...new Set<string>(mails.map(([kind]) => kind))].toSorted()).toEqual(kinds.toSorted())
})

it('the page that ends mails is in the language of the account', async () => {
  const english = await server.logIn('jobseeker')
  const pathOf = ({ account }: LoggedIn) =>
    new URL(unsubscribeUrl(server.services.config, account.id)).pathname
  const ask = await succeed(call(server, `GET ${pathOf(seeker)}`))
  expect(ask.text).toContain('<html lang="he" dir="rtl">')
  expect(ask.text).toContain('הפסקת ההודעות האלה')
  expect((await succeed(call(server, `GET ${pathOf(english)}`))).text).toContain('Stop these mails')
  const done = await succeed(call(server, `POST ${pathOf(seeker)}`))
  expect(done.text).toContain('ההודעות האלה הופסקו')
  expect([ask.text, done.text].map(textOf).flatMap(foreignWords)).toEqual([])
  expect(ask.text).toContain(`href="${paths.settings}"`)
})

it('a language that this release does not know is English', async () => {
  const { account } = await server.logIn('jobseeker')
  await server.pool.query(`update account set language = 'xx' where id = $1`, [account.id])
  await queue('passwordChanged', { accountId: account.id })
  expect((await mailsTo(account.email))[0]?.text).toMatch(/^Hello Jules,\n/)
})
