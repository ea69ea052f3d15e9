import { noTests } from '../../../testing/repositories'
import { reviewFake } from '../../../testing/review-fake'

/** How a review of these files begins. */
async function begin(files: Record<string, string>, description = 'Tides of small harbours') {
  const [first] = await reviewFake({ ...noTests, description, topics: [], files })
  return first?.text ?? ''
}

const code = 'int high = 1;\n'.repeat(90)
const express = '{ "dependencies": { "express": "5" } }'
const manifest = 'app/src/main/AndroidManifest.xml'

describe('one kind of evidence does not name a project', () => {
  it.each<[string, Record<string, string>]>([
    ['a framework', { 'package.json': express, 'tides.js': code }],
    ['a folder of an Android app', { [manifest]: '<x/>', 'app/src/main/java/A.java': code }],
    [
      'a program with windows',
      { 'a.csproj': '<OutputType>WinExe<', 'README.md': '# a\n\nA timer program.', 'a.cs': code },
    ],
    ['a setup', { 'setup.py': 'setup(name="a")', 'tides.py': code }],
    [
      'an absent start',
      {
        'build.gradle.kts': 'id("maven-publish")',
        'A.kt': code,
        'app/AndroidManifest.xml': '<x/>',
      },
    ],
    ['a start', { 'tides.py': `${code}\nif __name__ == "__main__":\n    high()\n` }],
  ])('%s', async (_what, files) => {
    expect(await begin(files)).toContain('is written in')
  })
})

describe('two kinds of evidence that agree name it', () => {
  it.each<[string, string, Record<string, string>, string]>([
    ['a server', 'An API for tides', { 'package.json': express, 'tides.js': code }, 'a server'],
    [
      'an Android app',
      'An app for tides',
      { [manifest]: '<x/>', 'app/src/main/java/A.java': code },
      'an Android app',
    ],
    ['a library', 'A library', { 'setup.py': 'setup(name="a")', 'tides.py': code }, 'a library'],
    [
      'a command',
      'Tides in the terminal',
      { 'setup.py': 'setup(name="a", entry_points={"console_scripts": []})', 'tides.py': code },
      'a command-line program',
    ],
  ])('%s', async (_what, description, files, said) => {
    expect(await begin(files, description)).toContain(`is ${said}`)
  })
})

it('a library is not what its example app is', async () => {
  const files = {
    [manifest]: '<x/>',
    'app/build.gradle': "apply plugin: 'com.android.application'",
    'app/src/main/java/A.java': code,
  }
  expect(await begin(files)).toContain('is an Android app')
  expect(await begin(files, 'A library of charts')).toContain('is written in Java')
})

it('an Android app is known by the alias of its plugin', async () => {
  const files = {
    [manifest]: '<x/>',
    'app/build.gradle.kts': 'plugins { alias(libs.plugins.android.application) }',
    'build.gradle.kts': 'alias(libs.plugins.android.library) apply false',
    'app/src/main/java/A.kt': code,
  }
  expect(await begin(files)).toContain('is an Android app in Kotlin')
})

it('a script beside playbooks does not name the language', async () => {
  const playbooks = Array.from({ length: 30 }, (_one, at) => [`${at}/main.yml`, 'hosts: all'])
  const files = { ...Object.fromEntries(playbooks), 'inventory.py': code }
  expect(await begin(files)).not.toContain('Python')
})

it('a list of samples in many languages is no collection of texts', async () => {
  const files = {
    'README.md': '# Tides\n\nA curated list.',
    'a.py': code,
    'b.rb': code,
    'c.go': code,
  }
  const [first] = await reviewFake(
    { ...noTests, description: '', topics: [], files },
    'awesome-tides',
  )
  expect(first?.text).not.toMatch(/collection of texts|written in/)
})

it('the language of the script beside texts is not the project’s', async () => {
  const files = {
    'README.md': `# Tides\n\n${'A harbour, and where it is.\n'.repeat(900)}`,
    'Cargo.toml': '[package]\nname = "check"',
    'src/check.rs': 'fn check() {}\n'.repeat(90),
  }
  expect(await begin(files)).not.toContain('Rust')
})

it('an app for several platforms is no Android app', async () => {
  const files = {
    [manifest]: '<x/>',
    'app/src/main/java/A.kt': code,
    'app/build.gradle': "apply plugin: 'com.android.application'",
    'ios-app/Tides.xcodeproj/project.pbxproj': 'x',
  }
  expect(await begin(files, 'An app for tides')).toContain('is written in Kotlin')
})

it('a list of what many scripts need does not name the framework of each', async () => {
  const files = { 'requirements.txt': 'django==5\nflask==3\n', 'app.py': code }
  expect(await begin(files, 'Scripts and a server')).toContain('is written in Python.')
})

it('a language that the manifest contradicts is not named', async () => {
  const files = { 'mix.exs': '{:phoenix, "1"}', 'assets/app.js': code, 'lib/a.ex': 'a' }
  expect(await begin(files)).not.toContain('JavaScript')
})

it('a gem with copied headers is not written in their language', async () => {
  const gem = 's.summary = "Tides"\ns.executables = ["tides"]'
  const files = { 'tides.gemspec': gem, 'lib/tides.rb': 'a', 'cpp/a.cpp': code, Gemfile: 'x' }
  expect(await begin(files, 'A library')).not.toContain('C++')
})

it('a command is not said to be made with the framework of its server', async () => {
  const files = {
    'Cargo.toml': '[package]\nname = "tides"\n[[bin]]\nname = "tides"\n[dependencies]\naxum = "1"',
    'src/main.rs': 'fn main() {}\n'.repeat(90),
  }
  expect(await begin(files, 'Tides in the terminal')).toContain('program in Rust.')
})

it('a chart does not describe itself by what it installs', async () => {
  const files = { 'Chart.yaml': 'description: Tides on every screen', 'templates/a.yaml': 'x' }
  expect(await begin(files, '')).not.toContain('every screen')
})

it('headers are of the language of the sources beside them', async () => {
  const files = { 'src/a.c': code, 'src/a.h': code, 'misc/b.cpp': 'int b;\n' }
  expect(await begin(files)).toContain('is written in C.')
})

it('a text called DESCRIPTION does not make a package of R', async () => {
  const files = { DESCRIPTION: 'Tides in the shell.', 'tides.sh': code, 'R/a.sh': code }
  expect(await begin(files)).toContain('is written in Shell')
})

describe('the README says what the project is', () => {
  const files = (text: string) => ({
    'tides.py': code,
    'README.md': `# Tide map\n\n${text}\n\n${'It tells when to sail out. '.repeat(4)}`,
  })
  const ownWords = 'In its own words'

  it.each([
    'Tide Map shows the tides of small harbours.',
    '**tide-map** - a map of harbours',
    'This library reads tables of tides.',
    'This is the code of our course.',
    'A timer for sailors and fishers',
    '本项目是一个潮汐表工具。',
  ])('where the project is the subject: %s', async (text) => {
    expect(await begin(files(text), '')).toContain(ownWords)
  })

  it.each([
    'Tides of the Sea is a website that has many tables.',
    'After nine years of work, now is the time to end it.',
    'Gaze deeply into the unknown using the power of the moon.',
    'Your tables are how you know the sea.',
    'A tide is the rise of the sea.',
    'Tide map needs Java 21.',
    'This project requires a compiler.',
    'The project is being rewritten for all the seas.',
    'This is a very small example of a project that uses',
    'This template should help get you started with tides.',
  ])('and not where something else is: %s', async (text) => {
    expect(await begin(files(text), '')).not.toContain(ownWords)
  })

  it('after the description of its page', async () => {
    expect(await begin(files('A timer for sailors and fishers'))).toContain(
      '“Tides of small harbours”',
    )
  })
})
