import { aRecruiterStats, createTestShell } from '@swipefolio/shared/testing'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Overview } from './overview'

const course = (...last: number[]) => [
  ...Array.from({ length: 30 - last.length }, () => 0),
  ...last,
]
const stats = aRecruiterStats({
  projectsLiked: 12,
  projectsSaved: 3,
  contacts: 7,
  linksReceived: 5,
  trends: {
    projectsLiked: course(1, 0, 2),
    projectsSaved: course(1),
    contacts: course(2, 2),
    linksReceived: course(),
  },
})

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
    ['Projects Liked', '12+3 in the last 30 days'],
    ['Projects Saved', '3+1 in the last 30 days'],
    ['Active Contacts', '7+4 in the last 30 days'],
    ['Links Received', '5None in the last 30 days'],
  ])('counts %s and says how it went lately', async (label, value) => {
    const { network, wrap } = createTestShell({ role: 'recruiter' })
    network.reply('GET /api/recruiter/dashboard-stats', stats)
    render(wrap(<Overview />))
    expect(await screen.findByRole('group', { name: label })).toHaveTextContent(value)
  })
})
