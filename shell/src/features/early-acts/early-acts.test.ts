import { replayPress, replayScreenPress } from './early-acts'

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

test('a button of the screen that was pressed before the screen was hydrated is pressed then, once', () => {
  document.body.innerHTML =
    '<main><button data-early="filter" aria-busy="true"></button><button data-early="new"></button></main>'
  const pressed: (string | undefined)[] = []
  for (const button of document.querySelectorAll('button')) {
    button.addEventListener('click', () => pressed.push(button.dataset['early']))
  }
  globalThis.earlyActs = { stop: new AbortController(), pressed: 'filter' }
  replayScreenPress()
  replayScreenPress()
  expect(pressed).toEqual(['filter'])
  expect(document.querySelector('[aria-busy]')).toBeNull()
})
