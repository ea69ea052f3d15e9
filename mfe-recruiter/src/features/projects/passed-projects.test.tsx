import { aContactSummary, aProject, createTestShell } from '@swipefolio/shared/testing'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PassedProjects } from './passed-projects'

const passed = 'GET /api/recruiter/projects/passed'
const decide = 'POST /api/recruiter/projects/:id'
const undo = 'DELETE /api/recruiter/projects/:id/decision'
const tides = aProject({ id: 3, title: 'Tide Tables' })
const loom = aProject({ id: 4, title: 'Loom' })

function setUp() {
  const shell = createTestShell({ role: 'recruiter', path: '/dashboard?section=passed' })
  shell.network.reply(passed, [tides, loom])
  shell.network.reply(decide, '')
  shell.network.reply(undo, '')
  shell.network.reply('GET /api/recruiter/liked-projects/:id/contact', aContactSummary())
  return { ...shell, show: () => render(shell.wrap(<PassedProjects />)) }
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

describe('the unliked projects', () => {
  it('show an error when loading fails, and try again', async () => {
    const { network, show } = setUp()
    network.fail(passed, 400)
    show()
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load unliked projects')
    network.reply(passed, [tides])
    await press('Try Again')
    expect(await screen.findByRole('article')).toBeInTheDocument()
  })

  it('show the empty state', async () => {
    const { network, show } = setUp()
    network.reply(passed, [])
    show()
    expect(await screen.findByRole('heading', { name: 'No Unliked Projects' })).toBeInTheDocument()
  })

  it('can be returned to the unseen projects', async () => {
    const { network, show } = setUp()
    const answer = network.hold(undo)
    show()
    await press('Back to Deck: Tide Tables')
    const [card] = screen.getAllByRole('article')
    await waitFor(() => expect(card).toHaveAttribute('aria-busy', 'true'))
    answer('')
    await waitFor(() => expect(card).not.toBeInTheDocument())
    expect(network.requests(undo)).toMatchObject([{ params: { id: '3' } }])
    expect(screen.getByRole('region', { name: 'Unliked Projects' })).toHaveFocus()
    expect(screen.getByRole('article')).toHaveTextContent('Loom')
  })

  it.each([
    ['Like Loom', 'LIKED'],
    ['Save Loom', 'SAVED'],
  ])('can be decided again: %s', async (name, likedStatus) => {
    const { network, show } = setUp()
    show()
    await press(name)
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
    expect(network.requests(decide)).toMatchObject([
      { params: { id: '4' }, query: { likedStatus } },
    ])
  })

  it('show why an unlike could not be undone, and reload when the project was removed', async () => {
    const { network, show } = setUp()
    network.fail(undo, 404, 'This project was removed')
    show()
    await screen.findByRole('button', { name: 'Back to Deck: Loom' })
    network.reply(passed, [tides])
    await press('Back to Deck: Loom')
    expect(await screen.findByText('This project was removed')).toBeInTheDocument()
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
  })
})
