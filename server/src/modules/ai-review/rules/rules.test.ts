import type { AiReviewItem } from '@swipefolio/shared/contract'
import * as repositories from '../../../testing/repositories'
import type { FakeRepository } from '../../../testing/repositories'
import { reviewFake as review } from '../../../testing/review-fake'

const { bareScript, foreignReadme, generatedCode, goodLibrary, ...others } = repositories
const { monorepo, noReadme, noTests, tutorialClone } = others

const titlesOf = (items: AiReviewItem[], kind: AiReviewItem['kind']) =>
  items
    .filter((item) => item.kind === kind)
    .map(({ text }) => /^\*\*(.+?)\*\*/.exec(text)?.[1] ?? text)

interface Expected {
  nature: string
  strengths: string[]
  risks: string[]
  steps: string[]
  evidence: RegExp[]
  /** Findings that would be wrong. */
  absent: RegExp
}

const runsTests = 'The tests run by themselves.'
const letRun = 'Let GitHub run the tests.'
const explained = 'The README shows how to begin.'
const readable = 'The history can be read.'
const describeIt = 'Describe it in GitHub’s box “About”.'
const sayLicence = 'Say under which licence others may use it.'

it.each<[string, FakeRepository, Expected]>([
  [
    'a good library',
    goodLibrary,
    {
      nature: 'is a library in TypeScript',
      strengths: [runsTests, 'It is tested.', 'It depends on nothing else.', explained, readable],
      risks: [],
      steps: [],
      evidence: [
        /There are tests, such as `test\/heights.test.ts`/,
        /run `npm test` on every push/,
      ],
      absent: /picture|address to try|lockfile|I saw no/,
    },
  ],
  [
    'a bare script',
    bareScript,
    {
      nature: 'is written in Python',
      strengths: [],
      risks: ['The README says little.', 'What it needs is written down nowhere.'],
      steps: ['Let the README answer three questions.', describeIt, 'Add a `requirements.txt`.'],
      evidence: [/imports `requests` and `PIL`/],
      absent: /`os`|`sys`|changelog|container|workflow/i,
    },
  ],
  [
    'a clone from a tutorial',
    tutorialClone,
    {
      nature: 'is a web app in JavaScript, made with React',
      strengths: [explained],
      risks: ['A file with settings of your own is public.', 'The only tests are the template’s.'],
      steps: [
        'Take `.env` out of the repository.',
        'Put a screenshot at the top of the README.',
        describeIt,
      ],
      evidence: [/`.env` is in the repository and sets `REACT_APP_API_KEY`/, /look into `src\/`/],
      absent: /0123456789abcdef|It is tested|I built this/,
    },
  ],
  [
    'a monorepo',
    monorepo,
    {
      nature: 'holds several packages in TypeScript, made with Express and React',
      strengths: ['It is tested.', explained],
      risks: [],
      steps: [letRun, sayLicence],
      evidence: [/has commands to copy/],
      absent: /I saw no tests|There is no/,
    },
  ],
  [
    'a repository without a README',
    noReadme,
    {
      nature: 'is written in Go',
      strengths: ['It is tested.'],
      risks: ['There is no README.'],
      steps: ['Write a README of ten lines.', describeIt, letRun],
      evidence: [/a list of 5 files/, /`store_test.go`/],
      absent: /README says little|How is it started|package\.json/,
    },
  ],
  [
    'a repository without tests',
    noTests,
    {
      nature: 'is a server in JavaScript, made with Express',
      strengths: [explained, readable],
      risks: [],
      steps: ['Write a first test, or say where the tests are.'],
      evidence: [/I saw no tests by the usual names: where are they\?/],
      absent: /It is tested|picture/,
    },
  ],
  [
    'much generated code',
    generatedCode,
    {
      nature: 'is written in TypeScript',
      strengths: ['It is tested.', explained],
      risks: [],
      steps: [sayLicence],
      evidence: [/such as `src\/ask.test.ts`/],
      absent: /in Python|src\/generated/,
    },
  ],
  [
    'a README in Spanish',
    foreignReadme,
    {
      nature: 'is a server in Python, made with Django',
      strengths: [runsTests, 'It is tested.', 'There is an address to try it at.', explained],
      risks: [],
      steps: [],
      evidence: [/run `pytest`/, /“Reservas de canchas de pádel”/],
      absent: /How is it started|says little|I saw no/,
    },
  ],
])('reviews %s', async (_kind, fake, expected) => {
  const items = await review(fake)
  const text = items.map((item) => item.text).join('\n')
  expect(items[0]?.text).toContain(`\`tides/project\` ${expected.nature}`)
  expect(titlesOf(items, 'strength')).toEqual(expected.strengths)
  expect(titlesOf(items, 'risk')).toEqual(expected.risks)
  expect(titlesOf(items, 'next step')).toEqual(expected.steps)
  for (const pattern of expected.evidence) expect(text).toMatch(pattern)
  expect(text).not.toMatch(expected.absent)
})

it.each(Object.entries(repositories))(
  'always makes the same findings about %s',
  async (_name, fake) => {
    expect(await review(fake)).toEqual(await review(fake))
  },
)

it.each(Object.entries(repositories))(
  'gives each finding on %s a name, a title and evidence, and at most three next steps',
  async (_name, fake) => {
    const items = await review(fake)
    for (const { text, file, rule } of items) {
      expect(rule).toMatch(/^[a-z]+(?:-[a-z]+)*$/)
      expect([null, ...Object.keys(fake.files)]).toContain(file)
      expect(text).toMatch(/^\*\*[^*]+[.?:]\*\*/)
    }
    expect(items.filter(({ kind }) => kind === 'next step').length).toBeLessThanOrEqual(3)
    expect(new Set(items.map(({ text }) => text)).size).toBe(items.length)
  },
)

describe('single rules', () => {
  const withFiles = (files: FakeRepository['files'], more: Partial<FakeRepository> = {}) =>
    review({ ...goodLibrary, ...more, files: { ...goodLibrary.files, ...files } })
  const say = async (...input: Parameters<typeof withFiles>) =>
    (await withFiles(...input)).map(({ text }) => text).join('\n')

  const key = ['AKIA', 'ABCDEFGHIJKLMNOP'].join('')

  it('name the location of a secret and never its value', async () => {
    const text = await say({ 'src/cloud.ts': `// keys\nconst id = '${key}'\n` })
    expect(text).toContain('Line 2 of `src/cloud.ts` looks like an access key of AWS')
    expect(text).not.toContain(key)
  })

  it.each([
    ['src/cloud.ts', `const id = 'example ${key}'`],
    ['test/cloud.test.ts', `const id = '${key}'`],
    ['src/db.ts', "const url = 'postgres://user:password@localhost/db'"],
    ['src/db.ts', "const url = 'postgres://app:s3cr3tpw@example.org/db'"],
  ])('do not report an example as a secret (%s)', async (path, line) => {
    expect(await say({ [path]: line })).not.toContain('A secret may be public')
  })

  it('detect a fork and committed packages', async () => {
    const installed = Object.fromEntries(
      Array.from({ length: 9 }, (_, at) => [`node_modules/left-pad/${at}.js`, 'x']),
    )
    const text = await say({ ...installed, '.DS_Store': 'x' }, { fork: true })
    expect(text).toContain('It is a fork.')
    expect(text).toContain('9 files of 24 files are in `node_modules/`')
  })

  it('recognise templates by their README', async () => {
    const text = await say({
      'README.md': '# x\nThis project was bootstrapped with [Create React App](https://x.example).',
    })
    expect(text).toContain('The README is the one that came with the template.')
    expect(text).not.toContain('The README shows')
  })

  it('quote texts of strangers as plain words', async () => {
    const evil = '[click](https://evil.example) <img src=x onerror=alert(1)> `code` **bold** \u202e'
    const text = await say({}, { description: evil, commits: [evil] })
    expect(text).toContain(
      String.raw`“\[click\](https://evil.example) \<img src=x onerror=alert(1)\> \`code\` \*\*bold\*\*”`,
    )
  })
})

it('takes little time with a repository made to slow it down', async () => {
  const bad = [
    'from '.repeat(18_000),
    '<'.repeat(90_000),
    '![['.repeat(30_000),
    `catch${'\n'.repeat(90_000)}`,
    '<!--'.repeat(22_000),
    '```\n'.repeat(22_000),
    'import a\n'.repeat(10_000),
    '- '.repeat(45_000),
  ]
  const files = Object.fromEntries(
    bad.flatMap((text, at) => [
      [`src/${at}.ts`, text],
      [`lib/${at}.py`, text],
    ]),
  )
  const begin = process.cpuUsage()
  for (const text of bad) await review({ ...goodLibrary, files: { ...files, 'README.md': text } })
  expect(process.cpuUsage(begin).user).toBeLessThan(20_000_000)
})
