import type { UnseenProject } from '@swipefolio/shared/contract'
import { anUnseenProject, createTestShell } from '@swipefolio/shared/testing'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Deck } from './deck'

const tides = anUnseenProject({ title: 'Tide Tables' })
const loom = anUnseenProject({ title: 'Loom' })
const kiln = anUnseenProject({ title: 'Kiln' })

const decide = 'POST /api/recruiter/projects/:id'
const undo = 'DELETE /api/recruiter/projects/:id/decision'

function setUp(unseen: UnseenProject[] = [tides, loom, kiln], path = '/swipeprojects') {
  const shell = createTestShell({ role: 'recruiter', path })
  const { network } = shell
  network.reply('GET /api/recruiter/techlist', [
    { id: 7, name: 'Rust' },
    { id: 9, name: 'React' },
  ])
  network.reply('GET /api/recruiter/projects/unseen', () => (unseen.length > 0 ? unseen : null))
  network.reply(decide, '')
  network.reply(undo, '')
  const view = render(shell.wrap(<Deck />))
  return { ...shell, ...view, sent: () => network.requests(decide) }
}

const card = (title: string) => screen.findByRole('article', { name: title })

// jsdom has no PointerEvent; a MouseEvent has every field that the code reads.
const point = (target: Element | Window, type: string, x: number, y: number) => {
  const init = { bubbles: true, button: 0, clientX: 200 + x, clientY: 300 + y }
  fireEvent(target, Object.assign(new MouseEvent(type, init), { pointerId: 1 }))
}

const pull = (element: Element, x: number, y: number) => {
  point(element, 'pointerdown', 0, 0)
  point(window, 'pointermove', x, y)
}

const drag = (element: Element, x: number, y: number) => {
  pull(element, x, y)
  point(window, 'pointerup', x, y)
}

const flight = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 350)))

describe('the deck', () => {
  it('shows an error when loading fails, and tries again', async () => {
    const { network } = setUp()
    network.fail('GET /api/recruiter/projects/unseen', 400)
    expect(screen.getByText('Loading projects...')).toBeInTheDocument()
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load projects')
    network.reply('GET /api/recruiter/projects/unseen', [tides])
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await card('Tide Tables')).toBeInTheDocument()
  })

  it('tells how many likes are left when the server says so', async () => {
    const { network } = setUp()
    network.reply(decide, 'Decision saved. You can like 20 more today.')
    await card('Tide Tables')
    await userEvent.keyboard('{ArrowRight}')
    expect(await screen.findByText('You can like 20 more today.')).toBeInTheDocument()
  })

  it('shows the empty state with a link to the dashboard', async () => {
    setUp([])
    expect(await screen.findByRole('heading', { name: 'No Projects Left' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Unliked Projects' })).toHaveAttribute(
      'href',
      '/dashboard?section=passed',
    )
    expect(
      screen.getByText(
        "You've seen all available projects. You can request custom projects from job seekers.",
      ),
    ).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute(
      'href',
      '/dashboard',
    )
  })

  it('shows one project with its technologies and labelled links', async () => {
    setUp()
    const top = await card('Tide Tables')
    expect(screen.getAllByRole('article')).toHaveLength(1)
    expect(top).toHaveTextContent(tides.about)
    expect(top).toHaveTextContent('TypeScript')
    expect(screen.getByRole('link', { name: /Repository/ })).toHaveAttribute('href', tides.gitUrl)
    expect(screen.getByRole('link', { name: /Website/ })).toHaveAttribute('href', tides.websiteUrl)
  })

  it.each([
    ['Unlike', 'UNLIKED', 'Unliked'],
    ['Save', 'SAVED', 'Saved'],
    ['Like', 'LIKED', 'Liked'],
  ])('sends the decision of %s after the flight', async (name, status, word) => {
    const { sent } = setUp()
    await card('Tide Tables')
    await userEvent.click(screen.getByRole('button', { name }))
    expect(sent()).toHaveLength(0)
    expect(await card('Loom')).toBeInTheDocument()
    expect(screen.getByText(`${word} Tide Tables. Next: Loom`)).toBeInTheDocument()
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(sent()[0]).toMatchObject({
      params: { id: String(tides.id) },
      query: { likedStatus: status },
    })
  })

  it('decides with the arrow keys', async () => {
    const { sent } = setUp()
    await card('Tide Tables')
    for (const [place, key] of ['ArrowLeft', 'ArrowRight', 'ArrowUp'].entries()) {
      await userEvent.keyboard(`{${key}}`)
      await waitFor(() => expect(sent()).toHaveLength(place + 1))
    }
    expect(sent().map(({ query }) => query.likedStatus)).toEqual(['UNLIKED', 'LIKED', 'SAVED'])
  })

  it('ignores keys that repeat, have a modifier, or are typed into a field', async () => {
    const { sent } = setUp()
    await card('Tide Tables')
    fireEvent.keyDown(document.body, { key: 'ArrowRight', repeat: true })
    fireEvent.keyDown(document.body, { key: 'ArrowRight', altKey: true })
    const field = document.body.appendChild(document.createElement('input'))
    fireEvent.keyDown(field, { key: 'ArrowRight' })
    field.remove()
    await flight()
    expect(sent()).toHaveLength(0)
    expect(await card('Tide Tables')).toBeInTheDocument()
  })

  it('likes when the card is dragged further than 100 px to the right', async () => {
    const { sent } = setUp()
    drag(await card('Tide Tables'), 101, 10)
    expect(await card('Loom')).toBeInTheDocument()
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(sent()[0]?.query).toEqual({ likedStatus: 'LIKED' })
  })

  it('springs back from 99 px', async () => {
    const { sent } = setUp()
    drag(await card('Tide Tables'), 99, 0)
    await flight()
    expect(sent()).toHaveLength(0)
    expect(await card('Tide Tables')).toBeInTheDocument()
  })

  it('shows the indicator of a drag from 51 px on', async () => {
    setUp()
    const top = await card('Tide Tables')
    pull(top, 49, 0)
    expect(within(top).getByText('Like')).not.toBeVisible()
    point(window, 'pointermove', 51, 0)
    expect(within(top).getByText('Like')).toBeVisible()
    point(window, 'pointermove', -51, 0)
    expect(within(top).getByText('Like')).not.toBeVisible()
    expect(within(top).getByText('Dislike')).toBeVisible()
    point(window, 'pointermove', 0, -51)
    expect(within(top).getByText('Save')).toBeVisible()
    point(window, 'pointercancel', 0, 0)
    expect(within(top).getByText('Save')).not.toBeVisible()
  })

  it('decides one card when a key is pressed in the moment of the release', async () => {
    const { sent } = setUp()
    drag(await card('Tide Tables'), 120, 0)
    fireEvent.keyDown(document.body, { key: 'ArrowLeft' })
    await waitFor(() => expect(sent()).toHaveLength(1))
    await act(flight)
    expect(sent().map(({ params }) => params.id)).toEqual([String(tides.id)])
    expect(await card('Loom')).toBeInTheDocument()
  })

  it('decides the released card when undo returns another one in the same moment', async () => {
    const { sent } = setUp()
    await card('Tide Tables')
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(sent()).toHaveLength(1))
    drag(await card('Loom'), 120, 0)
    fireEvent.keyDown(document.body, { key: 'Backspace' })
    await waitFor(() => expect(sent()).toHaveLength(2))
    expect(sent()[1]?.params).toEqual({ id: String(loom.id) })
    expect(await card('Tide Tables')).toBeInTheDocument()
  })

  it('can drag a card again that a key decided during a drag and undo returned', async () => {
    const { sent } = setUp()
    const top = await card('Tide Tables')
    pull(top, 60, 0)
    fireEvent.keyDown(document.body, { key: 'ArrowUp' })
    await card('Loom')
    fireEvent.keyDown(document.body, { key: 'Backspace' })
    const returned = await card('Tide Tables')
    expect(within(returned).getByText('Like')).not.toBeVisible()
    drag(returned, 120, 0)
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(sent()[0]?.query).toEqual({ likedStatus: 'LIKED' })
  })

  it('is dragged by a link only once the pointer has moved, so that a press stays a press', async () => {
    const { sent } = setUp()
    const top = await card('Tide Tables')
    pull(screen.getByRole('link', { name: /Repository/ }), 8, 0)
    expect(top.style.transform).toBe('')
    point(window, 'pointermove', 101, 0)
    expect(top.style.transform).toContain('translate(101')
    point(window, 'pointerup', 101, 0)
    await waitFor(() => expect(sent()).toHaveLength(1))
  })

  describe('on a device that vibrates', () => {
    const vibrate = jest.fn()
    const setUpDevice = (isUsed: boolean) =>
      Object.defineProperties(navigator, {
        vibrate: { value: vibrate, configurable: true },
        userActivation: { value: { hasBeenActive: isUsed }, configurable: true },
      })
    beforeEach(() => vibrate.mockClear())
    afterEach(() => {
      for (const name of ['vibrate', 'userActivation']) Reflect.deleteProperty(navigator, name)
    })

    it('ticks once each time the drag comes to decide', async () => {
      setUpDevice(true)
      setUp()
      pull(await card('Tide Tables'), 100, 0)
      expect(vibrate).not.toHaveBeenCalled()
      for (const x of [101, 130, 102]) point(window, 'pointermove', x, 0)
      expect(vibrate).toHaveBeenCalledTimes(1)
      for (const x of [90, 120]) point(window, 'pointermove', x, 0)
      expect(vibrate).toHaveBeenCalledTimes(2)
      point(window, 'pointercancel', 0, 0)
    })

    it('does not tick with reduced motion or before the first tap, when browsers refuse it', async () => {
      setUpDevice(false)
      setUp()
      pull(await card('Tide Tables'), 130, 0)
      setUpDevice(true)
      point(window, 'pointermove', 90, 0)
      Object.assign(window, { matchMedia: () => ({ matches: true }) })
      point(window, 'pointermove', 130, 0)
      Reflect.deleteProperty(window, 'matchMedia')
      expect(vibrate).not.toHaveBeenCalled()
      point(window, 'pointercancel', 0, 0)
    })
  })

  it('rolls the optimistic decision back with the reason when it fails', async () => {
    const { network } = setUp()
    network.fail(decide, 500, 'The pen ran dry')
    await card('Tide Tables')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('The pen ran dry')).toBeInTheDocument()
    expect(screen.getByText('Tide Tables was not saved and is back on top')).toBeInTheDocument()
    expect(await card('Tide Tables')).toBeInTheDocument()
    await waitFor(() =>
      expect(network.requests('GET /api/recruiter/projects/unseen')).toHaveLength(2),
    )
    expect(await card('Tide Tables')).toBeInTheDocument()
  })

  it('drops a project that was removed', async () => {
    const { network } = setUp()
    await card('Tide Tables')
    network.fail(decide, 404)
    network.reply('GET /api/recruiter/projects/unseen', [loom])
    await userEvent.click(screen.getByRole('button', { name: 'Like' }))
    expect(await screen.findByText('This project was removed')).toBeInTheDocument()
    expect(await card('Loom')).toBeInTheDocument()
  })

  it('refetches when the last card is decided', async () => {
    const { network, sent } = setUp([tides])
    await card('Tide Tables')
    network.reply('GET /api/recruiter/projects/unseen', [kiln])
    await userEvent.keyboard('{ArrowRight}')
    expect(screen.getByText('Liked Tide Tables. No Projects Left')).toBeInTheDocument()
    expect(await card('Kiln')).toBeInTheDocument()
    expect(sent()).toHaveLength(1)
  })

  it('sends the decision of a flying card when the screen unmounts', async () => {
    const { unmount, sent } = setUp()
    await card('Tide Tables')
    await userEvent.click(screen.getByRole('button', { name: 'Like' }))
    unmount()
    await waitFor(() => expect(sent()).toHaveLength(1))
  })
})

describe('the technology filter', () => {
  const requestedTech = (network: ReturnType<typeof setUp>['network']) =>
    network.requests('GET /api/recruiter/projects/unseen').map(({ query }) => query.tech)

  it('is read from the URL, without invalid ids', async () => {
    const { network } = setUp([tides], '/swipeprojects?tech=9,x,7,9,-1')
    await card('Tide Tables')
    expect(requestedTech(network)).toEqual(['7,9'])
    expect(await screen.findByRole('button', { name: 'Rust, React' })).toBeVisible()
  })

  it('is chosen in a dialog and applied to the deck', async () => {
    const { network, location } = setUp()
    await card('Tide Tables')
    network.reply('GET /api/recruiter/projects/unseen', [kiln])
    await userEvent.click(screen.getByRole('button', { name: 'All Technologies' }))
    const field = await screen.findByRole('searchbox', { name: 'Find a technology' })
    await userEvent.type(field, 'cobol')
    expect(screen.getByText('No matching technologies found')).toBeVisible()
    await userEvent.clear(field)
    await userEvent.type(field, 'rus')
    expect(screen.queryByRole('button', { name: 'React' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Rust' }))
    expect(screen.getByRole('button', { name: 'Rust', pressed: true })).toBeVisible()
    expect(requestedTech(network)).toEqual([undefined])
    await userEvent.click(screen.getByRole('button', { name: 'Show Projects' }))
    expect(await card('Kiln')).toBeInTheDocument()
    expect(requestedTech(network)).toEqual([undefined, '7'])
    expect(location()).toBe('/swipeprojects?tech=7')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Rust' })).toHaveFocus())
  })

  it('stays unchanged when the dialog is closed', async () => {
    const { location } = setUp([tides], '/swipeprojects?tech=7&filter=open')
    await userEvent.click(await screen.findByRole('button', { name: 'React', pressed: false }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(location()).toBe('/swipeprojects?tech=7')
  })

  it('shows the number of technologies while their names cannot be loaded', async () => {
    const { network } = setUp([tides], '/swipeprojects?tech=7,9&filter=open')
    network.reply('GET /api/recruiter/saved-filters', [])
    network.fail('GET /api/recruiter/techlist', 400)
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load technologies')
    network.reply('GET /api/recruiter/techlist', [{ id: 7, name: 'Rust' }])
    expect(screen.getByText('2 technologies')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByRole('button', { name: 'Rust', pressed: true })).toBeVisible()
  })

  it('explains an empty deck and can be cleared there', async () => {
    const { network } = setUp([], '/swipeprojects?tech=7')
    expect(await screen.findByRole('heading', { name: 'No Projects Left' })).toBeVisible()
    expect(await screen.findByText("You've seen all projects with Rust.")).toBeVisible()
    network.reply('GET /api/recruiter/projects/unseen', [tides])
    await userEvent.click(screen.getByRole('button', { name: 'Clear Filter' }))
    expect(await card('Tide Tables')).toBeInTheDocument()
  })

  it('names the project whose decision failed under another filter, and does not claim that it is on top', async () => {
    const { network } = setUp([tides, loom], '/swipeprojects?tech=7')
    const answer = network.hold(decide)
    await card('Tide Tables')
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(network.requests(decide)).toHaveLength(1))
    network.reply('GET /api/recruiter/projects/unseen', [kiln])
    await userEvent.click(screen.getByRole('button', { name: 'Show all technologies' }))
    await card('Kiln')
    answer(Promise.reject(new Error('lost')) as never)
    expect(await screen.findByRole('alert')).toBeVisible()
    await waitFor(() => expect(screen.getAllByText('Tide Tables was not unliked')).toHaveLength(2))
    expect(screen.queryByText(/back on top/)).toBeNull()
    expect(await card('Kiln')).toBeVisible()
  })

  it('does not show a project again that was decided under another filter', async () => {
    const { network, sent } = setUp([tides, loom], '/swipeprojects?tech=7')
    await card('Tide Tables')
    await userEvent.keyboard('{ArrowRight}')
    expect(await card('Loom')).toBeInTheDocument()
    await waitFor(() => expect(sent()).toHaveLength(1))
    network.reply('GET /api/recruiter/projects/unseen', [tides, kiln])
    await userEvent.click(screen.getByRole('button', { name: 'Show all technologies' }))
    expect(await card('Kiln')).toBeInTheDocument()
    expect(screen.queryByRole('article', { name: 'Tide Tables' })).toBeNull()
  })
})
