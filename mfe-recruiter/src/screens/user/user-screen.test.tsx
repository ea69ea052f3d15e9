import {
  aChat,
  aContact,
  aJobSeeker,
  aJobSeekerProfile,
  aProject,
  aTechnology,
  createTestShell,
} from '@swipefolio/shared/testing'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import UserScreen from './user-screen'

const call = 'GET /api/recruiter/user-with-projects/:id'
const tides = aProject({ id: 3, title: 'Tide Tables' })
const loom = aProject({ id: 4, title: 'Loom', gitUrl: '' })
const { email, chatId, since, origin } = aContact({ chatId: 42 })
const noa = {
  id: 7,
  fullName: 'Noa Levi',
  email,
  chatId,
  since,
  origin,
  projectWithTechnologies: [tides, loom].map((project) => ({
    project,
    technologies: project.technologies,
  })),
  likedByRecruiter: [{ project: tides }],
}

function setUp() {
  const shell = createTestShell({ role: 'recruiter', path: '/user/7', route: '/user/:userId' })
  shell.network.reply(call, noa)
  return { ...shell, show: () => render(shell.wrap(<UserScreen />)) }
}

describe('the profile of a job seeker', () => {
  it('says on the folded desk in which stage the contact is, and when the next step is due', async () => {
    const { network, show } = setUp()
    const desk = { stageId: 3, note: '', noteVersion: 0, tags: [], nextStep: 'Call' }
    network.reply('GET /api/recruiter/contacts/:id/desk', { ...desk, nextStepOn: '2126-12-03' })
    network.reply('GET /api/recruiter/contact-stages', [{ id: 3, name: 'Interview', count: 1 }])
    show()
    const toggle = await screen.findByRole('button', { name: /^Your desk/ })
    await waitFor(() => expect(toggle).toHaveTextContent(/Interview · .*2126/))
    expect(toggle).not.toHaveTextContent('Only you see this')
  })

  it.each([
    [404, 'User details not found'],
    [400, 'Invalid id'],
  ])('shows ways on when there is no such contact (%d)', async (status, sentence) => {
    const { network, show } = setUp()
    network.fail(call, status, sentence)
    show()
    expect(await screen.findByRole('alert')).toHaveTextContent('User details not found')
    expect(screen.getByRole('link', { name: 'Go to Contacts' })).toHaveAttribute(
      'href',
      '/dashboard?section=contacts',
    )
    expect(screen.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument()
  })

  it('shows an error when loading fails, and tries again', async () => {
    const { network, show } = setUp()
    network.fail(call, 400)
    show()
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load user details')
    expect(screen.queryByRole('button', { name: 'Chat Now' })).not.toBeInTheDocument()
    network.reply(call, noa)
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Noa Levi' })).toBeInTheDocument()
  })

  it('shows when there are no projects', async () => {
    const { network, show } = setUp()
    network.reply(call, { ...noa, projectWithTechnologies: [], likedByRecruiter: [] })
    show()
    expect(await screen.findByText('No projects available')).toBeInTheDocument()
  })

  it('shows the liked project first, with a label', async () => {
    const { network, show } = setUp()
    network.reply(call, {
      ...noa,
      projectWithTechnologies: noa.projectWithTechnologies.toReversed(),
    })
    show()
    const [first, second] = await screen.findAllByRole('article')
    expect(first).toHaveTextContent('You liked this')
    expect(first).toHaveTextContent('tides/tables')
    expect(first).toHaveTextContent('TypeScript')
    expect(second).not.toHaveTextContent('You liked this')
  })

  it('opens a project by keyboard', async () => {
    const { show } = setUp()
    show()
    const button = await screen.findByRole('button', { name: 'Loom' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = within(await screen.findByRole('dialog', { name: 'Loom' }))
    expect(dialog.getByText(loom.about)).toBeInTheDocument()
    expect(dialog.queryByRole('link', { name: 'Repository' })).not.toBeInTheDocument()
  })

  it('removes the history entry of a closed project', async () => {
    const { location, show } = setUp()
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Loom' }))
    const dialog = await screen.findByRole('dialog', { name: 'Loom' })
    expect(location()).toBe('/user/7?project=4')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(location()).toBe('/user/7')
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    expect(location()).toBe('/dashboard?section=contacts')
  })

  it('says through what and since when, with the address and the technologies of most projects', async () => {
    const { network, show } = setUp()
    const other = aProject({ technologies: [aTechnology({ name: 'Zig' })] })
    const zig = { project: other, technologies: other.technologies }
    network.reply(call, { ...noa, projectWithTechnologies: [zig, ...noa.projectWithTechnologies] })
    show()
    expect(await screen.findByRole('heading', { level: 2, name: '3 projects' })).toBeInTheDocument()
    expect(screen.getByText('You liked', { exact: false, selector: 'p' })).toHaveTextContent(
      'You liked Tide Tables · just now',
    )
    expect(screen.getByRole('link', { name: /^noa@/ })).toHaveAttribute('href', `mailto:${email}`)
    expect(screen.getByRole('list', { name: 'Works with' })).toHaveTextContent('TypeScriptZig')
  })

  it('shows what the job seeker says beside the name', async () => {
    const { network, show } = setUp()
    const profile = aJobSeekerProfile({ image: '/api/images/noa.webp', place: '' })
    const odd = { label: 'Odd', url: 'javascript:alert(1)' }
    network.reply(call, { ...noa, profile: { ...profile, links: [...profile.links, odd] } })
    show()
    expect(await screen.findByText(profile.headline)).toBeInTheDocument()
    const header = screen.getByRole('banner')
    expect(header).toHaveTextContent('Availability: Open to offersLanguages: Hebrew, English')
    expect(header.querySelector('img')).toHaveAttribute('src', profile.image)
    const about = within(screen.getByRole('region', { name: 'About' }))
    expect(about.getByText(profile.about)).toBeInTheDocument()
    expect(about.getAllByRole('link')).toHaveLength(1)
  })

  it('shows nothing of a profile that says nothing', async () => {
    setUp().show()
    expect(await screen.findByRole('heading', { level: 2, name: '2 projects' })).toBeVisible()
    expect(screen.queryByRole('region', { name: 'About' })).not.toBeInTheDocument()
    expect(screen.queryByText('Languages:')).not.toBeInTheDocument()
  })

  it('says when the address will be shown', async () => {
    const { network, show } = setUp()
    network.reply(call, { ...noa, email: '', origin: { kind: 'reveal', title: 'A map' } })
    show()
    expect(await screen.findByText(/Revealed for/)).toHaveTextContent('Revealed for A map')
    expect(
      screen.getByText('You see their email address after their first reply.'),
    ).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: /@/ })).not.toBeInTheDocument()
  })

  it('opens the chat over the profile', async () => {
    const { location, show } = setUp()
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Chat Now' }))
    await waitFor(() => expect(sessionStorage.getItem('activeChatId')).toBe('42'))
    expect(location()).toBe('/user/7')
  })

  it('finds the chat of a profile whose chat the server does not name', async () => {
    const { network, location, show } = setUp()
    network.reply(call, { ...noa, chatId: undefined })
    network.reply('GET /api/recruiter/chats', [aChat({ id: 43, user: aJobSeeker({ id: 7 }) })])
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Chat Now' }))
    await waitFor(() => expect(sessionStorage.getItem('activeChatId')).toBe('43'))
    expect(location()).toBe('/user/7')
  })

  it('navigates to the contacts when there is no history to go back to', async () => {
    const { location, show } = setUp()
    show()
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    expect(location()).toBe('/dashboard?section=contacts')
  })
})
