import { render } from '@testing-library/react'
import { FirstSkeleton, keepSkeleton } from './first-skeleton'

/** A page with a prerendered skeleton. */
function prerendered() {
  const root = document.createElement('div')
  const main = document.createElement('main')
  main.append('Loading projects...')
  root.append('Frame', main)
  return root
}

it('shows the prerendered skeleton of the first screen while that loads', () => {
  keepSkeleton(prerendered(), new Promise(() => {}))
  expect(render(<FirstSkeleton />).container).toHaveTextContent(/^Loading projects...$/)
})

it.each([
  ['has loaded', () => Promise.resolve()],
  ['has failed', () => Promise.reject(new Error('No screen'))],
])('shows nothing once that screen %s', async (_outcome, load) => {
  const screen = load()
  keepSkeleton(prerendered(), screen)
  await screen.catch(() => undefined)
  expect(render(<FirstSkeleton />).container).toHaveTextContent(/^$/)
})
