/** @jest-environment node */
import { prerender } from './prerender'

it('renders the frame with one place each for menu and screen, for somebody who is not logged in', () => {
  const { frame } = prerender()
  expect(frame.html.split('{{menu}}')).toHaveLength(2)
  expect(frame.html.split('{{screen}}')).toHaveLength(2)
  expect(frame.html).toContain('Login')
  expect(frame.html).toContain('Skip to content')
})

it('tells what an entry of the menu looks like, current or not', () => {
  const { frame } = prerender()
  expect(frame.menuEntry).toContain('href="/{{path}}"')
  expect(frame.menuEntry).not.toContain('aria-current')
  expect(frame.currentMenuEntry).toContain('aria-current="page"')
})
