/** @jest-environment node */
import { prerender } from './prerender'

it('renders the screens of its routes as they load, with one h1 each', () => {
  const { screens } = prerender()
  expect(Object.keys(screens)).toEqual([
    'Home',
    'Dashboard',
    ...['projects', 'overview', 'settings', 'submissions', 'privacy', 'profile'].map(
      (name) => `Dashboard?section=${name}`,
    ),
  ])
  for (const { html } of Object.values(screens)) {
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html).toContain('Loading')
  }
})
