import {
  checkMessage,
  checkProfile,
  checkProject,
  checkProjectRequest,
  deadlineDay,
  isClosed,
} from '.'

const now = new Date('2026-11-21T10:00:00Z')

const request = {
  title: 'Offline map',
  mission: 'A map without a network',
  positionOffer: '\tFront-end\nengineer',
  endDate: '2026-11-22',
}

describe('project request', () => {
  it.each([
    ['title', ' ', 'Title is required'],
    ['title', '\u200b\u2060\ufeff', 'Title is required'],
    ['positionOffer', ' \u200b', 'Position offer is required'],
    ['title', '\ufff9\ufffa\ufffb\ufffc', 'Title is required'],
    ['title', '\u{1d159}', 'Title is required'],
    ['mission', ' \u0301', 'Mission description is required'],
    ['mission', '', 'Mission description is required'],
    ['positionOffer', '  ', 'Position offer is required'],
    ['endDate', '', 'Deadline is required'],
    ['endDate', 'soon', 'Invalid deadline'],
    ['endDate', '2027-02-30', 'Invalid deadline'],
    ['endDate', '2026-11-20', 'Deadline must be in the future'],
    ['endDate', '2026-11-21T10:00:00Z', 'Deadline must be in the future'],
    ['endDate', '2040-01-01', 'Invalid deadline'],
    ['endDate', '2026-11-22T10:00:00', 'Invalid deadline'],
    ['endDate', '2026-11-22T10:00:00.1234567890Z', 'Invalid deadline'],
    ['endDate', '2026-11-22T10:00:00Z (noon)', 'Invalid deadline'],
    ['endDate', '(noon) 2026-11-22T10:00:00Z', 'Invalid deadline'],
    ['endDate', '+002026-11-22T10:00:00Z', 'Invalid deadline'],
    ['endDate', '2026-11-22T25:00:00Z', 'Invalid deadline'],
    ['title', 'x'.repeat(201), 'Title is too long: at most 200 characters'],
    ['mission', 'x'.repeat(10_001), 'Mission description is too long: at most 10000 characters'],
    ['positionOffer', 'x'.repeat(10_001), 'Position offer is too long: at most 10000 characters'],
  ])('refuses %s %j', (field, value, sentence) => {
    expect(checkProjectRequest({ ...request, [field]: value }, now)).toEqual({ [field]: sentence })
  })

  it.each([
    '2026-11-21',
    ' 2026-11-21 ',
    '2026-11-21T10:00:05Z',
    '2026-11-21T10:01Z',
    '2026-11-21T10:00:00.5Z',
    '2026-11-21T10:00:00.123456789Z',
    '2026-11-21T12:00:05+02:00',
    '2026-11-21T05:00:05-05:00',
    '2027-11-21',
  ])('accepts the deadline %j', (endDate) => {
    expect(checkProjectRequest({ ...request, endDate }, now)).toEqual({})
  })

  it('accepts a deadline of up to five years', () => {
    const after = (milliseconds: number) =>
      new Date(now.getTime() + 5 * 366 * 86_400_000 + milliseconds).toISOString()
    expect(checkProjectRequest({ ...request, endDate: after(0) }, now)).toEqual({})
    expect(checkProjectRequest({ ...request, endDate: after(1) }, now)).toEqual({
      endDate: 'Invalid deadline',
    })
  })

  it('accepts the longest texts', () => {
    const [title, text] = ['x'.repeat(200), 'x'.repeat(10_000)]
    const longest = { ...request, title, mission: text, positionOffer: text }
    expect(checkProjectRequest(longest, now)).toEqual({})
  })

  it('lists missing fields in order', () => {
    expect(Object.values(checkProjectRequest({}, now))).toEqual([
      'Title is required',
      'Mission description is required',
      'Position offer is required',
      'Deadline is required',
    ])
  })

  it('stores the day in UTC and closes when it has ended', () => {
    expect(deadlineDay(' 2026-12-31T23:30:00-05:00 ')).toBe('2027-01-01')
    expect(isClosed('2026-11-20', new Date('2026-11-20T23:59:59.000Z'))).toBe(false)
    expect(isClosed('2026-11-20', new Date('2026-11-20T23:59:59.001Z'))).toBe(true)
    expect(isClosed('soon', now)).toBe(true)
  })
})

describe('project', () => {
  const project = { title: 'Tides', technologies: [{ id: 1 }] }

  it.each([
    [{ title: ' ' }, { title: 'Project title is required' }],
    [{ technologies: [] }, { technologies: 'At least one technology is required' }],
    [{ gitUrl: 'javascript:alert(1)' }, { gitUrl: 'Please enter a valid GitHub URL' }],
    [{ websiteUrl: 'ftp://a.example' }, { websiteUrl: 'Please enter a valid website URL' }],
    [{ technologies: undefined }, { technologies: 'At least one technology is required' }],
    [{ technologies: Array(51).fill(1) }, { technologies: 'At most 50 technologies' }],
  ])('refuses %j', (change, errors) => {
    expect(checkProject({ ...project, ...change })).toEqual(errors)
  })

  it.each([
    ['title', 'x'.repeat(200), 'Title is too long: at most 200 characters'],
    ['about', 'x'.repeat(10_000), 'About is too long: at most 10000 characters'],
    ['imageAlt', 'x'.repeat(300), 'Image description is too long: at most 300 characters'],
    [
      'gitUrl',
      'https://a.example/'.padEnd(2048, 'x'),
      'Repository address is too long: at most 2048 characters',
    ],
    [
      'websiteUrl',
      'https://a.example/'.padEnd(2048, 'x'),
      'Website address is too long: at most 2048 characters',
    ],
  ])('accepts the longest %s and refuses one character more', (field, longest, sentence) => {
    expect(checkProject({ ...project, [field]: longest })).toEqual({})
    expect(checkProject({ ...project, [field]: `${longest}x` })).toEqual({ [field]: sentence })
  })

  it('accepts 50 technologies, and addresses with spaces around them', () => {
    const [gitUrl, technologies] = ['\u00a0https://github.com/tides ', Array(50).fill(1)]
    expect(checkProject({ ...project, gitUrl, technologies })).toEqual({})
  })

  it('has at most six pictures, the cover among them, with descriptions of at most 300 characters', () => {
    const picture = (length: number) => ({ imageAlt: 'x'.repeat(length) })
    const five = [picture(300), ...Array.from({ length: 4 }, () => ({}))]
    expect(checkProject({ ...project, imageAlt: 'x', morePictures: five })).toEqual({})
    expect(checkProject({ ...project, morePictures: [...five, {}] })).toEqual({
      morePictures: 'At most 6 pictures',
    })
    const imageAlt = 'Image description is too long: at most 300 characters'
    for (const morePictures of [[{}, picture(301), picture(2)], [picture(301)]])
      expect(checkProject({ ...project, morePictures })).toEqual({ imageAlt })
    expect(checkProject({ ...project, ...picture(301), morePictures: [picture(300)] })).toEqual({
      imageAlt,
    })
  })

  it('accepts one without addresses and about', () => {
    expect(checkProject({ ...project, gitUrl: '', websiteUrl: ' ', about: '' })).toEqual({})
  })
})

describe('profile', () => {
  it.each([
    [{ firstName: 'N' }, { firstName: 'First name must be at least 2 characters' }],
    [{ lastName: 'L' }, { lastName: 'Last name must be at least 2 characters' }],
    [{ companyName: 'C' }, { companyName: 'Company name must be at least 2 characters' }],
    [{ firstName: ' N ' }, { firstName: 'First name must be at least 2 characters' }],
    [{ password: '12345' }, { password: 'Password must be at least 6 characters' }],
    [
      { password: null, confirmPassword: '1' },
      expect.objectContaining({ password: 'Please enter a new password' }),
    ],
    [
      { password: '', confirmPassword: '123456' },
      { password: 'Please enter a new password', confirmPassword: 'Passwords do not match' },
    ],
    [
      { password: '123456', confirmPassword: '' },
      { confirmPassword: 'Please confirm your password' },
    ],
    [
      { password: '123456', confirmPassword: '654321' },
      { confirmPassword: 'Passwords do not match' },
    ],
  ])('refuses %j', (values, errors) => {
    expect(checkProfile(values)).toEqual(errors)
  })

  it.each([
    ['firstName', 'x'.repeat(100), 'First name is too long: at most 100 characters'],
    ['lastName', 'x'.repeat(100), 'Last name is too long: at most 100 characters'],
    ['companyName', 'x'.repeat(100), 'Company name is too long: at most 100 characters'],
    ['password', 'x'.repeat(128), 'Password is too long: at most 128 characters'],
  ])('accepts the longest %s and refuses one character more', (field, longest, sentence) => {
    expect(checkProfile({ [field]: longest })).toEqual({})
    expect(checkProfile({ [field]: `${longest}x` })).toEqual({ [field]: sentence })
  })

  it.each([
    { firstName: '', password: '', confirmPassword: '' },
    { firstName: ' ', password: null },
    { firstName: 'No', lastName: 'Le', companyName: 'Lu' },
    { password: '123456', confirmPassword: '123456' },
  ])('accepts %j', (values) => {
    expect(checkProfile(values)).toEqual({})
  })
})

it('checks the length of a message after trimming', () => {
  expect(checkMessage({})).toEqual({ message: 'Message is empty' })
  expect(checkMessage({ message: '  ' })).toEqual({ message: 'Message is empty' })
  for (const visible of [
    '\u200bnow',
    '\ufffce\u0301',
    '\u{1f469}\u200d\u{1f4bb}',
    '\u200fשלום',
    '.',
  ]) {
    expect(checkMessage({ message: visible })).toEqual({})
  }
  expect(checkMessage({ message: ` ${'x'.repeat(4000)} ` })).toEqual({})
  expect(checkMessage({ message: 'x'.repeat(4001) })).toEqual({
    message: 'Message is too long: at most 4000 characters',
  })
})
