import { useSession } from '../session'
import { aJobSeeker, createTestShell, createToken } from '../testing'
import { configureApi, profile, projects, queryClient } from '.'

const address = '/api/user/details'
const early = aJobSeeker({ firstName: 'Early' })
const late = aJobSeeker({ firstName: 'Late' })

const answerOf = (data: unknown, status = 200) =>
  ({
    ok: status < 400,
    status,
    headers: new Headers({ 'content-type': 'text/plain; charset=utf-8' }),
    json: () => Promise.resolve(data),
    text: () => Promise.resolve(data),
  }) as Response

/** A page that has sent the read of the job seeker's details. */
function openPage({ answer = Promise.resolve(answerOf(early)), age = 0 } = {}) {
  const { network } = createTestShell({ role: 'jobseeker' })
  network.reply('GET /api/user/details', late)
  const stop = new AbortController()
  const { token } = useSession.getState()
  const sentAt = performance.now() - age
  globalThis.earlyReads = new Map([[address, { token, answer, stop, sentAt }]])
  const read = async () =>
    (await queryClient.fetchQuery({ ...profile.jobSeeker(), staleTime: 0 }))?.firstName
  return { network, stop, read, sent: () => network.requests('GET /api/user/details').length }
}

afterEach(() => {
  globalThis.earlyReads = undefined
  configureApi({ onUnauthenticated: () => {} })
})

it('takes the answer that the page has asked for, once', async () => {
  const { read, sent } = openPage()
  expect(await read()).toBe('Early')
  expect(sent()).toBe(0)
  expect(await read()).toBe('Late')
})

it('makes the call itself when the early one fails, and ends a refused session once', async () => {
  const onUnauthenticated = jest.fn()
  configureApi({ onUnauthenticated })
  expect(await openPage({ answer: Promise.reject(new TypeError('offline')) }).read()).toBe('Late')
  expect(onUnauthenticated).not.toHaveBeenCalled()
  const { network, read } = openPage({ answer: Promise.resolve(answerOf('', 401)) })
  network.fail('GET /api/user/details', 401, 'You need to be logged in')
  await expect(read()).rejects.toThrow('You need to be logged in')
  expect(onUnauthenticated).toHaveBeenCalledTimes(1)
})

it.each([
  [400, 'Invalid id'],
  [404, 'User details not found'],
])('does not repeat a call that was refused for good (%d)', async (status, sentence) => {
  const { read, sent } = openPage({ answer: Promise.resolve(answerOf(sentence, status)) })
  await expect(read()).rejects.toMatchObject({ status, message: sentence })
  expect(sent()).toBe(0)
})

it('never takes an old answer, or one of another session', async () => {
  expect(await openPage({ age: 16_000 }).read()).toBe('Late')
  const { read, stop, network } = openPage()
  useSession.getState().login(createToken('jobseeker', 'Somebody else'), 'jobseeker')
  network.reply('GET /api/user/details', late)
  expect(await read()).toBe('Late')
  expect(stop.signal.aborted).toBe(true)
})

it('drops early answers when a call changes something, and stops them at logout', async () => {
  const { read, network, stop } = openPage()
  network.reply('DELETE /api/user/projects/:id', 'ok')
  await projects.remove(1)
  expect(stop.signal.aborted).toBe(true)
  expect(await read()).toBe('Late')
  const other = openPage()
  useSession.getState().logout()
  expect(other.stop.signal.aborted).toBe(true)
})

it('makes the call itself when the early one is not answered in time', async () => {
  const { read, stop } = openPage({
    age: 14_900,
    answer: new Promise((_, reject) => {
      queueMicrotask(() => stop.signal.addEventListener('abort', () => reject(stop.signal.reason)))
    }),
  })
  expect(await read()).toBe('Late')
})
