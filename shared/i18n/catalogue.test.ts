import { createT, currentLanguage, formatLanguage, setCatalogue, t } from '.'

afterEach(() => setCatalogue('en', {}))

const projects = '{count, plural, =0 {No projects} one {# project} other {# projects of {name}}}'

describe('in English', () => {
  it('is the message itself', () => {
    expect(t("You've seen all available projects.")).toBe("You've seen all available projects.")
  })

  it('inserts values as they are', () => {
    expect(t('Liked {title}. Next: {next}', { title: 'A {next} $& b', next: 'C' })).toBe(
      'Liked A {next} $& b. Next: C',
    )
  })

  it.each([
    [0, 'No projects'],
    [1, '1 project'],
    [2, '2 projects of Dana'],
  ])('has the plural of %i', (count, text) => {
    expect(t(projects, { count, name: 'Dana' })).toBe(text)
  })

  it.each([
    ['recruiter', 'A company'],
    ['jobseeker', 'A person'],
  ])('selects by %s', (role, text) => {
    expect(t('{role, select, recruiter {A company} other {A person}}', { role })).toBe(text)
  })

  it('formats with the language of the browser', () => {
    expect([currentLanguage(), formatLanguage()]).toEqual(['en', undefined])
  })
})

describe('in Hebrew', () => {
  beforeEach(() =>
    setCatalogue('he', {
      'Log In': 'כניסה',
      'Liked {title}': 'אהבת את {title}',
      [projects]: '{count, plural, one {פרויקט אחד} two {שני פרויקטים} other {# פרויקטים}}',
    }),
  )

  it('is translated, and English where a translation is missing', () => {
    expect([t('Log In'), t('Sign Up'), t('Hi {name}', { name: 'Dana' })]).toEqual([
      'כניסה',
      'Sign Up',
      'Hi Dana',
    ])
  })

  it('isolates the direction of what is inserted', () => {
    expect(t('Liked {title}', { title: 'Lamp' })).toBe('אהבת את \u2068Lamp\u2069')
  })

  it.each([
    [1, 'פרויקט אחד'],
    [2, 'שני פרויקטים'],
    [7, '7 פרויקטים'],
  ])('has the plural of %i', (count, text) => {
    expect(t(projects, { count, name: 'Dana' })).toBe(text)
  })

  it('formats in Hebrew', () => {
    expect([currentLanguage(), formatLanguage()]).toEqual(['he', 'he'])
  })
})

it('makes a `t` of a language beside that of the page', () => {
  const hebrew = createT('he', { 'Hi {name}': 'שלום {name}' })
  expect([
    hebrew('Hi {name}', { name: 'Dana' }),
    hebrew('Bye'),
    t('Hi {name}', { name: 'Dana' }),
  ]).toEqual(['שלום \u2068Dana\u2069', 'Bye', 'Hi Dana'])
})
