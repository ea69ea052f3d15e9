import {
  availabilities,
  checkJobSeekerProfile,
  isEmptyLink,
  type JobSeekerProfileValues,
  languageNames,
  publicFields,
} from '.'

it.each<[keyof JobSeekerProfileValues, number, string]>([
  ['headline', 100, 'Headline is too long: at most 100 characters'],
  ['about', 1000, 'About is too long: at most 1000 characters'],
  ['place', 80, 'Place is too long: at most 80 characters'],
])('accepts a trimmed %s of %d characters, and not one more', (field, length, sentence) => {
  const longest = 'x'.repeat(length)
  expect(checkJobSeekerProfile({ [field]: ` ${longest} ` })).toEqual({})
  expect(checkJobSeekerProfile({ [field]: `${longest}x` })).toEqual({ [field]: sentence })
})

it('accepts a profile in which nothing is said', () => {
  expect(checkJobSeekerProfile({})).toEqual({})
})

describe('availability', () => {
  it.each(availabilities.filter((known) => known !== 'from'))(
    'may be %j, without a day',
    (known) => {
      expect(checkJobSeekerProfile({ availability: known, availableFrom: 'soon' })).toEqual({})
    },
  )

  it.each(['Open', 'toString', ' '])('cannot be %j', (availability) => {
    expect(checkJobSeekerProfile({ availability })).toEqual({
      availability: 'Please choose your availability',
    })
  })

  it.each(['2027-01-31', '2028-02-29'])('may begin on %s', (availableFrom) => {
    expect(checkJobSeekerProfile({ availability: 'from', availableFrom })).toEqual({})
  })

  it.each([
    undefined,
    '',
    '2027-02-30',
    '2027-13-01',
    '2027-1-31',
    'x2027-01-31',
    '2027-01-31T10:00Z',
    '2027-01-31T10:00:00.000Z',
    '+012027-01-31',
  ])('cannot begin on %j', (availableFrom) => {
    expect(checkJobSeekerProfile({ availability: 'from', availableFrom })).toEqual({
      availableFrom: 'Please choose a date',
    })
  })
})

describe('languages', () => {
  const languages = (count: number) => Array.from({ length: count }, (_, at) => `Language ${at}`)

  it('are trimmed, not blank, and each once in the case that was typed first', () => {
    expect(languageNames([' Hebrew ', '', ' \u200b', 'HEBREW', 'English', 'hebrew'])).toEqual([
      'Hebrew',
      'English',
    ])
  })

  it('are at most ten, each counted once', () => {
    expect(checkJobSeekerProfile({ languages: [...languages(10), 'LANGUAGE 0', ' '] })).toEqual({})
    expect(checkJobSeekerProfile({ languages: languages(11) })).toEqual({
      languages: 'At most 10 languages',
    })
  })

  it('have names of at most 40 characters', () => {
    expect(checkJobSeekerProfile({ languages: [` ${'x'.repeat(40)} `] })).toEqual({})
    expect(checkJobSeekerProfile({ languages: ['Hebrew', 'x'.repeat(41)] })).toEqual({
      languages: 'The name of a language is too long: at most 40 characters',
    })
  })
})

describe('links', () => {
  const link = { label: 'Talks', url: 'https://talks.example' }
  const addressOf = (length: number) => 'https://talks.example/'.padEnd(length, 'x')

  it('are empty while nothing is typed into them', () => {
    expect(isEmptyLink({})).toBe(true)
    expect(isEmptyLink({ label: ' ', url: '\u200b' })).toBe(true)
    expect(isEmptyLink({ label: 'Talks' })).toBe(false)
    expect(isEmptyLink({ url: 'talks' })).toBe(false)
  })

  it('are at most five, not counting empty ones', () => {
    const five = Array.from({ length: 5 }, () => link)
    expect(checkJobSeekerProfile({ links: [...five, { label: ' ' }] })).toEqual({})
    expect(checkJobSeekerProfile({ links: [...five, link] })).toEqual({ links: 'At most 5 links' })
  })

  it('have names of at most 40 characters, and addresses of at most 2,048', () => {
    const longest = { label: ` ${'x'.repeat(40)} `, url: `\u00a0${addressOf(2048)} ` }
    expect(checkJobSeekerProfile({ links: [longest] })).toEqual({})
    expect(
      checkJobSeekerProfile({ links: [link, { label: 'x'.repeat(41), url: addressOf(2049) }] }),
    ).toEqual({
      'links.1.label': 'The name of the link is too long: at most 40 characters',
      'links.1.url': 'The address of the link is too long: at most 2048 characters',
    })
  })

  it('have a name and a safe address', () => {
    const named = (url?: string) => checkJobSeekerProfile({ links: [{ label: 'Talks', url }] })
    for (const url of [undefined, 'talks.example', 'http://talks.example', 'javascript:alert(1)'])
      expect(named(url)).toEqual({
        'links.0.url': 'Please enter an address that starts with https://',
      })
    for (const label of [undefined, ' '])
      expect(checkJobSeekerProfile({ links: [{ ...link, label }] })).toEqual({
        'links.0.label': 'Please name the link',
      })
  })
})

it('shows only known fields on the public page', () => {
  expect(checkJobSeekerProfile({ publicFields })).toEqual({})
  expect(checkJobSeekerProfile({ publicFields: ['about', 'email'] })).toEqual({
    publicFields: 'Unknown field of a profile',
  })
})
