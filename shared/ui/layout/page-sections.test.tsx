import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BrowserRouter } from '../../router'
import { PageSections } from './page-sections'

const sections = [
  { id: 'account', title: 'Account', content: <p>Name</p> },
  { id: 'security', title: 'Security', intro: 'How you log in.', content: <p>Sessions</p> },
]

beforeEach(() => history.replaceState(null, '', '/dashboard?section=settings'))

function show() {
  render(
    <BrowserRouter>
      <PageSections label="Settings" sections={sections} />
    </BrowserRouter>,
  )
  // The list is shown on wide windows only, which jsdom has not.
  return within(screen.getByLabelText('Settings'))
}

it('titles its sections and lists them in their order', () => {
  const list = show()
  expect(list.getAllByRole('link', { hidden: true }).map((link) => link.textContent)).toEqual([
    'Account',
    'Security',
  ])
  const security = screen.getByRole('region', { name: 'Security' })
  expect(security).toHaveTextContent('SecurityHow you log in.Sessions')
})

it('keeps the section of the address in view while what comes late moves it, until somebody scrolls', async () => {
  const scrolled: string[] = []
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolled.push(this.id)
  }
  let grow = () => {}
  Object.assign(document, { fonts: new EventTarget() })
  Object.assign(globalThis, {
    ResizeObserver: class {
      constructor(call: () => void) {
        grow = call
      }
      observe() {}
      disconnect() {
        grow = () => {}
      }
    },
  })
  history.replaceState(null, '', '/dashboard?section=settings#security')
  show()
  grow()
  expect(scrolled).toEqual(['security', 'security'])
  fireEvent.wheel(window)
  grow()
  expect(scrolled).toHaveLength(2)
  Reflect.deleteProperty(globalThis, 'ResizeObserver')
  Reflect.deleteProperty(document, 'fonts')
})

it('leads to a section without an entry of the history, and keeps the query', async () => {
  const scrolled: Element[] = []
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolled.push(this)
  }
  const entries = history.length
  await userEvent.click(show().getByText('Security'))
  expect(location.search + location.hash).toBe('?section=settings#security')
  expect(history).toHaveLength(entries)
  expect(scrolled).toEqual([screen.getByRole('region', { name: 'Security' })])
  expect(screen.getByRole('heading', { name: 'Security' })).toHaveFocus()
})
