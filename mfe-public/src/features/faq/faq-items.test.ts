import { faqCategories, faqItems } from './faq-items'

test('there are 13 questions, each with an id of its own', () => {
  expect(faqItems).toHaveLength(13)
  expect(new Set(faqItems.map(({ id }) => id)).size).toBe(13)
})

test('every category has questions', () => {
  const used = new Set<string>(faqItems.map(({ category }) => category))
  expect(faqCategories.map(({ value }) => value).filter((value) => !used.has(value))).toEqual([
    'all',
  ])
})
