import type { Role } from '@swipefolio/shared/contract'
import { aPage, aProjectRequest, createTestShell } from '@swipefolio/shared/testing'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import ProjectRequestsScreen from './project-requests-screen'

const open = (path = '/project-requests') => {
  const shell = createTestShell({ path })
  return { ...shell, show: () => render(shell.wrap(<ProjectRequestsScreen />)) }
}

const map = aProjectRequest({ title: 'A map that works offline' })
const till = aProjectRequest({
  title: 'A till that forgives',
  mission: 'Undo everything.',
  owner: { firstName: 'Omer', lastName: 'Dahan', companyName: '' },
})
const over = aProjectRequest({ title: 'Weather for gardens', endDate: '2020-01-31' })

const titles = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)

test('shows the loading state', () => {
  const { network, show } = open()
  network.hold('GET /api/projectrequests')
  show()
  expect(screen.getByText('Loading project requests...')).toBeVisible()
})

test('shows why loading failed, and retries', async () => {
  const { network, show } = open()
  network.fail('GET /api/projectrequests', 400)
  show()
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load project requests')
  network.reply('GET /api/projectrequests', [map])
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByRole('heading', { name: map.title })).toBeVisible()
})

test.each<[Role | undefined, string, string]>([
  [undefined, 'Sign Up', '/signup'],
  ['recruiter', 'Post a Request', '/dashboard?section=requests'],
  ['jobseeker', 'Go to My Projects', '/dashboard'],
])('shows the empty state with a way on for: %s', async (role, name, href) => {
  const { network, wrap } = createTestShell({ role, path: '/project-requests' })
  const call = role === 'jobseeker' ? 'GET /api/user/project-requests' : 'GET /api/projectrequests'
  network.reply(call, [])
  render(wrap(<ProjectRequestsScreen />))
  expect(await screen.findByText('No Project Requests Yet')).toBeVisible()
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href)
})

test('shows a request without an owner', async () => {
  const { network, show } = open()
  network.reply('GET /api/projectrequests', [map, { ...till, owner: null as never }])
  show()
  const card = await screen.findByRole('article', { name: till.title })
  expect(card).toHaveTextContent('Unknown Company')
})

test('shows title, company, technologies, place, reward, deadline and a link to the details', async () => {
  const { network, show } = open()
  network.reply('GET /api/projectrequests', [map])
  show()
  const card = await screen.findByRole('article', { name: map.title })
  expect(within(card).getByText('Lumen Works')).toBeVisible()
  expect(within(card).getByRole('list', { name: 'Technologies' })).toHaveTextContent('TypeScript')
  expect(card).toHaveTextContent('Place: Remote')
  expect(card).toHaveTextContent('Pay or reward: €500 for the best one')
  expect(card).toHaveTextContent('Deadline: Dec 31, 2099')
  const link = within(card).getByRole('link', { name: 'View Details' })
  expect(link).toHaveAttribute('href', `/project-request/${map.id}`)
  expect(link).toHaveAccessibleDescription(map.title)
})

test('is opened by its whole card, and focused once', async () => {
  const { network, show, location } = open()
  network.reply('GET /api/projectrequests', [map])
  show()
  const card = await screen.findByRole('article', { name: map.title })
  expect(within(card).getAllByRole('link')).toHaveLength(1)
  await userEvent.click(within(card).getByText('Lumen Works'))
  expect(location()).toBe(`/project-request/${map.id}`)
})

test('shows the beginning of mission and offer, and the days that are left', async () => {
  jest.useFakeTimers({ now: new Date('2099-12-29T12:00:00Z'), doNotFake: ['setTimeout'] })
  const { network, show } = open()
  const long = aProjectRequest({ ...map, mission: 'Draw it. '.repeat(40), place: '', reward: '' })
  network.reply('GET /api/projectrequests', [long])
  show()
  const card = await screen.findByRole('article', { name: map.title })
  expect(card).toHaveTextContent(/Draw it\. Draw it\./)
  expect(card).not.toHaveTextContent('Draw it. '.repeat(30).trim())
  expect(card).toHaveTextContent('Front-end engineer')
  expect(card).toHaveTextContent('2 days left')
  jest.useRealTimers()
})

test('shows place and reward in place of the offer, which says them again', async () => {
  const { network, show } = open()
  network.reply('GET /api/projectrequests', [{ ...map, place: 'Haifa', reward: '' }])
  show()
  const card = await screen.findByRole('article', { name: map.title })
  expect(card).toHaveTextContent('Place: Haifa')
  expect(card).not.toHaveTextContent('Front-end engineer')
})

test('shows Unknown Company for a company without a name', async () => {
  const { network, show } = open()
  network.reply('GET /api/projectrequests', [till])
  show()
  expect(await screen.findByText('Unknown Company')).toBeVisible()
})

test('marks closed requests', async () => {
  const { network, show } = open()
  network.reply('GET /api/projectrequests', [map, till, over])
  show()
  await screen.findByRole('article', { name: over.title })
  expect(titles()).toEqual([map.title, till.title, over.title])
  expect(screen.getAllByText('Closed')).toHaveLength(1)
})

const finding = (network: ReturnType<typeof open>['network']) =>
  network.reply('GET /api/projectrequests', ({ query }) =>
    query.search ? [map].filter(() => query.search === 'LUMEN') : [map, till],
  )

test('debounces the search, and keeps it in the URL', async () => {
  const { network, show, location } = open()
  finding(network)
  show()
  await screen.findByRole('article', { name: till.title })
  const field = screen.getByRole('searchbox')
  for (const value of ['L', 'LUM', 'LUMEN']) fireEvent.change(field, { target: { value } })
  expect(location()).toBe('/project-requests?q=LUMEN')
  await waitFor(() => expect(titles()).toEqual([map.title]))
  const searches = network.requests('GET /api/projectrequests').map(({ query }) => query.search)
  expect(searches).toEqual([undefined, 'LUMEN'])
})

test('starts with the search of the URL, and clears it', async () => {
  const { network, show, location } = open('/project-requests?q=nothing+like+it')
  finding(network)
  show()
  expect(await screen.findByText('Nothing found')).toBeVisible()
  expect(screen.getByRole('searchbox')).toHaveValue('nothing like it')
  await userEvent.click(screen.getByRole('button', { name: 'Clear Search' }))
  await waitFor(() => expect(titles()).toEqual([map.title, till.title]))
  expect(location()).toBe('/project-requests')
})

test('loads further pages until the last one', async () => {
  const { network, show } = open()
  network.reply('GET /api/projectrequests', ({ query }) =>
    query.cursor === 'more' ? [over] : aPage([map, till], 'more'),
  )
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Show More' }))
  await waitFor(() => expect(titles()).toEqual([map.title, till.title, over.title]))
  expect(screen.queryByRole('button', { name: 'Show More' })).toBeNull()
})
