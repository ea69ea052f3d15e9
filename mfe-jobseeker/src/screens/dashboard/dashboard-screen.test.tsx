import {
  aJobSeeker,
  aJobSeekerHome,
  aJobSeekerStats,
  aProject,
  createTestShell,
  sendEarly,
} from '@swipefolio/shared/testing'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import app from '../../../app.json'
import DashboardScreen from './dashboard-screen'

function show(path: string, early: string[] = [], paused = false) {
  const shell = createTestShell({ role: 'jobseeker', path })
  shell.network.reply('GET /api/user/projects', [aProject()])
  shell.network.reply('GET /api/user/home', aJobSeekerHome())
  shell.network.reply('GET /api/user/techlist', [])
  shell.network.reply('GET /api/user/submissions', [])
  shell.network.reply('GET /api/user/chats', [])
  shell.network.reply('GET /api/user/sessions', [])
  shell.network.reply('GET /api/user/account-events', [])
  shell.network.reply('GET /api/user/second-factor', { enabledAt: null, recoveryCodesLeft: 0 })
  shell.network.reply('GET /api/user/mail-preferences', {
    messages: true,
    contacts: true,
    links: true,
  })
  shell.network.reply('GET /api/user/privacy', { paused, hiddenCompanies: [] })
  shell.network.reply('GET /api/user/details', aJobSeeker())
  shell.network.reply('GET /api/user/dashboard-stats', aJobSeekerStats({ projectsCount: 1 }))
  const remaining = sendEarly(early)
  render(shell.wrap(<DashboardScreen />))
  return { ...shell, remaining }
}

const sidebar = () => within(screen.getByRole('navigation', { name: 'Dashboard' }))

it('starts with Projects, followed by the other sections in order', async () => {
  show('/dashboard')
  expect(screen.getByRole('heading', { level: 1, name: 'My Projects' })).toBeInTheDocument()
  expect(await screen.findByRole('heading', { name: 'Tide Tables' })).toBeInTheDocument()
  const labels = sidebar()
    .getAllByRole('link')
    .map((link) => link.textContent)
  expect(labels.slice(0, 5)).toEqual([
    'Projects',
    'Overview',
    'Settings',
    'My Submissions',
    'Privacy',
  ])
  expect(sidebar().getByRole('link', { name: 'Projects' })).toHaveAttribute('aria-current', 'page')
})

it.each([
  ['projects', 'My Projects'],
  ['overview', 'Overview'],
  ['settings', 'Settings'],
  ['submissions', 'My Submissions'],
  ['privacy', 'Privacy'],
  ['nonsense', 'My Projects'],
])('shows the section of the URL: %s', async (section, title) => {
  show(`/dashboard?section=${section}`)
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument()
  expect(document.title).toBe(`${title} · Swipefolio`)
  await screen.findAllByText(
    /Tide Tables|Recruiters who can view|First Name|No Submissions Yet|Nobody so far/,
  )
})

it.each(['projects', 'overview'])('says on %s that the profile is paused', async (section) => {
  show(`/dashboard?section=${section}`, [], true)
  expect(await screen.findByText(/Your profile is paused/)).toBeVisible()
})

it('keeps the chosen section in the URL', async () => {
  const shell = show('/dashboard')
  await userEvent.click(sidebar().getByRole('link', { name: 'Overview' }))
  expect(shell.location()).toBe('/dashboard?section=overview')
  expect(await screen.findByRole('group', { name: 'Likes' })).toBeInTheDocument()
  expect(sidebar().getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page')
})

const dashboard = app.routes.find(({ path }) => path === '/dashboard')

it.each(Object.entries(dashboard?.searchReads ?? {}))(
  'takes over the calls that the page sends for %s',
  async (search, reads) => {
    const { remaining } = show(`/dashboard${search}`, [...reads, '/api/never-asked'])
    await waitFor(() => expect(remaining()).toEqual(['/api/never-asked']))
  },
)
