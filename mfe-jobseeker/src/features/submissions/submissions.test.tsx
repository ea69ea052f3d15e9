import { live } from '@swipefolio/shared/api'
import type { SentLink } from '@swipefolio/shared/contract'
import { aPage, aSentLink, createTestShell } from '@swipefolio/shared/testing'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Submissions } from './submissions'

const sent = 'GET /api/user/submissions'
const open = {
  id: 5,
  title: 'A map that works offline',
  companyName: 'Lumen Works',
  endDate: '2099-12-31',
}

function setUp() {
  const shell = createTestShell({ role: 'jobseeker' })
  return { ...shell, show: () => render(shell.wrap(<Submissions />)) }
}

const row = async (name: string) => within(await screen.findByRole('listitem', { name }))

const currentStep = async (name: string) =>
  (await row(name)).getByRole('listitem', { current: 'step' })

it('shows an error when loading fails, and retries', async () => {
  const { network, show } = setUp()
  network.fail(sent, 400)
  show()
  expect(screen.getByText('Loading submissions...')).toBeInTheDocument()
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load submissions')
  network.reply(sent, [aSentLink({ projectRequest: open })])
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await currentStep(open.title)).toHaveTextContent('Sent')
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

const closed = { ...open, endDate: '2020-01-01' }

it.each<[string, Partial<SentLink>]>([
  ['Sent', { projectRequest: open }],
  ['Seen', { status: 'SEEN', projectRequest: closed }],
  ['Shortlisted', { status: 'SHORTLISTED', projectRequest: open }],
  ['Not this time', { status: 'DECLINED', projectRequest: open }],
  ['Revealed', { status: 'REVEALED', ownerRevealed: true, projectRequest: closed }],
])('shows the status of a link: %s', async (status, link) => {
  const { network, show } = setUp()
  network.reply(sent, [aSentLink(link)])
  show()
  const { getByRole, getByText } = await row(open.title)
  expect(getByText('Lumen Works').parentElement).toHaveTextContent(/^Lumen Works · Deadline /)
  expect(getByRole('listitem', { current: 'step' })).toHaveTextContent(status)
  expect(getByRole('link', { name: open.title })).toHaveAttribute('href', '/project-request/5')
  expect(getByRole('link', { name: 'noa/offline-map' })).toHaveAttribute(
    'href',
    'https://github.com/noa/offline-map',
  )
})

it('shows the steps that a link has made and those that may follow', async () => {
  const { network, show } = setUp()
  network.reply(sent, [
    aSentLink({ projectRequest: open, status: 'SEEN', statusAt: '2026-02-03T12:00:00.000Z' }),
  ])
  show()
  const steps = (await row(open.title)).getAllByRole('listitem')
  expect(steps.map(({ textContent }) => textContent?.trim())).toEqual([
    'Sent Jan\u00a01',
    'Seen Feb\u00a03',
    'Shortlisted',
    'Revealed',
  ])
})

it('does not say of a link with a verdict that it was on a shortlist', async () => {
  const { network, show } = setUp()
  network.reply(sent, [aSentLink({ projectRequest: open, status: 'REVEALED' })])
  show()
  expect((await row(open.title)).queryByText('Shortlisted')).not.toBeInTheDocument()
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
  expect(await currentStep('An older one')).toHaveTextContent('Sent')
})

it('shows a reveal when its notification arrives', async () => {
  const { network, show } = setUp()
  network.reply(sent, [aSentLink({ projectRequest: open })])
  show()
  expect(await currentStep(open.title)).toHaveTextContent('Sent')
  network.reply(sent, [aSentLink({ projectRequest: open, status: 'REVEALED' })])
  act(() => live.publish({ type: 'notification' }))
  await waitFor(async () => expect(await currentStep(open.title)).toHaveTextContent('Revealed'))
})

it('shows the project, the note and the recruiter’s sentence, when they arrive', async () => {
  const { network, show } = setUp()
  const project = { id: 9, title: 'Tide Clock' }
  const link = aSentLink({ projectRequest: open, project, note: 'With a lighthouse' })
  network.reply(sent, [link])
  show()
  const { getByText, findByText, queryByText } = await row(open.title)
  expect(getByText('Tide Clock')).toBeInTheDocument()
  expect(getByText('With a lighthouse')).toBeInTheDocument()
  network.reply(sent, [{ ...link, status: 'DECLINED', reply: 'Warm work, thank you' }])
  act(() => live.publish({ type: 'notification' }))
  expect(await findByText('Warm work, thank you')).toBeInTheDocument()
  expect(queryByText('The recruiter goes on without it.')).not.toBeInTheDocument()
  network.reply(sent, [{ ...link, status: 'REVEALED', reply: 'Warm work, thank you' }])
  act(() => live.publish({ type: 'notification' }))
  expect(await findByText(/knows who you are/)).toBeInTheDocument()
  expect(getByText('Warm work, thank you')).toBeInTheDocument()
})

it('shows what a server of the spec alone says', async () => {
  const { network, show } = setUp()
  const { id, gitHubLink, createdAt, projectRequest } = aSentLink({ projectRequest: open })
  const plain = { id, gitHubLink, createdAt, projectRequest, ownerRevealed: true }
  network.reply(sent, [plain as SentLink])
  show()
  expect(await currentStep(open.title)).toHaveTextContent('Revealed')
})
