import { sessionOwner } from '@swipefolio/shared/session'
import { aProject } from '@swipefolio/shared/testing'
import { act, fireEvent, screen } from '@testing-library/react'
import {
  bubbles,
  calls,
  composer,
  frame,
  fromNoa,
  pretendMedia,
  setUpWidget,
} from '../../testing/set-up-widget'

beforeEach(() => {
  jest.spyOn(console, 'debug').mockImplementation()
  pretendMedia()
})
afterEach(() => jest.useRealTimers())

const manyFromNoa = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, place) =>
    fromNoa(first + place, `No. ${first + place}`),
  )

function scrollTo(top: number) {
  const area = screen.getByRole('group', { name: 'Conversation with Noa Levi' })
  Object.defineProperties(area, {
    scrollHeight: { value: 2000, configurable: true },
    clientHeight: { value: 500, configurable: true },
  })
  area.scrollTop = top
  fireEvent.scroll(area)
  return area
}

describe('messages', () => {
  it('shows the messages of the chat list when loading fails, and recovers without a reload', async () => {
    const { network, messages, openNoa, advanceTime } = setUpWidget([fromNoa(1, 'From the list')])
    network.fail(calls.messages, 500)
    await openNoa()
    expect(bubbles()).toEqual([expect.stringContaining('From the list')])
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    messages.push(fromNoa(2, 'Loaded'))
    network.reply(calls.messages, messages)
    await advanceTime(5000)
    expect(bubbles()).toHaveLength(2)
  })

  it('shows the loading state, then the empty state', async () => {
    const { network, openNoa, advanceTime } = setUpWidget()
    const respond = network.hold(calls.messages)
    await openNoa()
    expect(screen.getByText('Loading messages...')).toBeVisible()
    respond([])
    await advanceTime(10)
    expect(screen.getByText('No messages yet. Start a conversation!')).toBeVisible()
    expect(screen.queryByText('Loading messages...')).not.toBeInTheDocument()
  })

  it('says before the first one what the recruiter liked', async () => {
    const { network, openNoa } = setUpWidget()
    const project = aProject({ title: 'Tide Tables' })
    network.reply('GET /api/recruiter/user-with-projects/:id', {
      id: 7,
      fullName: 'Noa Levi',
      projectWithTechnologies: [],
      likedByRecruiter: [{ project }],
    })
    await openNoa()
    expect(screen.getByText(/You liked/)).toHaveTextContent('You liked Tide Tables')
  })

  it('names the sender of each message and shows text with Hebrew from right to left', async () => {
    await setUpWidget([fromNoa(1, 'Hi שלום'), fromNoa(2, 'Hi there')]).openNoa()
    expect(bubbles()[0]).toMatch(/^Noa Levi: Hi שלום/)
    expect(screen.getByText('Hi שלום')).toHaveAttribute('dir', 'rtl')
    expect(screen.getByText('Hi there')).toHaveAttribute('dir', 'ltr')
  })

  it('polls for new messages every second and loads them only when there are any', async () => {
    const { network, messages, openNoa, advanceTime } = setUpWidget([fromNoa(1, 'One')])
    await openNoa()
    const loads = network.requests(calls.messages).length
    await advanceTime(3000)
    expect(network.requests(calls.hasNew).length).toBeGreaterThanOrEqual(3)
    expect(network.requests(calls.messages)).toHaveLength(loads)
    messages.push(fromNoa(2, 'Two'))
    network.reply(calls.hasNew, () => network.requests(calls.messages).length === loads)
    await advanceTime(1000)
    expect(screen.getByText('Two')).toBeVisible()
    expect(network.requests(calls.messages)).toHaveLength(loads + 1)
  })

  it('shows that it is reconnecting after three failures in a row, until a call succeeds', async () => {
    const { network, openNoa, advanceTime } = setUpWidget()
    network.fail(calls.hasNew, 500)
    await openNoa()
    await advanceTime(2900)
    expect(screen.queryByText('Reconnecting…')).not.toBeInTheDocument()
    await advanceTime(200)
    expect(screen.getByText('Reconnecting…')).toBeVisible()
    network.reply(calls.hasNew, false)
    await advanceTime(4000)
    expect(screen.queryByText('Reconnecting…')).not.toBeInTheDocument()
  })

  it('loads earlier messages by button and by scrolling to the start', async () => {
    const { network, openNoa, advanceTime, user } = setUpWidget()
    network.reply(calls.messages, ({ query }) =>
      query?.before
        ? manyFromNoa(Number(query.before) - 2, Number(query.before) - 1)
        : manyFromNoa(5, 8),
    )
    await openNoa()
    await user.click(screen.getByRole('button', { name: 'Earlier messages' }))
    await advanceTime(10)
    expect(screen.getByText('No. 3')).toBeVisible()
    scrollTo(-1450)
    await advanceTime(10)
    expect(screen.getByText('No. 1')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Earlier messages' })).not.toBeInTheDocument()
  })

  it('offers a button to a new message that arrives out of sight, instead of scrolling there', async () => {
    const { network, messages, openNoa, advanceTime, user } = setUpWidget(manyFromNoa(1, 3))
    await openNoa()
    await advanceTime(frame)
    const area = scrollTo(-400)
    expect(screen.queryByRole('button', { name: 'New messages' })).not.toBeInTheDocument()
    messages.push(fromNoa(4, 'Fresh'))
    network.reply(calls.hasNew, true)
    await advanceTime(1000)
    expect(area.scrollTop).toBe(-400)
    await user.click(screen.getByRole('button', { name: 'New messages' }))
    expect(area.scrollTop).toBe(0)
    fireEvent.scroll(area)
    expect(screen.queryByRole('button', { name: 'New messages' })).not.toBeInTheDocument()
  })
})

describe('sending', () => {
  it('sends no empty message', async () => {
    const { network, openNoa, user } = setUpWidget()
    await openNoa()
    await user.type(composer(), '  {Shift>}{Enter}{/Shift} {Enter}')
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled()
    expect(network.requests(calls.send)).toHaveLength(0)
  })

  it('shows the trimmed text as an optimistic update, and one bubble once it is stored', async () => {
    const { network, chat, openNoa, advanceTime, user } = setUpWidget([fromNoa(1, 'Hello')])
    const respond = network.hold(calls.send)
    await openNoa()
    const area = scrollTo(-400)
    await user.type(composer(), '  Hi{Shift>}{Enter}{/Shift}Noa {Enter}')
    expect(bubbles().at(-1)).toBe('You: Hi\nNoaSending...')
    expect(composer()).toHaveValue('')
    await advanceTime(frame)
    expect(area.scrollTop).toBe(0)
    const [{ body } = { body: undefined }] = network.requests(calls.send)
    expect(body).toMatchObject({ id: chat.id, message: 'Hi\nNoa' })
    respond({ ...fromNoa(2, 'Hi\nNoa'), clientKey: body?.clientKey ?? null })
    await advanceTime(10)
    expect(bubbles()).toHaveLength(2)
    expect(screen.queryByText('Sending...')).not.toBeInTheDocument()
  })

  it('marks a message that was not sent, and resends it with the same idempotency key on Retry', async () => {
    const { network, openNoa, advanceTime, user } = setUpWidget()
    await openNoa()
    network.setOffline(true)
    await user.type(composer(), 'Are you there?{Enter}')
    await advanceTime(10)
    expect(screen.getByRole('alert')).toHaveTextContent('Not sent')
    network.setOffline(false)
    network.fail(calls.send, 500)
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(screen.getByRole('group', { name: /^Conversation with/ })).toHaveFocus()
    await advanceTime(10)
    const keys = network.requests(calls.send).map(({ body }) => body.clientKey)
    network.reply(calls.send, ({ body }) => {
      keys.push(body.clientKey)
      return { ...fromNoa(1, 'Are you there?'), clientKey: body.clientKey ?? null }
    })
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await advanceTime(10)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(bubbles()).toHaveLength(1)
    expect(keys).toHaveLength(2)
    expect(keys[0]).toBe(keys[1])
  })

  it('sends messages written offline once when the connection is back, even with the window closed', async () => {
    const { network, messages, openNoa, advanceTime, user } = setUpWidget()
    await openNoa()
    network.setOffline(true)
    await user.type(composer(), 'One{Enter}')
    await user.type(composer(), 'Two{Enter}')
    await user.keyboard('{Escape}')
    network.setOffline(false)
    act(() => void window.dispatchEvent(new Event('online')))
    await advanceTime(10)
    expect(messages.map(({ message }) => message)).toEqual(['One', 'Two'])
  })

  it('keeps the draft of each chat when the window is closed', async () => {
    const { openNoa, open, user } = setUpWidget()
    await openNoa()
    await user.type(composer(), 'Half a thought')
    await user.keyboard('{Escape}')
    await open()
    await user.click(screen.getByRole('button', { name: /Noa Levi/ }))
    expect(composer()).toHaveValue('Half a thought')
  })

  it('shows what was begun elsewhere to the contact', async () => {
    const { start, open, user } = setUpWidget()
    await start()
    const drafts = { 42: 'Lovely gauges' }
    sessionStorage.setItem('unsentMessages', JSON.stringify({ owner: sessionOwner(), drafts }))
    await open()
    await user.click(screen.getByRole('button', { name: /Noa Levi/ }))
    expect(composer()).toHaveValue('Lovely gauges')
  })
})

describe('the keyboard', () => {
  it.each([
    ['a desktop', '', false, true],
    ['a desktop with Ctrl', '', true, true],
    ['a phone', '(pointer: coarse)', false, false],
    ['a phone with Ctrl', '(pointer: coarse)', true, true],
  ])('handles Enter on %s', async (_, media, ctrlKey, sends) => {
    pretendMedia(...(media ? [media] : []))
    const { openNoa, advanceTime, user } = setUpWidget()
    await openNoa()
    await user.type(composer(), 'Hello')
    fireEvent.keyDown(composer(), { key: 'Enter', ctrlKey })
    await advanceTime(10)
    expect(bubbles()).toHaveLength(sends ? 1 : 0)
  })

  it.each([{ isComposing: true }, { keyCode: 229 }])(
    'sends nothing while composing: %j',
    async (composing) => {
      const { openNoa, user } = setUpWidget()
      await openNoa()
      await user.type(composer(), 'こんにちは')
      fireEvent.keyDown(composer(), { key: 'Enter', ...composing })
      expect(bubbles()).toHaveLength(0)
    },
  )

  it('derives the direction from the text', async () => {
    await setUpWidget().openNoa()
    expect(composer()).toHaveAttribute('dir', 'auto')
  })

  it('keeps the focus in the text field when a message is sent by the button', async () => {
    const { openNoa, advanceTime, user } = setUpWidget()
    await openNoa()
    await user.type(composer(), 'Hello')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    await advanceTime(10)
    expect(composer()).toHaveFocus()
  })
})

describe('a long message', () => {
  const write = (length: number) =>
    fireEvent.change(composer(), { target: { value: 'x'.repeat(length) } })

  it('is counted near the limit, and kept but not sent above it', async () => {
    const { network, openNoa, advanceTime, user } = setUpWidget()
    await openNoa()
    write(3799)
    expect(composer()).toHaveAccessibleDescription('')
    write(3999)
    expect(composer()).toHaveAccessibleDescription('1 character left')
    write(5234)
    expect(composer()).toHaveAccessibleDescription(
      '1,234 characters too many. Shorten the message to send it.',
    )
    expect(composer()).toBeInvalid()
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled()
    await user.type(composer(), '{Enter}')
    expect(network.requests(calls.send)).toHaveLength(0)
    expect(composer()).toHaveValue('x'.repeat(5234))
    write(4000)
    await user.type(composer(), '{Enter}')
    await advanceTime(10)
    expect(composer()).toHaveValue('')
  })
})

describe('a refused message', () => {
  const tooMany = 'Too many requests. Please try again later.'

  it("shows the server's sentence, and is removed on request", async () => {
    const { network, openNoa, advanceTime, user } = setUpWidget()
    await openNoa()
    network.fail(calls.send, 429, tooMany)
    await user.type(composer(), 'One too many{Enter}')
    await advanceTime(10)
    expect(screen.getByRole('alert')).toHaveTextContent(`Not sent. ${tooMany}`)
    await user.click(screen.getByRole('button', { name: 'Remove' }))
    expect(bubbles()).toEqual([])
  })
})

it('shows https addresses in messages as links', async () => {
  await setUpWidget([fromNoa(1, 'ראה https://github.com/noa/loom, תודה')]).openNoa()
  const link = screen.getByRole('link', { name: 'https://github.com/noa/loom' })
  expect(link).toHaveAttribute('href', 'https://github.com/noa/loom')
  expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc')
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('dir', 'ltr')
})
