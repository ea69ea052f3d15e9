import { replayPress } from './early-acts'

test.each([
  ['is pressed again', true],
  ['is not pressed when it is hidden by now', false],
])('a button that was pressed before the page was hydrated %s', (_, isVisible) => {
  jest.useFakeTimers()
  const button = document.createElement('button')
  const handleClick = jest.fn()
  button.addEventListener('click', handleClick)
  button.checkVisibility = () => isVisible
  globalThis.earlyActs = { button, stop: new AbortController() }
  replayPress()
  jest.runAllTimers()
  expect(handleClick).toHaveBeenCalledTimes(isVisible ? 1 : 0)
  expect(button).toHaveAttribute('aria-expanded', 'false')
  jest.useRealTimers()
})
