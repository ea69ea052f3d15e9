import { live } from '@swipefolio/shared/api'
import {
  aChat,
  aContact,
  aPage,
  createTestShell,
  watchSavedFiles,
} from '@swipefolio/shared/testing'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Contacts } from './contacts'

const call = 'GET /api/recruiter/contacts'
const staging = 'GET /api/recruiter/contact-stages'
const stages = [
  { id: 1, name: 'New', count: 1 },
  { id: 2, name: 'Talking', count: 1 },
]
const noa = aContact({ id: 7, chatId: 70 })
const amir = aContact({ firstName: 'Amir', lastName: 'Noaman', email: 'amir@example.com' })

const setUp = (path = '/dashboard?section=contacts') => {
  const shell = createTestShell({ role: 'recruiter', path })
  shell.network.reply(call, [noa, amir])
  return { ...shell, show: () => render(shell.wrap(<Contacts />)) }
}

describe('the contacts', () => {
  it('shows an error when loading fails, and tries again', async () => {
    const { network, show } = setUp()
    network.fail(call, 400)
    show()
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load contacts')
    network.reply(call, [noa])
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByText('Noa Levi')).toBeInTheDocument()
  })

  it('shows a contact without names beside the others', async () => {
    const { network, show } = setUp()
    const nameless = { id: 9, firstName: null, email: 'dana@example.com' }
    network.reply(call, [noa, nameless] as (typeof noa)[])
    show()
    expect(await screen.findAllByRole('article')).toHaveLength(2)
    expect(screen.getByText('Noa Levi')).toBeInTheDocument()
  })

  it.each([{}, '', '<!doctype html>'])(
    'shows an error when the answer is no list: %j',
    async (answer) => {
      const { network, show } = setUp()
      network.reply(call, answer as never)
      show()
      expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load contacts')
      expect(screen.getByRole('button', { name: 'Try Again' })).toBeInTheDocument()
    },
  )

  it('shows the empty state', async () => {
    const { network, show } = setUp()
    network.reply(call, [])
    show()
    expect(await screen.findByRole('heading', { name: 'No Contacts Yet' })).toBeInTheDocument()
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument()
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Start Swiping' })).toHaveAttribute(
      'href',
      '/swipeprojects',
    )
  })

  it('links each contact to the profile', async () => {
    const { location, show } = setUp()
    show()
    await userEvent.click(await screen.findByRole('link', { name: /Noa Levi/ }))
    expect(location()).toBe('/user/7')
  })

  it('says through what and since when, and opens the profile from anywhere on the card', async () => {
    const { network, location, show } = setUp()
    const since = new Date(Date.now() - 3 * 24 * 60 * 60_000).toISOString()
    const dana = aContact({
      id: 8,
      firstName: 'Dana',
      since,
      origin: { kind: 'reveal', title: 'A map' },
    })
    network.reply(call, [noa, dana, aContact({ firstName: 'Omer', origin: null })])
    show()
    const [liked, revealed, deleted] = await screen.findAllByRole('article')
    expect(liked).toHaveTextContent('You liked Tide Tables · just now')
    expect(revealed).toHaveTextContent('Revealed for A map · 3 days ago')
    expect(deleted).toHaveTextContent(/noa@example\.com\s*just now/)
    await userEvent.click(screen.getByText('A map'))
    expect(location()).toBe('/user/8')
  })

  it('says when an address will be shown', async () => {
    const { network, show } = setUp()
    network.reply(call, [noa, aContact({ firstName: 'Dana', email: '' })])
    show()
    expect(
      await screen.findByText('2 contacts · Email addresses appear after a first reply'),
    ).toBeInTheDocument()
  })

  it('shows the stage of a contact that is not in the first one', async () => {
    const { network, show } = setUp()
    network.reply(staging, stages)
    network.reply(call, [{ ...noa, stageId: 2 }, amir])
    show()
    const [moved, arrived] = await screen.findAllByRole('article')
    expect(moved).toHaveTextContent('Stage: Talking')
    expect(arrived).not.toHaveTextContent('Stage')
  })

  it('shows the new stage after a move on the board', async () => {
    const { network, show } = setUp()
    let stageId = 1
    network.reply(staging, stages)
    network.reply(call, ({ query }) =>
      query.stage && query.stage !== String(stageId) ? [] : [{ ...noa, stageId }],
    )
    network.reply('PUT /api/recruiter/contacts/:id/desk', ({ body }) => {
      stageId = body.stageId ?? stageId
      return { stageId, note: '', noteVersion: 0, tags: [], nextStep: '', nextStepOn: '' }
    })
    show()
    await screen.findByRole('article')
    await userEvent.click(screen.getByRole('button', { name: 'Board' }))
    const mover = await screen.findByRole('button', { name: 'Move Noa Levi' })
    act(() => mover.focus())
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(stageId).toBe(2))
    await userEvent.click(screen.getByRole('button', { name: 'List' }))
    expect(await screen.findByText('Talking')).toBeInTheDocument()
  })

  it('opens the chat over the list', async () => {
    const { location, network, show } = setUp()
    network.reply(call, [{ ...noa, lastMessage: { message: 'Hello', isOwn: true, at: '' } }])
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Chat with Noa Levi' }))
    expect(sessionStorage.getItem('activeChatId')).toBe('70')
    expect(location()).toBe('/dashboard?section=contacts')
  })

  it('shows a message with Hebrew from right to left', async () => {
    const { network, show } = setUp()
    network.reply(call, [{ ...noa, lastMessage: { message: 'OK, מחר.', isOwn: false, at: '' } }])
    show()
    expect(await screen.findByText(/OK, מחר/)).toHaveAttribute('dir', 'rtl')
  })

  it('marks an unread message until it is read', async () => {
    const { network, show } = setUp()
    const lastMessage = { message: 'Hello', isOwn: false, at: '' }
    network.reply(call, [{ ...noa, lastMessage: { ...lastMessage, isUnread: true } }, amir])
    show()
    expect(await screen.findByText('Unread')).toBeInTheDocument()
    network.reply(call, [{ ...noa, lastMessage }, amir])
    act(() => live.publish({ type: 'read', chatId: 70, seq: 1, reader: 'recruiter' }))
    await waitFor(() => expect(screen.queryByText('Unread')).not.toBeInTheDocument())
  })

  it('opens the chat from where a first message is due', async () => {
    const { network, show } = setUp()
    network.reply(call, [{ ...noa, lastMessage: null }, amir])
    show()
    const due = await screen.findByRole('button', { name: /to Noa Levi/ })
    expect(screen.queryByRole('button', { name: 'Chat with Noa Levi' })).not.toBeInTheDocument()
    expect(due).toHaveTextContent('Write the first message')
    await userEvent.click(due)
    expect(sessionStorage.getItem('activeChatId')).toBe('70')
  })

  it('finds the chat of a contact whose chat the server does not name', async () => {
    const { network, show } = setUp()
    const { id, email, firstName, lastName } = noa
    network.reply(call, [{ id, email, firstName, lastName } as typeof noa])
    network.reply('GET /api/recruiter/chats', [aChat({ id: 42, user: noa })])
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Chat with Noa Levi' }))
    await waitFor(() => expect(sessionStorage.getItem('activeChatId')).toBe('42'))
  })

  it('searches on the server, debounced, and keeps the search in the URL', async () => {
    const { network, location, show } = setUp()
    network.reply(call, ({ query }) => (query.search === 'nOA l' ? [noa] : [noa, amir]))
    show()
    const field = await screen.findByRole('searchbox', { name: 'Search contacts' })
    for (const value of ['n', 'nOA', 'nOA l']) fireEvent.change(field, { target: { value } })
    await waitFor(() => expect(screen.queryByText('Amir Noaman')).not.toBeInTheDocument())
    expect(screen.getByText('Noa Levi')).toBeInTheDocument()
    expect(screen.getByRole('status')).toHaveTextContent('1 contact')
    expect(location()).toBe('/dashboard?section=contacts&q=nOA+l')
    expect(network.requests(call).map(({ query }) => query.search)).toEqual([undefined, 'nOA l'])
  })

  it.each(['', '&q=noa'])('drops a person whose account was deleted meanwhile (%p)', async (q) => {
    const { network, show } = setUp(`/dashboard?section=contacts${q}`)
    show()
    expect(await screen.findByText('2 contacts')).toBeInTheDocument()
    network.reply(call, [amir])
    act(() => live.publish({ type: 'chats' }))
    await waitFor(() => expect(screen.queryByText('Noa Levi')).not.toBeInTheDocument())
    expect(screen.getByText('1 contact')).toBeInTheDocument()
  })

  it('starts with the search of the URL, and shows when nobody matches', async () => {
    const { network, location, show } = setUp('/dashboard?section=contacts&q=zoe')
    network.reply(call, [])
    show()
    expect(await screen.findByText('No contacts match your search')).toBeInTheDocument()
    expect(screen.getByRole('searchbox')).toHaveValue('zoe')
    expect(network.requests(call)).toMatchObject([{ query: { search: 'zoe' } }])
    expect(screen.queryByRole('button', { name: 'Export CSV' })).not.toBeInTheDocument()
    network.reply(call, [noa])
    await userEvent.click(screen.getByRole('button', { name: 'Clear Search' }))
    expect(await screen.findByText('Noa Levi')).toBeInTheDocument()
    expect(location()).toBe('/dashboard?section=contacts')
  })

  it('loads further pages', async () => {
    const { network, show } = setUp()
    network.reply(call, ({ query }) => (query.cursor === 'more' ? [amir] : aPage([noa], 'more')))
    show()
    expect(await screen.findByText('The first 1 contacts')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Show More' }))
    expect(await screen.findByText('Amir Noaman')).toBeInTheDocument()
    expect(screen.getByText('2 contacts')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Show More' })).not.toBeInTheDocument()
  })

  it('exports every page of the search', async () => {
    const files = watchSavedFiles()
    const { network, show } = setUp('/dashboard?section=contacts&q=a')
    const dana = aContact({ firstName: 'דנה', lastName: '=1+1', email: 'dana@example.com' })
    network.reply(call, ({ query }) =>
      query.cursor === 'more' ? [amir, dana] : aPage([noa], 'more'),
    )
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Export CSV' }))
    await waitFor(() => expect(files).toHaveLength(1))
    expect(await files[0]).toEqual({
      name: 'contacts.csv',
      type: 'text/csv;charset=utf-8',
      text: [
        '\uFEFFFirst Name,Last Name,Email',
        'Noa,Levi,noa@example.com',
        'Amir,Noaman,amir@example.com',
        "דנה,'=1+1,dana@example.com",
        '',
      ].join('\r\n'),
    })
    expect(network.requests(call).every(({ query }) => query.search === 'a')).toBe(true)
  })

  it('shows an error when the export fails', async () => {
    const { network, show } = setUp()
    show()
    const button = await screen.findByRole('button', { name: 'Export CSV' })
    network.fail(call, 400)
    await userEvent.click(button)
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to export contacts')
  })
})
