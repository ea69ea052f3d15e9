import { evidenceOf } from '../evidence/evidence'
import { factsOfFile } from '../evidence/facts-of-file'
import { createItemCheck } from './check-item'

const test = "import { test } from 'node:test'\ntest('adds', () => {})\n"
const whole = {
  'README.md': '# Clock\n\nTells when the tide turns.\n',
  LICENSE: 'MIT License\n\nPermission is hereby granted, free of charge, to any person\n',
  '.github/workflows/test.yml': 'on: push\njobs:\n  test:\n    steps:\n      - run: npm test\n',
  'src/clock.js': 'export const turn = (hour) => hour + 6\n',
  'test/clock.test.js': test,
}

function checkAgainst(files: Record<string, string>) {
  const entries = Object.entries(files).map(([path, text]) => ({ path, bytes: text.length }))
  const facts = Object.entries(files).map(([path, text]) => [path, factsOfFile(path, text)])
  return createItemCheck(
    evidenceOf({
      owner: 'tides',
      name: 'clock',
      commit: '',
      page: null,
      subjects: [],
      entries,
      total: entries.length,
      isComplete: true,
      files: Object.fromEntries(facts) as Record<string, object>,
    }),
  )
}

const check = checkAgainst(whole)
const keeps = (text: string, of = check) => of({ kind: 'risk', file: null, text }) !== undefined

it.each([
  ['src/clock.js', 'src/clock.js'],
  ['./src/clock.js:12', 'src/clock.js'],
  ['src/clock.js#L1-L3', 'src/clock.js'],
  ['clock.js', null],
  ['src/', null],
  ['', null],
  ['null', null],
  [null, null],
])('reads the file %j of an item as %j', (file, expected) => {
  expect(check({ kind: 'risk', file, text: 'x' })?.file).toBe(expected)
})

it('drops an item about a file that does not exist, unless it is a step', () => {
  const file = 'src/missing.js'
  expect(check({ kind: 'risk', file, text: 'x' })).toBeUndefined()
  expect(check({ kind: 'next step', file, text: 'x' })?.file).toBeNull()
})

it.each([
  'See `src/clock.js`, `clock.js`, `src/` and `./test/clock.test.js:3`.',
  'It uses `Node.js`, `@types/node`, `application/json` and `a / b`.',
  'Serve it under `/api/clock` and `https://clock.example/x.js`.',
  'Run `node src/missing.js`.',
  'It is long. Add a `src/errors.js` and a `src/other.js` for that.',
  'Better to split it into `src/clock.js` and `src/tide.js`.',
  'There is no `CONTRIBUTING.md`, and `src/errors.js` is missing.',
])('keeps names of what exists, of no files and of files to add: %s', (text) => {
  expect(keeps(text)).toBe(true)
})

it.each([
  'The code in `src/missing.js` is long.',
  'There is no check in `clock.py`.',
  'Look into `src/deep/missing`.',
  'It is split into `lib/one.js` and more.',
  'Good: ``test/missing.test.js`` tests it.',
])('drops a text that names a file that does not exist: %s', (text) => {
  expect(keeps(text)).toBe(false)
})

const absences = [
  'There are no tests.',
  'The project has **no automated tests**, so a change may break it.',
  'No unit tests were found in the code.',
  'It lacks a test suite and more.',
  'Without any tests, nobody dares to change it.',
  'Tests are missing.',
  'It does not contain any tests in this repository.',
  'There is no README.',
  'A `README.md` is missing',
  'It doesn’t include a license.',
  'There is no licence file, which keeps others out.',
  'No CI is there. There is no CI/CD pipeline.',
]

it.each(absences)('drops a claim of absence that the facts refute: %s', (text) => {
  expect(keeps(text)).toBe(false)
})

it.each(absences)('keeps a claim of absence that is true: %s', (text) => {
  expect(keeps(text, checkAgainst({ 'src/clock.js': whole['src/clock.js'] }))).toBe(true)
})

it.each([
  'There are no tests for the crest of a tide.',
  'No tests were found for `src/clock.js`.',
  'There are no integration tests.',
  'The tests are missing an edge.',
  'The README has no picture.',
  'No test framework is needed.',
  'It is a licence without strings.',
])('keeps a claim about a part: %s', (text) => {
  expect(keeps(text)).toBe(true)
})

it('keeps the claim that there is no licence file where a manifest names the licence', () => {
  const manifest = checkAgainst({ 'package.json': '{"name": "clock", "license": "MIT"}' })
  expect(keeps('There is no licence file.', manifest)).toBe(true)
  expect(keeps('There is no licence.', manifest)).toBe(false)
})
