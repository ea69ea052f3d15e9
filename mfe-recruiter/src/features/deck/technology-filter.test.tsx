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
