import { openedRoutes } from './opened-routes'

beforeEach(() => localStorage.clear())

it('lists the routes opened last, each once, the latest first', () => {
  for (const path of ['/a', '/b', '/c', '/a', '/d', '/e']) openedRoutes.add(path)
  expect(openedRoutes.list()).toEqual(['/e', '/d', '/a', '/c'])
})

it('is empty when the stored value is not a list of paths', () => {
  for (const stored of ['{', '"/a"', '{"0":"/a"}', '[1,null]']) {
    localStorage.setItem('openedRoutes', stored)
    expect(openedRoutes.list()).toEqual([])
  }
})
