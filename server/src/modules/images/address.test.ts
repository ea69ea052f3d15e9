import { addressOf, newAddress } from './address'

it('makes another address each time, whose file name it knows', () => {
  const address = newAddress()
  expect(address).toMatch(/^\/api\/images\/[\w-]{22}\.webp$/)
  expect(newAddress()).not.toBe(address)
  expect(addressOf(address.replace('/api/images/', ''))).toBe(address)
})

const name = 'x'.repeat(22)

it.each([`${name}x.webp`, `${name}.png`, `${name}.webp.js`, `../${name}.webp`, `${name}xwebp`])(
  'knows no image %s',
  (file) => {
    expect(addressOf(file)).toBeUndefined()
  },
)
