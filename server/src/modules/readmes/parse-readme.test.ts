import { join } from 'node:path'
import { createMemoryLog } from '../../testing/memory-log'
import { createReadmeParser } from './parse-readme'

const log = createMemoryLog()
const services = { config: { root: join(import.meta.dirname, '../../../..') }, logger: log.logger }
const parser = createReadmeParser(services, 9000)
afterAll(() => parser.close())

const base = 'https://github.com/kelp/rope/blob/HEAD/'
const parse = (text: string, name = 'README.md') => parser.parse({ name, text, base })
const span = (text: string, rest: object = {}) => ({ text, ...rest })

it('keeps headings, paragraphs, lists, quotes, code, tables and rules', async () => {
  const text = `# Rope\n\nHolds *well*, **always**, \`so\`.\n\n1. One\n   - Two\n\n     More\n\n> Said\n\n\`\`\`sh\nnpm i\n\`\`\`\n\n| a | b |\n| --- | :-: |\n| 1 | **2** |\n\n---\n`
  expect(await parse(text)).toEqual([
    { kind: 'heading', level: 1, spans: [span('Rope')] },
    {
      kind: 'paragraph',
      spans: [
        span('Holds '),
        span('well', { marks: ['emphasis'] }),
        span(', '),
        span('always', { marks: ['strong'] }),
        span(', '),
        span('so', { marks: ['code'] }),
        span('.'),
      ],
    },
    { kind: 'paragraph', indent: 1, marker: '1.', spans: [span('One')] },
    { kind: 'paragraph', indent: 2, marker: '•', spans: [span('Two')] },
    { kind: 'paragraph', indent: 2, spans: [span('More')] },
    { kind: 'paragraph', isQuote: true, spans: [span('Said')] },
    { kind: 'code', text: 'npm i' },
    {
      kind: 'table',
      rows: [
        [[span('a')], [span('b')]],
        [[span('1')], [span('2', { marks: ['strong'] })]],
      ],
    },
    { kind: 'rule' },
  ])
})

it.each([
  ['[a](https://tide.example/x)', 'https://tide.example/x'],
  ['[a](docs/a.md)', `${base}docs/a.md`],
  ['[a](/docs)', 'https://github.com/docs'],
  ['![a](shot.png)', `${base}shot.png`],
  ['[![a](https://i.example/a.png)](https://tide.example/)', 'https://tide.example/'],
  ['[a](javascript:alert(1))', undefined],
  ['[a](  JavaScript:alert(1))', undefined],
  ['[a](data:text/html,<script>)', undefined],
  ['[a](vbscript:x)', undefined],
  ['[a](https://github.com@evil.example/)', undefined],
  ['[a](#part)', undefined],
  ['[a][r]\n\n[r]: javascript:alert(1)', undefined],
])('makes of the link %j an address or none: %s', async (text, href) => {
  const [block] = await parse(text)
  expect(block?.spans).toEqual([span('a', href ? { href } : {})])
})

it('has no HTML, no pictures and no badges', async () => {
  const text =
    '<p align="center"><img src="https://spy.example/a.png" onerror="alert(1)"> Hello</p>\n\n<script>alert(1)</script>\n\nA <b onclick=x>bold</b> word ![](https://img.shields.io/x.svg)'
  const blocks = await parse(text)
  expect(JSON.stringify(blocks)).not.toMatch(/[<>]|spy|alert|onclick|shields/)
  expect(blocks.map(({ spans }) => spans?.map((one) => one.text).join(''))).toEqual([
    'Hello',
    'A bold word ',
  ])
})

it('reads other markup languages by the name of the file', async () => {
  expect(await parse('Rope\n====\n\nHolds.\n', 'README.rst')).toEqual([
    { kind: 'heading', level: 1, spans: [span('Rope')] },
    { kind: 'paragraph', spans: [span('Holds.')] },
  ])
})

it('refuses what takes too long or nests too deep, and goes on with the next', async () => {
  const hasty = createReadmeParser(services, 300)
  const refusal = { code: 'conflict', message: 'This README has no text that can be shown.' }
  const slow = { name: 'README.md', text: '>'.repeat(90_000), base }
  await expect(hasty.parse(slow)).rejects.toMatchObject(refusal)
  expect(log.text()).toContain('"reason":"took too long","msg":"A README was not parsed"')
  hasty.close()
  expect(await parse('Holds.')).toHaveLength(1)
})
