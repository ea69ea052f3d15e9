import { pathHome, pathOut, rest, speedOn } from './card-path'
import { flightTime } from './flight-time'
import { createPullSpeed } from './pull-speed'

const room = { width: 400, height: 800 }
const pulled = { x: 120, y: 30 }

describe('the way out', () => {
  it.each([
    ['LIKED', { x: 600 }],
    ['UNLIKED', { x: -600 }],
    ['SAVED', { y: -800 }],
  ] as const)('of %s ends outside the window after the flight', (towards, end) => {
    const path = pathOut(towards, { from: rest, velocity: rest }, room)
    expect(path.at(0)).toMatchObject({ x: 0, y: 0 })
    expect(path.at(flightTime)).toMatchObject(end)
    expect(path.duration).toBe(flightTime)
  })

  it('begins as fast as the hand was, and takes as long', () => {
    const thrown = pathOut('LIKED', { from: pulled, velocity: { x: 2400, y: -600 } }, room)
    const released = pathOut('LIKED', { from: pulled, velocity: rest }, room)
    expect(speedOn(thrown, 17).x).toBeGreaterThan(1800)
    expect(speedOn(released, 17).x).toBeLessThan(600)
    expect(thrown.at(flightTime).x).toBe(released.at(flightTime).x)
    expect(thrown.at(flightTime).y).toBeLessThan(released.at(flightTime).y)
  })

  it('never turns back, however it was thrown', () => {
    for (const x of [-3000, 0, 9000]) {
      const path = pathOut('LIKED', { from: pulled, velocity: { x, y: 0 } }, room)
      const places = Array.from({ length: 31 }, (_, at) => path.at(at * 10).x)
      expect(places).toEqual(places.toSorted((left, right) => left - right))
    }
  })
})

describe('the way home', () => {
  it('starts where the card is and ends at rest within a second', () => {
    const path = pathHome({ from: pulled, velocity: rest })
    expect(path.at(0)).toEqual(pulled)
    expect(path.at(path.duration)).toEqual(rest)
    expect(path.duration).toBeLessThan(1000)
  })

  it('first goes on the way that the hand went', () => {
    const path = pathHome({ from: { x: 80, y: 0 }, velocity: { x: 1500, y: 0 } })
    expect(path.at(17).x).toBeGreaterThan(80)
  })
})

describe('the speed of a pull', () => {
  it('is that of the latest moves', () => {
    const speed = createPullSpeed()
    speed.add({ x: 0, y: 0 }, 0)
    speed.add({ x: 10, y: 0 }, 400)
    speed.add({ x: 60, y: -20 }, 450)
    expect(speed.at(455)).toEqual({ x: 1000, y: -400 })
  })

  it('is nothing when the hand had stopped, or never moved', () => {
    const speed = createPullSpeed()
    expect(speed.at(0)).toEqual(rest)
    speed.add({ x: 0, y: 0 }, 0)
    speed.add({ x: 90, y: 0 }, 30)
    expect(speed.at(500)).toEqual(rest)
  })
})
