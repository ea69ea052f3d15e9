import { render } from '@testing-library/react'
import { CoverArt } from './cover-art'

const draw = (title: string, technologies: string[]) =>
  render(<CoverArt title={title} technologies={technologies} />).container.innerHTML

it('draws the same picture for any order of the technologies', () => {
  expect(draw('Tidepool', ['React', 'Go'])).toBe(draw('Tidepool', ['Go', 'React']))
})

it('draws another picture for another title', () => {
  expect(draw('Tidepool', ['React'])).not.toBe(draw('Kiln', ['React']))
})

it('chooses other colours for other technologies', () => {
  const pictures = ['React', 'Go', 'Rust', 'Kotlin'].map((name) => draw('Tidepool', [name]))
  expect(new Set(pictures).size).toBeGreaterThan(1)
})

it.each(['', ' ', '🚀', 'שלום', 'a'.repeat(300)])('draws for the title %j', (title) => {
  expect(draw(title, [])).not.toMatch(/NaN|undefined/)
})
