import { createTestShell } from '@swipefolio/shared/testing'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Overview } from './overview'

const stats = { projectsLiked: 12, projectsSaved: 3, contacts: 7, linksReceived: 5 }

describe('the overview', () => {
  it('says that the figures could not be loaded and tries again', async () => {
    const { network, wrap } = createTestShell({ role: 'recruiter' })
    network.fail('GET /api/recruiter/dashboard-stats', 400)
    render(wrap(<Overview />))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to load statistics. Please try again later.',
    )
    network.reply('GET /api/recruiter/dashboard-stats', stats)
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByRole('group', { name: 'Projects Liked' })).toBeInTheDocument()
  })

  it.each([
    ['Projects Liked', '12'],
    ['Projects Saved', '3'],
    ['Active Contacts', '7'],
    ['Links Received', '5'],
  ])('counts %s', async (label, value) => {
    const { network, wrap } = createTestShell({ role: 'recruiter' })
    network.reply('GET /api/recruiter/dashboard-stats', stats)
    render(wrap(<Overview />))
    expect(await screen.findByRole('group', { name: label })).toHaveTextContent(value)
  })
})
