import type { Notification } from '@swipefolio/shared/contract'
import axios, { type Method } from 'axios'
import type { AddressInfo } from 'node:net'
import { createTestServer, type LoggedIn, type TestServer } from '../../testing'
import { postRequest, publishProject } from '../../testing/builders'
import { call } from '../../testing/call'

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

describe('a call without a body, sent by axios', () => {
  const status = async (method: Method, path: string, person?: LoggedIn, params = {}) => {
    const answer = await axios.request<unknown>({
      baseURL: `http://127.0.0.1:${port}/api`,
      method,
      url: path,
      params,
      headers: { ...person?.headers },
      validateStatus: () => true,
    })
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
