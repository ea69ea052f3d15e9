import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { RemoteBoundary } from './remote-boundary'

let isBroken = true

const Remote = () => {
  if (isBroken) throw new Error('broken')
  return <p>The remote</p>
}

function show(props: { title?: string; resetKey?: string; onError?: () => boolean } = {}) {
  return (
    <>
      <p>The neighbour</p>
      <RemoteBoundary title="Chat" resetKey="/" onError={() => false} {...props}>
        <Remote />
      </RemoteBoundary>
    </>
  )
}

const quietly = { onCaughtError: () => undefined }

beforeEach(() => {
  isBroken = true
})

it('says what is down and leaves the rest of the page alone', () => {
  render(show(), quietly)
  expect(screen.getByRole('alert')).toHaveTextContent('Chat is not available right now.')
  expect(screen.getByText('The neighbour')).toBeVisible()
})

it('tries again on request', async () => {
  render(show(), quietly)
  isBroken = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('The remote')).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

it('renders again at once when something else can stand in', () => {
  const onError = jest.fn(() => {
    isBroken = false
    return true
  })
  render(show({ onError }), quietly)
  expect(screen.getByText('The remote')).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(onError).toHaveBeenCalledTimes(1)
})

it('keeps saying so when trying again fails', async () => {
  render(show(), quietly)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeEnabled()
})

it('gives the content a new chance when the path changes', () => {
  const { rerender } = render(show(), quietly)
  isBroken = false
  rerender(show({ resetKey: '/other' }))
  expect(screen.getByText('The remote')).toBeVisible()
})

it('shows nothing where nobody would miss it', () => {
  render(show({ title: undefined }), quietly)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})
