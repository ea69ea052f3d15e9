import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { RemoteErrorBoundary } from './remote-error-boundary'

let isBroken = true

const Remote = () => {
  if (isBroken) throw new Error('broken')
  return <p>The remote</p>
}

function show(
  props: { title?: string; resetKey?: string; onError?: () => boolean; waysOn?: ReactNode } = {},
) {
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
})

it('shows a failure without affecting the rest of the page', () => {
  render(show(), quietly)
  expect(screen.getByRole('alert')).toHaveTextContent('Chat is not available right now.')
  expect(screen.getByText('The neighbour')).toBeVisible()
})

it('offers other pages in the place of a whole page', () => {
  render(show({ waysOn: <a href="/">Home</a> }), quietly)
  expect(screen.getByRole('alert')).toHaveTextContent('This page is not available right now.')
  expect(screen.getByRole('link', { name: 'Home' })).toBeVisible()
})

it('retries on request', async () => {
  render(show(), quietly)
  isBroken = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
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
  render(show({ waysOn: <a href="/">Home</a> }), quietly)
  fire('offline')
  const alert = screen.getByRole('alert')
  expect(alert).toHaveTextContent('It opens by itself once you are back online.')
  expect(alert).not.toHaveTextContent('back in a minute')
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

it('keeps the message when a retry fails', async () => {
  render(show(), quietly)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeEnabled()
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
