import { render } from '@testing-library/react'
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
