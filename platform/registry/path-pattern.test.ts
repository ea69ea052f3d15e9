import { compareSpecificity, isReserved, matchPath, parsePattern, shapeOf } from '.'

describe('parsePattern', () => {
  it.each([
    ['/', []],
    ['/user', ['user']],
    ['/user/', ['user']],
    ['/user/:id', ['user', ':id']],
    ['/user/:id/user', ['user', ':id', 'user']],
    ['/A-b_c~1.5/:userId2', ['A-b_c~1.5', ':userId2']],
  ])('returns the segments of %s', (pattern, segments) => {
    expect(parsePattern(pattern)).toEqual(segments)
  })

  it.each([
    '',
    'user',
    'x/user',
    '//',
    '//evil.example/',
    '/user//id',
    '/user/*',
    '/user/:id?',
    '/user/:',
    '/user/:1',
    '/user/x:id',
    '/user/:id-x',
    '/user/:id/:id',
    '/user/:constructor',
    '/user/:toString',
    '/.well-known',
    '/user/..',
    '/us%65r',
    '/user name',
    '/user?x=1',
    '/user#x',
    '/user\\x',
    '/üser',
  ])('returns nothing for %s', (pattern) => {
    expect(parsePattern(pattern)).toBeUndefined()
    expect(matchPath(pattern, pattern)).toBeUndefined()
  })
})

it('matches no more than the pattern, with any parameter', () => {
  expect(matchPath('/user/:id/notes', '/user/%3Cb%3E/notes')).toEqual({ id: '<b>' })
  expect(matchPath('/user/:id/notes', '/user/7/nodes')).toBeUndefined()
  expect(matchPath('/', '/')).toEqual({})
  expect(matchPath('/', '/user')).toBeUndefined()
})

it.each([
  ['/user/:id', '/user/:name', '/user/:'],
  ['/user/:id/', '/user/:id', '/user/:'],
  ['/', '/', '/'],
])('%s and %s have the shape %s', (left, right, shape) => {
  expect([shapeOf(left), shapeOf(right)]).toEqual([shape, shape])
})

it('sorts no pattern before another that is none', () => {
  expect(compareSpecificity('nonsense', '/')).toBe(0)
})

it.each(['/api', '/api/user', '/API/user', '/platform/', '/apps/x/1.0.0/x.js', '/registry.json'])(
  'reserves %s for the server',
  (path) => {
    expect(isReserved(path)).toBe(true)
  },
)

it.each(['/', '/apis', '/labs/api'])('leaves %s to the apps', (path) => {
  expect(isReserved(path)).toBe(false)
})
