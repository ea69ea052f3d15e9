import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runMessages } from './index.mjs'

const screen = `
import { t } from '@swipefolio/shared/i18n'
export const Screen = ({ isNew, count, other }) => (
  <Page title={t('Projects')} kind="list">
    {t(isNew ? "You've none yet" : 'All of {name}', { name: translator.t('Dana') })}
    {t('{count, plural, one {# project} other {# projects}}', { count })}
    {other && <i>·</i>}
  </Page>
)
`
const hebrew = {
  Projects: 'פרויקטים',
  "You've none yet": 'עדיין אין',
  'All of {name}': 'הכול של {name}',
  '{count, plural, one {# project} other {# projects}}':
    '{count, plural, one {פרויקט אחד} two {שני פרויקטים} other {# פרויקטים}}',
  Dana: 'דנה',
}

let folder: string
let said: string[]
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'messages-'))
  mkdirSync(path.join(folder, 'src/i18n'), { recursive: true })
  said = []
  jest.spyOn(console, 'info').mockImplementation(() => undefined)
  jest.spyOn(console, 'error').mockImplementation((text: unknown) => said.push(String(text)))
})
afterEach(() => {
  jest.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

const at = (file: string) => path.join(folder, 'src', file)
const catalogue = () => JSON.parse(readFileSync(at('i18n/he.json'), 'utf8'))

function run(source: string, translations: object | undefined, { isCheck = true } = {}) {
  writeFileSync(at('screen.tsx'), source)
  if (translations) writeFileSync(at('i18n/he.json'), JSON.stringify(translations))
  const workspace = { folder, sources: 'src', languages: ['he'] }
  return { isRight: runMessages([workspace], { isCheck }), said }
}

it('is content with a complete catalogue', () => {
  expect(run(screen, hebrew)).toEqual({ isRight: true, said: [] })
})

it('wants translations of what app.json says', () => {
  writeFileSync(at('screen.tsx'), screen)
  writeFileSync(at('i18n/he.json'), JSON.stringify(hebrew))
  const workspace = { folder, sources: 'src', languages: ['he'], texts: ['Lab'] }
  expect(runMessages([workspace], { isCheck: true })).toBe(false)
  expect(said).toEqual([expect.stringMatching(/'Lab' is not translated$/)])
})

it('wants a catalogue of every language that the app says it has', () => {
  expect(run(screen, undefined)).toMatchObject({
    isRight: false,
    said: [expect.stringMatching(/has no catalogue of the language he$/)],
  })
})

it.each<[string, object, RegExp]>([
  ['a message without a translation', { Projects: '' }, /'Projects' is not translated$/],
  ['a translation of no message', { Gone: 'אין' }, /'Gone' is not used/],
  ['a missing argument', { 'All of {name}': 'הכול' }, /lacks \{name\}$/],
  ['an unknown argument', { Dana: '{name}' }, /'Dana' has no \{name\}$/],
  ['an unknown tag', { Dana: '<b>דנה</b>' }, /'Dana' has no <b>$/],
  ['an unmatched brace', { 'All of {name}': 'הכול {name' }, /is no ICU message$/],
  [
    'a missing plural form',
    { '{count, plural, one {# project} other {# projects}}': '{count, plural, one {1} other {#}}' },
    /lacks the plural form two$/,
  ],
])('refuses %s', (_, changes, sentence) => {
  expect(run(screen, { ...hebrew, ...changes })).toEqual({
    isRight: false,
    said: [expect.stringMatching(sentence)],
  })
})

it.each([
  [
    'a value that is missing',
    "{t('All of {name}')}",
    /screen\.tsx:6: 'All of \{name\}' is not given \{name\}$/,
  ],
  ['a message that is no literal', '{t(other)}', /screen\.tsx:6: t\(other\) is no literal$/],
  [
    'a text beside the messages',
    'Welcome <b>back</b>',
    /screen\.tsx:6: 'Welcome' is not in t\(\)$/,
  ],
  [
    'an attribute beside the messages',
    '<Card hint="Be quick" />',
    /:6: 'Be quick' is not in t\(\)$/,
  ],
])('names the line of %s', (_, jsx, sentence) => {
  const source = screen.replace("{t('{count", `${jsx}{t('{count`)
  expect(run(source, hebrew)).toMatchObject({
    isRight: false,
    said: expect.arrayContaining([expect.stringMatching(sentence)]),
  })
})

it('adds new messages and removes those that are not used', () => {
  run(screen, { Projects: 'פרויקטים', Gone: 'אין' }, { isCheck: false })
  expect(catalogue()).toEqual({
    ...Object.fromEntries(Object.keys(hebrew).map((key) => [key, ''])),
    Projects: 'פרויקטים',
  })
})
