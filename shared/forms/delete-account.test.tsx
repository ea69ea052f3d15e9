import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { DeleteAccount } from '.'
import { ApiError } from '../api'
import { createTestShell, providePasskeys } from '../testing'

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

const path = '/api/user/second-factor'
const off = { enabledAt: null, recoveryCodesLeft: 0 }
const withApp = { enabledAt: new Date().toISOString(), recoveryCodesLeft: 9 }
const passkey = { id: 7, name: 'My laptop', createdAt: withApp.enabledAt, lastUsedAt: null }
const withPasskey = { ...off, passkeys: [passkey] }

async function open(
  onDelete: (password: string, code?: string) => Promise<unknown>,
  state: typeof off | typeof withApp | typeof withPasskey = off,
) {
  const shell = createTestShell({ role: 'jobseeker' })
  shell.network.reply(`GET ${path}`, state)
  shell.network.reply(`POST ${path}/passkey-options`, { options: '{"challenge":"abc"}' })
  const account = <DeleteAccount consequences={['Your projects go.']} onDelete={onDelete} />
  render(shell.wrap(account))
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

it('asks for a code where two-step login is on', async () => {
  const onDelete = jest
    .fn()
    .mockRejectedValueOnce(new ApiError(400, 'The code is not right. Each code works once.'))
  expect(await open(onDelete, withApp)).toHaveTextContent('Your projects go.')
  await press('Delete My Account')
  expect(await screen.findByText('Please enter the code')).toBeInTheDocument()
  expect(onDelete).not.toHaveBeenCalled()
  const code = screen.getByLabelText('Code From the App, or a Recovery Code')
  await userEvent.type(code, '123456')
  await userEvent.type(screen.getByLabelText('Your Password'), 'correct horse')
  await press('Delete My Account')
  await waitFor(() => expect(code).toBeInvalid())
  onDelete.mockResolvedValueOnce('Account deleted')
  await press('Delete My Account')
  await waitFor(() => expect(onDelete).toHaveBeenCalledTimes(2))
  expect(onDelete).toHaveBeenLastCalledWith('correct horse', '123456')
})

it('asks for a passkey of a person who has one', async () => {
  const passkeys = providePasskeys()
  const onDelete = jest.fn().mockResolvedValue('Account deleted')
  await open(onDelete, withPasskey)
  await userEvent.type(screen.getByLabelText('Your Password'), 'correct horse')
  await press('Delete My Account')
  await waitFor(() => expect(onDelete).toHaveBeenCalled())
  expect(onDelete).toHaveBeenLastCalledWith('correct horse', '{"signed":{"challenge":"abc"}}')
  passkeys.remove()
})

it('says that it cannot be opened, and opens at the next press', async () => {
  const { network, wrap } = createTestShell({ role: 'jobseeker' })
  network.fail(`GET ${path}`, 403)
  render(wrap(<DeleteAccount consequences={[]} onDelete={jest.fn()} />))
  await press('Delete Account')
  expect(await screen.findByText('Failed to load two-step login')).toBeInTheDocument()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  network.reply(`GET ${path}`, off)
  await press('Delete Account')
  expect(await screen.findByLabelText('Your Password')).toBeInTheDocument()
})
