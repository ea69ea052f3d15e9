import type { CheckItem } from './check-item'
import { mostCharacters, readAnswer } from './read-answer'

const check: CheckItem = (item) => (item.text === 'Refuted' ? undefined : item)
const expectations = { check, secrets: ['ghp_0123456789', 'short'] }
const read = (written: string) => readAnswer(written, expectations)
const note = (text: string) => ({ kind: 'note', file: null, text })
const prose = 'A tidy library whose README could say how precise it is.'

it.each([
  ['strength', 'strength'],
  ['Strengths', 'strength'],
  ['risk', 'risk'],
  ['weakness', 'risk'],
  ['next_step', 'next step'],
  ['Next-Step', 'next step'],
  [' next ', 'next step'],
  ['suggestion', 'next step'],
  ['praise', 'note'],
  ['constructor', 'note'],
  [7, 'note'],
])('reads an item of kind %j as %s', (kind, expected) => {
  expect(read(JSON.stringify([{ kind, text: 'x' }]))).toEqual([{ ...note('x'), kind: expected }])
})

it.each([
  ['src/a.ts', 'src/a.ts'],
  [7, null],
])('keeps the file %j of an item as %j', (file, expected) => {
  expect(read(JSON.stringify([{ file, text: 'x' }]))).toEqual([{ ...note('x'), file: expected }])
})

it.each([
  ['whole', '["One"]'],
  ['under a name', '{"model": "m", "items": [{"text": "One"}]}'],
  ['under a name, after brackets', '{"note": "[\\"Two\\"]", "items": ["One"]}'],
  ['in a fence', '```json\n["One"]\n```'],
  ['in a fence without a name', '```\n["One"]\n```'],
  ['in a fence with spaces', '```json  \n\n ["One"] \n```'],
  ['after thoughts', ' <think>[1]\nHm</think>\n["One"]'],
  ['in a fence after thoughts', '<think>Hm</think>\n```json\n["One"]\n```'],
  ['among words, of texts', 'Here:\n["One"]\nGood luck {x}!'],
  ['on lines of its own', 'Here:\n[\n  {"text": "One"}\n]\nGood luck!'],
  ['among words', 'Here:\n[{"text": " One "}]\nGood luck!'],
  ['cut off', '[{"text": "One"}, {"text": "Tw'],
  ['with items of no use', '[null, 5, "", " ", {"text": 5}, "Refuted", "One"]'],
])('reads a list that is %s', (_form, written) => {
  expect(read(written)).toEqual([note('One')])
})

it.each([
  ['prose', prose],
  ['prose in a fence', `\`\`\`markdown\n${prose}\n\`\`\``, prose],
  ['prose with brackets', `${prose} [1]`],
  ['prose with a list of marks', `${prose} [1, "good"]`],
  ['a bracket that is never closed', `${prose} ["`],
  ['prose after thoughts', `<think>Hm</think>\n${prose}`, prose],
  ['prose about thoughts', `${prose} <think>Hm</think>`],
  ['prose in a fence without a name', `\`\`\`\n${prose}\`\`\``, prose],
  ['prose in a fence with empty lines', `\`\`\`md\n\n ${prose} \n\n\`\`\``, prose],
  ['prose in a fence with spaces', `\`\`\`md  \n${prose}\n\`\`\``, prose],
  ['prose with wide gaps', `${prose}  It has tests.   It has a README.`],
  ['prose before a fence', `${prose}\n\`\`\`\ncode\n\`\`\``],
  ['prose after a fence', `\`\`\`\ncode\n\`\`\`\n${prose}`],
  ['40 characters', 'x'.repeat(40)],
])('keeps %s unchanged', (_form, written, expected = written) => {
  expect(read(written)).toBe(expected)
})

it.each([
  ['39 characters', 'x'.repeat(39)],
  ['nothing in JSON', 'null'],
  ['an endless thought', `<think>${prose}`],
  ['JSON of nothing', `{"items": [], "x": "${prose}"}`],
  ['a broken list', `[5, "${prose}`],
  ['prose of which too little is left', `Refuted\n${'x'.repeat(39)}`],
  ['a page', `<!DOCTYPE html>${prose}`],
  ['a page without a type', ` <html>${prose}`],
  ['a page in a fence', `\`\`\`\n  <html>${prose}\n\`\`\``],
])('refuses %s', (_form, written) => {
  expect(() => read(written)).toThrow(
    expect.objectContaining({
      name: 'UpstreamFailure',
      status: 502,
      message: 'The model answered something that is no review',
    }),
  )
})

it('drops sentences of prose that the facts refute, and lines of which nothing is left', () => {
  const written = `${prose}\n\n- Refuted\n- Tests run. Refuted`
  const checked = readAnswer(written, {
    check: (item) => (item.text.endsWith('Refuted') ? undefined : item),
    secrets: [],
  })
  expect(checked).toBe(`${prose}\n\n- Tests run.`)
  const inOneLine = readAnswer(`Refuted\n\nTests run. Refuted. They are fast.  ${prose}`, {
    check: (item) => (item.kind === 'note' && item.text !== 'Refuted.' ? item : undefined),
    secrets: [],
  })
  expect(inOneLine).toBe(`Refuted\n\nTests run. They are fast. ${prose}`)
  expect(read(`Refuted\n\n${prose}`)).toBe(prose)
})

it('keeps at most 30 items of 2,000 characters, 20,000 in all', () => {
  expect(read(JSON.stringify(Array(31).fill('x')))).toHaveLength(30)
  expect(read(JSON.stringify(['x'.repeat(2001)]))).toEqual([note('x'.repeat(2000))])
  expect(read(JSON.stringify(Array(11).fill('x'.repeat(2000))))).toHaveLength(10)
  expect(read('x'.repeat(mostCharacters + 1))).toHaveLength(mostCharacters)
})

it('masks secrets anywhere, unless they are too short to be one', () => {
  expect(read('["ghp_0123456789 and ghp_0123456789, in short"]')).toEqual([
    note('… and …, in short'),
  ])
  const written = { text: 'twelve chars' }
  const secrets = ['twelve chars']
  expect(readAnswer(JSON.stringify([written]), { check, secrets })).toEqual([note('…')])
})

it('drops characters that the database cannot store', () => {
  expect(read(String.raw`["a\u0000b\ud83c"]`)).toEqual([note('ab\ufffd')])
  expect(read(JSON.stringify([`${'x'.repeat(1999)}🌊`]))).toEqual([
    note(`${'x'.repeat(1999)}\ufffd`),
  ])
})
