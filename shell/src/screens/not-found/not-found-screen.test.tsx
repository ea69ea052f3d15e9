import { render, screen, within } from '@testing-library/react'
import type { Role } from '@swipefolio/shared/contract'
import { createTestShell } from '@swipefolio/shared/testing'
import NotFoundScreen from './not-found-screen'

test('shows that the page does not exist and links home', () => {
  render(createTestShell({ path: '/nowhere' }).wrap(<NotFoundScreen />))
  expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
  expect(document.title).toBe('Page not found · Swipefolio')
})

test.each<[Role | undefined, string[]]>([
  [undefined, ['Project Requests', 'FAQs', 'Log In']],
  ['recruiter', ['Start Swiping', 'Dashboard', 'AI Project Review']],
  ['jobseeker', ['Dashboard', 'Project Requests', 'AI Project Review']],
])('offers pages for the role: %s', (role, names) => {
  render(createTestShell({ role, path: '/nowhere' }).wrap(<NotFoundScreen />))
  const ways = within(screen.getByRole('navigation', { name: 'Where to go on' }))
  expect(ways.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(names)
})
