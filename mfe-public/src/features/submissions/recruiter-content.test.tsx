import { createTestShell } from '@swipefolio/shared/testing'
import { render, screen } from '@testing-library/react'
import { SubmissionSection } from './submission-section'

const ownership = 'GET /api/recruiter/project-request/:id/ownership'

function setUp() {
  const shell = createTestShell({ role: 'recruiter' })
  const show = () => render(shell.wrap(<SubmissionSection requestId="5" isClosed={false} />))
  return { ...shell, show }
}

it('leads the recruiter who posted the request to its links and its form', async () => {
  const { network, show } = setUp()
  network.reply(ownership, { isOwn: true, linksCount: 2 })
  show()
  expect(await screen.findByRole('heading', { name: 'Your Request' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'See 2 Links' })).toHaveAttribute(
    'href',
    '/dashboard?section=requests&links=5',
  )
  expect(screen.getByRole('link', { name: 'Edit Request' })).toHaveAttribute(
    'href',
    '/dashboard?section=requests&edit=5',
  )
  expect(screen.getByText(/^As a recruiter, you can view/)).toBeVisible()
})

it('shows the way to their requests when it is not known whose this one is', async () => {
  const { network, show } = setUp()
  network.fail(ownership, 400)
  show()
  expect(await screen.findByRole('heading', { name: 'For job seekers' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Your Project Requests' })).toBeVisible()
})
