import { checkLinkNote, checkProjectRequest, checkReply, projectAddress } from '.'

it.each([
  ['note', 500, 'Note is too long: at most 500 characters', checkLinkNote],
  ['reply', 300, 'Sentence is too long: at most 300 characters', checkReply],
] as const)(
  'accepts a trimmed %s of %d characters, and not one more',
  (field, length, sentence, check) => {
    const longest = 'x'.repeat(length)
    expect(check({})).toEqual({})
    expect(check({ [field]: ` ${longest} ` })).toEqual({})
    expect(check({ [field]: `${longest}x` })).toEqual({ [field]: sentence })
  },
)

it.each([
  ['technologies', Array(10).fill(1), Array(11).fill(1), 'At most 10 technologies'],
  ['place', 'x'.repeat(100), 'x'.repeat(101), 'Place is too long: at most 100 characters'],
  ['reward', 'x'.repeat(120), 'x'.repeat(121), 'Pay or reward is too long: at most 120 characters'],
])('accepts the largest %s, and not one more', (field, largest, larger, sentence) => {
  const request = { title: 'A', mission: 'B', positionOffer: 'C', endDate: '2026-11-22' }
  const now = new Date('2026-11-21T10:00:00Z')
  expect(checkProjectRequest({ ...request, [field]: largest }, now)).toEqual({})
  expect(checkProjectRequest({ ...request, [field]: larger }, now)).toEqual({ [field]: sentence })
})

it.each([
  [
    'https://github.com/tides/tables.git',
    'https://tides.example',
    'https://github.com/tides/tables',
  ],
  ['https://gitlab.example/tides', 'https://tides.example', 'https://gitlab.example/tides'],
  ['', 'https://tides.example', 'https://tides.example'],
  ['', '', ''],
])('sends a project of %j and %j as %j', (gitUrl, websiteUrl, address) => {
  expect(projectAddress({ gitUrl, websiteUrl })).toBe(address)
})
