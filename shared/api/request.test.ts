import { createTestShell } from '../testing'
import {
  auth,
  chats,
  configureApi,
  decisions,
  errorMessage,
  links,
  NetworkError,
  profile,
  queryClient,
} from '.'
import { useSession } from '../session'
import { aChat, aLink, aJobSeeker, aMessage, anUnseenProject, aPage } from '../testing'

afterEach(() => {
  configureApi({ credentialsIn: 'body', onUnauthenticated: () => {} })
})

const sentenceOf = (failing: Promise<unknown>) =>
  failing.then(
    () => 'no error',
    (error: unknown) => errorMessage(error, 'Fallback'),
  )

describe('errors', () => {
  it("shows the server's sentence for any error status", async () => {
    const { network } = createTestShell()
    network.fail('POST /api/auth/logout', 500, 'Come back later')
    expect(await sentenceOf(auth.logout('a.b.c'))).toBe('Come back later')
  })

  it('falls back on an empty body, an HTML page, or no response', async () => {
    const { network } = createTestShell()
    network.fail('POST /api/auth/logout', 500)
    expect(await sentenceOf(auth.logout('a.b.c'))).toBe('Fallback')
    network.fail('POST /api/auth/logout', 502, 'x'.repeat(201))
    expect(await sentenceOf(auth.logout('a.b.c'))).toBe('Fallback')
    network.setOffline(true)
    expect(await sentenceOf(auth.logout('a.b.c'))).toBe('Fallback')
  })

  it('takes a page for no answer, whatever its status is', async () => {
    const { network } = createTestShell({ role: 'recruiter' })
    const headers = { 'content-type': 'text/html; charset=utf-8' }
    network.reply('POST /api/auth/logout', '<!doctype html>', headers)
    await expect(auth.logout('a.b.c')).rejects.toBeInstanceOf(NetworkError)
  })

  it('notifies the shell when the session is rejected', async () => {
    const onUnauthenticated = jest.fn()
    configureApi({ onUnauthenticated })
    const { network } = createTestShell({ role: 'jobseeker' })
    network.fail('GET /api/user/details', 401, 'You need to be logged in')
    const details = profile.jobSeeker()
    await expect(queryClient.fetchQuery(details)).rejects.toThrow('You need to be logged in')
    expect(onUnauthenticated).toHaveBeenCalledTimes(1)
  })

  it('does not treat a failed login as an expired session', async () => {
    const onUnauthenticated = jest.fn()
    configureApi({ onUnauthenticated })
    const { network } = createTestShell()
    network.fail('POST /api/auth/userlogin', 401, 'Invalid email or password')
    const credentials = { email: 'a@b.c', password: 'secret' }
    await expect(auth.login('jobseeker', credentials)).rejects.toThrow('Invalid email or password')
    expect(onUnauthenticated).not.toHaveBeenCalled()
  })
})

describe('where credentials and texts travel', () => {
  const credentials = { email: 'a@b.c', password: 'secret' }

  it('sends them in bodies by the configuration of the front door', async () => {
    const { network } = createTestShell({ role: 'recruiter' })
    network.reply('POST /api/auth/recruiterlogin', 'token')
    network.reply('POST /api/recruiter/chats/send', aMessage())
    await auth.login('recruiter', credentials)
    await chats.send('recruiter', aChat(), { message: 'Hi', clientKey: 'k' })
    expect(network.requests('POST /api/auth/recruiterlogin')).toMatchObject([{ body: credentials }])
    const [sent] = network.requests('POST /api/recruiter/chats/send')
    expect(sent?.body).toMatchObject({ message: 'Hi', clientKey: 'k' })
    expect(sent?.query).toBeUndefined()
  })

  it("sends them in the query, as the spec's calls do, when configured", async () => {
    configureApi({ credentialsIn: 'query' })
    const { network } = createTestShell({ role: 'jobseeker' })
    network.reply('GET /api/auth/userlogin', 'token')
    network.reply('POST /api/auth/verify-request/:email', 'ok')
    network.reply('POST /api/user/chats/send', aMessage())
    await auth.login('jobseeker', credentials)
    await auth.verifyRequest('a@b.c', 12_345_678)
    await chats.send('jobseeker', aChat({ id: 7 }), { message: 'Hi', clientKey: 'k' })
    expect(network.requests('GET /api/auth/userlogin')).toMatchObject([{ query: credentials }])
    expect(network.requests('POST /api/auth/verify-request/:email')).toMatchObject([
      { params: { email: 'a%40b.c' }, query: { code: '12345678' } },
    ])
    expect(network.requests('POST /api/user/chats/send')).toMatchObject([
      { query: { message: 'Hi' }, body: { id: 7 } },
    ])
  })
})

it('accepts one unseen project, a list, and none', async () => {
  const { network } = createTestShell({ role: 'recruiter' })
  const project = anUnseenProject()
  network.reply('GET /api/recruiter/projects/unseen', project)
  expect(await decisions.unseen({ limit: 3 })).toEqual([{ ...project, morePictures: [] }])
  network.reply('GET /api/recruiter/projects/unseen', [project, project])
  expect(await decisions.unseen({ limit: 3 })).toHaveLength(2)
  network.reply('GET /api/recruiter/projects/unseen', null)
  expect(await decisions.unseen({ limit: 3 })).toEqual([])
})

it('fetches every page of the chats', async () => {
  const { network } = createTestShell({ role: 'recruiter' })
  const [first, second, last] = [aChat(), aChat(), aChat()]
  network.reply('GET /api/recruiter/chats', ({ query }) => {
    if (query.cursor === 'end') return [last]
    return query.cursor ? aPage([second], 'end') : aPage([first], 'middle')
  })
  expect(await queryClient.fetchQuery(chats.list('recruiter'))).toEqual([first, second, last])
})

it('fetches the owners of revealed links one by one', async () => {
  const { network } = createTestShell({ role: 'recruiter' })
  const owner = aJobSeeker()
  const revealed = aLink({ ownerRevealed: true })
  network.reply('GET /api/recruiter/projectRequests/:id/links', [revealed, aLink()])
  network.reply('GET /api/recruiter/revealed-user/:id', owner)
  const received = await links.all(5)
  expect(received.map((link) => link.linkOwner)).toEqual([owner, null])
  expect(network.requests('GET /api/recruiter/revealed-user/:id')).toMatchObject([
    { params: { id: String(revealed.id) } },
  ])
})

it('clears the cache when another person logs in', async () => {
  const { network } = createTestShell({ role: 'jobseeker' })
  network.reply('GET /api/user/details', aJobSeeker())
  await queryClient.fetchQuery(profile.jobSeeker())
  useSession.getState().logout()
  expect(queryClient.getQueryCache().getAll()).toHaveLength(0)
})
