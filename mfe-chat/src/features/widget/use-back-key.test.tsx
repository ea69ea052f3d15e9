import { render, screen } from '@testing-library/react'
import { BrowserRouter, useLocation, useNavigationType } from '@swipefolio/shared/router'
import { useBackKey } from './use-back-key'

const Widget = ({ depth }: { depth: number }) => {
  useBackKey(depth, () => {})
  const { chatDepth = 0 } = (useLocation().state ?? {}) as { chatDepth?: number }
  return <output>{`${chatDepth} ${useNavigationType()}`}</output>
}

const wrap = (depth: number) => (
  <BrowserRouter>
    <Widget depth={depth} />
  </BrowserRouter>
)

/** The current entry of the history is that of an open chat, as the router stores it. */
beforeEach(() => {
  history.pushState({ usr: { chatDepth: 1 }, key: 'open', idx: 1 }, '')
})

test('the entry of a chat that was open before a reload becomes an ordinary one without going back', async () => {
  render(wrap(0))
  expect(await screen.findByText('0 REPLACE')).toBeInTheDocument()
})

test('the entry of a chat that is closed is removed by going back', async () => {
  const { rerender } = render(wrap(1))
  expect(await screen.findByText('1 POP')).toBeInTheDocument()
  rerender(wrap(0))
  expect(await screen.findByText('0 POP')).toBeInTheDocument()
})
