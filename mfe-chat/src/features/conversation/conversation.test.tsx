import { act, fireEvent, screen } from '@testing-library/react'
import {
  bubbles,
  calls,
  composer,
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
  it('shows those on the chat when they cannot be loaded, and heals by itself', async () => {
    const { network, messages, openNoa, pass } = setUpWidget([fromNoa(1, 'From the list')])
    network.fail(calls.messages, 500)
    await openNoa()
    expect(bubbles()).toEqual([expect.stringContaining('From the list')])
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    messages.push(fromNoa(2, 'Loaded'))
    network.reply(calls.messages, messages)
    await pass(5000)
    expect(bubbles()).toHaveLength(2)
  })

  it('says that they are loading, then that there are none', async () => {
    const { network, openNoa, pass } = setUpWidget()
    const answer = network.hold(calls.messages)
    await openNoa()
    expect(screen.getByText('Loading messages...')).toBeVisible()
    answer([])
    await pass(10)
    expect(screen.getByText('No messages yet. Start a conversation!')).toBeVisible()
    expect(screen.queryByText('Loading messages...')).not.toBeInTheDocument()
  })

  it('names who wrote each one, and shows text with Hebrew from right to left', async () => {
    await setUpWidget([fromNoa(1, 'Hi שלום'), fromNoa(2, 'Hi there')]).openNoa()
    expect(bubbles()[0]).toMatch(/^Noa Levi: Hi שלום/)
    expect(screen.getByText('Hi שלום')).toHaveAttribute('dir', 'rtl')
    expect(screen.getByText('Hi there')).toHaveAttribute('dir', 'ltr')
  })

  it('looks for new ones every second, and loads them when there are', async () => {
    const { network, messages, openNoa, pass } = setUpWidget([fromNoa(1, 'One')])
    await openNoa()
    const loads = network.requests(calls.messages).length
    await pass(3000)
    expect(network.requests(calls.hasNew).length).toBeGreaterThanOrEqual(3)
    expect(network.requests(calls.messages)).toHaveLength(loads)
    messages.push(fromNoa(2, 'Two'))
    network.reply(calls.hasNew, () => network.requests(calls.messages).length === loads)
    await pass(1000)
    expect(screen.getByText('Two')).toBeVisible()
    expect(network.requests(calls.messages)).toHaveLength(loads + 1)
  })

  it('says that it is reconnecting after three failures in a row, and stops saying so', async () => {
    const { network, openNoa, pass } = setUpWidget()
    network.fail(calls.hasNew, 500)
    await openNoa()
    await pass(2900)
    expect(screen.queryByText('Reconnecting…')).not.toBeInTheDocument()
    await pass(200)
    expect(screen.getByText('Reconnecting…')).toBeVisible()
    network.reply(calls.hasNew, false)
    await pass(4000)
    expect(screen.queryByText('Reconnecting…')).not.toBeInTheDocument()
  })

  it('loads earlier ones by button and by scrolling to the start', async () => {
    const { network, openNoa, pass, user } = setUpWidget()
    network.reply(calls.messages, ({ query }) =>
      query?.before
        ? manyFromNoa(Number(query.before) - 2, Number(query.before) - 1)
        : manyFromNoa(5, 8),
    )
    await openNoa()
    await user.click(screen.getByRole('button', { name: 'Earlier messages' }))
    await pass(10)
    expect(screen.getByText('No. 3')).toBeVisible()
    scrollTo(-1450)
    await pass(10)
    expect(screen.getByText('No. 1')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Earlier messages' })).not.toBeInTheDocument()
  })

  it('leads to a new one that arrives out of sight, instead of jumping there', async () => {
    const { network, messages, openNoa, pass, user } = setUpWidget(manyFromNoa(1, 3))
    await openNoa()
    const area = scrollTo(-400)
    expect(screen.queryByRole('button', { name: 'New messages' })).not.toBeInTheDocument()
    messages.push(fromNoa(4, 'Fresh'))
    network.reply(calls.hasNew, true)
    await pass(1000)
    expect(area.scrollTop).toBe(-400)
    await user.click(screen.getByRole('button', { name: 'New messages' }))
    expect(area.scrollTop).toBe(0)
    fireEvent.scroll(area)
    expect(screen.queryByRole('button', { name: 'New messages' })).not.toBeInTheDocument()
  })
})

describe('sending', () => {
  it('sends nothing that is empty', async () => {
    const { network, openNoa, user } = setUpWidget()
    await openNoa()
    await user.type(composer(), '  {Shift>}{Enter}{/Shift} {Enter}')
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled()
    expect(network.requests(calls.send)).toHaveLength(0)
  })

  it('shows the trimmed text at once, and one bubble when it has arrived', async () => {
    const { network, chat, openNoa, pass, user } = setUpWidget([fromNoa(1, 'Hello')])
    const answer = network.hold(calls.send)
    await openNoa()
    const area = scrollTo(-400)
    await user.type(composer(), '  Hi{Shift>}{Enter}{/Shift}Noa {Enter}')
    expect(bubbles().at(-1)).toBe('You: Hi\nNoaSending...')
    expect(composer()).toHaveValue('')
    expect(area.scrollTop).toBe(0)
    await pass(10)
    const [{ body } = { body: undefined }] = network.requests(calls.send)
    expect(body).toMatchObject({ id: chat.id, message: 'Hi\nNoa' })
    answer({ ...fromNoa(2, 'Hi\nNoa'), clientKey: body?.clientKey ?? null })
    await pass(10)
    expect(bubbles()).toHaveLength(2)
    expect(screen.queryByText('Sending...')).not.toBeInTheDocument()
  })

  it('marks what was not sent, and sends it with the same key on Retry', async () => {
    const { network, openNoa, pass, user } = setUpWidget()
    await openNoa()
    network.setOffline(true)
    await user.type(composer(), 'Are you there?{Enter}')
    await pass(10)
    expect(screen.getByRole('alert')).toHaveTextContent('Not sent')
    network.setOffline(false)
    network.fail(calls.send, 500)
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await pass(10)
    const keys = network.requests(calls.send).map(({ body }) => body.clientKey)
    network.reply(calls.send, ({ body }) => {
      keys.push(body.clientKey)
      return { ...fromNoa(1, 'Are you there?'), clientKey: body.clientKey ?? null }
    })
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await pass(10)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(bubbles()).toHaveLength(1)
    expect(keys).toHaveLength(2)
    expect(keys[0]).toBe(keys[1])
  })

  it('sends once what was written offline when the connection is back, even with the window closed', async () => {
    const { network, messages, openNoa, pass, user } = setUpWidget()
    await openNoa()
    network.setOffline(true)
    await user.type(composer(), 'One{Enter}')
    await user.type(composer(), 'Two{Enter}')
    await user.keyboard('{Escape}')
    network.setOffline(false)
    act(() => void window.dispatchEvent(new Event('online')))
    await pass(10)
    expect(messages.map(({ message }) => message)).toEqual(['One', 'Two'])
  })

  it('keeps the text that was not sent for each chat while the page lives', async () => {
    const { openNoa, open, user } = setUpWidget()
    await openNoa()
    await user.type(composer(), 'Half a thought')
    await user.keyboard('{Escape}')
    await open()
    await user.click(screen.getByRole('button', { name: /Noa Levi/ }))
    expect(composer()).toHaveValue('Half a thought')
  })
})

describe('the keyboard', () => {
  it.each([
    ['a desktop', '', false, true],
    ['a desktop with Ctrl', '', true, true],
    ['a phone', '(pointer: coarse)', false, false],
    ['a phone with Ctrl', '(pointer: coarse)', true, true],
  ])('on %s, Enter', async (_, media, ctrlKey, sends) => {
    pretendMedia(...(media ? [media] : []))
    const { openNoa, pass, user } = setUpWidget()
    await openNoa()
    await user.type(composer(), 'Hello')
    fireEvent.keyDown(composer(), { key: 'Enter', ctrlKey })
    await pass(10)
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

  it('takes no more than 4,000 characters and lets the text choose its direction', async () => {
    await setUpWidget().openNoa()
    expect(composer()).toHaveAttribute('maxlength', '4000')
    expect(composer()).toHaveAttribute('dir', 'auto')
  })

  it('keeps the focus in the text when sent by the button', async () => {
    const { openNoa, pass, user } = setUpWidget()
    await openNoa()
    await user.type(composer(), 'Hello')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    await pass(10)
    expect(composer()).toHaveFocus()
  })
})
