import { checkPublicPage, isHandle } from '.'

const form = 'Use 3 to 30 letters from a to z, digits and single hyphens between them'

it.each(['noa', '007', 'noa-levi-2', 'x'.repeat(30)])('accepts the handle %s', (handle) => {
  expect(isHandle(handle)).toBe(true)
  expect(checkPublicPage({ isOn: true, handle })).toEqual({})
})

it.each([
  'no',
  'x'.repeat(31),
  'Noa',
  'noa_levi',
  '-noa',
  'noa-',
  'no--a',
  'no a',
  'נועה',
  '!noa',
  'noa!',
])('refuses the handle %j, on a page that is off as well', (handle) => {
  expect(isHandle(handle)).toBe(false)
  for (const isOn of [true, false])
    expect(checkPublicPage({ isOn, handle })).toEqual({ handle: form })
})

it('requires a handle while the page is on', () => {
  expect(checkPublicPage({ isOn: true })).toEqual({ handle: 'Please choose a handle' })
  expect(checkPublicPage({ isOn: false, handle: '' })).toEqual({})
  expect(checkPublicPage({})).toEqual({})
})

it('shows at most twelve projects, each counted once', () => {
  const projectIds = Array.from({ length: 12 }, (_, id) => id)
  expect(checkPublicPage({ projectIds: [...projectIds, 0] })).toEqual({})
  expect(checkPublicPage({ projectIds: [...projectIds, 12] })).toEqual({
    projectIds: 'At most 12 projects',
  })
})
