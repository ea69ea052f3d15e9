import { springPath, exitPath, rest, velocityOn } from './card-path'
import { flightDuration } from './flight-duration'
import { createDragVelocity } from './drag-velocity'

const room = { width: 400, height: 800 }
const pulled = { x: 120, y: 30 }

describe('exitPath', () => {
  it.each([
    ['LIKED', { x: 600 }],
    ['UNLIKED', { x: -600 }],
    ['SAVED', { y: -800 }],
  ] as const)('of %s ends outside the window after the flight duration', (towards, end) => {
    const path = exitPath(towards, { from: rest, velocity: rest }, room)
    expect(path.at(0)).toMatchObject({ x: 0, y: 0 })
    expect(path.at(flightDuration)).toMatchObject(end)
    expect(path.duration).toBe(flightDuration)
  })

  it('starts with the velocity of the drag, and takes the same time at any velocity', () => {
    const thrown = exitPath('LIKED', { from: pulled, velocity: { x: 2400, y: -600 } }, room)
    const released = exitPath('LIKED', { from: pulled, velocity: rest }, room)
    expect(velocityOn(thrown, 17).x).toBeGreaterThan(1800)
    expect(velocityOn(released, 17).x).toBeLessThan(600)
    expect(thrown.at(flightDuration).x).toBe(released.at(flightDuration).x)
    expect(thrown.at(flightDuration).y).toBeLessThan(released.at(flightDuration).y)
  })

  it('moves monotonically away at any velocity', () => {
    for (const x of [-3000, 0, 9000]) {
      const path = exitPath('LIKED', { from: pulled, velocity: { x, y: 0 } }, room)
      const places = Array.from({ length: 31 }, (_, at) => path.at(at * 10).x)
      expect(places).toEqual(places.toSorted((left, right) => left - right))
    }
  })
})

describe('springPath', () => {
  it('starts where the card is and ends at rest within a second', () => {
    const path = springPath({ from: pulled, velocity: rest })
    expect(path.at(0)).toEqual(pulled)
    expect(path.at(path.duration)).toEqual(rest)
    expect(path.duration).toBeLessThan(1000)
  })

  it('continues in the direction of the drag first', () => {
    const path = springPath({ from: { x: 80, y: 0 }, velocity: { x: 1500, y: 0 } })
    expect(path.at(17).x).toBeGreaterThan(80)
  })
})

describe('the velocity of a drag', () => {
  it('is measured over the latest moves', () => {
    const velocity = createDragVelocity()
    velocity.add({ x: 0, y: 0 }, 0)
    velocity.add({ x: 10, y: 0 }, 400)
    velocity.add({ x: 60, y: -20 }, 450)
    expect(velocity.at(455)).toEqual({ x: 1000, y: -400 })
  })

  it('is zero when the pointer had stopped, or never moved', () => {
    const velocity = createDragVelocity()
    expect(velocity.at(0)).toEqual(rest)
    velocity.add({ x: 0, y: 0 }, 0)
    velocity.add({ x: 90, y: 0 }, 30)
    expect(velocity.at(500)).toEqual(rest)
  })
})
