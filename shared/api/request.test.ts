import { createTestShell } from '../testing'
import { auth, chats, configureApi, decisions, errorMessage, links, profile, queryClient } from '.'
import { useSession } from '../session'
import { aChat, aLink, aJobSeeker, aMessage, anUnseenProject, aPart } from '../testing'

afterEach(() => {
  configureApi({ credentialsIn: 'body', onUnauthenticated: () => {} })
})

const sentenceOf = (failing: Promise<unknown>) =>
  failing.then(
    () => 'no error',
    (error: unknown) => errorMessage(error, 'Fallback'),
  )

describe('errors', () => {
  it("shows the server's sentence, whatever the status", async () => {
    const { network } = createTestShell()
    network.fail('POST /api/auth/logout', 500, 'Come back later')
    expect(await sentenceOf(auth.logout())).toBe('Come back later')
  })

  it('falls back when the server sends nothing, a page, or no answer comes', async () => {
    const { network } = createTestShell()
    network.fail('POST /api/auth/logout', 500)
    expect(await sentenceOf(auth.logout())).toBe('Fallback')
    network.fail('POST /api/auth/logout', 502, 'x'.repeat(201))
    expect(await sentenceOf(auth.logout())).toBe('Fallback')
    network.setOffline(true)
    expect(await sentenceOf(auth.logout())).toBe('Fallback')
  })

  it('tells the shell when a session is no longer accepted', async () => {
    const onUnauthenticated = jest.fn()
    configureApi({ onUnauthenticated })
    const { network } = createTestShell({ role: 'jobseeker' })
    network.fail('GET /api/user/details', 401, 'You need to be logged in')
    const details = profile.jobSeeker()
    await expect(queryClient.fetchQuery(details)).rejects.toThrow('You need to be logged in')
    expect(onUnauthenticated).toHaveBeenCalledTimes(1)
  })

  it('does not take a refused login for an ended session', async () => {
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

  it('sends them in bodies when the front door says so', async () => {
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

  it("speaks the spec's calls when told so", async () => {
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

it('takes one unseen project, a list, and none', async () => {
  const { network } = createTestShell({ role: 'recruiter' })
  const project = anUnseenProject()
  network.reply('GET /api/recruiter/projects/unseen', project)
  expect(await decisions.unseen({ limit: 3 })).toEqual([project])
  network.reply('GET /api/recruiter/projects/unseen', [project, project])
  expect(await decisions.unseen({ limit: 3 })).toHaveLength(2)
  network.reply('GET /api/recruiter/projects/unseen', null)
  expect(await decisions.unseen({ limit: 3 })).toEqual([])
})

it('fetches all chats, however many parts they come in', async () => {
  const { network } = createTestShell({ role: 'recruiter' })
  const [first, second, last] = [aChat(), aChat(), aChat()]
  network.reply('GET /api/recruiter/chats', ({ query }) => {
    if (query.cursor === 'end') return [last]
    return query.cursor ? aPart([second], 'end') : aPart([first], 'middle')
  })
  expect(await queryClient.fetchQuery(chats.list('recruiter'))).toEqual([first, second, last])
})

it('fetches the owners of revealed links one by one', async () => {
  const { network } = createTestShell({ role: 'recruiter' })
  const owner = aJobSeeker()
  const revealed = aLink({ ownerRevealed: true })
  network.reply('GET /api/recruiter/projectRequests/:id/links', [revealed, aLink()])
  network.reply('GET /api/recruiter/revealed-user/:id', owner)
  const received = await links.whole(5)
  expect(received.map((link) => link.linkOwner)).toEqual([owner, null])
  expect(network.requests('GET /api/recruiter/revealed-user/:id')).toMatchObject([
    { params: { id: String(revealed.id) } },
  ])
})

it('forgets what it knew when the person changes', async () => {
  const { network } = createTestShell({ role: 'jobseeker' })
  network.reply('GET /api/user/details', aJobSeeker())
  await queryClient.fetchQuery(profile.jobSeeker())
  useSession.getState().logout()
  expect(queryClient.getQueryCache().getAll()).toHaveLength(0)
})
