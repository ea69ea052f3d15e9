import {
  aRecruiterHome,
  aRecruiterStats,
  createTestShell,
  sendEarly,
} from '@swipefolio/shared/testing'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import app from '../../../app.json'
import DashboardScreen from './dashboard-screen'

function show(path: string, early: string[] = []) {
  const shell = createTestShell({ role: 'recruiter', path })
  shell.network.reply('GET /api/recruiter/dashboard-stats', aRecruiterStats())
  shell.network.reply('GET /api/recruiter/home', aRecruiterHome())
  shell.network.reply('GET /api/recruiter/projectRequests', [])
  shell.network.reply('GET /api/recruiter/projectRequests/:id/links', [])
  shell.network.reply('GET /api/recruiter/projects/saved', [])
  shell.network.reply('GET /api/recruiter/contacts', [])
  const remaining = sendEarly(early)
  render(shell.wrap(<DashboardScreen />))
  return { ...shell, remaining }
}

const title = (name: string) => screen.findByRole('heading', { level: 1, name })

describe('the dashboard', () => {
  it('lists its sections in order and starts with the overview', async () => {
    show('/dashboard')
    const sidebar = within(screen.getByRole('navigation', { name: 'Dashboard' }))
    expect(sidebar.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Overview',
      'Project Requests',
      'Saved Projects',
      'Contacts',
      'Settings',
      'Back to Home',
    ])
    expect(sidebar.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page')
    expect(await title('Overview')).toBeInTheDocument()
    expect(document.title).toBe('Overview · Swipefolio')
  })

  it('keeps the section in the URL', async () => {
    const { location } = show('/dashboard?section=saved')
    expect(await title('Saved Projects')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('link', { name: 'Contacts' }))
    expect(await title('Contacts')).toBeInTheDocument()
    expect(location()).toBe('/dashboard?section=contacts')
  })

  it.each(['/dashboard?section=toString', '/dashboard?section='])(
    'shows the overview for %s',
    async (path) => {
      show(path)
      expect(await title('Overview')).toBeInTheDocument()
    },
  )

  it('opens the links of the request in the URL', async () => {
    show('/dashboard?links=5')
    expect(await screen.findByRole('dialog', { name: 'Links' })).toBeInTheDocument()
  })
})

const dashboard = app.routes.find(({ path }) => path === '/dashboard')

it.each(Object.entries(dashboard?.searchReads ?? {}))(
  'takes over the calls that the page sends for %s',
  async (search, reads) => {
    const { remaining } = show(`/dashboard${search}`, [...reads, '/api/never-asked'])
    await waitFor(() => expect(remaining()).toEqual(['/api/never-asked']))
  },
)
