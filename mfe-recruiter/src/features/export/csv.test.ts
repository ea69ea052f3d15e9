import { toCsv } from './csv'

const cell = (text: string) => toCsv([[text]]).slice(1, -2)

it('starts with a UTF-8 byte order mark and ends each row with CRLF', () => {
  expect(toCsv([['Name'], ['דנה כהן']])).toBe('\uFEFFName\r\nדנה כהן\r\n')
})

it.each([
  ['plain text', 'plain text'],
  ['', ''],
  ['Levi, Noa', '"Levi, Noa"'],
  ['the "sea"', '"the ""sea"""'],
  ['two\nlines', '"two\nlines"'],
  ['two\r\nlines', '"two\r\nlines"'],
])('quotes cells that need it: %j', (text, quoted) => {
  expect(cell(text)).toBe(quoted)
})

it.each([
  ['=1+1', "'=1+1"],
  ['+49', "'+49"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', '"\'\r=1"'],
  ['=HYPERLINK("https://a.example", "b")', '"\'=HYPERLINK(""https://a.example"", ""b"")"'],
])('escapes formulas: %j', (text, harmless) => {
  expect(cell(text)).toBe(harmless)
})

it('does not escape signs inside of a cell', () => {
  expect(cell('noa+work@example.com')).toBe('noa+work@example.com')
})
