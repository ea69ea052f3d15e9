import { once } from 'node:events'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { createSmtp } from './smtp'

let server: Server
let commands: string[]
let message: string

/** Just enough of a mail server: it says yes to everything and keeps what it heard. */
beforeEach(async () => {
  commands = []
  message = ''
  server = createServer((socket) => {
    let isData = false
    socket.write('220 mail.test\r\n')
    socket.on('data', (chunk) => {
      for (const line of chunk.toString().split('\r\n').filter(Boolean)) {
        if (isData) {
          message += `${line}\n`
          if (line !== '.') continue
          isData = false
        } else commands.push(line)
        isData ||= line === 'DATA'
        socket.write(isData ? '354 go on\r\n' : '250 fine\r\n')
        if (line === 'QUIT') socket.end()
      }
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterEach(() => server.close())

const deliver = (mail: { to: string; subject?: string; text?: string }) => {
  const { port } = server.address() as AddressInfo
  const smtp = createSmtp(`smtp://127.0.0.1:${port}`, 'Swipefolio <no-reply@swipe.test>')
  return smtp.deliver({ subject: 'A code', text: '12345678', ...mail })
}

it('hands a mail to the server', async () => {
  await deliver({ to: 'noa@example.org' })
  expect(commands).toEqual(
    expect.arrayContaining(['MAIL FROM:<no-reply@swipe.test>', 'RCPT TO:<noa@example.org>']),
  )
  expect(message).toContain('From: Swipefolio <no-reply@swipe.test>\n')
  expect(message).toContain('To: noa@example.org\n')
  expect(message).toContain('Subject: A code\n')
  expect(message).toContain('12345678\n')
})

it('never reads one address as several', async () => {
  await deliver({ to: 'noa,other@example.org' }).catch(() => undefined)
  const recipients = commands.filter((command) => command.startsWith('RCPT'))
  expect(recipients.length).toBeLessThan(2)
  expect(recipients.join()).not.toContain('<other@example.org>')
})

it('fails when the server cannot be reached', async () => {
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  const smtp = createSmtp(`smtp://127.0.0.1:${port}`, 'no-reply@swipe.test')
  await expect(
    smtp.deliver({ to: 'noa@example.org', subject: 'A code', text: '' }),
  ).rejects.toThrow('ECONNREFUSED')
})
