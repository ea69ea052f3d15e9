/** @jest-environment node */
import { prerender } from './prerender'

it('renders every screen that shows the same to everybody, with one heading each', () => {
  const { screens } = prerender()
  expect(Object.keys(screens)).toEqual(['Home', 'About', 'Faq', 'Terms', 'Privacy'])
  for (const { html } of Object.values(screens)) expect(html.match(/<h1/g)).toHaveLength(1)
  expect(screens.Home?.html).toContain('Dive In Now')
})
