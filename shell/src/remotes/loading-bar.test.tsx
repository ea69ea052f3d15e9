import { act, render, screen } from '@testing-library/react'
import { LoadingBar } from './loading-bar'
import { trackLoading } from './loading-state'

it('is shown while a screen is loading', async () => {
  render(<LoadingBar />)
  expect(screen.queryByRole('progressbar', { hidden: true })).not.toBeInTheDocument()
  let arrive = () => {}
  const first = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await act(async () => void trackLoading(first))
  await act(async () => {
    await trackLoading(Promise.reject(new Error('lost'))).catch(() => undefined)
  })
  expect(screen.getByRole('progressbar', { hidden: true })).toHaveAttribute(
    'aria-label',
    'Loading the page',
  )
  await act(async () => arrive())
  expect(screen.queryByRole('progressbar', { hidden: true })).not.toBeInTheDocument()
})
