import { basesToKeep } from './retention'

const base = (at: string) => ({ folder: at, at: new Date(at) })
const kept = (days: number, weeks: number, ...times: string[]) => {
  const { bases, pointInTime } = basesToKeep(times.map(base), new Date('2026-03-18T12:00:00Z'), {
    days,
    weeks,
  })
  return [bases.map(({ folder }) => folder).toSorted(), pointInTime?.folder]
}

it('keeps the last backup of each day and of each week, and restores moments since the oldest daily one', () => {
  const times = [
    '2026-02-20T01:00:00Z',
    '2026-03-07T01:00:00Z',
    '2026-03-08T01:00:00Z',
    '2026-03-15T01:00:00Z',
    '2026-03-16T01:00:00Z',
    '2026-03-17T01:00:00Z',
    '2026-03-17T13:00:00Z',
    '2026-03-18T01:00:00Z',
  ]
  expect(kept(2, 3, ...times)).toEqual([
    [
      '2026-03-08T01:00:00Z',
      '2026-03-15T01:00:00Z',
      '2026-03-17T13:00:00Z',
      '2026-03-18T01:00:00Z',
    ],
    '2026-03-17T13:00:00Z',
  ])
})

it('keeps the newest backup however old it is', () => {
  expect(kept(7, 0, '2025-01-01T00:00:00Z', '2025-01-02T00:00:00Z')).toEqual([
    ['2025-01-02T00:00:00Z'],
    '2025-01-02T00:00:00Z',
  ])
  expect(kept(7, 4)).toEqual([[], undefined])
})
