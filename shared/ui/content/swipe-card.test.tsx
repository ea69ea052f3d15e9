import { render, screen, within } from '@testing-library/react'
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

it('shows picture, title, about, six technologies and the links', () => {
  render(<SwipeCard project={project} />)
  expect(card().getByRole('img', { name: 'A harbour' })).toHaveAttribute('src', project.image)
  expect(card().getByText(project.about)).toBeInTheDocument()
  expect(card().getAllByRole('listitem').at(-1)).toHaveTextContent('+2 more')
  expect(card().getByRole('link', { name: 'Repository' })).toHaveAttribute('href', project.gitUrl)
  expect(card().getByRole('link', { name: 'Website' })).toHaveAttribute('href', project.websiteUrl)
})

it('shows no missing links, and accepts another cover', () => {
  const bare = { ...project, gitUrl: '', websiteUrl: '' }
  render(<SwipeCard project={bare} cover={<canvas role="img" aria-label="A draft" />} />)
  expect(card().queryByRole('link')).not.toBeInTheDocument()
  expect(card().getByRole('img', { name: 'A draft' })).toBeInTheDocument()
  expect(card().queryByRole('img', { name: 'A harbour' })).not.toBeInTheDocument()
})

it('expands a clamped about text together with all technologies', async () => {
  const height = jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(500)
  render(<SwipeCard project={project} />)
  await userEvent.click(card().getByRole('button', { name: 'Read more' }))
  expect(card().getByRole('button', { name: 'Read less' })).toHaveAttribute('aria-expanded', 'true')
  expect(card().getAllByRole('listitem')).toHaveLength(8)
  height.mockRestore()
})
