import type { Role } from '@swipefolio/shared/contract'
import { aPublicPage, createTestShell } from '@swipefolio/shared/testing'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import PublicPageScreen from './public-page-screen'

const call = 'GET /api/public-pages/:handle'
const noa = aPublicPage()
const tides = { title: 'Tides', image: '', imageAlt: '', about: '', technologies: [] }

function open(shown = noa, role?: Role) {
  const shell = createTestShell({ path: '/p/noa', route: '/p/:handle', role })
  shell.network.reply(call, shown)
  return { ...shell, show: () => render(shell.wrap(<PublicPageScreen />)) }
}

it('shows why loading failed, and tries again', async () => {
  const { network, show } = open()
  network.fail(call, 400)
  show()
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load this page')
  network.reply(call, noa)
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Noa Levi' })).toBeVisible()
})

it('says that there is no such page', async () => {
  const { network, show } = open()
  network.fail(call, 404)
  show()
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  expect(document.title).toBe('Page not found · Swipefolio')
})

it('shows who it is of, with the projects and their addresses', async () => {
  open().show()
  expect(await screen.findByRole('heading', { level: 1, name: 'Noa Levi' })).toBeVisible()
  expect(document.title).toBe('Noa Levi · Swipefolio')
  expect(screen.getByText(noa.headline)).toBeVisible()
  expect(screen.getByText('Open to offers')).toBeVisible()
  expect(screen.getByText('Hebrew, English')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Blog' })).toHaveAttribute('href', noa.links[0]?.url)
  const project = within(screen.getByRole('article'))
  expect(project.getByRole('heading', { level: 3 })).toHaveTextContent(
    noa.projects[0]?.title ?? 'none',
  )
  expect(project.getByRole('link', { name: 'Live Website' })).toBeVisible()
})

it.each([
  ['its website', { websiteUrl: 'https://tides.example/', gitUrl: 'https://github.com/noa/tides' }],
  ['its repository', { websiteUrl: '', gitUrl: 'https://github.com/noa/tides' }],
])('leads from the title of a project to %s', async (_what, addresses) => {
  open({ ...noa, projects: [{ ...tides, ...addresses }] }).show()
  const title = within(await screen.findByRole('heading', { level: 3 })).getByRole('link')
  expect(title).toHaveTextContent(tides.title)
  expect(title).toHaveAttribute('href', addresses.websiteUrl || addresses.gitUrl)
})

it('has no link in the title of a project without addresses', async () => {
  open({ ...noa, projects: [{ ...tides, websiteUrl: '', gitUrl: '' }] }).show()
  const title = await screen.findByRole('heading', { level: 3, name: tides.title })
  expect(within(title).queryByRole('link')).not.toBeInTheDocument()
})

it('shows no more than the name of somebody who shows nothing else', async () => {
  const nothing = { headline: '', about: '', place: '', languages: [], links: [], projects: [] }
  open({ ...noa, ...nothing, availability: '' }).show()
  expect(await screen.findByRole('heading', { level: 1, name: 'Noa Levi' })).toBeVisible()
  expect(screen.getByText('No projects here yet')).toBeVisible()
  expect(screen.queryByRole('list', { name: 'Links' })).not.toBeInTheDocument()
})

it.each([
  [undefined, 'Join Swipefolio', '/signup'],
  ['recruiter', 'Start Swiping', '/swipeprojects'],
  ['jobseeker', 'Go to My Projects', '/dashboard?section=projects'],
] as const)('leads on, as %s', async (role, name, path) => {
  open(noa, role).show()
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', path)
})
