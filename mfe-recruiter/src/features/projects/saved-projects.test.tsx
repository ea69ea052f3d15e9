import { aProject, aTechnology, createTestShell } from '@swipefolio/shared/testing'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SavedProjects } from './saved-projects'

const saved = 'GET /api/recruiter/projects/saved'
const decide = 'PUT /api/recruiter/projects/saved/:id/decision'
const technologies = ['Rust', 'WebGL', 'SQL', 'Zig'].map((name) => aTechnology({ name }))
const tides = aProject({ id: 3, title: 'Tide Tables', technologies })
const loom = aProject({ id: 4, title: 'Loom' })

function setUp(path = '/dashboard?section=saved') {
  const shell = createTestShell({ role: 'recruiter', path })
  shell.network.reply(saved, [tides, loom])
  shell.network.reply(decide, '')
  return { ...shell, show: () => render(shell.wrap(<SavedProjects />)) }
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

describe('the saved projects', () => {
  it('say that they could not be loaded and try again', async () => {
    const { network, show } = setUp()
    network.fail(saved, 400)
    show()
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load saved projects')
    network.reply(saved, [tides])
    await press('Try Again')
    expect(await screen.findByRole('article')).toBeInTheDocument()
  })

  it('say when there are none', async () => {
    const { network, show } = setUp()
    network.reply(saved, [])
    show()
    expect(await screen.findByRole('heading', { name: 'No Saved Projects' })).toBeInTheDocument()
  })

  it('lock the card while a decision is pending and drop it afterwards', async () => {
    const { network, show } = setUp()
    const answer = network.hold(decide)
    show()
    await press('Like Tide Tables')
    const [card] = screen.getAllByRole('article')
    await waitFor(() => expect(card).toHaveAttribute('aria-busy', 'true'))
    network.reply(saved, [loom])
    answer('')
    await waitFor(() => expect(card).not.toBeInTheDocument())
    expect(screen.getByRole('region', { name: 'Saved Projects' })).toHaveFocus()
    expect(network.requests(decide)[0]).toMatchObject({
      params: { id: '3' },
      query: { likedStatus: 'LIKED' },
    })
  })

  it('send a pass', async () => {
    const { network, show } = setUp()
    show()
    await press('Unlike Loom')
    await waitFor(() => expect(network.requests(decide)).toHaveLength(1))
    expect(network.requests(decide)[0]?.query).toEqual({ likedStatus: 'UNLIKED' })
  })

  it.each([
    ['', 'Failed to update project status'],
    ['You already liked this project', 'You already liked this project'],
  ])('say why a decision failed (%p)', async (sent, shown) => {
    const { network, show } = setUp()
    network.fail(decide, 409, sent)
    show()
    await press('Unlike Loom')
    expect(await screen.findByText(shown)).toBeInTheDocument()
    expect(screen.getAllByRole('article')).toHaveLength(2)
  })

  it('open with all that the project tells, and stay open on reload', async () => {
    const { location, show } = setUp()
    show()
    await press('Tide Tables')
    const dialog = within(await screen.findByRole('dialog', { name: 'Tide Tables' }))
    expect(dialog.getByText(tides.about)).toBeInTheDocument()
    expect(dialog.getByText('Zig')).toBeInTheDocument()
    expect(dialog.getByRole('link', { name: 'Repository' })).toHaveAttribute('href', tides.gitUrl)
    expect(dialog.getByRole('link', { name: 'Live Website' })).toHaveAttribute(
      'href',
      tides.websiteUrl,
    )
    expect(location()).toBe('/dashboard?section=saved&project=3')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(location()).toBe('/dashboard?section=saved'))
  })

  it('say that an open project was removed', async () => {
    const { show } = setUp('/dashboard?section=saved&project=99')
    show()
    expect(await screen.findByText('This project was removed')).toBeInTheDocument()
  })
})
