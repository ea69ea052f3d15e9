import { PathTree } from '.'

it.each([
  ['/user/:id', '/user/me', true],
  ['/user/me', '/user/:id/', true],
  ['/user/:id/notes', '/user/me/:page', true],
  ['/user/:id', '/user/:name', true],
  ['/User/me', '/user/ME', true],
  ['/user/:id', '/users/:id', false],
  ['/user/:id', '/user', false],
  ['/user/me', '/user/you', false],
  ['/user/*', '/user/me', false],
  ['/user/me', '/user/*', false],
])('%s and %s match a common path: %s', (left, right, expected) => {
  const tree = new PathTree<string>()
  tree.add(left, 'left')
  expect(tree.overlapping(right)).toEqual(expected ? ['left'] : [])
})
