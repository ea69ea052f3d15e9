import { createMailServer } from '../../testing/mail-server'
import { createSmtp } from './smtp'

let server: Awaited<ReturnType<typeof createMailServer>>

beforeEach(async () => {
  server = await createMailServer()
})
afterEach(() => server.close())

const deliver = (mail: { to: string; subject?: string; text?: string }) =>
  createSmtp(server.url, 'Swipefolio <no-reply@swipe.test>').deliver({
    subject: 'A code',
    text: '12345678',
    html: '<p>1234<b>5678</b></p>',
    ...mail,
  })

it('hands a mail to the server', async () => {
  await deliver({ to: 'noa@example.org' })
  const [mail] = server.received
  expect(mail?.to).toEqual(['noa@example.org'])
  expect(mail?.text).toContain('From: Swipefolio <no-reply@swipe.test>\r\n')
  expect(mail?.text).toContain('To: noa@example.org\r\n')
  expect(mail?.text).toContain('Subject: A code\r\n')
  expect(mail?.text).toMatch(/Content-Type: multipart\/alternative;/)
  const [plain = -1, html = -1] = ['12345678\r\n', '<p>1234<b>5678</b></p>'].map((part) =>
    mail?.text.indexOf(part),
  )
  // Programs that know both show the last alternative.
  expect(plain).toBeGreaterThan(0)
  expect(html).toBeGreaterThan(plain)
})

it('never parses one address as several', async () => {
  await deliver({ to: 'noa,other@example.org' }).catch(() => undefined)
  const recipients = server.received.flatMap(({ to }) => to)
  expect(recipients.length).toBeLessThan(2)
  expect(recipients).not.toContain('other@example.org')
})

it('fails when the server cannot be reached', async () => {
  await server.close()
  await expect(deliver({ to: 'noa@example.org' })).rejects.toThrow('ECONNREFUSED')
})
