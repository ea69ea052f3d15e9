import {
  anonymousRole,
  compareSpecificity,
  matchPath,
  menuFor,
  resolveRoute,
  slotsFor,
  type RegistryRoute,
} from '.'

const route = (path: string, app: string, more: Partial<RegistryRoute> = {}): RegistryRoute => ({
  path,
  app,
  screen: 'Screen',
  title: path,
  ...more,
})

const routes = [
  route('/', 'mfe-public'),
  route('/user/:id', 'mfe-recruiter'),
  route('/user/me', 'mfe-jobseeker'),
  route('/dashboard', 'mfe-recruiter', { roles: ['recruiter'] }),
  route('/dashboard', 'mfe-jobseeker', { roles: ['jobseeker'], denied: 'Access Error' }),
]

describe('matchPath', () => {
  it('returns the decoded parameters of a matching path', () => {
    expect(matchPath('/user/:id', '/user/a%20b/')).toEqual({ id: 'a b' })
  })

  it('returns a parameter that cannot be decoded unchanged', () => {
    expect(matchPath('/user/:id', '/user/%zz')).toEqual({ id: '%zz' })
  })

  it('matches neither longer nor shorter paths', () => {
    expect(matchPath('/user/:id', '/user')).toBeUndefined()
    expect(matchPath('/user/:id', '/user/7/projects')).toBeUndefined()
  })
})

it.each([
  ['/a/b', '/a/:b', -1],
  ['/:a/b', '/a/:b', 1],
  ['/a/:b', '/b/:c', 0],
  ['/a', '/a/', 0],
])('compares %s and %s by their literal segments', (left, right, order) => {
  expect(compareSpecificity(left, right)).toBe(order)
})

describe('resolveRoute', () => {
  it('ignores matching routes that are less specific', () => {
    const own = [route('/user/me', 'mfe-jobseeker', { roles: ['jobseeker'] })]
    expect(
      resolveRoute({ routes: [...routes.slice(0, 2), ...own] }, '/user/me', 'recruiter'),
    ).toEqual({
      kind: 'denied',
      route: own[0],
      params: {},
    })
  })

  it('returns the parameters of the path', () => {
    expect(resolveRoute({ routes }, '/user/7', 'anonymous')).toEqual({
      kind: 'screen',
      route: routes[1],
      params: { id: '7' },
    })
  })

  it('prefers a literal segment to a parameter', () => {
    const resolution = resolveRoute({ routes }, '/user/me', 'anonymous')
    expect(resolution).toMatchObject({ kind: 'screen', route: { app: 'mfe-jobseeker' } })
  })

  it('picks the screen for the role among routes with the same path', () => {
    expect(resolveRoute({ routes }, '/dashboard', 'recruiter')).toMatchObject({
      kind: 'screen',
      route: { app: 'mfe-recruiter' },
    })
    expect(resolveRoute({ routes }, '/dashboard', 'jobseeker')).toMatchObject({
      kind: 'screen',
      route: { app: 'mfe-jobseeker' },
    })
  })

  it('denies a path of other roles with the route that has a sentence for it', () => {
    expect(resolveRoute({ routes }, '/dashboard', 'anonymous')).toMatchObject({
      kind: 'denied',
      route: { denied: 'Access Error' },
    })
  })

  it('returns no route for an unknown path', () => {
    expect(resolveRoute({ routes }, '/nowhere', 'recruiter')).toEqual({ kind: 'unknown' })
  })
})

describe('menu and slots', () => {
  const menu = [
    { label: 'Home', path: '/', order: 1, app: 'mfe-public' },
    { label: 'Swipe', path: '/swipe', order: 2, app: 'mfe-recruiter', roles: ['recruiter'] },
    { label: 'Log In', path: '/login', order: 3, app: 'mfe-public', roles: ['anonymous'] },
  ]
  const slots = [{ slot: 'overlay', screen: 'Chat', app: 'mfe-chat', roles: ['recruiter'] }]

  it('show an entry with roles to these roles only', () => {
    expect(menuFor({ menu }, anonymousRole).map(({ label }) => label)).toEqual(['Home', 'Log In'])
    expect(menuFor({ menu }, 'recruiter').map(({ label }) => label)).toEqual(['Home', 'Swipe'])
    expect(slotsFor({ slots }, 'overlay', 'anonymous')).toEqual([])
    expect(slotsFor({ slots }, 'overlay', 'recruiter')).toEqual(slots)
    expect(slotsFor({ slots }, 'banner', 'recruiter')).toEqual([])
  })
})
