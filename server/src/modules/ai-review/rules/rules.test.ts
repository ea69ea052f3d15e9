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
  /** The titles without 'Where to start.', which is always the last. */
  steps: string[]
  evidence: RegExp[]
  /** Findings that would be wrong. */
  absent: RegExp
}

const noLicence = 'There is no licence.'
const noPush = 'The tests run on nobody’s push.'
const explained = 'The README explains the project.'
const readable = 'The history can be read.'

it.each<[string, FakeRepository, Expected]>([
  [
    'a good library',
    goodLibrary,
    {
      nature: 'is a library in TypeScript',
      strengths: ['It is tested.', 'Every push is tested.', explained, readable],
      risks: [],
      steps: [],
      evidence: [/2 test files for 3 source files/, /runs `npm test`/],
      absent: /picture|address to try|lockfile|No script starts|exercise/,
    },
  ],
  [
    'a bare script',
    bareScript,
    {
      nature: 'is a program in Python',
      strengths: [],
      risks: [
        'The README says little.',
        'Nothing tells how to run it.',
        'What it needs is written down nowhere.',
        'All of it came in one commit.',
      ],
      steps: [noLicence, 'There are no tests.', 'The repository’s page does not say what it is.'],
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
      risks: [
        'A file with settings of your own is public.',
        'The only test is the template’s.',
        'Two package managers have left their lockfiles.',
      ],
      steps: [
        'There is nothing to see before cloning it.',
        noPush,
        'The commits do not say what they do.',
        noLicence,
        'The repository’s page does not say what it is.',
      ],
      evidence: [/`\.env` is in the repository/],
      absent: /0123456789abcdef|It is tested|changelog/,
    },
  ],
  [
    'a monorepo',
    monorepo,
    {
      nature: 'holds 3 packages in TypeScript, made with React and Express',
      strengths: ['It is tested.', explained],
      risks: [],
      steps: [noPush, noLicence],
      evidence: [/in `packages\/rules`, `packages\/server` and `packages\/web`/],
      absent: /No script starts|Versions are not kept|There are no tests/,
    },
  ],
  [
    'a repository without a README',
    noReadme,
    {
      nature: 'is a program in Go',
      strengths: ['It is tested.'],
      risks: ['There is no README.'],
      steps: [noPush, noLicence, 'The repository’s page does not say what it is.'],
      evidence: [/a list of 5 files/, /`store_test.go`/],
      absent: /README says little|Nothing tells how to run|package\.json/,
    },
  ],
  [
    'a repository without tests',
    noTests,
    {
      nature: 'is a server in JavaScript, made with Express',
      strengths: [explained, readable],
      risks: ['There are no tests.'],
      steps: ['Versions are not kept.'],
      evidence: [/None of 4 source files has any\./],
      absent: /A workflow runs, but not the tests|It is tested|picture/,
    },
  ],
  [
    'much generated code',
    generatedCode,
    {
      nature: 'is a program in TypeScript',
      strengths: ['It is tested.', explained],
      risks: [],
      steps: [noPush, noLicence],
      evidence: [/for 2 source files/],
      absent: /One file does a great deal|in Python/,
    },
  ],
  [
    'a README in Spanish',
    foreignReadme,
    {
      nature: 'is a server in Python, made with Django',
      strengths: ['It is tested.', 'Every push is tested.', explained, 'It can be tried at once.'],
      risks: [],
      steps: [],
      evidence: [/runs `pytest`/, /“Reservas de canchas de pádel”/],
      absent: /Nothing tells how to run|says little|Versions are not kept/,
    },
  ],
])('reviews %s', async (_kind, fake, expected) => {
  const items = await review(fake)
  const text = items.map((item) => item.text).join('\n')
  expect(items[0]?.text).toContain(`\`tides/project\` ${expected.nature}`)
  expect(titlesOf(items, 'strength')).toEqual(expected.strengths)
  expect(titlesOf(items, 'risk')).toEqual(expected.risks)
  expect(titlesOf(items, 'next step')).toEqual([...expected.steps, 'Where to start.'])
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
  'gives evidence and a next step for each finding on %s',
  async (_name, fake) => {
    const findings = (await review(fake)).filter(
      ({ kind, text }) => kind !== 'note' && !text.startsWith('**Where to start'),
    )
    for (const { text, file } of findings) {
      expect(text).toMatch(/^\*\*[^*]+\*\* \S[\s\S]*[.;”]\n\n\*Next:\* \S[\s\S]*[.?]$/)
      expect([null, ...Object.keys(fake.files)]).toContain(file)
    }
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
    expect(text).toContain('3 source files of')
  })

  it('recognise templates by their README', async () => {
    const text = await say({
      'README.md': '# x\nThis project was bootstrapped with [Create React App](https://x.example).',
    })
    expect(text).toContain('The README is the one that came with the template.')
    expect(text).not.toContain('The README explains')
  })

  it('quote texts of strangers as plain words', async () => {
    const evil = '[click](https://evil.example) <img src=x onerror=alert(1)> `code` **bold** \u202e'
    const text = await say({}, { description: evil, commits: [evil] })
    expect(text).toContain(
      'It says of itself: “click(https://evil.example) img src=x onerror=alert(1) code bold”',
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
  const begin = Date.now()
  for (const text of bad) await review({ ...goodLibrary, files: { ...files, 'README.md': text } })
  expect(Date.now() - begin).toBeLessThan(20_000)
})
