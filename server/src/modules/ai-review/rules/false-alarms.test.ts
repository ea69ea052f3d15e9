import type { FakeRepository } from '../../../testing/repositories'
import { goodLibrary, noTests } from '../../../testing/repositories'
import { reviewFake } from '../../../testing/review-fake'

type Files = FakeRepository['files']

/** All findings about the good library with some files added or removed. */
async function say(files: Files, without: RegExp = /^$/, base: FakeRepository = goodLibrary) {
  const left = Object.entries(base.files).filter(([path]) => !without.test(path))
  const items = await reviewFake({ ...base, files: { ...Object.fromEntries(left), ...files } })
  return items.map(({ text }) => text).join('\n')
}

const workflow = '.github/workflows/test.yml'
const packageJson = (more: object) => ({
  'package.json': JSON.stringify({
    name: 'tide-tables',
    scripts: { test: 'node --test' },
    ...more,
  }),
})

describe('the findings about a workflow', () => {
  it.each([
    ['on: push', 'Every push is tested.'],
    ['on: pull_request', 'Every pull request is tested.'],
    ['on:\n  schedule:\n    - cron: "0 0 * * 0"', 'A workflow runs the tests.'],
  ])('are positive when it tests: %s', async (occasion, title) => {
    const text = `${occasion}\nsteps:\n  - run: npm test\n`
    expect(await say({ [workflow]: text })).toContain(`**${title}**`)
  })
})

describe('a file', () => {
  it('with an example key has no secret', async () => {
    const key = '-----BEGIN PRIVATE KEY-----\nMIIC\n'
    expect(await say({ 'docs/keys.md': key, 'examples/tls.ts': key })).not.toContain('A secret')
    expect(await say({ 'src/tls.ts': key })).toContain('Line 1 of `src/tls.ts` looks like')
  })
})

describe('a folder called build', () => {
  const many = (name: (at: number) => string) =>
    Object.fromEntries(Array.from({ length: 5 }, (_, at) => [name(at), 'const a = 1\n'.repeat(20)]))

  it('may be handwritten', async () => {
    const said = await say(many((at) => `build/step${at}x.ts`))
    expect(said).toContain('8 source files')
  })

  it.each(['build/', 'dist/'])('may be generated (%s)', async (folder) => {
    const said = await say(many((at) => `${folder}main.${at}f3a9c1b.js`))
    expect(said).toContain('3 source files')
  })
})

describe('a package', () => {
  it('with a command and an import is both', async () => {
    const both = packageJson({ main: 'src/index.ts', bin: 'src/cli.ts' })
    expect(await say(both)).toContain('is a library in TypeScript with a command')
    expect(await say(packageJson({ bin: 'src/cli.ts' }))).toContain('is a command-line program')
  })

  it('is not a library because npm added a main to it', async () => {
    const test = 'echo "Error: no test specified" && exit 1'
    const written = packageJson({ main: 'index.js', scripts: { test } })
    expect(await say(written)).not.toContain('is a library')
  })

  it('that is a library is installed and imported, not run', async () => {
    const readme = `# tides\n${'It tells when harbours can be entered. '.repeat(10)}\n\n    import { heights } from 'tides'\n`
    const said = await say({ 'README.md': readme })
    expect(said).not.toContain('Nothing tells how to run it')
  })

  it('whose tests have unusual names is not said to have none without a reservation', async () => {
    const scripts = { test: 'node check.js' }
    const files = { 'package.json': JSON.stringify({ scripts }) }
    expect(await say(files, /^package/, noTests)).toContain(
      'that we know by its name, though `npm test` runs `node check.js`',
    )
  })
})

it.each<[string, Partial<FakeRepository>, string]>([
  ['nothing to mend', {}, 'Nothing that rules can see stands in its way'],
  ['weak commits', { commits: Array(9).fill('fix') as string[] }, '1. The commits do not say'],
])('ends with where to start: %s', async (_what, changes, expected) => {
  const items = await reviewFake({ ...goodLibrary, ...changes })
  expect(items.at(-1)?.text).toContain(expected)
  expect(items.at(-1)?.text).toMatch(/^\*\*Where to start/)
})

it('makes every finding once', async () => {
  const text = await say({}, /^\.github|^README/)
  const steps = [...text.matchAll(/\*Next:\* (.+)/g)].map(([, step]) => step)
  expect(new Set(steps).size).toBe(steps.length)
  for (const step of steps) expect(text.split(step ?? '')).toHaveLength(2)
})
