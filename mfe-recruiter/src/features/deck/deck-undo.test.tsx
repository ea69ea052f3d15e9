import { anUnseenProject, createTestShell } from '@swipefolio/shared/testing'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Deck } from './deck'

const tides = anUnseenProject({ title: 'Tide Tables' })
const loom = anUnseenProject({ title: 'Loom' })
const kiln = anUnseenProject({ title: 'Kiln' })

const decide = 'POST /api/recruiter/projects/:id'
const undo = 'DELETE /api/recruiter/projects/:id/decision'

function setUp() {
  const { network, wrap } = createTestShell({ role: 'recruiter', path: '/swipeprojects' })
  network.reply('GET /api/recruiter/techlist', [])
  network.reply('GET /api/recruiter/projects/unseen', [tides, loom, kiln])
  network.reply(decide, '')
  network.reply(undo, '')
  render(wrap(<Deck />))
  return { network, sent: () => network.requests(decide) }
}

const card = (title: string) => screen.findByRole('article', { name: title })
const flight = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 350)))

describe('undo on the deck', () => {
  it('undoes the last unlike or save with U', async () => {
    const { sent, network } = setUp()
    await card('Tide Tables')
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(sent()).toHaveLength(1))
    await userEvent.keyboard('u')
    expect(await card('Tide Tables')).toBeInTheDocument()
    expect(screen.getByText('Tide Tables is back on top')).toBeInTheDocument()
    await waitFor(() => expect(network.requests(undo)).toHaveLength(1))
    expect(network.requests(undo)[0]?.params).toEqual({ id: String(tides.id) })
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true')
  })

  it('undoes what follows a like, neither the like nor what was before it', async () => {
    const { sent, network } = setUp()
    const undoButton = () => screen.getByRole('button', { name: 'Undo' })
    await card('Tide Tables')
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(sent()).toHaveLength(1))
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(sent()).toHaveLength(2))
    expect(undoButton()).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('u')
    expect(screen.getByText('A like is final. It cannot be undone.')).toBeInTheDocument()
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() => expect(sent()).toHaveLength(3))
    await userEvent.keyboard('uu')
    expect(await card('Kiln')).toBeInTheDocument()
    await waitFor(() => expect(network.requests(undo)).toHaveLength(1))
    expect(network.requests(undo)[0]?.params).toEqual({ id: String(kiln.id) })
  })

  it('undoes what was before a like that failed', async () => {
    const { sent, network } = setUp()
    await card('Tide Tables')
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(sent()).toHaveLength(1))
    network.fail(decide, 500)
    await card('Loom')
    await userEvent.keyboard('{ArrowRight}')
    expect(await screen.findByText('Failed to update project status')).toBeInTheDocument()
    await userEvent.keyboard('u')
    expect(await screen.findByText('Tide Tables is back on top')).toBeInTheDocument()
  })

  it('can undo again what could not be undone, before what was decided earlier', async () => {
    const { sent, network } = setUp()
    await card('Tide Tables')
    await userEvent.keyboard('{ArrowLeft}')
    await card('Loom')
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() => expect(sent()).toHaveLength(2))
    network.setOffline(true)
    await userEvent.keyboard('u')
    expect(await screen.findByText('The server did not answer. Try again.')).toBeInTheDocument()
    expect(await card('Kiln')).toBeInTheDocument()
    network.setOffline(false)
    await userEvent.keyboard('u')
    await waitFor(() => expect(network.requests(undo)).toHaveLength(1))
    await userEvent.keyboard('u')
    await waitFor(() => expect(network.requests(undo)).toHaveLength(2))
    expect(network.requests(undo).map(({ params }) => Number(params.id))).toEqual([
      loom.id,
      tides.id,
    ])
  })

  it('does not try again what is undone already', async () => {
    const { sent, network } = setUp()
    await card('Tide Tables')
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(sent()).toHaveLength(1))
    network.fail(undo, 404, 'There is no decision to take back')
    await userEvent.keyboard('u')
    expect(await screen.findByText('There is no decision to take back')).toBeInTheDocument()
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true'),
    )
  })

  it('cancels a decision while its card flies, without a request', async () => {
    const { sent, network } = setUp()
    await card('Tide Tables')
    await userEvent.keyboard('{ArrowUp}')
    expect(await card('Loom')).toBeInTheDocument()
    await userEvent.keyboard('{Backspace}')
    expect(await card('Tide Tables')).toBeInTheDocument()
    await flight()
    expect(sent()).toHaveLength(0)
    expect(network.requests(undo)).toHaveLength(0)
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(sent()).toHaveLength(1))
  })
})
