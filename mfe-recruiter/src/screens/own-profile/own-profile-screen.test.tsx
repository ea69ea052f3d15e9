import {
  aJobSeeker,
  aJobSeekerProfile,
  aProject,
  createTestShell,
} from '@swipefolio/shared/testing'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import OwnProfileScreen from './own-profile-screen'

const noa = aJobSeeker({ id: 7 })

function setUp(path = '/user/7') {
  const shell = createTestShell({ role: 'jobseeker', path, route: '/user/:userId' })
  shell.network.reply('GET /api/user/details', noa)
  shell.network.reply('GET /api/user/profile', aJobSeekerProfile())
  shell.network.reply('GET /api/user/projects', [aProject({ id: 1 })])
  shell.network.reply('GET /api/user/public-page', {
    isOn: true,
    handle: 'noa',
    projectIds: [],
    isListed: false,
  })
  return { ...shell, show: () => render(shell.wrap(<OwnProfileScreen />)) }
}

it('shows an error when loading fails, and retries', async () => {
  const { network, show } = setUp()
  network.fail('GET /api/user/details', 400)
  show()
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load user details')
  network.reply('GET /api/user/details', noa)
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Noa Levi' })).toBeInTheDocument()
})

it.each(['/user/8', '/user/x'])('does not show other people: %s', async (path) => {
  const { network, show } = setUp(path)
  show()
  expect(await screen.findByRole('alert')).toHaveTextContent('User details not found')
  expect(screen.getByRole('link', { name: 'Go to My Projects' })).toBeVisible()
  expect(screen.queryByText('Noa Levi')).not.toBeInTheDocument()
  expect(network.requests('GET /api/user/projects')).toHaveLength(0)
})

it('shows when there are no projects', async () => {
  const { network, show } = setUp()
  network.reply('GET /api/user/projects', [])
  show()
  expect(await screen.findByText('No projects available')).toBeInTheDocument()
})

it('shows the profile as contacts see it, without the actions of recruiters', async () => {
  setUp().show()
  expect(await screen.findByRole('heading', { level: 1, name: 'Noa Levi' })).toBeInTheDocument()
  expect(document.title).toBe('Noa Levi · Swipefolio')
  expect(await screen.findByText('Maps for small harbours')).toBeInTheDocument()
  expect(
    screen.getByText('This is how recruiters who know you see your profile.'),
  ).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Blog' })).toHaveAttribute(
    'href',
    'https://noa.example.com/',
  )
  expect(screen.getByRole('heading', { level: 2, name: '1 project' })).toBeInTheDocument()
  expect(screen.getByRole('list', { name: 'Works with' })).toHaveTextContent('TypeScript')
  expect(screen.getByRole('link', { name: 'Edit Profile' })).toHaveAttribute(
    'href',
    '/dashboard?section=profile',
  )
  expect(screen.getByRole('link', { name: 'Your public page' })).toHaveAttribute('href', '/p/noa')
  expect(screen.queryByRole('button', { name: 'Chat Now' })).not.toBeInTheDocument()
})

it('opens a project as a dialog with its own URL, and closes it on Esc', async () => {
  const shell = setUp()
  shell.show()
  await userEvent.click(await screen.findByRole('button', { name: 'Tide Tables' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Tide Tables' }))
  expect(dialog.getByText('Tells small harbours when it is safe to leave.')).toBeInTheDocument()
  expect(dialog.getByRole('link', { name: 'Live Website' })).toBeInTheDocument()
  expect(shell.location()).toBe('/user/7?project=1')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(shell.location()).toBe('/user/7')
})
