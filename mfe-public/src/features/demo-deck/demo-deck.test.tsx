import { createTestShell } from '@swipefolio/shared/testing'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { DemoDeck } from './demo-deck'
import { sampleProjects } from './sample-projects'

const [first, second] = sampleProjects.map(({ title }) => title)

class TestPointerEvent extends MouseEvent {
  readonly pointerId: number

  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init)
    this.pointerId = init.pointerId ?? 0
  }
}

beforeEach(() => {
  Object.assign(window, { PointerEvent: TestPointerEvent })
  jest.useFakeTimers()
  Element.prototype.setPointerCapture = () => {}
  render(createTestShell().wrap(<DemoDeck />))
})
afterEach(() => jest.useRealTimers())

const finishFlight = () => act(() => jest.advanceTimersByTime(300))

const topCard = () => {
  const card = screen.getAllByRole('article')[0]
  if (!card) throw new Error('The deck is empty')
  return card
}

function drag(x: number, y: number) {
  const card = topCard()
  fireEvent.pointerDown(card, { pointerId: 1, button: 0, clientX: 200, clientY: 200 })
  fireEvent.pointerMove(card, { pointerId: 1, clientX: 200 + x, clientY: 200 + y })
  return () => fireEvent.pointerUp(card, { pointerId: 1, clientX: 200 + x, clientY: 200 + y })
}

test('shows the first sample with its technologies', () => {
  expect(within(topCard()).getByRole('heading', { name: first })).toBeVisible()
  expect(within(topCard()).getByText('Kotlin')).toBeVisible()
})

test('springs back when the card is released at 99 pixels', () => {
  drag(99, 0)()
  finishFlight()
  expect(within(topCard()).getByRole('heading', { name: first })).toBeVisible()
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test.each([
  ['right', 101, 0, 'Liked'],
  ['left', -101, 0, 'Unliked'],
  ['up', 0, -101, 'Saved'],
])('a drag to the %s past 100 pixels decides', (_, x, y, done) => {
  drag(x, y)()
  finishFlight()
  expect(within(topCard()).getByRole('heading', { name: second })).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent(`${done} ${first}. Next: ${second}`)
})

test('shows the indicator from 51 pixels on', () => {
  const release = drag(49, 0)
  expect(within(topCard()).queryByText('Like')).toBeNull()
  fireEvent.pointerMove(topCard(), { pointerId: 1, clientX: 251, clientY: 200 })
  expect(within(topCard()).getByText('Like')).toBeVisible()
  release()
})

test('cancels a drag that the browser turned into a scroll', () => {
  drag(150, 0)
  fireEvent.pointerCancel(topCard(), { pointerId: 1 })
  finishFlight()
  expect(within(topCard()).getByRole('heading', { name: first })).toBeVisible()
})

test('keeps the first decision while the card flies', () => {
  fireEvent.click(screen.getByRole('button', { name: 'Like' }))
  fireEvent.click(screen.getByRole('button', { name: 'Unlike' }))
  finishFlight()
  expect(screen.getByRole('status')).toHaveTextContent(`Liked ${first}. Next: ${second}`)
})

test('decides with the arrow keys', () => {
  fireEvent.keyDown(screen.getByRole('button', { name: 'Save' }), { key: 'ArrowLeft' })
  finishFlight()
  expect(screen.getByRole('status')).toHaveTextContent(`Unliked ${first}`)
})

test('shows a summary at the end, moves the focus there, and starts over', () => {
  for (const [index] of sampleProjects.entries()) {
    fireEvent.click(screen.getByRole('button', { name: index === 0 ? 'Save' : 'Like' }))
    finishFlight()
  }
  const likes = sampleProjects.length - 1
  expect(
    screen.getByRole('heading', { name: `You liked ${likes}, saved 1, unliked 0` }),
  ).toBeVisible()
  const again = screen.getByRole('button', { name: 'Start Over' })
  expect(again).toHaveFocus()
  fireEvent.click(again)
  expect(within(topCard()).getByRole('heading', { name: first })).toBeVisible()
})
