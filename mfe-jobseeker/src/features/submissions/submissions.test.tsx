import { live } from '@swipefolio/shared/api'
import { aPage, aSentLink, createTestShell } from '@swipefolio/shared/testing'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Submissions } from './submissions'

const sent = 'GET /api/user/submissions'
const open = { id: 5, title: 'A map that works offline', endDate: '2099-12-31' }

function setUp() {
  const shell = createTestShell({ role: 'jobseeker' })
  return { ...shell, show: () => render(shell.wrap(<Submissions />)) }
}

const row = async (name: string) => within(await screen.findByRole('listitem', { name }))

it('shows an error when loading fails, and retries', async () => {
  const { network, show } = setUp()
  network.fail(sent, 400)
  show()
  expect(screen.getByText('Loading submissions...')).toBeInTheDocument()
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load submissions')
  network.reply(sent, [aSentLink({ projectRequest: open })])
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect((await row(open.title)).getByText('Waiting')).toBeInTheDocument()
})

it('links to the project requests in the empty state', async () => {
  const { network, show } = setUp()
  network.reply(sent, [])
  show()
  expect(await screen.findByRole('heading', { name: 'No Submissions Yet' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'See Project Requests' })).toHaveAttribute(
    'href',
    '/project-requests',
  )
})

it.each([
  ['Waiting', { ownerRevealed: false, projectRequest: open }],
  ['Closed', { ownerRevealed: false, projectRequest: { ...open, endDate: '2020-01-01' } }],
  ['Revealed', { ownerRevealed: true, projectRequest: { ...open, endDate: '2020-01-01' } }],
])('shows the status of a link: %s', async (status, link) => {
  const { network, show } = setUp()
  network.reply(sent, [aSentLink(link)])
  show()
  const { getByText, getByRole } = await row(open.title)
  expect(getByText(status)).toBeInTheDocument()
  expect(getByRole('link', { name: open.title })).toHaveAttribute('href', '/project-request/5')
  expect(getByRole('link', { name: /github\.com/ })).toHaveAttribute(
    'href',
    'https://github.com/noa/offline-map',
  )
})

it('loads further pages', async () => {
  const { network, show } = setUp()
  const older = aSentLink({ projectRequest: { ...open, id: 6, title: 'An older one' } })
  network.reply(sent, ({ query }) =>
    query.cursor === 'more' ? [older] : aPage([aSentLink({ projectRequest: open })], 'more'),
  )
  show()
  await row(open.title)
  await userEvent.click(screen.getByRole('button', { name: 'Show More' }))
  expect((await row('An older one')).getByText('Waiting')).toBeInTheDocument()
})

it('shows a reveal when its notification arrives', async () => {
  const { network, show } = setUp()
  network.reply(sent, [aSentLink({ projectRequest: open })])
  show()
  expect((await row(open.title)).getByText('Waiting')).toBeInTheDocument()
  network.reply(sent, [aSentLink({ projectRequest: open, ownerRevealed: true })])
  act(() => live.publish({ type: 'notification' }))
  expect(await screen.findByText('Revealed')).toBeInTheDocument()
})
