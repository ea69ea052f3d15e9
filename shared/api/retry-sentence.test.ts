import { retrySentence } from './retry-sentence'

it.each([
  [
    'Too many requests. Please try again later.',
    236,
    'Too many requests. Please try again in 4 minutes.',
  ],
  ['Too many wrong passwords.', 2400, 'Too many wrong passwords. Try again in 40 minutes.'],
  ['Too many wrong passwords.', 1, 'Too many wrong passwords. Try again in 1 second.'],
  ['You can like it tomorrow.', 3600, 'You can like it tomorrow.'],
  [
    'Too many requests. Please try again later.',
    undefined,
    'Too many requests. Please try again later.',
  ],
  ['', 60, ''],
])('%s with Retry-After %s', (sentence, seconds, shown) => {
  expect(retrySentence(sentence, seconds)).toBe(shown)
})
