import { createTestShell } from '@swipefolio/shared/testing'
import { toast } from '@swipefolio/shared/ui'
import { act, render, screen } from '@testing-library/react'
import { OfflineNotice } from './offline-notice'

const offline = 'You are offline. What you see may be out of date.'

afterEach(() => jest.useRealTimers())

it('is shown while offline, and announces the reconnection for a while', () => {
  jest.useFakeTimers()
  render(createTestShell().wrap(<OfflineNotice />))
  expect(screen.queryByText(offline)).not.toBeInTheDocument()
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(screen.getByText(offline).closest('[role=status]')).toBeVisible()
  act(() => void window.dispatchEvent(new Event('online')))
  expect(screen.queryByText(offline)).not.toBeInTheDocument()
  expect(screen.getByText('You are back online').closest('[role=status]')).toBeVisible()
  act(() => jest.advanceTimersByTime(4000))
  expect(screen.queryByText('You are back online')).not.toBeInTheDocument()
})

it('removes the errors of what failed without network once it is back', () => {
  jest.useFakeTimers()
  render(createTestShell().wrap(<OfflineNotice />))
  act(() => void window.dispatchEvent(new Event('offline')))
  act(() => void toast.error('No network'))
  act(() => jest.advanceTimersByTime(1500))
  expect(screen.getByText('No network')).toBeVisible()
  act(() => void window.dispatchEvent(new Event('online')))
  expect(screen.queryByText('No network')).not.toBeInTheDocument()
})
