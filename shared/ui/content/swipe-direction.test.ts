import { decisionAt, indicatorAt } from './swipe-direction'

describe('decisionAt', () => {
  it.each([
    ['right of 100 px likes', { x: 101, y: 0 }, 'LIKED'],
    ['left of 100 px passes', { x: -101, y: 0 }, 'UNLIKED'],
    ['more than 100 px up saves', { x: 0, y: -101 }, 'SAVED'],
  ])('%s', (_, pull, decision) => {
    expect(decisionAt(pull)).toBe(decision)
  })

  it.each([
    { x: 99, y: 0 },
    { x: 100, y: 0 },
    { x: -100, y: 0 },
    { x: 0, y: -100 },
    { x: 0, y: 400 },
  ])('springs back at $x, $y', (pull) => {
    expect(decisionAt(pull)).toBeUndefined()
  })

  it('follows the axis with the larger offset', () => {
    expect(decisionAt({ x: 120, y: -160 })).toBe('SAVED')
    expect(decisionAt({ x: 160, y: -120 })).toBe('LIKED')
    expect(decisionAt({ x: 120, y: 160 })).toBeUndefined()
  })

  it('never saves by a drag that started in scrollable text', () => {
    expect(decisionAt({ x: 0, y: -300 }, false)).toBeUndefined()
    expect(decisionAt({ x: 120, y: -300 }, false)).toBe('LIKED')
  })
})

describe('indicatorAt', () => {
  it('shows the direction from 51 px on', () => {
    expect(indicatorAt({ x: 50, y: 0 })).toBeUndefined()
    expect(indicatorAt({ x: 51, y: 0 })).toBe('LIKED')
    expect(indicatorAt({ x: -51, y: 10 })).toBe('UNLIKED')
    expect(indicatorAt({ x: 10, y: -51 })).toBe('SAVED')
  })
})
