import { presentReview, presentWholeReview } from './present'
import type { ReviewRow } from './repository'

it('shows a review field by field, in items or as the text of a model', () => {
  const item = { kind: 'risk', file: null, text: 'Nothing is tested.', rule: 'no-tests' } as const
  const row = {
    id: 1,
    repository: 'tides/tables',
    commit: 'abc',
    model: 'rules',
    files_read: 2,
    files_total: 3,
    created_at: new Date('2026-03-20T12:00:00Z'),
    result: [item, { ...item, score: 1 }],
    disputed: [1],
    account_id: 7,
  } as unknown as ReviewRow
  const shown = {
    id: 1,
    repository: 'tides/tables',
    commit: 'abc',
    model: 'rules',
    filesRead: 2,
    filesTotal: 3,
    createdAt: '2026-03-20T12:00:00.000Z',
  }
  expect(presentReview(row)).toEqual({
    ...shown,
    result: [{ id: 2, ...item }],
    disputed: [{ id: 1, ...item }],
  })
  expect(presentWholeReview(row)).toEqual({
    ...shown,
    result: [
      { id: 1, ...item },
      { id: 2, ...item },
    ],
    disputed: [1],
  })
  expect(presentReview({ ...row, result: 'Prose' })).toEqual({
    ...shown,
    result: 'Prose',
    disputed: [],
  })
})
