import type { FakeRepository } from '../../../testing/repositories'
import { goodLibrary, monorepo, noTests } from '../../../testing/repositories'
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
  const notTested = 'A workflow runs, but not the tests.'

  it.each([
    'jobs:\n  test:\n    uses: tides/workflows/.github/workflows/ci.yml@v5',
    'on: push\nsteps:\n  - run: ./scripts/ci.sh',
    'on: push\nsteps:\n  - run: make all',
    'on: push\nsteps:\n  - run: npm run everything',
  ])('are none where its content is unknown: %s', async (text) => {
    expect(await say({ [workflow]: text })).not.toContain(notTested)
  })

  it('are made where it is known', async () => {
    const text = 'on: push\nsteps:\n  - run: npm ci\n  - run: npm run build'
    expect(await say({ [workflow]: text })).toContain(notTested)
  })

  it.each([
    ['on: push', 'Every push is tested.'],
    ['on: pull_request', 'Every pull request is tested.'],
    ['on:\n  schedule:\n    - cron: "0 0 * * 0"', 'A workflow runs the tests.'],
  ])('are positive when it tests: %s', async (occasion, title) => {
    const text = `${occasion}\nsteps:\n  - run: npm test\n`
    expect(await say({ [workflow]: text })).toContain(`**${title}**`)
  })

  it.each([
    ['language: node_js\nnode_js: 20\n', true],
    ['language: node_js\nscript: npm run build\n', false],
  ])('know that Travis CI tests by default: %j', async (text, is) => {
    const said = await say({ '.travis.yml': text }, /^\.github/)
    expect(said.includes('Every push is tested.')).toBe(is)
    expect(said.includes(notTested)).toBe(!is)
  })
})

describe('a file', () => {
  const source = 'export const tide = 1\n'
  const printing = 'console.log(1)\n'.repeat(30)

  it.each(['examples/harbour.ts', 'bench/speed.ts', 'docs/try.ts', 'scripts/fill.ts'])(
    'of an example or a benchmark may print and be long (%s)',
    async (path) => {
      const said = await say({ [path]: printing.repeat(30) })
      expect(said).not.toMatch(/Traces of debugging|One file does a great deal/)
    },
  )

  it('of the project itself may not print or be long', async () => {
    expect(await say({ 'src/print.ts': printing.repeat(30) })).toMatch(
      /\*\*One file does a great deal\.\*\* `src\/print\.ts` has 901 lines[\s\S]+Traces of debugging/,
    )
  })

  it.each(['src/history.ts', 'src/release/releases.ts', 'src/changes/changes.test.ts'])(
    'is not a changelog by its name alone (%s)',
    async (path) => {
      expect(await say({ [path]: source }, /^CHANGELOG/)).not.toContain('It tells what has changed')
    },
  )

  it.each(['CHANGELOG.md', 'docs/CHANGES.rst', 'HISTORY'])('is a changelog as %s', async (path) => {
    expect(await say({ [path]: 'Added' }, /^CHANGELOG/)).toContain(`There is a \`${path}\`.`)
  })

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
    expect(said).not.toContain('What a build makes')
    expect(said).toContain('8 source files')
  })

  it.each(['build/', 'dist/'])('may be generated (%s)', async (folder) => {
    const said = await say(many((at) => `${folder}main.${at}f3a9c1b.js`))
    expect(said).toContain(`5 files of 19 files stand in \`${folder}\``)
    expect(said).toContain('3 source files')
  })

  it('is required in an action', async () => {
    const said = await say({ ...many((at) => `dist/a${at}.js`), 'action.yml': 'runs: {}' })
    expect(said).not.toContain('What a build makes')
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
    expect(said).toContain('No line tells how to install it.')
    expect(said).toContain('`npm install tide-tables`')
  })

  it('shows the strengths of a library', async () => {
    const files = { ...packageJson({ main: 'index.js' }), 'index.js': 'module.exports = 1\n' }
    const more = { 'index.d.ts': 'declare const tide: 1\n', 'examples/a.js': 'tide()\n' }
    const said = await say({ ...files, ...more }, /^tsconfig|^src|^CHANGELOG|^\.|^LICENSE/)
    expect(said).toContain('`package.json` names no dependency')
    expect(said).toContain('There is 1 file in `examples/`.')
    expect(said).toContain('`index.d.ts` declares them')
    const other = packageJson({ main: 'index.js', dependencies: { left: '1' } })
    expect(await say(other, /^CHANGELOG|^\.|^LICENSE/)).not.toMatch(
      /It needs nothing else|It shows how|tells editors/,
    )
  })

  it('whose tests have unusual names is not said to have none without a reservation', async () => {
    const scripts = { test: 'node check.js' }
    const files = { 'package.json': JSON.stringify({ scripts }) }
    expect(await say(files, /^package/, noTests)).toContain(
      'that we know by its name, though `npm test` runs `node check.js`',
    )
  })
})

it('finds what the README of a monorepo says of its packages', async () => {
  const readme = `${String(monorepo.files['README.md'])}\npackages/server keeps orders, packages/web shows kites.\n`
  const unnamed = 'Some packages do not say what they are for.'
  expect(await say({}, /^$/, monorepo)).toContain(unnamed)
  expect(await say({ 'README.md': readme }, /^$/, monorepo)).not.toContain(unnamed)
})

it.each([
  [['rename2.py', 'rename3.py'], true],
  [['rename_old.py', 'rename copy.py'], true],
  [['part1.py', 'part2.py'], false],
  [['utf8.py', 'sha1.py'], false],
  [['rename1.py', 'rename10.py', 'rename11.py'], false],
])('takes %j for outdated versions: %j', async (names, are) => {
  const files = { 'rename.py': 'import os\n' }
  for (const name of names) Object.assign(files, { [name]: 'import sys\n' })
  expect((await say(files)).includes('Old versions stand beside')).toBe(are)
})

it('suggests nothing that exists', async () => {
  const strict = { compilerOptions: { strict: true, noUncheckedIndexedAccess: true } }
  const scripts = { build: 'tsc', test: 'node --test', lint: 'eslint .', check: 'npm run lint' }
  const said = await say({
    'tsconfig.json': JSON.stringify(strict, null, 1),
    'README.md': `${String(goodLibrary.files['README.md'])}\nLicensed under MIT.\n`,
    'eslint.config.js': 'export default []\n',
    [workflow]: 'on: push\nsteps:\n  - run: npm test\n  - run: npm run lint\n',
    ...packageJson({ main: 'src/index.ts', scripts }),
  })
  expect(said).not.toMatch(
    /Try `noUnchecked|Name the licence|Add one that runs them all|Let them run where the tests run/,
  )
})

it.each<[string, Partial<FakeRepository>, string]>([
  ['all that is looked for', {}, 'Nothing that rules can see stands in its way'],
  ['no history', { commits: ['Rise', 'Fall'] }, 'They will miss a history of commits.$'],
  ['an empty history', { commits: Array(9).fill('fix') as string[] }, 'miss a history of commits'],
])('summarises a visitor’s impression: %s', async (_what, changes, expected) => {
  const items = await reviewFake({ ...goodLibrary, ...changes })
  expect(items.at(-1)?.text).toMatch(new RegExp(`^\\*\\*Where to start[\\s\\S]+${expected}`))
})

it('finds a strength in every repository', async () => {
  const without = /^README|test|^\.|^CHANGELOG|^LICENSE|^tsconfig|^package/
  const many = Object.fromEntries(
    Array.from({ length: 40 }, (_, at) => [`src/part${at}x.ts`, 'const tide = 1\n'.repeat(99)]),
  )
  const base = { ...goodLibrary, license: undefined, commits: ['One', 'Two'] }
  expect(await say({}, without, base)).toContain('3 source files among 3 files: nobody gets lost')
  const said = await say(many, without, base)
  expect(said).toContain('43 source files and 62 KB of code are no afternoon’s exercise.')
  expect(said).not.toContain('nobody gets lost')
})

it('makes every finding once', async () => {
  const text = await say({}, /^\.github|^README/)
  const steps = [...text.matchAll(/\*Next:\* (.+)/g)].map(([, step]) => step)
  expect(new Set(steps).size).toBe(steps.length)
  for (const step of steps) expect(text.split(step ?? '')).toHaveLength(2)
})
