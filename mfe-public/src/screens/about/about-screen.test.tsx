import { createTestShell } from '@swipefolio/shared/testing'
import { render, screen, within } from '@testing-library/react'
import AboutScreen from './about-screen'

test('has its five sections in order', () => {
  render(createTestShell().wrap(<AboutScreen />))
  expect(screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)).toEqual([
    'Our Mission',
    'For Recruiters',
    'For Job Seekers',
    'How It Works',
    'Our Vision',
  ])
})

test('describes the journey in three steps', () => {
  render(createTestShell().wrap(<AboutScreen />))
  const journey = screen.getByRole('region', { name: 'How It Works' })
  expect(
    within(journey)
      .getAllByRole('heading', { level: 3 })
      .map((title) => title.textContent),
  ).toEqual(['Create a profile', 'Discover and match', 'Connect'])
  const [profile] = within(journey).getAllByRole('listitem')
  expect(profile).toHaveTextContent(/Sign up, verify your email .* add your projects/)
})
