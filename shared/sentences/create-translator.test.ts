import { msg } from '../i18n'
import { createTranslator } from '.'

const translated = createTranslator('he', {
  'Title is required': 'חובה להזין כותרת',
  'Not found': '',
  'Too many requests.': 'יותר מדי פניות.',
  '{sentence} Please try again {time}.': '{sentence} נסו שוב {time}.',
  'At most {count} stages': '{count} שלבים לכל היותר',
  'There are contacts in {stage}.': 'יש אנשי קשר בשלב {stage}.',
  '{recruiter} liked your project "{project}"': 'הפרויקט ”{project}“ קיבל לייק מ־{recruiter}',
  'Again in {minutes, plural, =0 {a moment} one {# minute} other {# minutes}}, {name}':
    '{name}: שוב בעוד {minutes, plural, =0 {רגע} one {דקה} two {שתי דקות} other {# דקות}}',
  '{role, select, recruiter {A company} other {A person}} wrote':
    '{role, select, recruiter {מגייסים} other {מישהו}} כתבו',
})
const again = 'Again in {minutes, plural, =0 {a moment} one {# minute} other {# minutes}}, {name}'
const liked = '{recruiter} liked your project "{project}"'

it.each([
  ['a sentence', 'Title is required', 'חובה להזין כותרת'],
  ['a value', msg('At most {count} stages', { count: 10 }), '\u206810\u2069 שלבים לכל היותר'],
  [
    'values in another order',
    msg(liked, { recruiter: 'Dana Levi (Acme)', project: 'Lamp' }),
    'הפרויקט ”\u2068Lamp\u2069“ קיבל לייק מ־\u2068Dana Levi (Acme)\u2069',
  ],
  [
    'a sentence in a sentence',
    'Too many requests. Please try again בעוד 4 דקות.',
    '\u2068יותר מדי פניות.\u2069 נסו שוב \u2068בעוד 4 דקות\u2069.',
  ],
  ['a selection', 'A company wrote', 'מגייסים כתבו'],
])('translates %s', (_, sentence, hebrew) => {
  expect(translated(sentence)).toBe(hebrew)
})

it.each([
  [0, 'רגע'],
  [1, 'דקה'],
  [2, 'שתי דקות'],
  [1234, '1,234 דקות'],
])('has the plural of %i', (minutes, hebrew) => {
  const sentence = msg(again, { minutes, name: 'Dana' })
  expect(translated(sentence)).toBe(`\u2068Dana\u2069: שוב בעוד ${hebrew}`)
})

it.each([
  ['quotes', 'The "best" "lamp"'],
  ['patterns', '$& $1 \\ .* (a+)+$'],
  ['arguments', '{recruiter} {project, plural, other {#}}'],
  ['a sentence of its own', 'Title is required'],
  ['several lines', 'One\nTwo'],
  ['nothing', ''],
])('leaves names with %s as they are', (_, name) => {
  expect(translated(msg(liked, { recruiter: 'Dana', project: name }))).toBe(
    `הפרויקט ”\u2068${name}\u2069“ קיבל לייק מ־\u2068Dana\u2069`,
  )
  expect(translated(msg('There are contacts in {stage}.', { stage: name }))).toBe(
    `יש אנשי קשר בשלב \u2068${name}\u2069.`,
  )
})

it.each([
  ['unknown sentences', 'Something else happened.'],
  ['sentences without a translation', 'Not found'],
  ['what is translated already', 'חובה להזין כותרת'],
  ['an unfinished sentence', 'Dana liked your project "'],
  ['a sentence with more behind it', 'Title is required.'],
  ['a word in place of a number', 'Again in some minutes, Dana'],
  ['names of properties', 'constructor'],
  ['nothing', ''],
])('leaves %s as it is', (_, sentence) => {
  expect(translated(sentence)).toBe(sentence)
})

it('looks at each character a few times only', () => {
  const indexOf = jest.spyOn(String.prototype, 'indexOf')
  const name = ' liked your project "'.repeat(200)
  expect(translated(`${name}Dana${name}`)).toContain('Dana')
  expect(indexOf.mock.calls.length).toBeLessThan(20)
  indexOf.mockRestore()
})
