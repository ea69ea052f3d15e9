import { createTestShell } from '@swipefolio/shared/testing'
import { render, screen } from '@testing-library/react'
import AiReviewScreen from './ai-review-screen'

test('asks visitors to log in', () => {
  render(createTestShell().wrap(<AiReviewScreen />))
  expect(screen.getByText('You need to be logged in to access the AI features.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Join Now' })).toHaveAttribute('href', '/login')
})

test.each(['jobseeker', 'recruiter'] as const)('tells a %s that there are no reviews', (role) => {
  render(createTestShell({ role }).wrap(<AiReviewScreen />))
  expect(screen.getByRole('status')).toHaveTextContent('AI reviews are not available')
  expect(screen.queryByRole('link', { name: 'Join Now' })).toBeNull()
})
