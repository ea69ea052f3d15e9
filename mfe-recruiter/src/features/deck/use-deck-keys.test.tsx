import { fireEvent, render, screen } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { useDeckKeys } from './use-deck-keys'

it('decides by a key that is pressed before the page is painted', () => {
  const onDecide = jest.fn()
  const Deck = () => {
    useDeckKeys({ deck: { current: null }, onDecide, onUndo: jest.fn() })
    return null
  }
  const Page = () => {
    useLayoutEffect(() => {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true }))
    }, [])
    return <Deck />
  }
  render(<Page />)
  expect(onDecide).toHaveBeenCalledTimes(1)
})

it('leaves the arrows to a control that is one of several choices', () => {
  const onDecide = jest.fn()
  const Page = () => {
    useDeckKeys({ deck: { current: null }, onDecide, onUndo: jest.fn() })
    return <button aria-pressed>Dark</button>
  }
  render(<Page />)
  fireEvent.keyDown(screen.getByRole('button'), { key: 'ArrowRight' })
  expect(onDecide).not.toHaveBeenCalled()
})

it.each([
  ['u', 'KeyU', 1],
  ['U', 'KeyF', 1],
  ['ו', 'KeyU', 1],
  ['i', 'KeyU', 0],
])(
  'undoes by the letter U, on keyboards of other scripts by its place: %s %s',
  (key, code, times) => {
    const onUndo = jest.fn()
    const Deck = () => {
      useDeckKeys({ deck: { current: document.body }, onDecide: jest.fn(), onUndo })
      return null
    }
    render(<Deck />)
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true }))
    expect(onUndo).toHaveBeenCalledTimes(times)
  },
)
