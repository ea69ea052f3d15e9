import { readAddress, readParameters } from '.'

it('names the parameters of a read', () => {
  expect(readParameters('/api/users/:userId/projects/:id')).toEqual(['userId', 'id'])
  expect(readParameters('/api/users')).toEqual([])
})

it('fills the parameters of a read with those of the route, encoded', () => {
  const params = { id: '7', name: 'a/b ü' }
  expect(readAddress('/api/users/:id/named/:name', params)).toBe(
    '/api/users/7/named/a%2Fb%20%C3%BC',
  )
  expect(readAddress('/api/users', params)).toBe('/api/users')
})

it('gives no address when the route lacks a parameter', () => {
  expect(readAddress('/api/users/:id/named/:name', { id: '7' })).toBeUndefined()
  expect(readAddress('/api/users/:toString', {})).toBeUndefined()
})
