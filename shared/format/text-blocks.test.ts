import { textBlocks } from './text-blocks'

const paragraph = (text: string) => ({ kind: 'paragraph', text })
const list = (...items: string[]) => ({ kind: 'list', items })

it.each([
  ['', []],
  [' \n\n', []],
  ['One line.', [paragraph('One line.')]],
  ['One\nTwo\n\nThree', [paragraph('One\nTwo'), paragraph('Three')]],
  ['- a\n- b', [list('a', 'b')]],
  ['* a\r\n• b', [list('a', 'b')]],
  ['-  a\n-\tb', [list('a', 'b')]],
  ['Parts:\n- a\n- b\nDone.', [paragraph('Parts:'), list('a', 'b'), paragraph('Done.')]],
  ['- a\n\n- b', [list('a'), list('b')]],
  ['-5 degrees\n- ', [paragraph('-5 degrees\n-')]],
  ['Offer:\n\tTea \n  Cake', [paragraph('Offer:\n\tTea\n  Cake')]],
  ['**bold** <b>text</b>', [paragraph('**bold** <b>text</b>')]],
])('splits %j into paragraphs and lists', (text, blocks) => {
  expect(textBlocks(text)).toEqual(blocks)
})
