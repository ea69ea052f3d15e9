import { aProjectRequest, createTestShell } from '@swipefolio/shared/testing'
import { render, screen, waitFor, within } from '@testing-library/react'
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

test('says that it is loading', () => {
  const { network, show } = open()
  network.hold('GET /api/projectrequests')
  show()
  expect(screen.getByText('Loading project requests...')).toBeVisible()
})

test('shows why loading failed, and tries again', async () => {
  const { network, show } = open()
  network.fail('GET /api/projectrequests', 400)
  show()
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load project requests')
  network.reply('GET /api/projectrequests', [map])
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByRole('heading', { name: map.title })).toBeVisible()
})

test('says so when there is no request', async () => {
  const { network, show } = open()
  network.reply('GET /api/projectrequests', [])
  show()
  expect(await screen.findByText('No Project Requests Yet')).toBeVisible()
})

test('shows title, company, deadline and the way to the details', async () => {
  const { network, show } = open()
  network.reply('GET /api/projectrequests', [map])
  show()
  const card = await screen.findByRole('article', { name: map.title })
  expect(within(card).getByText('Lumen Works')).toBeVisible()
  expect(card).toHaveTextContent('Deadline: Dec 31, 2099')
  const link = within(card).getByRole('link', { name: 'View Details' })
  expect(link).toHaveAttribute('href', `/project-request/${map.id}`)
  expect(link).toHaveAccessibleDescription(map.title)
})

test('a company without a name is an Unknown Company', async () => {
  const { network, show } = open()
  network.reply('GET /api/projectrequests', [till])
  show()
  expect(await screen.findByText('Unknown Company')).toBeVisible()
})

test('marks closed requests and puts them last', async () => {
  const { network, show } = open()
  network.reply('GET /api/projectrequests', [over, map, till])
  show()
  await screen.findByRole('article', { name: over.title })
  expect(titles()).toEqual([map.title, till.title, over.title])
  expect(screen.getAllByText('Closed')).toHaveLength(1)
})

test('searches as one types, and keeps the search in the address', async () => {
  const { network, show, location } = open()
  network.reply('GET /api/projectrequests', [map, till])
  show()
  await userEvent.type(await screen.findByRole('searchbox'), 'LUMEN')
  expect(titles()).toEqual([map.title])
  expect(location()).toBe('/project-requests?q=LUMEN')
})

test('starts with the search of the address, and clears it', async () => {
  const { network, show, location } = open('/project-requests?q=nothing+like+it')
  network.reply('GET /api/projectrequests', [map, till])
  show()
  expect(await screen.findByText('Nothing found')).toBeVisible()
  expect(screen.getByRole('searchbox')).toHaveValue('nothing like it')
  await userEvent.click(screen.getByRole('button', { name: 'Clear Search' }))
  expect(titles()).toEqual([map.title, till.title])
  await waitFor(() => expect(location()).toBe('/project-requests'))
})
