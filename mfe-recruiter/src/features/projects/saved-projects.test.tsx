import {
  aContactSummary,
  aPage,
  aProject,
  aTechnology,
  createTestShell,
} from '@swipefolio/shared/testing'
import { useNavigate } from '@swipefolio/shared/router'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
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
  shell.network.reply('GET /api/recruiter/liked-projects/:id/contact', aContactSummary())
  return {
    ...shell,
    show: () =>
      render(
        shell.wrap(
          <>
            <Forward />
            <SavedProjects />
          </>,
        ),
      ),
  }
}

const Forward = () => {
  const navigate = useNavigate()
  return <button onClick={() => void navigate(1)}>Forward</button>
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

describe('the saved projects', () => {
  it('show an error when loading fails, and try again', async () => {
    const { network, show } = setUp()
    network.fail(saved, 400)
    show()
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load saved projects')
    network.reply(saved, [tides])
    await press('Try Again')
    expect(await screen.findByRole('article')).toBeInTheDocument()
  })

  it('show the empty state', async () => {
    const { network, show } = setUp()
    network.reply(saved, [])
    show()
    expect(await screen.findByRole('heading', { name: 'No Saved Projects' })).toBeInTheDocument()
  })

  it('are searched as the field is typed in, say that nothing is found, and are all there once it is cleared', async () => {
    const { network, show } = setUp()
    show()
    await screen.findByRole('heading', { name: 'Loom' })
    network.reply(saved, [tides])
    const field = screen.getByRole('searchbox', { name: 'Search saved projects' })
    await userEvent.type(field, ' rust ')
    await waitFor(() => expect(screen.queryByText('Loom')).not.toBeInTheDocument())
    expect(screen.getByRole('heading', { name: 'Tide Tables' })).toBeVisible()
    expect(network.requests(saved).at(-1)?.query).toMatchObject({ search: 'rust' })

    network.reply(saved, [])
    await userEvent.type(field, 'y')
    expect(await screen.findByRole('heading', { name: 'Nothing found' })).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'No Saved Projects' })).not.toBeInTheDocument()

    network.reply(saved, [tides, loom])
    await press('Clear Search')
    expect(await screen.findByRole('heading', { name: 'Loom' })).toBeVisible()
    expect(field).toHaveValue('')
  })

  it('disable the card while a decision is pending and remove it afterwards', async () => {
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

  it('keep the card disabled when they are left and opened again while a decision is pending', async () => {
    const { network, show } = setUp()
    const answer = network.hold(decide)
    const { unmount } = show()
    await press('Unlike Tide Tables')
    unmount()
    show()
    await press('Like Tide Tables')
    const [card] = screen.getAllByRole('article')
    expect(card).toHaveAttribute('aria-busy', 'true')
    answer('')
    await waitFor(() => expect(card).not.toBeInTheDocument())
    expect(network.requests(decide)).toHaveLength(1)
  })

  it('give the focus back to the button when a decision fails', async () => {
    const { network, show } = setUp()
    const answer = network.hold(decide)
    show()
    await press('Unlike Tide Tables')
    const button = screen.getByRole('button', { name: 'Unlike Tide Tables' })
    await waitFor(() => expect(screen.getAllByRole('article')[0]).toHaveAttribute('aria-busy'))
    // As browsers do with what is in an inert card.
    act(() => button.blur())
    network.fail(decide, 500)
    answer(Promise.reject(new Error('lost')) as never)
    await waitFor(() => expect(button).toHaveFocus())
  })

  it.each(['Like', 'Unlike'])('send one decision for a double press of %s', async (word) => {
    const { network, show } = setUp()
    const answer = network.hold(decide)
    show()
    const button = await screen.findByRole('button', { name: `${word} Loom` })
    fireEvent.click(button)
    fireEvent.click(button)
    await waitFor(() => expect(network.requests(decide)).not.toHaveLength(0))
    answer('')
    await waitFor(() => expect(button).not.toBeInTheDocument())
    expect(network.requests(decide)).toHaveLength(1)
  })

  it('say after a like who it is, without taking the focus, and keep the typed message', async () => {
    const { show } = setUp()
    const { unmount } = show()
    await press('Like Tide Tables')
    const panel = await screen.findByRole('complementary', { name: 'Your last like' })
    expect(await within(panel).findByText('Noa Levi')).toBeInTheDocument()
    expect(
      screen.getByText('Noa Levi made Tide Tables. 3 other projects. Write the first message.'),
    ).toHaveAttribute('role', 'status')
    expect(screen.getByRole('region', { name: 'Saved Projects' })).toHaveFocus()
    await userEvent.type(within(panel).getByRole('textbox'), 'Lovely gauges')
    unmount()
    show()
    expect(await screen.findByRole('textbox')).toHaveValue('Lovely gauges')
  })

  it('turn the liked card over in its own place, which it keeps, and show it first when it is called back', async () => {
    const { network, show } = setUp()
    const kiln = aProject({ id: 5, title: 'Kiln' })
    network.reply(saved, [tides, loom, kiln])
    show()
    const panel = () => screen.findByRole('complementary', { name: 'Your last like' })
    const cards = () =>
      [
        ...screen
          .getByRole('region', { name: 'Saved Projects' })
          .querySelectorAll('article, aside'),
      ].map((card) => /Your last like|Tide|Loom|Kiln/.exec(card.ariaLabel ?? card.textContent)?.[0])
    await press('Like Loom')
    await panel()
    await waitFor(() => expect(cards()).toEqual(['Tide', 'Your last like', 'Kiln']))
    await press('Unlike Kiln')
    await waitFor(() => expect(cards()).toEqual(['Tide', 'Your last like']))
    await userEvent.click(within(await panel()).getByRole('button', { name: 'Close' }))
    expect(cards()).toEqual(['Tide'])
    expect(screen.getByRole('button', { name: 'Your last like' })).toHaveFocus()
    await press('Your last like')
    expect(cards()).toEqual(['Your last like', 'Tide'])
  })

  it('keep the last liked card above the empty state, until it is closed', async () => {
    const { network, show } = setUp()
    network.reply(saved, [loom])
    show()
    await press('Like Loom')
    const panel = await screen.findByRole('complementary', { name: 'Your last like' })
    expect(await screen.findByRole('heading', { name: 'No Saved Projects' })).toBeInTheDocument()
    await userEvent.click(within(panel).getByRole('button', { name: 'Close' }))
    expect(panel).not.toBeInTheDocument()
    expect(screen.getByRole('heading', { name: 'No Saved Projects' })).toBeInTheDocument()
  })

  it('send an unlike', async () => {
    const { network, show } = setUp()
    show()
    await press('Unlike Loom')
    await waitFor(() => expect(network.requests(decide)).toHaveLength(1))
    expect(network.requests(decide)[0]?.query).toEqual({ likedStatus: 'UNLIKED' })
    expect(screen.queryByRole('button', { name: 'Your last like' })).toBeNull()
  })

  it.each([
    ['', 'Failed to update project status'],
    ['You already liked this project', 'You already liked this project'],
  ])('keep a card that was decided elsewhere, and say so (%p)', async (sent, shown) => {
    const { network, show } = setUp()
    network.fail(decide, 409, sent)
    show()
    await press('Unlike Loom')
    expect(await screen.findByRole('alert')).toHaveTextContent(shown)
    expect(screen.getAllByRole('article')).toHaveLength(2)
    expect(screen.queryByRole('button', { name: 'Like Now: Loom' })).toBeNull()
    network.reply(saved, [tides])
    await press('Dismiss Loom')
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
  })

  it('offer to like a project that was unliked elsewhere', async () => {
    const { network, show } = setUp()
    network.fail(decide, 409, 'You unliked this project')
    network.reply('POST /api/recruiter/projects/:id', '')
    show()
    await press('Like Loom')
    expect(await screen.findByRole('alert')).toHaveTextContent('You unliked this project')
    const like = screen.getByRole('button', { name: 'Like Now: Loom' })
    expect(like).toHaveFocus()
    await userEvent.click(like)
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
    expect(network.requests('POST /api/recruiter/projects/:id')).toMatchObject([
      { params: { id: '4' }, query: { likedStatus: 'LIKED' } },
    ])
  })

  it('drop a card whose project was removed', async () => {
    const { network, show } = setUp()
    network.fail(decide, 404, 'This project was removed')
    show()
    await screen.findByRole('button', { name: 'Like Loom' })
    network.reply(saved, [tides])
    await press('Like Loom')
    expect(await screen.findByText('This project was removed')).toBeInTheDocument()
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
  })

  it('open with all details, and stay open on reload', async () => {
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

  describe('in their dialog', () => {
    const openLoom = async () => {
      await press('Loom')
      return screen.findByRole('dialog', { name: 'Loom' })
    }

    it('are decided as on the card, which closes it and gives the focus to the list', async () => {
      const { network, location, show } = setUp()
      const answer = network.hold(decide)
      show()
      const dialog = await openLoom()
      const button = within(dialog).getByRole('button', { name: 'Like Loom' })
      await userEvent.click(button)
      await waitFor(() => expect(button.parentElement).toHaveAttribute('aria-busy', 'true'))
      network.reply(saved, [tides])
      answer('')
      await waitFor(() => expect(dialog).not.toBeInTheDocument())
      expect(screen.getByRole('region', { name: 'Saved Projects' })).toHaveFocus()
      expect(await screen.findByRole('complementary', { name: 'Your last like' })).toBeVisible()
      await waitFor(() => expect(location()).toBe('/dashboard?section=saved'))
      expect(network.requests(decide)).toMatchObject([
        { params: { id: '4' }, query: { likedStatus: 'LIKED' } },
      ])
    })

    it('open it again by Forward, which says that they were decided', async () => {
      const { network, location, show } = setUp()
      show()
      const dialog = await openLoom()
      network.reply(saved, [tides])
      await userEvent.click(within(dialog).getByRole('button', { name: 'Unlike Loom' }))
      await waitFor(() => expect(location()).toBe('/dashboard?section=saved'))
      await press('Forward')
      expect(
        await screen.findByText('This project was removed, or you have decided on it since.'),
      ).toBeVisible()
      expect(location()).toBe('/dashboard?section=saved&project=4')
    })

    it('keep the focus in the list when the last one is decided after it was closed', async () => {
      const { network, show } = setUp()
      network.reply(saved, [loom])
      const answer = network.hold(decide)
      show()
      const dialog = await openLoom()
      await userEvent.click(within(dialog).getByRole('button', { name: 'Unlike Loom' }))
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(dialog).not.toBeInTheDocument())
      network.reply(saved, [])
      answer('')
      await screen.findByRole('heading', { name: 'No Saved Projects' })
      expect(screen.getByRole('region', { name: 'Saved Projects' })).toHaveFocus()
    })

    it('stay on the page when it is closed before the answer', async () => {
      const { network, location, show } = setUp()
      const answer = network.hold(decide)
      show()
      await userEvent.click(screen.getByRole('link', { name: 'Unliked' }))
      const dialog = await openLoom()
      await userEvent.click(within(dialog).getByRole('button', { name: 'Unlike Loom' }))
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(dialog).not.toBeInTheDocument())
      answer('')
      await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
      // History goes back a moment later.
      await act(() => new Promise((resolve) => setTimeout(resolve, 100)))
      expect(location()).toBe('/dashboard?section=passed')
    })

    it('say that they were decided elsewhere', async () => {
      const { network, show } = setUp()
      network.fail(decide, 409, 'You already liked this project')
      show()
      const dialog = await openLoom()
      await userEvent.click(within(dialog).getByRole('button', { name: 'Unlike Loom' }))
      expect(await within(dialog).findByRole('alert')).toHaveTextContent('You already liked')
      network.reply(saved, [tides])
      await userEvent.click(within(dialog).getByRole('button', { name: 'Dismiss Loom' }))
      await waitFor(() => expect(dialog).not.toBeInTheDocument())
      await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
    })
  })

  it('show when an open project is not in the list any more', async () => {
    const { show } = setUp('/dashboard?section=saved&project=99')
    show()
    expect(await screen.findByText(/^This project was removed, or you/)).toBeInTheDocument()
  })

  it('load further pages, and open a project that is on a later page', async () => {
    const { network, show } = setUp('/dashboard?section=saved&project=4')
    network.reply(saved, ({ query }) => {
      if (!query.limit) return [tides, loom]
      return query.cursor === 'more' ? [loom] : aPage([tides], 'more')
    })
    show()
    const dialog = await screen.findByRole('dialog', { name: 'Loom' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(screen.getAllByRole('article')).toHaveLength(1)
    await press('Show More')
    expect(await screen.findByRole('heading', { name: 'Loom' })).toBeInTheDocument()
  })

  it('offer the next page when all shown projects are decided', async () => {
    const { network, show } = setUp()
    network.reply(saved, ({ query }) => (query.cursor ? [loom] : aPage([tides], 'more')))
    show()
    await press('Like Tide Tables')
    await waitFor(() => expect(screen.queryByRole('article')).not.toBeInTheDocument())
    expect(screen.queryByText('No Saved Projects')).not.toBeInTheDocument()
    await press('Show More')
    expect(await screen.findByRole('article')).toHaveTextContent('Loom')
  })

  it('link to the unliked projects', async () => {
    const { location, show } = setUp()
    show()
    expect(screen.getByRole('link', { name: 'Saved' })).toHaveAttribute('aria-current', 'page')
    await userEvent.click(screen.getByRole('link', { name: 'Unliked' }))
    expect(location()).toBe('/dashboard?section=passed')
  })
})
