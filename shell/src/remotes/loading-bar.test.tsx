import { act, render, screen } from '@testing-library/react'
import { LoadingBar } from './loading-bar'
import { whileLoading } from './loading-state'

it('is there as long as somebody waits for a screen', async () => {
  render(<LoadingBar />)
  expect(screen.queryByRole('progressbar', { hidden: true })).not.toBeInTheDocument()
  let arrive = () => {}
  const first = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await act(async () => void whileLoading(first))
  await act(async () => {
    await whileLoading(Promise.reject(new Error('lost'))).catch(() => undefined)
  })
  expect(screen.getByRole('progressbar', { hidden: true })).toHaveAttribute(
    'aria-label',
    'Loading the page',
  )
  await act(async () => arrive())
  expect(screen.queryByRole('progressbar', { hidden: true })).not.toBeInTheDocument()
})
