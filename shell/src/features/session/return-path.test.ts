import { safeReturnPath, withReturn } from './return-path'

test.each([
  ['another site', 'https://evil.example/'],
  ['an address without a scheme', '//evil.example/'],
  ['a backslash in the place of a slash', '/\\evil.example/'],
  ['a script', 'javascript:alert(1)'],
  ['a path without a slash', 'dashboard'],
  ['the login page itself', '/login?from=/'],
  ['a value that is not a string', { pathname: '/dashboard' }],
])('does not return to %s', (_, path) => {
  expect(safeReturnPath(path)).toBeUndefined()
})

test('returns to an internal page with its query', () => {
  expect(safeReturnPath('/dashboard?section=requests')).toBe('/dashboard?section=requests')
})

test('adds the return path to the URL', () => {
  expect(withReturn('/login', '/dashboard?a=b')).toBe('/login?from=%2Fdashboard%3Fa%3Db')
  expect(withReturn('/login', undefined)).toBe('/login')
})
