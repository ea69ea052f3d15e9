import type { Notification } from '@swipefolio/shared/contract'
import {
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
  request as sendRequest,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { createTestServer, type LoggedIn, type TestServer } from '../testing'
import { postRequest, publishProject } from '../testing/builders'
import { call } from '../testing/call'

let server: TestServer
let seeker: LoggedIn
let recruiter: LoggedIn
let port: number

beforeAll(async () => {
  server = await createTestServer()
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  port = (server.app.server.address() as AddressInfo).port
  seeker = await server.logIn('jobseeker')
  recruiter = await server.logIn('recruiter')
})
afterAll(() => server.close())

interface Answer {
  status: number | undefined
  text: string
  headers: IncomingHttpHeaders
}

const send = (path: string, headers: OutgoingHttpHeaders, method = 'GET') =>
  new Promise<Answer>((resolve, reject) => {
    const sent = sendRequest(
      { port, host: '127.0.0.1', path, method, headers, agent: false },
      (answer) => {
        let text = ''
        answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
        answer.on('end', () =>
          resolve({ status: answer.statusCode, text, headers: answer.headers }),
        )
      },
    )
    sent.on('error', reject).end()
  })

describe('over a real connection', () => {
  it('two Authorization headers are none', async () => {
    const Authorization = [seeker.headers.authorization, seeker.headers.authorization]
    const answer = await send('/api/user/details', { Authorization })
    expect([answer.status, answer.text]).toEqual([401, 'You need to be logged in'])
    const one = await send('/api/user/details', { ...seeker.headers })
    expect(one.status).toBe(200)
  })

  it('headers over 64 KiB are too large, long addresses under it are not', async () => {
    const answer = await send('/api/user/details', {
      authorization: `Bearer ${'x'.repeat(70_000)}`,
    })
    expect(answer.status).toBe(431)
    const message = encodeURIComponent('\u05d0'.repeat(4000))
    const long = await send(`/api/user/chats/send?message=${message}`, {}, 'POST')
    expect(long.status).toBe(401)
  })

  it('a path longer than any email is not found', async () => {
    const name = 'x'.repeat(1000)
    const answer = await send(`/api/auth/verify-request/${name}?code=12345678`, {}, 'POST')
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.status).not.toBe(414)
    expect(answer.status).toBeLessThan(500)
  })
})

describe('a call without a body, sent as axios does it', () => {
  async function status(method: string, path: string, person?: LoggedIn, query = {}) {
    const headers = {
      ...person?.headers,
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': '0',
    }
    const answer = await send(`/api${path}?${new URLSearchParams(query)}`, headers, method)
    return answer.status
  }

  const notifications = async () =>
    (await call(server, 'GET /api/user/notifications', seeker)).json<[Notification]>()

  it('is accepted by every call that needs none', async () => {
    const email = 'noa@example.org'
    expect(await status('POST', '/auth/logout')).toBe(200)
    const reset = '/auth/send-code-to-reset-password'
    expect(await status('POST', reset, undefined, { email, isRecruiter: 'false' })).toBe(200)
    const verification = `/auth/verify-request/${email}`
    expect(await status('POST', verification, undefined, { code: '12345678' })).toBe(400)

    const { id } = await publishProject(server, seeker)
    const likedStatus = 'SAVED'
    expect(await status('POST', `/recruiter/projects/${id}`, recruiter, { likedStatus })).toBe(200)
    const decision = `/recruiter/projects/saved/${id}/decision`
    expect(await status('PUT', decision, recruiter, { likedStatus: 'LIKED' })).toBe(200)
    expect(await status('POST', '/user/chats/send', seeker, { message: 'Hello' })).toBe(404)
    const [{ id: seen }] = await notifications()
    expect(await status('PUT', `/user/notifications/${seen}/seen`, seeker)).toBe(200)
    const request = await postRequest(server, recruiter)
    const gitHubLink = 'https://github.com/kelp-and-co/bottle'
    const link = `/user/project-request/${request.id}/send-link`
    expect(await status('POST', link, seeker, { gitHubLink })).toBe(200)
    const removed = `/recruiter/projectRequests/${request.id}`
    expect(await status('DELETE', removed, recruiter)).toBe(200)
    expect(await status('DELETE', `/user/projects/${id}`, seeker)).toBe(200)
  })
})
