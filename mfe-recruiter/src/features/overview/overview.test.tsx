import { aRecruiterStats, createTestShell } from '@swipefolio/shared/testing'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Overview } from './overview'

const trend = (...last: number[]) => [...Array.from({ length: 30 - last.length }, () => 0), ...last]
const stats = aRecruiterStats({
  projectsLiked: 12,
  projectsSaved: 3,
  contacts: 7,
  linksReceived: 5,
  trends: {
    projectsLiked: trend(1, 0, 2),
    projectsSaved: trend(1),
    contacts: trend(2, 2),
    linksReceived: trend(),
  },
})

describe('the overview', () => {
  it('shows an error when loading fails, and tries again', async () => {
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
    ['Projects Liked', '12+3 in the last 30 days', 'contacts'],
    ['Projects Saved', '3+1 in the last 30 days', 'saved'],
    ['Active Contacts', '7+4 in the last 30 days', 'contacts'],
    ['Links Received', '5None in the last 30 days', 'requests'],
  ])('shows %s with its trend and links to them', async (label, value, section) => {
    const { network, wrap } = createTestShell({ role: 'recruiter' })
    network.reply('GET /api/recruiter/dashboard-stats', stats)
    render(wrap(<Overview />))
    expect(await screen.findByRole('group', { name: label })).toHaveTextContent(value)
    expect(screen.getByRole('link', { name: label })).toHaveAttribute(
      'href',
      `/dashboard?section=${section}`,
    )
    expect(screen.queryByRole('link', { name: 'Start Swiping' })).not.toBeInTheDocument()
  })
  it('shows zeros and the first two ways on for figures that the answer lacks, and an error for a list', async () => {
    const { network, wrap } = createTestShell({ role: 'recruiter' })
    network.reply('GET /api/recruiter/dashboard-stats', [] as never)
    render(wrap(<Overview />))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to load statistics. Please try again later.',
    )
    network.reply('GET /api/recruiter/dashboard-stats', {} as never)
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByRole('group', { name: 'Links Received' })).toHaveTextContent(
      'Links Received0On your project requests',
    )
    expect(screen.getByRole('link', { name: 'Start Swiping' })).toHaveAttribute(
      'href',
      '/swipeprojects',
    )
    expect(screen.getByRole('link', { name: 'Post a Project Request' })).toHaveAttribute(
      'href',
      '/dashboard?section=requests&new=true',
    )
  })
})
