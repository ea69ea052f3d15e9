import type { ContactDesk as Desk } from '@swipefolio/shared/contract'
import { live } from '@swipefolio/shared/api'
import { createTestShell } from '@swipefolio/shared/testing'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ContactDesk } from './contact-desk'

const reading = 'GET /api/recruiter/contacts/:id/desk'
const saving = 'PUT /api/recruiter/contacts/:id/desk'
const desk: Desk = {
  stageId: 1,
  note: 'First',
  noteVersion: 1,
  tags: ['remote'],
  nextStep: '',
  nextStepOn: '',
}

const setUp = () => {
  const shell = createTestShell({ role: 'recruiter' })
  const { network } = shell
  let stored = desk
  const store = (change: Partial<Desk>) => {
    stored = { ...stored, ...change }
    return stored
  }
  network.reply('GET /api/recruiter/contact-stages', [
    { id: 1, name: 'New', count: 1 },
    { id: 2, name: 'Talking', count: 0 },
  ])
  network.reply(reading, () => stored)
  network.reply(saving, ({ body }) =>
    store({ ...body, ...(body.note !== undefined && { noteVersion: stored.noteVersion + 1 }) }),
  )
  const sent = () => network.requests(saving).map(({ body }) => body)
  return { network, store, sent, show: () => render(shell.wrap(<ContactDesk id={7} />)) }
}

const note = () => screen.findByRole('textbox', { name: 'Note' })

describe('the desk of a contact', () => {
  it('shows an error when loading fails, and tries again', async () => {
    const { network, show } = setUp()
    network.fail(reading, 400)
    show()
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load your notes')
    network.reply(reading, desk)
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await note()).toHaveValue('First')
  })

  it('saves what is typed once, with the version on which it was begun', async () => {
    const { sent, show } = setUp()
    show()
    await userEvent.type(await note(), ', second')
    expect(await screen.findByText('Saved')).toBeInTheDocument()
    expect(sent()).toEqual([{ note: 'First, second', noteVersion: 1 }])
    await userEvent.type(await note(), '!')
    await waitFor(() => expect(sent()).toHaveLength(2))
    expect(sent()[1]).toEqual({ note: 'First, second!', noteVersion: 2 })
  })

  it('keeps what could not be sent, over another visit', async () => {
    const { network, sent, show } = setUp()
    const { unmount } = show()
    await note()
    network.setOffline(true)
    await userEvent.type(await note(), '!')
    expect(await screen.findByText(/^Not saved yet/)).toBeInTheDocument()
    unmount()
    network.setOffline(false)
    show()
    expect(await note()).toHaveValue('First!')
    await waitFor(() => expect(sent().at(-1)).toEqual({ note: 'First!', noteVersion: 1 }))
    expect(await screen.findByText('Saved')).toBeInTheDocument()
  })

  it.each([
    ['Keep Mine', 'First, mine', { note: 'First, mine', noteVersion: 2 }],
    ['Take the Other', 'Other', { note: 'First, mine', noteVersion: 1 }],
  ])('shows a note that was changed elsewhere: %s', async (choice, value, body) => {
    const { network, store, sent, show } = setUp()
    show()
    await note()
    store({ note: 'Other', noteVersion: 2 })
    network.fail(saving, 409, 'This note was changed elsewhere')
    await userEvent.type(await note(), ', mine')
    expect(await screen.findByText(/^This note was changed/)).toBeInTheDocument()
    expect(screen.getByText('Other')).toBeInTheDocument()
    expect(await note()).toHaveValue('First, mine')
    network.reply(saving, ({ body: change }) => store({ ...change, noteVersion: 3 }))
    await userEvent.click(screen.getByRole('button', { name: choice }))
    await waitFor(() => expect(screen.queryByText(/^This note was changed/)).toBeNull())
    expect(await note()).toHaveValue(value)
    await waitFor(() => expect(sent().at(-1)).toEqual(body))
  })

  it('sends one change after the other, so that a late answer does not bring an old note back', async () => {
    const { network, sent, show } = setUp()
    show()
    const answer = network.hold(saving)
    await userEvent.type(await screen.findByRole('textbox', { name: 'Tags' }), 'urgent{Enter}')
    await userEvent.type(await note(), ', second')
    await waitFor(() => expect(screen.getByText('Saving...')).toBeInTheDocument())
    expect(sent()).toEqual([{ tags: ['remote', 'urgent'] }])
    network.reply(saving, ({ body }) => ({ ...desk, tags: ['remote', 'urgent'], ...body }))
    act(() => answer({ ...desk, tags: ['remote', 'urgent'] }))
    expect(await screen.findByText('Saved')).toBeInTheDocument()
    expect(await note()).toHaveValue('First, second')
    expect(screen.getByText('urgent')).toBeInTheDocument()
  })

  it('does not send what a page had to send after it was left', async () => {
    jest.useFakeTimers({ advanceTimers: true })
    const { network, sent, show } = setUp()
    network.fail(saving, 503)
    const { unmount } = show()
    await userEvent.type(await note(), '!')
    expect(await screen.findByText(/^Not saved yet/)).toBeInTheDocument()
    unmount()
    await act(() => jest.advanceTimersByTimeAsync(100))
    const attempts = sent().length
    await act(() => jest.advanceTimersByTimeAsync(20_000))
    expect(sent()).toHaveLength(attempts)
    jest.useRealTimers()
  })

  it('gives a tag back that was not saved', async () => {
    const { network, show } = setUp()
    show()
    const field = await screen.findByRole('textbox', { name: 'Tags' })
    network.setOffline(true)
    await userEvent.type(field, 'urgent{Enter}')
    await waitFor(() => expect(field).toHaveValue('urgent'))
  })

  it('follows another tab, unless something is being typed', async () => {
    const { store, show } = setUp()
    show()
    await note()
    store({ note: 'From elsewhere', noteVersion: 2 })
    act(() => live.publish({ type: 'chats', of: 'contacts' }))
    await waitFor(async () => expect(await note()).toHaveValue('From elsewhere'))
  })

  it('moves the contact, and adds and removes tags', async () => {
    const { sent, show } = setUp()
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Talking' }))
    await userEvent.type(screen.getByRole('textbox', { name: 'Tags' }), 'Remote,senior{Enter}')
    await userEvent.click(await screen.findByRole('button', { name: 'Remove remote' }))
    await waitFor(() => expect(sent()).toHaveLength(3))
    expect(sent()).toEqual([{ stageId: 2 }, { tags: ['remote', 'senior'] }, { tags: ['senior'] }])
  })

  it('asks for the step when its day is chosen first, and sends both', async () => {
    const { sent, show } = setUp()
    show()
    await note()
    await userEvent.type(screen.getByLabelText('On'), '2026-05-01')
    expect(screen.getByText('Please enter the next step')).toBeVisible()
    expect(sent()).toEqual([])
    await userEvent.type(screen.getByRole('textbox', { name: 'Next step' }), 'Call')
    await waitFor(() =>
      expect(sent().at(-1)).toEqual({ nextStep: 'Call', nextStepOn: '2026-05-01' }),
    )
  })
})
