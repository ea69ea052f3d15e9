import { act, fireEvent } from '@testing-library/react'
import { notifyManager } from '@tanstack/react-query'
import { holdWhilePressed } from './hold-while-pressed'

let stop: () => void

beforeEach(() => {
  jest.useFakeTimers()
  stop = holdWhilePressed(window)
})
afterEach(() => {
  stop()
  jest.useRealTimers()
})

const told: string[] = []
beforeEach(() => told.splice(0))
const tell = (words: string) => notifyManager.schedule(() => told.push(words))
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))
/** jsdom has no pointer events. */
const pointer = (type: 'down' | 'up' | 'cancel', { button = 0, pointerType = 'mouse' } = {}) => {
  const event = new MouseEvent(`pointer${type}`, { bubbles: true, button })
  fireEvent(document.body, Object.assign(event, { pointerType }))
}

it('tells at once while nothing is pressed', () => {
  tell('one')
  pass(0)
  expect(told).toEqual(['one'])
})

it('tells in order once the click of a mouse is over', () => {
  pointer('down')
  tell('one')
  tell('two')
  pass(5000)
  expect(told).toEqual([])
  pointer('up')
  fireEvent.click(document.body)
  pass(1)
  tell('three')
  pass(1)
  expect(told).toEqual(['one', 'two', 'three'])
})

it.each([
  ['its click', () => fireEvent.click(document.body), 1],
  ['300 ms without a click', () => {}, 300],
])('waits after a touch for %s', (_, end, delay) => {
  pointer('down')
  tell('one')
  pointer('up', { pointerType: 'touch' })
  pass(299)
  expect(told).toEqual([])
  end()
  pass(delay)
  pass(1)
  expect(told).toEqual(['one'])
})

it.each([
  ['a scroll takes the pointer', () => pointer('cancel')],
  ['the window loses the focus', () => fireEvent.blur(window)],
])('ends when %s', (_, end) => {
  pointer('down')
  tell('one')
  end()
  pass(1)
  expect(told).toEqual(['one'])
})

it('lets other buttons of a mouse pass', () => {
  pointer('down', { button: 2 })
  tell('one')
  pass(1)
  expect(told).toEqual(['one'])
})
