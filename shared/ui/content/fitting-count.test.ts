import { fittingCount } from './fitting-count'

const room = { width: 200, gap: 10, rows: 1 }

it.each([
  ['all when they fit exactly', [60, 60, 60], 1, 3],
  ['fewer, so that the rest fits behind them', [60, 60, 61], 1, 2],
  ['none when not even one fits with the rest', [180, 60], 1, 0],
  ['as many as two rows hold', [90, 90, 90, 90, 90], 2, 3],
  ['one that is wider than a row by itself', [300], 1, 1],
  ['nothing of nothing', [], 1, 0],
])('shows %s', (_, widths, rows, count) => {
  expect(fittingCount(widths, 40, { ...room, rows })).toBe(count)
})
