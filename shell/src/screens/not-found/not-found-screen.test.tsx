import { render, screen } from '@testing-library/react'
import { createTestShell } from '@swipefolio/shared/testing'
import NotFoundScreen from './not-found-screen'

test('shows that the page does not exist and links home', () => {
  render(createTestShell({ path: '/nowhere' }).wrap(<NotFoundScreen />))
  expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
  expect(document.title).toBe('Page not found · Swipefolio')
})
