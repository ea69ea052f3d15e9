import { createTestShell } from '@swipefolio/shared/testing'
import { render, screen } from '@testing-library/react'
import PrivacyScreen from '../privacy/privacy-screen'
import TermsScreen from './terms-screen'

test.each([
  ['Terms of Service', TermsScreen, '/privacy'],
  ['Privacy Policy', PrivacyScreen, '/terms'],
])('%s lists its sections and links to the other page', (title, Screen, other) => {
  render(createTestShell().wrap(<Screen />))
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(document.title).toBe(`${title} · Swipefolio`)
  for (const section of screen.getAllByRole('heading', { level: 2 })) {
    const link = screen.getByRole('link', { name: section.textContent })
    expect(link).toHaveAttribute('href', `#${section.id}`)
  }
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(other)
})

test.each([
  ['Terms of Service', TermsScreen],
  ['Privacy Policy', PrivacyScreen],
])('%s requires an age of 18 or over', (_, Screen) => {
  render(createTestShell().wrap(<Screen />))
  expect(screen.getAllByText(/18 or over/)).not.toHaveLength(0)
})

test('Terms of Service state that the product is free for now', () => {
  render(createTestShell().wrap(<TermsScreen />))
  expect(screen.getByText(/free for now/)).toBeVisible()
})

test.each([
  ['How long we keep it', /delete the account/],
  ['Your rights', /Under Settings.* copy of everything .* delete your account/],
  ['Age', /18 or over/],
])('Privacy Policy explains: %s', (section, words) => {
  render(createTestShell().wrap(<PrivacyScreen />))
  const title = screen.getByRole('heading', { level: 2, name: section })
  expect(title.parentElement).toHaveTextContent(words)
})

test('Terms of Service say where the account is deleted', () => {
  render(createTestShell().wrap(<TermsScreen />))
  const title = screen.getByRole('heading', { level: 2, name: 'Ending it' })
  expect(title.parentElement).toHaveTextContent(
    'delete your account in your dashboard, under Settings.',
  )
})
