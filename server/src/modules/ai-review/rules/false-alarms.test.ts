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

it.each([
  ['on: push', 'on every push.'],
  ['on: [push, pull_request]', 'on every push and every pull request.'],
  ['on:\n  push:\n    branches: [main]', 'on each push to main.'],
  ['on:\n  push:\n    branches: main', 'on each push to main.'],
])('a workflow tests on the events that it names: %s', async (events, said) => {
  const text = `${events}\njobs:\n  a:\n    steps:\n      - run: npm test\n`
  expect(await say({ [workflow]: text })).toContain(said)
})

it.each([
  ['on: push', 'name: npm test'],
  ['on:\n  schedule:\n    - cron: "0 0 * * 0"', 'run: npm test'],
  ['on:\n  push:\n    tags: [v*]', 'run: npm test'],
])(
  'a workflow that does not run the tests on a push is not praised: %s, %s',
  async (events, step) => {
    const text = `${events}\njobs:\n  a:\n    steps:\n      - ${step}\n`
    expect(await say({ [workflow]: text })).not.toContain('run by themselves')
  },
)

describe('a file', () => {
  it('with an example key has no secret', async () => {
    const key = '-----BEGIN PRIVATE KEY-----\nMIIC\n'
    const address = 'mysql://flask:flask@sea.test/tides'
    const shown = { 'docs/keys.md': key, 'examples/tls.ts': key, 'src/tls-example.p8': key }
    expect(await say({ ...shown, 'src/tides.ts': address })).not.toContain('A secret')
    expect(await say({ 'src/tls.ts': key })).toContain('Line 1 of `src/tls.ts` looks like')
  })
})

it('code that is copied, generated or hidden is not the author’s', async () => {
  const big = 'const a = 1\n'.repeat(5000)
  const said = await say({
    'build/main.0f3a9c1b.js': big,
    'dist/index.ts': big,
    '.agents/skills/index.ts': big,
    'public/lib/editor/index.ts': big,
    'public/lib/editor/LICENSE': 'MIT License',
    'src/jquery-3.7.1.js': big,
  })
  expect(said).toContain('begin with `src/heights.ts`')
})

it('a large README beside code does not make a collection of texts', async () => {
  const options = '# x\n\n' + 'It has many options, and this explains each. '.repeat(14_000)
  const said = await say({ 'README.md': options }, /^package|^src/, {
    ...goodLibrary,
    files: { 'tide.py': 'import os\n'.repeat(1200) },
  })
  expect(said).not.toContain('is a collection of texts')
})

it.each<[string, Record<string, string>]>([
  [
    'Laravel',
    { artisan: 'x', 'routes/api.php': 'x', 'app/Http/Controllers/Auth/LoginController.php': 'x' },
  ],
  ['Rails', { 'bin/rails': 'x', 'app/controllers/application_controller.rb': 'x' }],
  ['Django', { 'manage.py': 'x', 'site/settings.py': 'x', 'site/wsgi.py': 'x' }],
  [
    'Spring',
    { 'src/main/resources/application.yml': 'x', 'src/main/java/a/TidesApplication.java': 'x' },
  ],
  ['Create React App', { 'src/App.js': '<p>Edit <code>src/App.js</code> and save to reload.</p>' }],
  ['Flutter', { 'lib/main.dart': "Text('You have pushed the button this many times:')" }],
])('what a generator of %s wrote is not the author’s', async (_framework, files) => {
  const lines = 'x\n'.repeat(900)
  const large = Object.entries(files).map(([path, text]) => [path, `${text}\n${lines}`] as const)
  const said = await say(Object.fromEntries(large), /^(?:src|test|package)/)
  expect(said).not.toMatch(/For a recruiter/)
})

describe('a library', () => {
  it.each<[string, Files]>([
    [
      'that CMake builds beside a program that shows it',
      {
        'CMakeLists.txt':
          'project(tides CXX)\nadd_library(tides STATIC a.cpp)\nadd_executable(demo b.cpp)',
        'src/a.cpp': 'int high() { return 1; }\n'.repeat(90),
      },
    ],
    [
      'that Maven publishes',
      {
        'pom.xml': '<project><scm>x</scm></project>',
        'src/main/java/A.java': 'class A {}\n'.repeat(90),
      },
    ],
    [
      'that Arduino installs with its examples',
      {
        'library.properties': 'name=Tides',
        'src/a.cpp': 'int high();\n'.repeat(90),
        'examples/a.ino': 'x',
      },
    ],
    [
      'that an Android app beside it shows',
      {
        'tides/build.gradle': "apply plugin: 'com.android.library'",
        'tidesExample/build.gradle': "apply plugin: 'com.android.application'",
        'tides/src/main/java/A.java': 'class A {}\n'.repeat(90),
        'tides/src/main/AndroidManifest.xml': 'x',
      },
    ],
    ['of headers alone', { 'include/tides.hpp': 'int high();\n'.repeat(90) }],
  ])('is known as one %s', async (_what, files) => {
    expect(await say(files, /^(?:src|test|package)/)).toContain('is a library in')
  })
})

describe('a package', () => {
  it('with a command and an import is both', async () => {
    const both = packageJson({ main: 'src/index.ts', bin: 'src/cli.ts' })
    expect(await say(both)).toContain('is a library with a command in TypeScript')
    const command = packageJson({ bin: 'src/cli.ts', description: 'Tides in the terminal' })
    expect(await say(command)).toContain('is a command-line program')
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
})

describe('nobody is asked for tests', () => {
  it.each<[string, Files]>([
    [
      'that stand beside the source by the name of a runner',
      { 'test.js': "test('a', t => t.pass())" },
    ],
    ['that check types', { 'index.test-d.ts': 'expectType<string>(a)' }],
    ['that a Makefile runs', { Makefile: 'test: all\n\t./run\n' }],
    ['that the README names', { 'README.md': '# recipes\n\n## Testing\nSee the wiki.' }],
    [
      'of pages that are exercises',
      { 'package.json': '{}', 'a/index.html': 'x', 'b/index.html': 'x', 'c/index.html': 'x' },
    ],
    ['that a folder of another name holds', { 'tester/main.c': 'int main(void) {}' }],
    ['that the archive leaves out', { '.gitattributes': '/tests export-ignore' }],
    [
      'that a runner would run',
      { 'package.json': JSON.stringify({ devDependencies: { jest: '1' } }) },
    ],
  ])('%s', async (_what, files) => {
    expect(await say(files, /^package/, noTests)).not.toContain('I saw no tests')
  })
})

describe('nobody is asked for a licence', () => {
  it.each<[string, Files]>([
    ['that is called MIT-LICENSE', { 'MIT-LICENSE': 'x' }],
    ['that a manifest names', { 'package.json': JSON.stringify({ license: 'ISC' }) }],
    ['that the README names', { 'README.md': '# recipes\n\n## Lizenz\nSiehe oben.' }],
    ['that a source names', { 'src/a.js': '// SPDX-License-Identifier: MIT\n' }],
  ])('%s', async (_what, files) => {
    const said = await say(files, /^(?:LICENSE|package)/, { ...noTests, license: '' })
    expect(said).not.toContain('I saw no licence')
  })

  it('but for one that is nowhere', async () => {
    const said = await say({}, /^(?:LICENSE|package)/, { ...noTests, license: '' })
    expect(said).toContain('I saw no licence')
  })
})

describe('an address', () => {
  it.each([
    ['[Demo](https://project.example)', true],
    ['You can view a live demo at https://project.example.', true],
    ['[demo of the shop](https://tides.example)', false],
    ['[documentation](https://tides.github.io/project)', false],
    ['[popper](https://popper.github.io/popper)', false],
    ['[demo of the project’s theme](https://others.github.io/project-theme/)', false],
    ['[demo](https://others.github.io/project/)', true],
    ['[demo of its toolkit](https://tides.github.io/toolkit/)', false],
    ['[demo](https://toolkit.example)', false],
    ['[demo video](https://youtu.be/a)', false],
    ['[online version of the tutorial](https://tides.example/book)', false],
    ['[Live demo](http://localhost:3000)', false],
    ['[Live demo](http://127.0.0.1:8000/)', false],
  ])('is one to try it at: %s: %s', async (link, expected) => {
    const said = await say({ 'README.md': `# x\n\n${link}` })
    expect(said.includes('address to try it at')).toBe(expected)
  })
})

it('two strengths of which one has parts are set apart by a comma', async () => {
  const readme = `# tides\n${'It tells when to sail. '.repeat(20)}\n![](demo.gif)\n\n\`\`\`sh\nnpm start\n\`\`\`\n`
  const said = await say({ 'README.md': readme }, /^$/, noTests)
  expect(said).toContain('with commands to copy and pictures, and commits that say')
})

it('makes every finding once', async () => {
  const text = await say({}, /^\.github|^README/)
  const sentences = text.split(/(?<=[.?]) |\n/).filter((sentence) => sentence.length > 20)
  expect(new Set(sentences).size).toBe(sentences.length)
})

it('a test of types is not the example of what a runner tests', async () => {
  const types = "expectError(high('Hamburg'))\n".repeat(200)
  const said = await say({ 'src/index.test-d.ts': types })
  expect(said).toMatch(/It is tested/)
  expect(said).not.toContain('such as `src/index.test-d.ts`')
})

it('the tests of a template are known by their names where they were not read', async () => {
  const files = { 'app/Tide.php': '<?php\n'.repeat(900), 'tests/Unit/ExampleTest.php': '\0' }
  const said = await say(files, /^(?:src|test|package)/)
  expect(said).toContain('The only tests are the template’s.')
})

it('an action beside a package does not make it one', async () => {
  const files = {
    'action.yml': 'name: tides',
    'pyproject.toml': '[build-system]\n[project]\nname = "tides"',
    'src/tides.py': 'high = 1\n'.repeat(900),
  }
  expect(await say(files, /^(?:src|test|package)/)).toContain('is a library in Python')
})

it('a crate that names its program is a command-line program', async () => {
  const files = {
    'Cargo.toml':
      '[package]\ndescription = "A command-line clock"\n[[bin]]\npath = "src/cli/main.rs"\n[dependencies]\nclap = "4"',
    'src/lib.rs': 'pub fn high() {}\n'.repeat(90),
  }
  expect(await say(files, /^(?:src|test|package)/)).toContain('is a command-line program in Rust')
})

it('one copied header does not name the language', async () => {
  const files = {
    'src/copy.h': 'int a;\n'.repeat(50_000),
    'src/heights.ts': 'a()\n'.repeat(30_000),
  }
  expect(await say(files)).not.toContain('in C.')
})

it('a review without a strength begins with a kind sentence', async () => {
  const page = {
    ...goodLibrary,
    commits: ['x'],
    files: { 'index.html': '<p>Tides</p>', 'README.md': '# x' },
  }
  expect(await say({}, /^$/, page)).toContain('It is there for anybody to see; the next step')
})

it.each(['chore: bump tides from 1.2.0 to 1.3.0', 'Bump tides from 1.2.0'])(
  'a commit of a machine is no example of the history: %s',
  async (subject) => {
    const commits = [subject, ...(goodLibrary.commits ?? [])]
    expect(await say({}, /^$/, { ...goodLibrary, commits })).not.toContain('ump tides')
  },
)

it('a script that builds is not what to begin with', async () => {
  const said = await say({ 'bin/index.ts': 'const built = 1\n'.repeat(900) })
  expect(said).toContain('begin with `src/heights.ts`')
})

it.each<[string, Files]>([
  ['data in a source', { 'src/names.ts': `export const names = '${'Ada '.repeat(5000)}'\n` }],
  [
    'the host of a template',
    { 'Program.cs': 'Run();\n'.repeat(900), 'Startup.cs': 'x', 'a.csproj': '<Project />' },
  ],
  ['words of one language', { 'src/fr_FR/names.ts': 'const name = 1\n'.repeat(900) }],
  ['a copied library', { 'src/tides-min.js': 'const name = 1\n'.repeat(900) }],
])('%s is not what to begin with', async (_what, files) => {
  expect(await say(files)).toContain('begin with `src/heights.ts`')
})

it('the place to begin with is the deepest that holds most of the code', async () => {
  const lines = 'a()\n'.repeat(3000)
  const [a, b] = [{ 'src/core/a.ts': lines }, { 'src/core/b.ts': lines }]
  expect(await say({ ...a, ...b })).toContain('write TypeScript: look into `src/core/`')
  expect(await say({ ...a, 'lib/b.ts': lines })).not.toContain('write TypeScript')
  expect(await say({ 'src/data/a.ts': lines })).toContain('look into `src/`')
})

it('code in the README of an app does not show how to begin', async () => {
  const readme = `# tides\n${'It tells when to sail. '.repeat(20)}\n![a](screenshot.png)\n\n\`\`\`js\nsail()\n\`\`\`\n`
  const said = await say({ 'README.md': readme }, /^$/, noTests)
  expect(said).toContain('**The README shows what it looks like.** `README.md` has pictures.')
})

it.each([
  ['./lint --apply-to-editor', false],
  ['npm start', true],
])('a README shows how to begin by a command that begins: %s: %s', async (command, expected) => {
  const readme = `# tides\n${'It tells when to sail. '.repeat(20)}\n\n\`\`\`sh\n${command}\n\`\`\`\n`
  const said = await say({ 'README.md': readme }, /^$/, noTests)
  expect(said.includes('shows how to begin')).toBe(expected)
})

it('a recording by a bare address shows what it looks like', async () => {
  const readme = `# tides\n${'It tells when to sail. '.repeat(20)}\n\nhttps://github.com/tides/project/assets/766418/a73ea730\n`
  const page = { 'index.html': 'x', 'style.css': 'x', 'src/tides.js': 'a()\n'.repeat(90) }
  const base = { ...noTests, files: page }
  expect(await say({ 'README.md': '# tides' }, /^$/, base)).toContain('has no picture')
  expect(await say({ 'README.md': readme }, /^$/, base)).not.toContain('has no picture')
})

it('the build of one part is not said to run the tests', async () => {
  const files = (run: string) => ({
    'build.gradle': 'plugins { id "java-library" }',
    [workflow]: `on: push\njobs:\n  a:\n    steps:\n      - run: ${run}\n`,
  })
  expect(await say(files('./gradlew build'))).toContain('run `./gradlew build` on')
  expect(await say(files('./gradlew :client:build'))).not.toContain('run by themselves')
})

it('a description that is cut is not quoted', async () => {
  const description = 'Tides provides a framework for defining and'
  expect(await say({}, /^$/, { ...goodLibrary, description })).not.toContain('defining and')
})

it('a test of a part in another language is not the example of the tests', async () => {
  const files = {
    'assets/tides.test.js': "test('high', () => expect(high).toBe(1))\n".repeat(90),
    'tides.py': 'high = 1\n'.repeat(900),
    'test_tides.py': 'def test_high():\n    assert True\n'.repeat(9),
  }
  const said = await say(files, /^(?:src|test|package)/)
  expect(said).toContain('There are tests, such as `test_tides.py`')
})

it('tests beside the code are not said to be in a file of tests', async () => {
  const files = {
    'Cargo.toml': '[package]\nname = "tides"',
    'src/main.rs': `${'fn high() {}\n'.repeat(90)}#[cfg(test)]\n`,
    'tests/tides.rs': '#[test]\nfn high() { assert!(true) }\n'.repeat(9),
  }
  const said = await say(files, /^(?:src|test|package)/)
  expect(said).toContain('There are tests, such as `tests/tides.rs`')
})

it('a README of a part is not said to be missing', async () => {
  expect(await say({}, /^README/)).toContain('There is no README')
  expect(await say({ 'src/README.md': '# heights' }, /^README/)).not.toContain('There is no README')
})

it('a command is shown without expressions and options that lose their value', async () => {
  const run = ['ctest -C $', '{{ matrix.build }} --verbose'].join('')
  const text = `on: push\njobs:\n  a:\n    steps:\n      - run: ${run}\n`
  expect(await say({ [workflow]: text })).toContain('run `ctest` on every push.')
})

it('the workflow of the tests is named before others that run them', async () => {
  const text = 'on: push\njobs:\n  a:\n    steps:\n      - run: npm test\n'
  const said = await say({ '.github/workflows/docs.yml': text, [workflow]: text })
  expect(said).toContain(`\`${workflow}\` has GitHub Actions run`)
})

it('a command is known behind the tool that measures coverage', async () => {
  const text = 'on: push\njobs:\n  a:\n    steps:\n      - run: coverage run -m pytest -v\n'
  expect(await say({ [workflow]: text })).toContain('run `pytest -v` on every push.')
})

it('a command that names no test without its expression is not shown', async () => {
  const run = ['npm run test:$', '{{ matrix.kind }}'].join('')
  const text = `on: push\njobs:\n  a:\n    steps:\n      - run: ${run}\n`
  expect(await say({ [workflow]: text })).not.toContain('The tests run by themselves.')
})
