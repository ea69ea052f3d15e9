import { completeRows } from './complete-rows'

it('completes a project request without an owner', () => {
  const owner = { firstName: '', lastName: '', companyName: '' }
  expect(
    completeRows('GET /api/projectrequests', [{ id: 1, title: 'A map', owner: null }]),
  ).toEqual([
    {
      id: 1,
      title: 'A map',
      mission: '',
      positionOffer: '',
      endDate: '',
      technologies: [],
      place: '',
      reward: '',
      owner,
    },
  ])
})

it('replaces values of another type and keeps other fields', () => {
  const row = { id: 2, endDate: 5, owner: { companyName: null, firstName: 'Omer' }, isNew: true }
  expect(completeRows('GET /api/projectrequests/:id', row)).toMatchObject({
    id: 2,
    endDate: '',
    isNew: true,
    owner: { companyName: '', firstName: 'Omer' },
  })
})

it('drops what is no row, in nested lists, too', () => {
  const list = [null, 'text', { id: 3, technologies: [null, { id: 1, name: null }] }, { id: 4 }]
  expect(completeRows('GET /api/user/projects', list)).toMatchObject([
    { id: 3, technologies: [{ id: 1, name: '' }] },
    { id: 4, technologies: [] },
  ])
})

it.each([[{}], [{ id: null }], [{ id: {} }]])('drops a row without an id: %j', (row) => {
  expect(completeRows('GET /api/recruiter/contacts', [row, { id: 3 }])).toMatchObject([{ id: 3 }])
})

it('keeps null where the contract has it, and the answers of other calls', () => {
  const link = {
    id: 5,
    gitHubLink: 'https://github.com/a/b',
    ownerRevealed: false,
    linkOwner: null,
    project: null,
    note: '',
    seen: false,
    reply: '',
    secondsToUndo: 0,
  }
  expect(completeRows('GET /api/recruiter/projectRequests/:id/links', [link])).toEqual([link])
  expect(completeRows('POST /api/auth/logout', 'Logged out')).toBe('Logged out')
})

it.each([
  ['GET /api/projectrequests', ''],
  ['GET /api/projectrequests', '<!doctype html>'],
  ['GET /api/recruiter/contacts', {}],
  ['GET /api/recruiter/contacts', null],
  ['GET /api/recruiter/dashboard-stats', []],
  ['GET /api/recruiter/user-with-projects/:id', ''],
  ['GET /api/recruiter/projects/unseen', '<!doctype html>'],
  ['GET /api/user/details', []],
  ['GET /api/user/home', '<!doctype html>'],
  ['GET /api/recruiter/home', []],
  ['GET /api/user/privacy', ''],
  ['GET /api/user/mail-preferences', null],
] as const)('treats an answer of another kind as a failed load: %s answered %j', (call, answer) => {
  expect(() => completeRows(call, answer)).toThrow(expect.objectContaining({ status: 502 }))
})

it('completes what the home page shows', () => {
  expect(
    completeRows('GET /api/user/home', { done: ['project', 7], week: [{ likes: 2 }] }),
  ).toEqual({
    done: ['project'],
    newest: null,
    top: null,
    week: [{ project: { title: '' }, likes: 2, saves: 0 }],
    turns: [],
    requests: [],
  })
  expect(completeRows('GET /api/recruiter/home', { deck: null })).toMatchObject({
    deck: { count: 0, top: null },
    requests: [],
    turns: [],
  })
})

it('completes what a person has chosen', () => {
  expect(completeRows('GET /api/user/privacy', { hiddenCompanies: [7, 'Acme'] })).toEqual({
    paused: false,
    hiddenCompanies: ['Acme'],
    hiddenDomains: [],
  })
  expect(completeRows('GET /api/recruiter/mail-preferences', { links: true })).toEqual({
    messages: false,
    contacts: false,
    links: true,
  })
})

it('accepts an empty answer where nothing may come', () => {
  for (const empty of [null, '']) {
    expect(completeRows('GET /api/recruiter/projects/unseen', empty)).toBeNull()
    expect(completeRows('GET /api/recruiter/details', empty)).toBeNull()
  }
})

it('completes people and statistics', () => {
  expect(completeRows('GET /api/recruiter/contacts', [{ id: 3, firstName: null }])).toEqual([
    {
      id: 3,
      firstName: '',
      lastName: '',
      email: '',
      tags: [],
      nextStep: '',
      nextStepOn: '',
      image: '',
      lastMessage: null,
    },
  ])
  expect(completeRows('GET /api/user/dashboard-stats', { contacts: 2 })).toEqual({
    projectsCount: 0,
    projectsLikes: 0,
    contacts: 2,
    projectsSaved: 0,
    trends: {},
  })
})
