import { render, screen } from '@testing-library/react'
import type { Role } from '@swipefolio/shared/contract'
import { createTestShell } from '@swipefolio/shared/testing'
import NotFoundScreen from './not-found-screen'

test.each<[Role | undefined, string]>([
  [undefined, 'Project Requests'],
  ['recruiter', 'Go to your dashboard'],
  ['jobseeker', 'Go to your dashboard'],
])('shows that the page does not exist, with two ways on for the role: %s', (role, other) => {
  render(createTestShell({ role, path: '/nowhere' }).wrap(<NotFoundScreen />))
  expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeInTheDocument()
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Back to Home',
    other,
  ])
  expect(document.title).toBe('Page not found · Swipefolio')
})
