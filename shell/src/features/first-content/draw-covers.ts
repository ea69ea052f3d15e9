import { coverHeight, coverOf, coverWidth } from '@swipefolio/shared/format'

/** A place in a skeleton; the page's script puts the project there. */
interface Place extends Element {
  project?: unknown
}

interface Project {
  title: string
  technologies: readonly { name: string }[]
}

/** Draws generated covers into the skeleton, as `CoverArt` does, now and whenever the page's script has filled a part of it. */
export function drawCovers(): void {
  const draw = () => {
    for (const place of document.querySelectorAll<Place>('#root [data-fill-cover]')) {
      if (hasGeneratedCover(place.project)) place.replaceChildren(cover(place.project))
    }
  }
  draw()
  addEventListener('filled', draw)
}

function hasGeneratedCover(project: unknown): project is Project {
  const { title, technologies, image } = (project ?? {}) as Partial<Record<string, unknown>>
  const isNamed = (one: unknown) =>
    typeof (one as Partial<{ name: unknown }> | null)?.name === 'string'
  return (
    typeof title === 'string' &&
    Array.isArray(technologies) &&
    technologies.every(isNamed) &&
    !image
  )
}

function cover({ title, technologies }: Project) {
  const names = technologies.map(({ name }) => name)
  const { shapes, letters } = coverOf(title, names)
  const svg = element('svg', {
    viewBox: `0 0 ${coverWidth} ${coverHeight}`,
    preserveAspectRatio: 'xMidYMid slice',
  })
  svg.append(
    ...shapes.map(({ d, fill }) => element('path', { d, fill, stroke: fill })),
    ...letters.map(({ letter, ...at }) => element('text', at, letter)),
  )
  return svg
}

function element(name: string, attributes: Record<string, string | number>, text = '') {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name)
  for (const [attribute, value] of Object.entries(attributes))
    made.setAttribute(attribute, String(value))
  made.dataset['filled'] = ''
  if (text) made.textContent = text
  return made
}
