import { readReadme } from './readme'

const openingOf = (text: string, path = 'README.md') => readReadme(path, text).opening

it.each<[string, string, string]>([
  ['a tagline in a quotation', '# a\n> Slugify a string\n\n## Install\n', 'Slugify a string'],
  [
    'the sentence after badges',
    '# a\n[![build](https://a/badge.svg)](https://a)\n\n**fmt** is a library for text (fast, e.g. for logs). More.',
    'fmt is a library for text (fast, e.g. for logs).',
  ],
  ['a name that begins as another word', '# a\nLiveTides is a timer.', 'LiveTides is a timer.'],
  [
    'a sentence after an interjection',
    '# a\nWow! This reads tables of tides. Yes.',
    'This reads tables of tides.',
  ],
  [
    'HTML',
    '<p align="center">A quiet timer for busy people</p>\n\n# a',
    'A quiet timer for busy people',
  ],
  [
    'a paragraph under a heading that is about it',
    '# a\n## Install\nRun the installer on your machine.\n## About\nA map of all the tides.',
    'A map of all the tides.',
  ],
  [
    'an overview that begins with something else',
    '# tide_map – a map\n## Overview\nC++ has maps of many kinds. The `tide_map` is a map of all the tides.',
    'The tide_map is a map of all the tides.',
  ],
  ['a manual page', 'NAME\n    tides - tell when to sail out\n', 'tides - tell when to sail out'],
  [
    'a title of the second level',
    '## Tides\n\nThis is a map of all the tides.',
    'This is a map of all the tides.',
  ],
  [
    'Chinese',
    '# a\n\n- 本项目为个人编写的一套驱动集合。更多。',
    '本项目为个人编写的一套驱动集合。',
  ],
  [
    'a heading of several words',
    '# A mailer for every version of PHP\n\nSee the wiki for this.',
    'A mailer for every version of PHP',
  ],
])('finds what a project is in %s', (_what, text, expected) => {
  expect(openingOf(text)).toBe(expected)
})

it.each<[string, string]>([
  ['a heading', '# tides\n'],
  ['one of its features', '# a\nAccurate Timing: the clock of the harbour is asked each day.\n'],
  ['a sentence that goes on from another', '# a\nAnd the faster version is in another place.\n'],
  ['three dots', '# a\n...\n'],
  ['a link row', '# a\n[Docs](a) | [Chat](b) | [News](c)\n'],
  ['an advertisement', '# a\nSponsored by the best company of the world.\n'],
  ['a motto of when', '# a\nevery day (from March to September, now on a hiatus)\n'],
  [
    'a purpose that speaks of something else',
    '# a\n## Purpose\nProcessors have many stages. They need data.\n\nThe library has a C interface.\n',
  ],
  ['how to install it', '# a\nYou need Maven installed to run this.\n'],
  ['a list of what follows', '# a\nThis package has the following parts:\n\n- b\n'],
  [
    'what follows a paragraph that is too long to be quoted',
    `# a\n${'It is long and goes on, '.repeat(12)}and ends.\n\nThe tool had to be updated.\n`,
  ],
  [
    'a paragraph under a second heading of the first level',
    '# Tides\n\n# Customization\nThe builder has a method for options.\n',
  ],
  [
    'a paragraph under another heading',
    '# a\n## Using Git\nYou may clone it wherever you want to.\n',
  ],
])('takes none from %s', (_what, text) => {
  expect(openingOf(text)).toBe('')
})

it.each<[string, string]>([
  [
    'README.rst',
    'Bottle\n======\n\n.. image:: a.svg\n   :alt: b\n\nBottle is a small framework for Python.\n',
  ],
  ['README.adoc', '= Bottle\n:toc:\n\nBottle is a small framework for Python.\n'],
  ['README.org', '* Bottle\n\nBottle is a small framework for Python.\n'],
])('reads %s', (path, text) => {
  expect(openingOf(text, path)).toBe('Bottle is a small framework for Python.')
})

it.each([
  ['[![Live demo](shot.png)](https://a.example)', 'Live demo'],
  ['[![Demo](https://img.shields.io/badge/demo-live-green)](https://a.example)', 'Demo'],
  ['<p><a href="https://a.example">\n<img src="shot.png" alt="The board"></a></p>', 'The board'],
])('names a link by its picture: %s', (link, words) => {
  expect(readReadme('README.md', `# a\n\n${link}\n`).links).toEqual([
    expect.objectContaining({ words, url: 'https://a.example' }),
  ])
})

it.each([
  ['screenshots/board.png', true],
  ['https://github.com/tides/tides-demo/raw/main/logo.png', false],
  ['https://travis-ci.org/tides/tides-demo.svg', false],
])('knows a picture of the project by its name: %s: %s', (url, expected) => {
  expect(readReadme('README.md', `# a\n\n![](${url})\n`).hasScreenshots).toBe(expected)
})

it('names no link by a badge of something else', () => {
  const badge = '[![build](https://img.shields.io/b.svg)](https://ci.example)'
  expect(readReadme('README.md', `# a\n\n${badge}\n`).links).toEqual([])
})

it('collects links with their words, pictures without badges, and commands', () => {
  const readme = readReadme(
    'README.md',
    '# a\nTry the [live demo](https://a.example).\n\n![b](b.png) ![c](https://img.shields.io/c.svg)\n\n```sh\n$ git clone x && cd x\n```\n',
  )
  expect(readme.links).toEqual([
    { words: 'live demo', before: 'Try the ', url: 'https://a.example' },
  ])
  expect([readme.pictures, readme.codeBlocks, readme.commands]).toEqual([
    1,
    1,
    ['git clone x && cd x'],
  ])
})
