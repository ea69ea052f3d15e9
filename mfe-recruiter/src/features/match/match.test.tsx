import { live } from '@swipefolio/shared/api'
import {
  aContactSummary,
  aMessage,
  anUnseenProject,
  createTestShell,
} from '@swipefolio/shared/testing'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Deck } from '../deck/deck'
import { SavedProjects } from '../projects/saved-projects'

const tides = anUnseenProject({ title: 'Tide Tables' })
const others = ['Loom', 'Kiln', 'Night Bus'].map((title) => anUnseenProject({ title }))
const noa = aContactSummary({ id: 7, chatId: 42 })
const amir = aContactSummary({ firstName: 'Amir', lastName: 'Haddad', projectsCount: 1 })

const decide = 'POST /api/recruiter/projects/:id'
const who = 'GET /api/recruiter/liked-projects/:id/contact'
const send = 'POST /api/recruiter/chats/send'

function setUp(isReload = false) {
  const kept = isReload ? Object.entries(sessionStorage) : []
  const shell = createTestShell({ role: 'recruiter', path: '/swipeprojects' })
  for (const [key, value] of kept) sessionStorage.setItem(key, String(value))
  const { network } = shell
  network.reply('GET /api/recruiter/techlist', [])
  network.reply('GET /api/recruiter/projects/unseen', isReload ? others : [tides, ...others])
  network.reply(decide, '')
  network.reply(who, ({ params }) => (params.id === String(tides.id) ? noa : amir))
  network.reply(send, ({ body }) => aMessage({ message: body.message ?? '' }))
  const view = render(shell.wrap(<Deck />))

  async function decideBy(key: string, title: string) {
    const sent = network.requests(decide).length
    await screen.findByRole('article', { name: title })
    await userEvent.keyboard(`{${key}}`)
    await waitFor(() => expect(network.requests(decide)).toHaveLength(sent + 1))
  }
  return { ...shell, ...view, decideBy, like: () => decideBy('ArrowRight', 'Tide Tables') }
}

const panel = () => screen.findByRole('complementary', { name: 'Your last like' })
const opener = () => screen.getByRole('button', { name: 'Your last like' })
const field = async () =>
  within(await panel()).findByRole('textbox', { name: 'Write the first message' })

describe('after a like', () => {
  it('the panel asks for a message, not for the first one, once one was sent in the chat', async () => {
    const { network, like } = setUp()
    await like()
    expect(await field()).toBeVisible()
    network.reply(who, { ...noa, hasMessages: true })
    act(() => live.publish({ type: 'message', chatId: 42, seq: 1, sender: 'recruiter' }))
    expect(await screen.findByRole('textbox', { name: 'Write a message' })).toBeVisible()
  })

  it('a panel waits for the answer, then says who it is, without taking the focus', async () => {
    const { network, like } = setUp()
    const answer = network.hold(decide)
    await like()
    expect(await panel()).toBeInTheDocument()
    expect(network.requests(who)).toHaveLength(0)
    answer('')
    expect(await within(await panel()).findByText('Noa Levi')).toBeInTheDocument()
    expect(await panel()).toHaveTextContent(/It's a match.*made Tide Tables\s*3 other projects/)
    expect(
      screen.getByText('Noa Levi made Tide Tables. 3 other projects. Write the first message.'),
    ).toHaveAttribute('role', 'status')
    expect(screen.getByRole('region', { name: 'Unseen projects' })).toHaveFocus()
    expect(screen.getByRole('link', { name: 'View Profile' })).toHaveAttribute('href', '/user/7')
  })

  it('shows no panel when the like fails', async () => {
    const { network, like } = setUp()
    network.fail(decide, 500, 'The pen ran dry')
    await like()
    expect(await screen.findByText('The pen ran dry')).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull())
    expect(screen.queryByRole('button', { name: 'Your last like' })).toBeNull()
  })

  it('tries again when the contact cannot be loaded', async () => {
    const { network, like } = setUp()
    network.fail(who, 400)
    await like()
    expect(await screen.findByText('Failed to load user details')).toBeInTheDocument()
    network.reply(who, noa)
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByText('Noa Levi')).toBeInTheDocument()
  })

  it('keeps the panel until the next decision but one, and opens it again with its text', async () => {
    const { like, decideBy } = setUp()
    await like()
    await userEvent.type(await field(), 'Lovely gauges')
    act(() => screen.getByRole('region', { name: 'Unseen projects' }).focus())
    await decideBy('ArrowUp', 'Loom')
    expect(await panel()).toBeInTheDocument()
    await decideBy('ArrowLeft', 'Kiln')
    await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull())
    await userEvent.click(opener())
    expect(await field()).toHaveValue('Lovely gauges')
    expect(await field()).toHaveFocus()
    expect(screen.queryByRole('button', { name: 'Your last like' })).toBeNull()
  })

  it('shows the owner of the next like instead, and keeps the text of the first for their chat', async () => {
    const { like, decideBy } = setUp()
    await like()
    await userEvent.type(await field(), 'Lovely gauges')
    act(() => screen.getByRole('region', { name: 'Unseen projects' }).focus())
    await decideBy('ArrowRight', 'Loom')
    expect(await screen.findByText('Amir Haddad')).toBeInTheDocument()
    expect(await panel()).toHaveTextContent(/made Loom\s*No other projects yet/)
    expect(await field()).toHaveValue('')
    expect(JSON.parse(sessionStorage.getItem('unsentMessages') ?? '')).toMatchObject({
      drafts: { 42: 'Lovely gauges' },
    })
  })

  it('keeps panel and text over a reload', async () => {
    const { unmount, like } = setUp()
    await like()
    await userEvent.type(await field(), 'Lovely gauges')
    unmount()
    setUp(true)
    expect(await field()).toHaveValue('Lovely gauges')
  })

  it('starts folded on another screen', async () => {
    const { network, wrap, unmount, like } = setUp()
    await like()
    await userEvent.type(await field(), 'Lovely gauges')
    unmount()
    network.reply('GET /api/recruiter/projects/saved', [])
    render(wrap(<SavedProjects />))
    expect(await screen.findByRole('heading', { name: 'No Saved Projects' })).toBeInTheDocument()
    expect(screen.queryByRole('complementary')).toBeNull()
    await userEvent.click(opener())
    expect(await field()).toHaveValue('Lovely gauges')
  })

  it('decides nothing while keys are typed into the field, and closes on Esc', async () => {
    const { network, like } = setUp()
    await like()
    await userEvent.type(await field(), 'u{ArrowLeft}{ArrowRight}{ArrowUp}{Backspace}')
    expect(network.requests(decide)).toHaveLength(1)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull())
    expect(opener()).toHaveFocus()
  })
})

describe('where there is no room beside the deck', () => {
  beforeEach(() => {
    const matchMedia = (query: string) => ({ matches: query.includes('max-width: 79.99rem') })
    Object.assign(window, { matchMedia })
  })
  afterEach(() => void Reflect.deleteProperty(window, 'matchMedia'))

  const line = () =>
    screen.findByRole('button', {
      name: /^It's a match · Tide Tables · 3 other projects Write to Noa Levi$/,
    })

  it('says in a line who it is, which a press unfolds with the focus in the message', async () => {
    const { like } = setUp()
    await like()
    expect(await line()).toHaveAttribute('aria-expanded', 'false')
    expect(screen.queryByRole('complementary')).toBeNull()
    expect(
      screen.getByText('Noa Levi made Tide Tables. 3 other projects. Write the first message.'),
    ).toHaveAttribute('role', 'status')
    await userEvent.click(await line())
    expect(await field()).toHaveFocus()
    expect(await panel()).toHaveTextContent(/It's a match.*made Tide Tables\s*3 other projects/)
    expect(screen.queryByText(/Write to/)).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('complementary')).toBeNull()
    expect(await line()).toHaveFocus()
  })

  it('folds with a press on the card below it', async () => {
    const { like } = setUp()
    await like()
    await userEvent.click(await line())
    await userEvent.click(await panel())
    await userEvent.click(await screen.findByRole('article', { name: 'Loom' }))
    expect(screen.queryByRole('complementary')).toBeNull()
    expect(await line()).toBeVisible()
  })

  it('says what was liked before it is known who made it', async () => {
    const { network, like } = setUp()
    const answer = network.hold(decide)
    await like()
    const waiting = await screen.findByRole('button', { name: "It's a match · Tide Tables" })
    await userEvent.click(waiting)
    answer('')
    expect(await field()).toHaveFocus()
  })

  it('says in its line that the maker cannot be loaded, and tries again when it is unfolded', async () => {
    const { network, like } = setUp()
    network.fail(who, 400)
    await like()
    const name = /^It's a match · Tide Tables\s*Failed to load user details$/
    await userEvent.click(await screen.findByRole('button', { name }))
    network.reply(who, noa)
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await within(await panel()).findByText('Noa Levi')).toBeInTheDocument()
  })

  it('folds with the next decision, and goes with the next but one', async () => {
    const { like, decideBy } = setUp()
    await like()
    await userEvent.click(await line())
    await userEvent.type(await field(), 'Lovely gauges')
    act(() => screen.getByRole('region', { name: 'Unseen projects' }).focus())
    await decideBy('ArrowUp', 'Loom')
    await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull())
    expect(await line()).toBeInTheDocument()
    await decideBy('ArrowLeft', 'Kiln')
    const folded = await screen.findByRole('button', { name: 'Your last like' })
    expect(folded).toHaveTextContent('NL')
    await userEvent.click(folded)
    expect(await field()).toHaveValue('Lovely gauges')
    expect(await field()).toHaveFocus()
    expect(await field()).toHaveProperty('selectionStart', 'Lovely gauges'.length)
  })

  it('folds into its line a while after the message was sent', async () => {
    const { like } = setUp()
    await like()
    await userEvent.click(await line())
    await userEvent.type(await field(), 'Lovely gauges{Enter}')
    expect(await screen.findByText('Message sent')).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull())
    const sent = screen.getByRole('button', {
      name: /^Message sent · Tide Tables ?Noa Levi · 3 other projects$/,
    })
    expect(sent).toHaveFocus()
    await userEvent.click(sent)
    expect(await screen.findByRole('button', { name: 'Open Chat' })).toHaveFocus()
  })

  it('closes on Esc', async () => {
    const { like } = setUp()
    await like()
    await userEvent.click(await line())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull())
    expect(await line()).toHaveFocus()
  })
})

describe('the first message', () => {
  it('is sent with Enter, and offers the chat', async () => {
    const { network, like } = setUp()
    await like()
    await userEvent.type(await field(), '  Lovely gauges {Enter}')
    expect(await screen.findByText('Message sent')).toBeInTheDocument()
    expect(network.requests(send)).toHaveLength(1)
    expect(network.requests(send)[0]?.body).toEqual({
      id: 42,
      message: 'Lovely gauges',
      clientKey: expect.stringMatching(/.{8}/),
    })
    const button = screen.getByRole('button', { name: 'Open Chat' })
    expect(button).toHaveFocus()
    const opened = new Promise((resolve) => {
      window.addEventListener('openChatFromNotification', resolve, { once: true })
    })
    await userEvent.click(button)
    expect(await opened).toMatchObject({ detail: { chatId: 42 } })
    expect(JSON.stringify(sessionStorage)).not.toContain('gauges')
  })

  it('takes its panel away after a while, and gives the focus to the opener', async () => {
    const { like } = setUp()
    await like()
    await userEvent.type(await field(), 'Lovely gauges{Enter}')
    expect(await screen.findByText('Message sent')).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull())
    expect(opener()).toHaveFocus()
  })

  it('stays when sending fails, and a retry has the same idempotency key', async () => {
    const { network, like } = setUp()
    network.fail(send, 500)
    await like()
    await userEvent.type(await field(), 'Lovely gauges')
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Not sent')
    expect(screen.getByRole('button', { name: 'Retry' })).toHaveFocus()
    expect(await field()).toHaveValue('Lovely gauges')
    network.reply(send, aMessage())
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('Message sent')).toBeInTheDocument()
    const [first, second] = network.requests(send).map(({ body }) => body.clientKey)
    expect(second).toBe(first)
  })

  it('is told of when it is not sent and its panel has closed', async () => {
    const { network, like } = setUp()
    let cut: (error: Error) => void = () => undefined
    network.reply(send, () => new Promise((_resolve, reject) => (cut = reject)))
    await like()
    await userEvent.type(await field(), 'Lovely gauges{Enter}')
    await userEvent.click(within(await panel()).getByRole('button', { name: 'Close' }))
    cut(new Error('cut'))
    expect(await screen.findByText('Your message to Noa Levi was not sent.')).toBeInTheDocument()
  })

  it('that is sent after another like leaves the panel of that one open', async () => {
    const { network, like, decideBy } = setUp()
    const answer = network.hold(send)
    await like()
    await userEvent.type(await field(), 'Lovely gauges{Enter}')
    const deck = screen.getByRole('region', { name: 'Unseen projects' })
    act(() => deck.focus())
    await decideBy('ArrowRight', 'Loom')
    expect(await within(await panel()).findByText(/Amir Haddad/)).toBeInTheDocument()
    answer(aMessage())
    await waitFor(() => expect(JSON.stringify(sessionStorage)).not.toContain('gauges'))
    await decideBy('ArrowLeft', 'Kiln')
    expect(await within(await panel()).findByText(/Amir Haddad/)).toBeInTheDocument()
  })

  it('is not sent when it is empty or too long, and counts its characters near the limit', async () => {
    const { network, like } = setUp()
    await like()
    await userEvent.type(await field(), '   {Enter}')
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled()
    await userEvent.click(await field())
    await userEvent.paste('x'.repeat(3990))
    expect(await field()).toHaveAccessibleDescription('10 characters left')
    await userEvent.paste('x'.repeat(11))
    expect(await field()).toHaveAccessibleDescription('1 character too many')
    expect(await field()).toBeInvalid()
    await userEvent.keyboard('{Enter}')
    expect(network.requests(send)).toHaveLength(0)
  })

  it('is called a message when the two have written before', async () => {
    const { network, like } = setUp()
    network.reply(who, { ...noa, hasMessages: true })
    await like()
    expect(await screen.findByRole('textbox', { name: 'Write a message' })).toBeInTheDocument()
  })
})
