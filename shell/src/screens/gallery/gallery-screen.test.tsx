import { createTestShell } from '@swipefolio/shared/testing'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import GalleryScreen from './gallery-screen'

it('shows every part of the design language under a heading', async () => {
  render(createTestShell().wrap(<GalleryScreen />))
  const titles = screen
    .getAllByRole('region')
    .map((region) => region.getAttribute('aria-labelledby'))
  expect(titles.length).toBeGreaterThan(10)
  expect(screen.getByRole('heading', { level: 1, name: 'Design Language' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Open a modal' }))
  expect(await screen.findByRole('dialog', { name: 'Tide Tables' })).toBeVisible()
})
