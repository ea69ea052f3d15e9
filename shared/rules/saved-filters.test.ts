import { checkSavedFilter } from '.'

const technologies = (count: number) => Array.from({ length: count }, (_, id) => id)

it.each([
  [undefined, 'Filter name is required'],
  [' \u200b', 'Filter name is required'],
  ['x'.repeat(41), 'Filter name is too long: at most 40 characters'],
  [` ${'x'.repeat(40)} `, undefined],
])('checks the name %j', (name, sentence) => {
  expect(checkSavedFilter({ name, technologyIds: [1] }).name).toBe(sentence)
})

it.each([
  [undefined, 'At least one technology is required'],
  [[], 'At least one technology is required'],
  [technologies(1), undefined],
  [technologies(20), undefined],
  [technologies(21), 'At most 20 technologies'],
])('checks the technologies %j', (technologyIds, sentence) => {
  expect(checkSavedFilter({ name: 'Front end', technologyIds }).technologyIds).toBe(sentence)
})
