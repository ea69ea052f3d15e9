import { swipeDirection, swipeDistance } from './swipe-direction'

test.each([
  [{ x: 101, y: 0 }, 'LIKED'],
  [{ x: -101, y: 0 }, 'UNLIKED'],
  [{ x: 0, y: -101 }, 'SAVED'],
  [{ x: 100, y: 0 }, null],
  [{ x: -100, y: 0 }, null],
  [{ x: 0, y: -100 }, null],
  [{ x: 0, y: 300 }, null],
])('maps a drag of %o to %s', (offset, status) => {
  expect(swipeDirection(offset, swipeDistance.decision)).toBe(status)
})

test('the longer axis decides', () => {
  expect(swipeDirection({ x: 140, y: -160 }, swipeDistance.decision)).toBe('SAVED')
  expect(swipeDirection({ x: 160, y: -140 }, swipeDistance.decision)).toBe('LIKED')
})

test('the indicator appears past 50 pixels', () => {
  expect(swipeDirection({ x: 51, y: 0 }, swipeDistance.indicator)).toBe('LIKED')
  expect(swipeDirection({ x: 49, y: 0 }, swipeDistance.indicator)).toBeNull()
})
