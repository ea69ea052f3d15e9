import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { toast } from './toast'
import { Toaster } from './toaster'

beforeEach(() => toast.clear())
afterEach(() => jest.useRealTimers())

it('announces failures as alerts and other toasts politely', () => {
  render(<Toaster />)
  act(() => {
    toast.success('Saved')
    toast.error('Failed to open chat. Please try again.')
  })
  expect(screen.getByRole('status')).toHaveTextContent('Saved')
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to open chat. Please try again.')
})

it('shows the same sentence once', () => {
  render(<Toaster />)
  act(() => {
    toast.error('Offline')
    toast.error('Offline')
  })
  expect(screen.getAllByRole('alert')).toHaveLength(1)
})

it('can be dismissed', async () => {
  render(<Toaster />)
  act(() => toast.info('A new version is ready'))
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
})

it('offers an action, which dismisses it', async () => {
  const onClick = jest.fn()
  render(<Toaster />)
  act(() => toast.info('Maya liked your project', { label: 'Open Chat', onClick }))
  await userEvent.click(screen.getByRole('button', { name: 'Open Chat' }))
  expect(onClick).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
})

it('removes the errors of an earlier screen, and keeps one that came with the new screen', () => {
  jest.useFakeTimers()
  render(<Toaster />)
  act(() => {
    toast.success('Saved')
    toast.error('Failed to undo')
  })
  act(() => toast.dismissErrors())
  expect(screen.getByText('Failed to undo')).toBeVisible()
  act(() => jest.advanceTimersByTime(1000))
  act(() => toast.dismissErrors())
  expect(screen.queryByText('Failed to undo')).not.toBeInTheDocument()
  expect(screen.getByText('Saved')).toBeVisible()
})

it('shows what succeeded in place of the errors of earlier attempts', () => {
  jest.useFakeTimers()
  render(<Toaster />)
  act(() => void toast.error('Failed to update your privacy settings'))
  act(() => jest.advanceTimersByTime(1500))
  act(() => toast.success('Your profile is paused'))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(screen.getByRole('status')).toHaveTextContent('Your profile is paused')
})

it('disappears after a while, but not under the pointer', async () => {
  jest.useFakeTimers()
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  render(<Toaster />)
  act(() => toast.success('Saved'))
  await user.hover(screen.getByRole('status'))
  act(() => jest.advanceTimersByTime(60_000))
  expect(screen.getByRole('status')).toBeInTheDocument()
  await user.unhover(screen.getByRole('status'))
  act(() => jest.advanceTimersByTime(6_000))
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
})

describe('when a finger goes on with the page', () => {
  const touchPage = () =>
    userEvent
      .setup({ advanceTimers: jest.advanceTimersByTime })
      .pointer({ keys: '[TouchA]', target: document.body })

  it('removes what was only news, once it could be read', async () => {
    jest.useFakeTimers()
    render(<Toaster />)
    act(() => toast.success('Project added'))
    await touchPage()
    expect(screen.getByRole('status')).toBeVisible()
    act(() => jest.advanceTimersByTime(1100))
    await touchPage()
    expect(screen.queryByRole('status')).not.toBeInTheDocument()
  })

  it('keeps failures, and what offers an action', async () => {
    jest.useFakeTimers()
    render(<Toaster />)
    act(() => {
      toast.error('Offline')
      toast.info('Maya liked your project', { label: 'Open Chat', onClick: jest.fn() })
    })
    act(() => jest.advanceTimersByTime(1100))
    await touchPage()
    expect(screen.getByRole('alert')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Open Chat' })).toBeVisible()
  })
})
