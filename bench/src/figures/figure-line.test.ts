import { figureLine } from './figure-line'

const words = (line: string) => line.replaceAll(/ +/g, ' ')

it('judges the ratio of the medians and shows the range of the turns', () => {
  const line = figureLine({
    goal: 'G1',
    name: 'LCP of home',
    ours: [600, 500, 700],
    theirs: [2400, 2500, 2000],
    unit: 'ms',
  })
  expect(words(line)).toBe(
    'G1 LCP of home 600 (500 to 700) : 2400 (2000 to 2500) ms 0.25 (0.20 to 0.35) <= 0.35 beyond',
  )
})

it.each([
  ['a value without a comparison', { goal: 'G18', ours: [0.3, 0.01, 0.02] }, '<= 0.02 met'],
  ['a limit that is missed', { goal: 'G18', ours: [0.021] }, '<= 0.02 MISSED'],
  ['a ratio that must be large', { goal: 'G8', ours: [79], theirs: [100] }, '>= 0.8 MISSED'],
  ['a ratio that is large enough', { goal: 'G8', ours: [80], theirs: [100] }, '>= 0.8 met'],
  ['a difference', { goal: 'G6', isDifference: true, ours: [110], theirs: [100] }, '<= 16 met'],
  ['a limit of its own', { goal: { atMost: 5 }, ours: [5] }, '<= 5 met'],
] as const)('judges %s', (name, figure, verdict) => {
  expect(words(figureLine({ name, ...figure }))).toMatch(new RegExp(`${verdict}$`))
})

it('judges nothing without a goal', () => {
  expect(words(figureLine({ name: 'requests', ours: [12, 14], theirs: [5] }))).toBe(
    ' requests 14 (12 to 14) : 5 2.80',
  )
})
