import { networkOf } from '.'

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '::ffff:203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::7', '2001:db8:0:0'],
  ['2001::1:2:3:4:5', '2001:0:0:1'],
  ['::1', '0:0:0:0'],
  ['2001:db8:1::', '2001:db8:1:0'],
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

it('can be wider', () => {
  expect(networkOf('2001:db8:1:2::7', 48)).toBe('2001:db8:1')
})
