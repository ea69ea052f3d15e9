import { tooLong } from '.'

it.each([
  [undefined, false],
  [null, false],
  ['x'.repeat(5), false],
  ['x'.repeat(6), 'Motto is too long: at most 5 characters'],
])('refuses a text of an app with the limit of its rule: %j', (text, sentence) => {
  expect(tooLong('Motto', text, 5)).toBe(sentence)
})
