import { createTestShell } from '@swipefolio/shared/testing'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import GalleryScreen from './gallery-screen'

it('shows every component under a heading', async () => {
  render(createTestShell().wrap(<GalleryScreen />))
  const titles = screen
    .getAllByRole('region')
    .map((region) => region.getAttribute('aria-labelledby'))
  expect(titles.length).toBeGreaterThan(10)
  expect(screen.getByRole('heading', { level: 1, name: 'Design Language' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Open a modal' }))
  expect(await screen.findByRole('dialog', { name: 'Tide Tables' })).toBeVisible()
})

it('shows counts up to 9 over a bell', () => {
  render(createTestShell().wrap(<GalleryScreen />))
  const bells = screen.getAllByRole('button', { name: /^Notifications, large/ })
  expect(bells.map((bell) => bell.textContent)).toEqual([
    'Notifications, large',
    'Notifications, large3 unseen',
    'Notifications, large9+ unseen',
  ])
})

it('shows validation errors of a form', async () => {
  render(createTestShell().wrap(<GalleryScreen />))
  const form = within(screen.getByRole('form', { name: 'A form that refuses' }))
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  expect(form.getByText('Please enter the verification code')).toBeVisible()
  expect(form.getByText('At least one technology is required')).toBeVisible()
  expect(form.getByRole('alert')).toHaveTextContent('Nothing was sent')
  await waitFor(() => expect(form.getByLabelText('Verification Code')).toHaveFocus())
})
