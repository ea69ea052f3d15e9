import { completeRows } from './complete-rows'

it('completes a project request without an owner', () => {
  const owner = { firstName: '', lastName: '', companyName: '' }
  expect(
    completeRows('GET /api/projectrequests', [{ id: 1, title: 'A map', owner: null }]),
  ).toEqual([{ id: 1, title: 'A map', mission: '', positionOffer: '', endDate: '', owner }])
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

it('keeps null where the contract has it, and the answers of other calls', () => {
  const link = {
    id: 5,
    gitHubLink: 'https://github.com/a/b',
    ownerRevealed: false,
    linkOwner: null,
  }
  expect(completeRows('GET /api/recruiter/projectRequests/:id/links', [link])).toEqual([link])
  expect(completeRows('GET /api/recruiter/projects/unseen', null)).toBeNull()
  expect(completeRows('POST /api/auth/logout', 'Logged out')).toBe('Logged out')
})
