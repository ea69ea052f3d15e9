import { events, storage } from '@swipefolio/shared/between-apps'
import { createTestShell } from '@swipefolio/shared/testing'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { RemoteErrorBoundary } from './remote-error-boundary'

let isBroken = true
const handleOpen = jest.fn()

const Remote = () => {
  if (isBroken) throw new Error('broken')
  return (
    <div data-in-bar>
      <button type="button" onClick={handleOpen}>
        The remote
      </button>
    </div>
  )
}

function show(props: Partial<ComponentProps<typeof RemoteErrorBoundary>> = {}) {
  return (
    <>
      <p>The neighbour</p>
      <RemoteErrorBoundary title="Chat" resetKey="/" onError={() => false} {...props}>
        <Remote />
      </RemoteErrorBoundary>
    </>
  )
}

const fire = (name: string) =>
  act(() => {
    window.dispatchEvent(new Event(name))
  })

const quietly = { onCaughtError: () => undefined }

beforeEach(() => {
  isBroken = true
  handleOpen.mockClear()
})

it('shows a failure without affecting the rest of the page', () => {
  render(show(), quietly)
  expect(screen.getByRole('alert')).toHaveTextContent('Chat is not available right now.')
  expect(screen.getByText('The neighbour')).toBeVisible()
})

it('is a button in the header where it lies over the page, which tries again and says why', async () => {
  render(createTestShell().wrap(show({ isOverlay: true })), quietly)
  const [first] = screen.getAllByRole('alert')
  expect(first).toHaveAttribute('data-in-bar')
  const retry = 'Chat is not available right now. Try Again'
  await userEvent.click(screen.getByRole('button', { name: retry }))
  expect(await screen.findByText('Chat is not available right now.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(screen.getByRole('button', { name: retry })).toHaveFocus()
  expect(await screen.findByText('Chat is not available right now.')).toBeVisible()
  isBroken = false
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByRole('button', { name: 'The remote' })).toHaveFocus()
  await waitFor(() => expect(handleOpen).toHaveBeenCalledTimes(1))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

it('tries again where it lies over the page when a chat is requested', async () => {
  render(createTestShell().wrap(show({ isOverlay: true })), quietly)
  storage.activeChatId.set('7')
  act(() => events.openChatFromNotification.send({ chatId: 7 }))
  expect(await screen.findByText('Chat is not available right now.')).toBeVisible()
  expect(storage.activeChatId.get()).toBeNull()
  isBroken = false
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(storage.activeChatId.get()).toBe('7')
  expect(await screen.findByText('The remote')).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(handleOpen).not.toHaveBeenCalled()
})

it('offers other pages in the place of a whole page', () => {
  render(show({ waysOn: <a href="/">Home</a> }), quietly)
  expect(screen.getByRole('alert')).toHaveTextContent('This page is not available right now.')
  expect(screen.getByRole('link', { name: 'Home' })).toBeVisible()
})

it('retries on request', async () => {
  render(show(), quietly)
  isBroken = false
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByText('The remote')).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

it('renders again at once when there is a fallback', () => {
  const onError = jest.fn(() => {
    isBroken = false
    return true
  })
  render(show({ onError }), quietly)
  expect(screen.getByText('The remote')).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(onError).toHaveBeenCalledTimes(1)
})

it('says that it was not loaded before the network was lost, and loads it once that is back', async () => {
  render(createTestShell().wrap(show({ waysOn: <a href="/faq">FAQs</a> })), quietly)
  fire('offline')
  expect(screen.getByRole('link')).toHaveAttribute('href', '/')
  const alert = screen.getByRole('alert')
  expect(alert).toHaveTextContent('It opens by itself once you are back online.')
  expect(alert).not.toHaveTextContent('Everything else goes on')
  expect(
    screen.getByRole('heading', {
      level: 1,
      name: 'This page is not available without a network.',
    }),
  ).toBeVisible()
  isBroken = false
  fire('online')
  expect(await screen.findByText('The remote')).toBeVisible()
})

it('says the same on a page that was kept for use without a network', () => {
  document.documentElement.dataset['kept'] = ''
  render(show(), quietly)
  expect(screen.getByRole('alert')).toHaveTextContent('Chat is not available without a network.')
  delete document.documentElement.dataset['kept']
})

it('keeps the message and the focus when a retry fails', async () => {
  render(show(), quietly)
  const alert = screen.getByRole('alert')
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(screen.getByRole('alert')).toBe(alert)
  const button = screen.getByRole('button', { name: 'Try Again' })
  expect(button).toBeEnabled()
  expect(button).toHaveFocus()
})

describe('by itself', () => {
  beforeEach(() => {
    jest.useFakeTimers()
    jest.spyOn(Math, 'random').mockReturnValue(0)
  })
  afterEach(() => {
    jest.useRealTimers()
    jest.restoreAllMocks()
  })

  const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000))

  it('retries after pauses that double up to a minute', async () => {
    const onError = jest.fn(() => false)
    render(show({ onError }), quietly)
    for (const [at, pause] of [2, 4, 8, 16, 32, 60, 60].entries()) {
      await pass(pause - 0.1)
      expect(onError).toHaveBeenCalledTimes(at + 1)
      await pass(0.1)
      expect(onError).toHaveBeenCalledTimes(at + 2)
    }
    isBroken = false
    await pass(60)
    expect(screen.getByText('The remote')).toBeVisible()
  })

  it('does not retry without a network, nor after the content is gone', async () => {
    const onError = jest.fn(() => false)
    const { unmount } = render(show({ onError }), quietly)
    fire('offline')
    await pass(600)
    expect(onError).toHaveBeenCalledTimes(1)
    fire('online')
    expect(onError).toHaveBeenCalledTimes(2)
    unmount()
    await pass(600)
    expect(onError).toHaveBeenCalledTimes(2)
  })
})

it('resets when the path changes', () => {
  const { rerender } = render(show(), quietly)
  isBroken = false
  rerender(show({ resetKey: '/other' }))
  expect(screen.getByText('The remote')).toBeVisible()
})

it('shows nothing on failure without a title', () => {
  render(show({ title: undefined }), quietly)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})
