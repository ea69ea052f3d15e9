import { aSubmission, createTestShell } from '@swipefolio/shared/testing'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SubmitPanel } from './submit-panel'

const sendLink = 'POST /api/user/project-request/:id/send-link'

const field = () => screen.findByRole('textbox', { name: 'GitHub link' })
const success = () => screen.findByText('Your project link was submitted successfully.')
const wait = (time: number) => act(() => jest.advanceTimersByTime(time))

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

async function submitOne() {
  const { network, wrap } = createTestShell({ role: 'jobseeker' })
  network.reply('GET /api/user/project-request/:id/links', [])
  network.reply('GET /api/user/projects', [])
  network.reply(sendLink, aSubmission())
  render(wrap(<SubmitPanel requestId="1" isClosed={false} />))
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  await user.type(await field(), 'https://github.com/noa/offline-map{Enter}')
  await success()
  return { network, user }
}

it('leaves the form open once it is typed into after a submission', async () => {
  const { network, user } = await submitOne()
  await user.keyboard('https')
  wait(4000)
  expect(await field()).toHaveFocus()
  expect(await field()).toHaveValue('https')
  const first = await success()
  expect(first).toBeVisible()
  await user.keyboard('://github.com/noa/tides{Enter}')
  await waitFor(() => expect(network.requests(sendLink)).toHaveLength(2))
  await waitFor(() => expect(first).not.toBeInTheDocument())
  expect(await success()).toBeVisible()
  wait(3000)
  expect(screen.queryByRole('textbox')).toBeNull()
})

it('leaves the form open once the focus moves in it after a submission', async () => {
  const { user } = await submitOne()
  await user.click(screen.getByRole('textbox', { name: /^Note/ }))
  wait(4000)
  expect(screen.getByRole('textbox', { name: /^Note/ })).toHaveFocus()
})

it('shows what was sent before, and the form after a press', async () => {
  const { network, wrap } = createTestShell({ role: 'jobseeker' })
  network.reply('GET /api/user/project-request/:id/links', [aSubmission()])
  network.reply('GET /api/user/projects', [])
  render(wrap(<SubmitPanel requestId="1" isClosed={false} />))
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  expect(await screen.findByRole('link', { name: 'noa/offline-map' })).toBeVisible()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.getByRole('link', { name: 'My Submissions' })).toHaveAttribute(
    'href',
    '/dashboard?section=submissions',
  )
  await user.click(screen.getByRole('button', { name: 'Submit Another Project' }))
  expect(await field()).toBeVisible()
})

it('leaves the form open that is typed into before it is known what was sent', async () => {
  const { network, wrap } = createTestShell({ role: 'jobseeker' })
  const answer = network.hold('GET /api/user/project-request/:id/links')
  network.reply('GET /api/user/projects', [])
  render(wrap(<SubmitPanel requestId="1" isClosed={false} />))
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  await user.type(await field(), 'https')
  answer([aSubmission()])
  expect(await screen.findByRole('link', { name: 'noa/offline-map' })).toBeVisible()
  expect(await field()).toHaveValue('https')
})

it.each([
  [['SENT'], /^The recruiter has your link now/],
  [['SEEN', 'DECLINED'], /^The recruiter has your link now/],
  [['SHORTLISTED'], /^The recruiter has shortlisted your link/],
  [['DECLINED'], /^The recruiter goes on without your link/],
  [['REVEALED', 'DECLINED'], /^The recruiter knows who you are/],
] as const)('says what the submissions %j have come to', async (statuses, sentence) => {
  const { network, wrap } = createTestShell({ role: 'jobseeker' })
  const submissions = statuses.map((status, id) => aSubmission({ id, status }))
  network.reply('GET /api/user/project-request/:id/links', submissions)
  network.reply('GET /api/user/projects', [])
  render(wrap(<SubmitPanel requestId="1" isClosed={false} />))
  await screen.findAllByRole('link', { name: 'noa/offline-map' })
  const link = screen.getByRole('link', { name: 'My Submissions' })
  expect(link.parentElement?.textContent).toMatch(sentence)
})
