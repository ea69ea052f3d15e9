import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { LinkCard, mainControl } from './link-card'

function show() {
  const handleOpen = jest.fn()
  const handleEdit = jest.fn()
  render(
    <LinkCard>
      <h2>Tide Tables</h2>
      <button onClick={({ ctrlKey }) => handleOpen(ctrlKey)} {...mainControl}>
        View Details
      </button>
      <button onClick={handleEdit}>Edit</button>
    </LinkCard>,
  )
  return { handleOpen, handleEdit }
}

const title = () => screen.getByRole('heading')

it('presses its main control once for a click on text and for a click on the control', async () => {
  const { handleOpen } = show()
  await userEvent.click(title())
  expect(handleOpen).toHaveBeenCalledTimes(1)
  await userEvent.click(screen.getByRole('button', { name: 'View Details' }))
  expect(handleOpen).toHaveBeenCalledTimes(2)
})

it('leaves its other controls alone', async () => {
  const { handleOpen, handleEdit } = show()
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }))
  expect(handleEdit).toHaveBeenCalledTimes(1)
  expect(handleOpen).not.toHaveBeenCalled()
})

it('does not open while its text is being selected', () => {
  const { handleOpen } = show()
  getSelection()?.selectAllChildren(title())
  fireEvent.click(title())
  expect(handleOpen).not.toHaveBeenCalled()
  getSelection()?.removeAllRanges()
})

it('passes modifier keys on, so that a link can open in a new tab', () => {
  const { handleOpen } = show()
  fireEvent.click(title(), { ctrlKey: true })
  expect(handleOpen).toHaveBeenCalledWith(true)
})

it('is one stop for the keyboard', async () => {
  show()
  await userEvent.tab()
  expect(screen.getByRole('button', { name: 'View Details' })).toHaveFocus()
  await userEvent.tab()
  expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus()
})
