import { createTestShell } from '@swipefolio/shared/testing'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { TechnologyFilter } from './technology-filter'

it('is ready before it is opened', async () => {
  const { network, wrap } = createTestShell({ role: 'recruiter', path: '/swipeprojects' })
  network.reply('GET /api/recruiter/techlist', [{ id: 7, name: 'Rust' }])
  network.reply('GET /api/recruiter/saved-filters', [])
  render(wrap(<TechnologyFilter />))
  await waitFor(() => expect(network.requests('GET /api/recruiter/saved-filters')).toHaveLength(1))
  expect(screen.queryByRole('dialog')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'All Technologies' }))
  expect(await screen.findByRole('dialog')).toHaveTextContent(
    'Projects with any of these. Choose up to 20.',
  )
})

it('keeps the focus where everything was cleared', async () => {
  const { network, wrap } = createTestShell({ role: 'recruiter', path: '/swipeprojects' })
  network.reply('GET /api/recruiter/techlist', [{ id: 7, name: 'Rust' }])
  network.reply('GET /api/recruiter/saved-filters', [])
  render(wrap(<TechnologyFilter />))
  await userEvent.click(screen.getByRole('button', { name: 'All Technologies' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Rust' }))
  const clear = screen.getByRole('button', { name: 'Clear' })
  await userEvent.click(clear)
  expect(screen.getByRole('button', { name: 'Rust' })).toHaveAttribute('aria-pressed', 'false')
  expect(clear).toHaveFocus()
  expect(clear).toHaveAttribute('aria-disabled', 'true')
})
