import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { anUnseenProject, aTechnology } from '../../testing'
import { SwipeCard } from './swipe-card'

const technologies = ['Go', 'Rust', 'SQL', 'Zig', 'Elm', 'C', 'Lua', 'Ada'].map((name) =>
  aTechnology({ name }),
)
const project = anUnseenProject({
  image: '/api/images/tides.webp',
  imageAlt: 'A harbour',
  technologies,
})

const card = () => within(screen.getByRole('article', { name: 'Tide Tables' }))
const handle = () => card().getByRole('button')
const tags = () =>
  within(card().getByRole('list', { name: 'Technologies' }))
    .getAllByRole('listitem')
    .map((tag) => tag.textContent)

/** jsdom lays nothing out: gives every tag a width, and the list that of five tags. */
function layOutTags() {
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(50)
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(250)
}

/** jsdom has no PointerEvent; a MouseEvent has every field that the code reads. */
const point = (type: string, clientY: number) =>
  fireEvent(handle(), new MouseEvent(type, { bubbles: true, clientY }))

afterEach(() => jest.restoreAllMocks())

it('shows picture, title, about, technologies and the links', () => {
  render(<SwipeCard project={project} />)
  expect(card().getByRole('img', { name: 'A harbour' })).toHaveAttribute('src', project.image)
  expect(card().getByText(project.about)).toBeVisible()
  expect(tags()).toHaveLength(8)
  expect(card().getByRole('link', { name: 'Repository' })).toHaveAttribute('href', project.gitUrl)
  expect(card().getByRole('link', { name: 'Website' })).toHaveAttribute('href', project.websiteUrl)
  expect(card().queryByRole('button')).not.toBeInTheDocument()
})

it('shows no missing links, and accepts another cover', () => {
  const bare = { ...project, gitUrl: '', websiteUrl: '' }
  render(<SwipeCard project={bare} cover={<canvas role="img" aria-label="A draft" />} />)
  expect(card().queryByRole('link')).not.toBeInTheDocument()
  expect(card().getByRole('img', { name: 'A draft' })).toBeInTheDocument()
  expect(card().queryByRole('img', { name: 'A harbour' })).not.toBeInTheDocument()
})

describe('a card whose content does not fit', () => {
  beforeEach(() => {
    layOutTags()
    render(<SwipeCard project={project} />)
  })

  it('shows as many technologies as fit and the number of the others', () => {
    expect(tags()).toEqual(['Go', 'Rust', 'SQL', 'Zig', '+4 more'])
  })

  it('opens a sheet with everything, which the same button closes', async () => {
    await userEvent.click(card().getByRole('button', { name: 'Read more', expanded: false }))
    expect(tags()).toHaveLength(8)
    expect(handle()).toHaveFocus()
    await userEvent.click(card().getByRole('button', { name: 'Read less', expanded: true }))
    expect(tags()).toHaveLength(5)
  })

  it('opens by key, and closes with Escape', async () => {
    handle().focus()
    await userEvent.keyboard('{Enter}')
    expect(handle()).toHaveAttribute('aria-expanded', 'true')
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{Escape}')
    expect(handle()).toHaveAttribute('aria-expanded', 'false')
    expect(handle()).toHaveFocus()
  })

  it('is pulled up and down by its handle; the click that follows changes nothing', () => {
    point('pointerdown', 300)
    point('pointermove', 280)
    expect(handle()).toHaveAttribute('aria-expanded', 'false')
    point('pointermove', 270)
    point('pointerup', 270)
    fireEvent.click(handle(), { detail: 1 })
    expect(handle()).toHaveAttribute('aria-expanded', 'true')
    point('pointerdown', 270)
    point('pointermove', 300)
    point('pointerup', 300)
    expect(handle()).toHaveAttribute('aria-expanded', 'false')
  })
})
