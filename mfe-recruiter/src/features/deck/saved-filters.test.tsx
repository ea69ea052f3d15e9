import { createTestShell } from '@swipefolio/shared/testing'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SavedFilters } from './saved-filters'

const listing = 'GET /api/recruiter/saved-filters'
const web = { id: 5, name: 'Web', technologyIds: [1, 2], isMailed: false }

const setUp = (chosenIds: number[] = []) => {
  const { network, wrap } = createTestShell({ role: 'recruiter' })
  const onChoose = jest.fn()
  network.reply(listing, [web])
  const filters = (ids: number[]) =>
    wrap(<SavedFilters chosenIds={ids} chosenLine={null} onChoose={onChoose} />)
  const { rerender } = render(filters(chosenIds))
  return { network, onChoose, choose: (ids: number[]) => rerender(filters(ids)) }
}

it('shows the projects of a saved filter with one press', async () => {
  const { onChoose } = setUp([2, 1])
  await userEvent.click(await screen.findByRole('button', { name: 'Web' }))
  expect(onChoose).toHaveBeenCalledWith([1, 2])
  expect(screen.queryByRole('button', { name: 'Save This Filter' })).toBeNull()
})

it('has no button to save before anything is chosen', async () => {
  const { choose } = setUp()
  await screen.findByRole('button', { name: 'Web' })
  expect(screen.queryByRole('button', { name: 'Save This Filter' })).toBeNull()
  choose([7])
  expect(screen.getByRole('button', { name: 'Save This Filter' })).toBeEnabled()
})

it('saves the chosen technologies under a name', async () => {
  const { network } = setUp([7])
  network.reply('POST /api/recruiter/saved-filters', ({ body }) => {
    const saved = { id: 6, name: body.name ?? '', technologyIds: [7], isMailed: false }
    network.reply(listing, [web, saved])
    return saved
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Save This Filter' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(screen.getByText('Filter name is required')).toBeInTheDocument()
  await userEvent.type(screen.getByRole('textbox', { name: 'Name of the filter' }), 'Rust{Enter}')
  expect(await screen.findByRole('button', { name: 'Rust' })).toBeInTheDocument()
  expect(network.requests('POST /api/recruiter/saved-filters')[0]?.body).toEqual({
    name: 'Rust',
    technologyIds: [7],
  })
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
  expect(document.body).not.toHaveFocus()
})

it('gives the name up by Escape, which closes nothing else', async () => {
  setUp([7])
  const escaped = jest.fn()
  document.addEventListener('keydown', escaped)
  await userEvent.click(await screen.findByRole('button', { name: 'Save This Filter' }))
  await userEvent.type(screen.getByRole('textbox'), '{Escape}')
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(document.body).not.toHaveFocus()
  expect(escaped).not.toHaveBeenCalled()
  document.removeEventListener('keydown', escaped)
})

it('keeps a typed name while nothing is chosen, and does not take the focus when it is back', async () => {
  const { choose } = setUp([7])
  await userEvent.click(await screen.findByRole('button', { name: 'Save This Filter' }))
  await userEvent.type(screen.getByRole('textbox'), 'Rust')
  choose([])
  screen.getByRole('button', { name: 'Web' }).focus()
  choose([8])
  expect(screen.getByRole('textbox')).toHaveValue('Rust')
  expect(screen.getByRole('button', { name: 'Web' })).toHaveFocus()
})

it('turns the weekly mail on, and says why it could not delete', async () => {
  const { network } = setUp()
  network.reply('PUT /api/recruiter/saved-filters/:id', () => {
    network.reply(listing, [{ ...web, isMailed: true }])
    return { ...web, isMailed: true }
  })
  const mail = await screen.findByRole('button', { name: 'Weekly mail of new projects for Web' })
  expect(mail).toHaveTextContent('Mail off')
  await userEvent.click(mail)
  await waitFor(() => expect(mail).toHaveAttribute('aria-pressed', 'true'))
  expect(mail).toHaveTextContent('Mail on')
  network.fail(
    'DELETE /api/recruiter/saved-filters/:id',
    404,
    'This filter does not exist any more',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Delete the filter Web' }))
  expect(await screen.findByText('This filter does not exist any more')).toBeInTheDocument()
})

it('keeps the focus while a change is under way and after a deletion', async () => {
  const { network } = setUp()
  const removal = 'DELETE /api/recruiter/saved-filters/:id'
  const release = network.hold(removal)
  const button = await screen.findByRole('button', { name: 'Delete the filter Web' })
  await userEvent.click(button)
  await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'))
  await userEvent.click(button)
  expect(button).toHaveFocus()
  network.reply(listing, [])
  release('Filter deleted')
  await waitFor(() => expect(button).not.toBeInTheDocument())
  expect(document.body).not.toHaveFocus()
  expect(network.requests(removal)).toHaveLength(1)
})
