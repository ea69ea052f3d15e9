/** @jest-environment node */
import { prerender } from './prerender'

it('renders every static screen with one h1 each', () => {
  const { screens } = prerender()
  expect(Object.keys(screens)).toEqual(['Home', 'About', 'Faq', 'Terms', 'Privacy', 'AiReview'])
  for (const { html } of Object.values(screens)) expect(html.match(/<h1/g)).toHaveLength(1)
  expect(screens.Home?.html).toContain('Dive In Now')
})
