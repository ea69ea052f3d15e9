import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aProject } from '../../testing'
import { ProjectCard } from './project-card'
import { ProjectPictures } from './project-pictures'

const project = aProject({
  title: 'Tide Tables',
  image: '/api/images/one.webp',
  imageAlt: 'A harbour',
  morePictures: [
    { image: '/api/images/two.webp', imageAlt: '' },
    { image: '/api/images/three.webp', imageAlt: 'A chart' },
  ],
})

const place = () => screen.getByRole('group', { name: /^Picture \d of 3$/ })
const untilLoaded = () => screen.findByRole('group', { name: 'Picture 1 of 3' })
const isAt = (current: number) => expect(place()).toHaveAccessibleName(`Picture ${current} of 3`)

it('shows one picture without anything to turn', () => {
  render(<ProjectPictures project={{ ...project, morePictures: [] }} />)
  expect(screen.getByRole('img', { name: 'A harbour' })).toBeInTheDocument()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

it('is turned by buttons, which stay where they are at both ends', async () => {
  render(<ProjectPictures project={project} />)
  await untilLoaded()
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([
    'A harbour',
    'Picture 2 of 3',
    'A chart',
  ])
  const previous = screen.getByRole('button', { name: 'Previous picture' })
  await userEvent.click(previous)
  isAt(1)
  const next = screen.getByRole('button', { name: 'Next picture' })
  for (const current of [2, 3, 3]) {
    await userEvent.click(next)
    isAt(current)
  }
  expect(next).toHaveFocus()
  expect(next).toHaveAttribute('aria-disabled', 'true')
  expect(previous).toHaveAttribute('aria-disabled', 'false')
})

it('is turned by arrow keys, and leaves them to nobody else', async () => {
  const onKeyDown = jest.fn()
  document.addEventListener('keydown', ({ defaultPrevented }) => onKeyDown(defaultPrevented), {
    once: true,
  })
  render(<ProjectPictures project={project} />)
  await untilLoaded()
  fireEvent.keyDown(place(), { key: 'ArrowRight' })
  isAt(2)
  expect(onKeyDown).toHaveBeenCalledWith(true)
  fireEvent.keyDown(place(), { key: 'ArrowLeft' })
  isAt(1)
})

it('is said by the card of a project', () => {
  const { rerender } = render(<ProjectCard project={project} />)
  expect(screen.getByText('3 pictures')).toBeInTheDocument()
  rerender(<ProjectCard project={{ ...project, morePictures: undefined }} />)
  expect(screen.queryByText('3 pictures')).not.toBeInTheDocument()
})
