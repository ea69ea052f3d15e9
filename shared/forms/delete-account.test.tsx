import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { DeleteAccount } from '.'
import { ApiError } from '../api'

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

async function open(onDelete: (password: string) => Promise<unknown>) {
  render(<DeleteAccount consequences={['Your projects go.']} onDelete={onDelete} />)
  await press('Delete Account')
  return screen.findByRole('dialog', { name: 'Delete Account' })
}

it('names the consequences and requires the password', async () => {
  const onDelete = jest.fn()
  expect(await open(onDelete)).toHaveTextContent('Your projects go.')
  await press('Delete My Account')
  const input = screen.getByLabelText('Your Password')
  expect(input).toHaveAccessibleDescription('Please enter your password')
  await waitFor(() => expect(input).toHaveFocus())
  expect(onDelete).not.toHaveBeenCalled()
})

it.each([
  [new ApiError(400, 'The password is not right'), 'The password is not right'],
  [new ApiError(500, ''), 'Failed to delete account'],
])('stays open and shows why it failed', async (error, sentence) => {
  await open(jest.fn().mockRejectedValue(error))
  await userEvent.type(screen.getByLabelText('Your Password'), 'a guess')
  await press('Delete My Account')
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence)
  expect(screen.getByLabelText('Your Password')).toHaveValue('a guess')
})

it('deletes with the password, once', async () => {
  const onDelete = jest.fn(() => new Promise(() => {}))
  await open(onDelete)
  await userEvent.type(screen.getByLabelText('Your Password'), 'correct horse')
  await press('Delete My Account')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled())
  await userEvent.type(screen.getByLabelText('Your Password'), '{Enter}')
  expect(onDelete.mock.calls).toEqual([['correct horse']])
})

it('clears the password when the dialog is closed', async () => {
  const dialog = await open(jest.fn())
  await userEvent.type(screen.getByLabelText('Your Password'), 'secret')
  await press('Cancel')
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  await press('Delete Account')
  expect(await screen.findByLabelText('Your Password')).toHaveValue('')
})
