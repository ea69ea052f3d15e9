import { sessionKeys } from '../between-apps'
import { createToken } from '../testing'
import { sessionOwner, useSession } from '.'

beforeEach(() => {
  useSession.getState().logout()
})

it('stores token and role in session storage and decodes the name', () => {
  useSession.getState().login(createToken('recruiter', 'נועה Levi'), 'recruiter')
  expect(useSession.getState()).toMatchObject({ userName: 'נועה Levi', role: 'recruiter' })
  expect(sessionStorage.getItem('token')).toBe(createToken('recruiter', 'נועה Levi'))
  expect(sessionStorage.getItem('role')).toBe('recruiter')
})

it('clears all keys at logout', () => {
  useSession.getState().login(createToken('jobseeker', 'Noa'), 'jobseeker')
  for (const key of Object.keys(sessionKeys)) sessionStorage.setItem(key, 'x')
  useSession.getState().logout()
  expect(useSession.getState()).toMatchObject({ token: null, userName: null, role: null })
  expect(sessionStorage).toHaveLength(0)
})

it('clears the state when a token cannot be decoded', () => {
  useSession.getState().login(createToken('jobseeker', 'Noa'), 'jobseeker')
  useSession.getState().login('not.a.token', 'jobseeker')
  expect(useSession.getState().token).toBeNull()
  expect(sessionStorage.getItem('token')).toBeNull()
})

it('restores a session from storage, and drops an invalid or expired one', async () => {
  const load = async () => {
    Reflect.deleteProperty(globalThis, Symbol.for('swipefolio.session'))
    jest.resetModules()
    return (await import('.')).useSession.getState()
  }
  sessionStorage.setItem('token', createToken('recruiter', 'Maya'))
  expect((await load()).userName).toBe('Maya')
  sessionStorage.setItem('token', 'broken')
  expect((await load()).userName).toBeNull()
  expect(sessionStorage.getItem('token')).toBeNull()
  const now = Math.floor(Date.now() / 1000)
  for (const [exp, isKept] of [
    [now + 60, true],
    [now - 1, false],
  ] as const) {
    const claims = btoa(JSON.stringify({ userName: 'Maya', role: 'recruiter', exp }))
    sessionStorage.setItem('token', `header.${claims}.signature`)
    expect((await load()).token !== null).toBe(isKept)
  }
})

it('refuses to be loaded twice into one page', async () => {
  jest.resetModules()
  await expect(import('.')).rejects.toThrow('A second copy of the auth store')
})

it('keeps unsaved work for the next login of its account only', () => {
  const { login, logout } = useSession.getState()
  login(createToken('jobseeker', 'Noa'), 'jobseeker')
  const work = JSON.stringify({ owner: sessionOwner(), drafts: { 'project new': '{}' } })
  sessionStorage.setItem('formDrafts', work)
  logout()
  login(createToken('jobseeker', 'Noa'), 'jobseeker')
  expect(sessionStorage.getItem('formDrafts')).toBe(work)
  logout()
  login(createToken('recruiter', 'Maya'), 'recruiter')
  expect(sessionStorage.getItem('formDrafts')).toBeNull()
})
