import { avatarOf } from './avatar'
import { coverPalettes } from './cover/cover-palettes'

it.each([
  ['Dana Levi', 'DL'],
  [' ada  augusta king ', 'AK'],
  ['noa', 'N'],
  ['𝒜da', '𝒜'],
  ['', ''],
])('shows of %j the initials %j', (name, initials) => {
  expect(avatarOf(name).initials).toBe(initials)
})

it('takes the colours from the palettes of covers, always the same for a name', () => {
  const names = Array.from({ length: 40 }, (_, at) => `Person ${at}`)
  const grounds = names.map((name) => avatarOf(name).ground)
  expect(names.map((name) => avatarOf(name).ground)).toEqual(grounds)
  expect(new Set(grounds).size).toBeGreaterThan(coverPalettes.length / 2)
  for (const { ground, text } of names.map(avatarOf)) {
    expect(coverPalettes).toContainEqual(expect.objectContaining({ ground, text }))
  }
})
