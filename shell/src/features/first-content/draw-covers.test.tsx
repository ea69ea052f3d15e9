import { ProjectCover } from '@swipefolio/shared/ui'
import { render } from '@testing-library/react'
import { drawCovers } from './draw-covers'

const technologies = [{ name: 'Go' }, { name: 'React' }]

/** A place for a cover in a skeleton, as the page's script leaves it. */
function placeFor(project: unknown): Element {
  document.body.innerHTML = '<div id="root"><div data-fill-cover></div></div>'
  const place = document.querySelector('[data-fill-cover]')
  if (place === null) throw new Error('There is no place')
  return Object.assign(place, { project })
}

// Each title has another motif.
it.each(['Loom', 'Kite', 'Queue & A', 'Tides', 'Kiln', 'Watershed'])(
  'draws the cover of %j as it is rendered',
  (title) => {
    const place = placeFor({ title, technologies, image: '' })
    drawCovers()
    const { container } = render(<ProjectCover title={title} technologies={technologies} />)
    const rendered = container.querySelector('svg')
    rendered?.removeAttribute('aria-hidden')
    rendered?.removeAttribute('focusable')
    expect(place.innerHTML.replaceAll(' data-filled=""', '')).toBe(rendered?.outerHTML)
  },
)

it('draws what is filled in later, too', () => {
  drawCovers()
  const place = placeFor({ title: 'Tidepool', technologies })
  expect(place).toBeEmptyDOMElement()
  dispatchEvent(new Event('filled'))
  expect(place.querySelector('path')).toBeInTheDocument()
})

it.each([
  ['a project with a picture', { title: 'Tidepool', technologies, image: '/api/images/1' }],
  ['no project', undefined],
  ['another answer', { title: 7, technologies: 'Go' }],
  ['technologies without names', { title: 'Tidepool', technologies: [null] }],
])('leaves the place for %s empty', (_, project) => {
  const place = placeFor(project)
  drawCovers()
  expect(place).toBeEmptyDOMElement()
})
