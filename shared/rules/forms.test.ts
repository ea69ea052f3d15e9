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
    ['mission', '', 'Mission description is required'],
    ['positionOffer', '  ', 'Position offer is required'],
    ['endDate', '', 'Deadline is required'],
    ['endDate', 'soon', 'Invalid deadline'],
    ['endDate', '2027-02-30', 'Invalid deadline'],
    ['endDate', '2026-11-20', 'Deadline must be in the future'],
    ['endDate', '2026-11-21T10:00:00Z', 'Deadline must be in the future'],
    ['endDate', '2040-01-01', 'Invalid deadline'],
  ])('refuses %s %j', (field, value, sentence) => {
    expect(checkProjectRequest({ ...request, [field]: value }, now)).toEqual({ [field]: sentence })
  })

  it.each(['2026-11-21', '2026-11-21T10:00:05Z', '2027-11-21'])('accepts %s', (endDate) => {
    expect(checkProjectRequest({ ...request, endDate }, now)).toEqual({})
  })

  it('names what is missing in order', () => {
    expect(Object.values(checkProjectRequest({}, now))).toEqual([
      'Title is required',
      'Mission description is required',
      'Position offer is required',
      'Deadline is required',
    ])
  })

  it('keeps the day in UTC and closes when it has ended', () => {
    expect(deadlineDay('2026-12-31T23:30:00-05:00')).toBe('2027-01-01')
    expect(isClosed('2026-11-20', now)).toBe(true)
    expect(isClosed('2026-11-21', now)).toBe(false)
  })
})

describe('project', () => {
  const project = { title: 'Tides', technologies: [{ id: 1 }] }

  it.each([
    [{ title: ' ' }, { title: 'Project title is required' }],
    [{ technologies: [] }, { technologies: 'At least one technology is required' }],
    [{ gitUrl: 'javascript:alert(1)' }, { gitUrl: 'Please enter a valid GitHub URL' }],
    [{ websiteUrl: 'ftp://a.example' }, { websiteUrl: 'Please enter a valid website URL' }],
    [{ title: 'x'.repeat(201) }, { title: 'Title is too long' }],
    [{ about: 'x'.repeat(10_001) }, { about: 'About is too long' }],
  ])('refuses %j', (change, errors) => {
    expect(checkProject({ ...project, ...change })).toEqual(errors)
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
    [{ password: '12345' }, { password: 'Password must be at least 6 characters' }],
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

  it('lets blank fields keep what was', () => {
    expect(checkProfile({ firstName: '', password: '', confirmPassword: '' })).toEqual({})
  })
})

it('counts a message after trimming', () => {
  expect(checkMessage({ message: '  ' })).toEqual({ message: 'Message is empty' })
  expect(checkMessage({ message: ` ${'x'.repeat(4000)} ` })).toEqual({})
  expect(checkMessage({ message: 'x'.repeat(4001) })).toEqual({ message: 'Message is too long' })
})
