import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ProjectCard } from './project-card'

const project = {
  title: 'Tidepool',
  about: 'Tide charts for swimmers.',
  image: '',
  technologies: ['React', 'Go', 'Redis', 'Docker', 'Rust'].map((name) => ({ name })),
}

const tags = () =>
  within(screen.getByRole('list', { name: 'Technologies' }))
    .getAllByRole('listitem')
    .map((tag) => tag.textContent)

it('shows three tags and how many more there are', () => {
  render(<ProjectCard project={project} />)
  expect(screen.getByRole('heading', { name: 'Tidepool' })).toBeInTheDocument()
  expect(tags()).toEqual(['React', 'Go', 'Redis+2 more'])
  expect(screen.queryByText(project.about)).not.toBeInTheDocument()
})

it('shows all tags and the about text when expanded', () => {
  render(<ProjectCard project={project} isExpanded />)
  expect(tags()).toEqual(['React', 'Go', 'Redis', 'Docker', 'Rust'])
  expect(screen.getByText(project.about)).toBeInTheDocument()
})

it('opens by its title, independently of its actions', async () => {
  const handleOpen = jest.fn()
  const handleEdit = jest.fn()
  render(
    <ProjectCard
      project={project}
      onOpen={handleOpen}
      actions={<button onClick={handleEdit}>Edit</button>}
    />,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Tidepool' }))
  expect(handleOpen).toHaveBeenCalledTimes(1)
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }))
  expect(handleEdit).toHaveBeenCalledTimes(1)
  expect(handleOpen).toHaveBeenCalledTimes(1)
})

it('is inert while busy', () => {
  render(<ProjectCard project={project} isBusy />)
  expect(screen.getByRole('article')).toHaveAttribute('inert')
  expect(screen.getByRole('status')).toHaveTextContent('Saving')
})

it('draws a cover when the image does not load', () => {
  const { container } = render(<ProjectCard project={{ ...project, image: '/gone.webp' }} />)
  const image = container.querySelector('img')
  if (image) fireEvent.error(image)
  expect(container.querySelector('img')).not.toBeInTheDocument()
  expect(container.querySelector('svg')).toBeInTheDocument()
})
