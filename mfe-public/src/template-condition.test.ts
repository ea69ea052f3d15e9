import { either } from './template-condition'

it.each([
  ['<p>a</p><b>x</b><i>', '<p>a</p><i>', '<p>a</p><{{#c}}b>x</b><{{/}}i>'],
  ['same', 'same', 'same'],
  ['one', '', '{{#c}}one{{/}}'],
  ['', 'other', '{{^c}}other{{/}}'],
  ['<p>{{x}}</p>', '<p>{{y}}</p>', '<p>{{#c}}{{x}}{{/}}{{^c}}{{y}}{{/}}</p>'],
  [
    '1{{#m}}a{{/}}2{{#n}}b{{/}}',
    '1{{#m}}c{{/}}2{{#n}}b{{/}}',
    '1{{#c}}{{#m}}a{{/}}{{/}}{{^c}}{{#m}}c{{/}}{{/}}2{{#n}}b{{/}}',
  ],
])('merges %s and %s without cutting through placeholders', (yes, no, merged) => {
  expect(either('c', yes, no)).toBe(merged)
})
