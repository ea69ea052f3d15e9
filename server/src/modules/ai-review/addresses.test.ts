import { createServer } from 'node:net'
import { createTestServer, type LoggedIn, type TestServer } from '../../testing'
import { call } from '../../testing/call'
import { createFakeGitHub } from '../../testing/fake-github'
import { goodLibrary } from '../../testing/repositories'
import { send } from '../../foundation/outbound/request'
import type { AddressInfo } from 'node:net'

const trap = createServer((socket) => {
  trapped += 1
  socket.destroy()
})
let trapped = 0
let trapPort = 0
let github: Awaited<ReturnType<typeof createFakeGitHub>>
let server: TestServer
let seeker: LoggedIn
const targets: string[] = []

beforeAll(async () => {
  await new Promise<void>((listening) => trap.listen(0, '127.0.0.1', listening))
  trapPort = (trap.address() as AddressInfo).port
  github = await createFakeGitHub({ '*/*': goodLibrary })
  server = await createTestServer({
    config: { github: github.github },
    send: (url, options) => {
      targets.push(url.origin)
      return send(url, options)
    },
  })
  seeker = await server.logIn('jobseeker')
})
afterAll(async () => {
  await server.close()
  await github.close()
  trap.close()
  process.stdout.write(`addresses: ${addresses(0).length}, ${targets.length} requests\n`)
})

/** URLs with which people try server-side request forgery. */
const addresses = (port: number) => [
  '',
  ' ',
  'https://github.com',
  'https://github.com/',
  'https://github.com//',
  'https://github.com/a',
  'https://github.com/a/',
  'https://github.com//a/b',
  'https://github.com/../../evil',
  'https://github.com/a/../../evil/x',
  'https://github.com/a/b/../../../evil',
  'https://github.com/./b',
  'https://github.com/a/.',
  'https://github.com/a/..',
  'https://github.com/a/%2e%2e',
  'https://github.com/%2e%2e/b',
  'https://github.com/a%2fb/c',
  'https://github.com/a/b%2f..%2f..%2fevil',
  'https://github.com/a/b%00',
  'https://github.com/a/b\u0000c',
  'https://github.com/a\n/b',
  'https://github.com/a/b\r\nHost: evil.example',
  'https://github.com/a\t/b',
  'https://github.com/a/b c',
  'https://github.com/a\\b/c',
  'https://github.com\\@127.0.0.1/a/b',
  'https://github.com/\\127.0.0.1/b',
  'https://github.com@127.0.0.1/a/b',
  `https://github.com@127.0.0.1:${port}/a/b`,
  `https://github.com:x@127.0.0.1:${port}/a/b`,
  'https://user:pass@github.com/a/b',
  'https://a@github.com/a/b',
  'https://github.com:443/a/b',
  `https://github.com:${port}/a/b`,
  'https://github.com.evil.example/a/b',
  'https://github.com.127.0.0.1.nip.example/a/b',
  'https://github.comevil.example/a/b',
  'https://github.com#@127.0.0.1/a/b',
  'https://github.com?@127.0.0.1/a/b',
  `http://127.0.0.1:${port}/a/b`,
  `https://127.0.0.1:${port}/a/b`,
  `http://localhost:${port}/a/b`,
  `http://[::1]:${port}/a/b`,
  `http://2130706433:${port}/a/b`,
  `http://0x7f000001:${port}/a/b`,
  `http://0177.0.0.1:${port}/a/b`,
  'http://169.254.169.254/latest/meta-data',
  'http://metadata.google.internal/a/b',
  `//127.0.0.1:${port}/a/b`,
  '//evil.example/x',
  'http://github.com/a/b',
  'HTTPS://GITHUB.COM/a/b',
  'https://GitHub.com/a/b',
  'https://www.github.com/a/b',
  'https://gist.github.com/a/b',
  'https://api.github.com/repos/a/b',
  'https://raw.githubusercontent.com/a/b',
  'https://gitlab.com/a/b',
  'https://ｇithub.com/a/b',
  'https://github。com/a/b',
  'https://xn--github-.com/a/b',
  'ftp://github.com/a/b',
  'file:///etc/passwd',
  'git://github.com/a/b',
  'ssh://git@github.com/a/b',
  'git@github.com:a/b.git',
  `gopher://127.0.0.1:${port}/a/b`,
  'javascript:https://github.com/a/b',
  'data:text/plain,https://github.com/a/b',
  'https://github.com/-a/b',
  'https://github.com/a_b/c',
  'https://github.com/a.b/c',
  'https://github.com/a/b;c',
  'https://github.com/a/b:c',
  'https://github.com/a/b@c',
  'https://github.com/a/{b}',
  'https://github.com/a/b$c',
  'https://github.com/ａ/b',
  'https://github.com/a/é',
  'https://github.com/a/\u202eb',
  `https://github.com/${'a'.repeat(40)}/b`,
  `https://github.com/a/${'b'.repeat(101)}`,
  `https://github.com/a/b?${'x'.repeat(2100)}`,
]

it.each(addresses(0))('sends no request for %j', async (_shown) => {
  const address = addresses(trapPort)[addresses(0).indexOf(_shown)] ?? ''
  const before = targets.length
  const query = { repoUrl: address }
  const answer = await call(server, 'POST /api/user/ai-review', seeker, { query })
  const sentences = ['Please enter a valid GitHub repository URL.', 'Invalid characters']
  expect([answer.status, sentences.includes(answer.text)]).toEqual([400, true])
  expect(targets).toHaveLength(before)
  expect(trapped).toBe(0)
})

it.each([
  'https://github.com/a/b',
  'https://github.com/a/b.git',
  ' https://github.com/a/b\n',
  'https://github.com/a/b/tree/main/src',
  'https://github.com/a/b?x=https://127.0.0.1/',
  'https://github.com/a/b#@127.0.0.1',
  'https://github.com/a/..b',
  'https://github.com/a/b/@127.0.0.1',
])('sends requests for %j to the two configured hosts only', async (address) => {
  const before = targets.length
  const query = { repoUrl: address }
  const { status } = await call(server, 'POST /api/user/ai-review', seeker, { query })
  expect(status).toBe(200)
  expect(targets.length).toBeGreaterThan(before)
  for (const target of targets) expect(target).toBe(new URL(github.address).origin)
})

it.each([301, 302, 303, 307, 308])('follows no redirect (%d)', async (code) => {
  const location = `http://127.0.0.1:${trapPort}/latest/meta-data`
  github.answer(`/api/repos/redirect/r${code}`, (response) =>
    response.writeHead(code, { location }).end(),
  )
  const query = { repoUrl: `https://github.com/redirect/r${code}` }
  expect((await call(server, 'POST /api/user/ai-review', seeker, { query })).status).toBe(404)
  expect(trapped).toBe(0)
})

it('has at least sixty URLs', () => {
  expect(addresses(0).length).toBeGreaterThanOrEqual(60)
})
