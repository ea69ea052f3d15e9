import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createTestShell } from '../../testing'
import { LinkRow, LinkRows } from './link-rows'

it('is a link or a button as a whole', async () => {
  const handleOpen = jest.fn()
  render(
    createTestShell().wrap(
      <LinkRows>
        <LinkRow title="A quiet alarm" opens="/project-request/7">
          2 new links
        </LinkRow>
        <LinkRow title="Noa Levi" opens={handleOpen} />
      </LinkRows>,
    ),
  )
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  expect(screen.getByRole('link', { name: 'A quiet alarm 2 new links' })).toHaveAttribute(
    'href',
    '/project-request/7',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Noa Levi' }))
  expect(handleOpen).toHaveBeenCalledTimes(1)
})
