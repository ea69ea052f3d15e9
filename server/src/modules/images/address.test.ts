import { addressOf, newAddress } from './address'

it('creates a unique URL each time and parses its file name', () => {
  const address = newAddress()
  expect(address).toMatch(/^\/api\/images\/[\w-]{22}\.webp$/)
  expect(newAddress()).not.toBe(address)
  expect(addressOf(address.replace('/api/images/', ''))).toBe(address)
})

const name = 'x'.repeat(22)

it.each([`${name}x.webp`, `${name}.png`, `${name}.webp.js`, `../${name}.webp`, `${name}xwebp`])(
  'refuses the file name %s',
  (file) => {
    expect(addressOf(file)).toBeUndefined()
  },
)
