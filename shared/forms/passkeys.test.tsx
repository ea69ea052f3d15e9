import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createTestShell, providePasskeys } from '../testing'
import { SecondFactorCard } from './second-factor-card'

const path = '/api/user/second-factor'
const passkeysPath = '/api/user/passkeys'
const off = { enabledAt: null, recoveryCodesLeft: 0, passkeys: [] }
const passkey = {
  id: 7,
  name: 'My laptop',
  createdAt: new Date().toISOString(),
  lastUsedAt: null,
}
const on = { enabledAt: null, recoveryCodesLeft: 10, passkeys: [passkey] }
const codes = ['AAAA-BBBB-CCCC-DDDD']
const options = JSON.stringify({ challenge: 'abc' })
const signed = JSON.stringify({ signed: { challenge: 'abc' } })

let passkeys: ReturnType<typeof providePasskeys>
beforeEach(() => {
  passkeys = providePasskeys()
})
afterEach(() => passkeys.remove())

function open(state: typeof on | typeof off) {
  const shell = createTestShell({ role: 'jobseeker' })
  const user = userEvent.setup()
  shell.network.reply(`GET ${path}`, state)
  shell.network.reply('GET /api/user/details', {
    id: 1,
    email: 'noa@example.com',
    firstName: 'Noa',
    lastName: 'Levi',
  })
  shell.network.reply(`POST ${path}/passkey-options`, { options })
  shell.network.reply(`POST ${passkeysPath}/options`, { options })
  render(shell.wrap(<SecondFactorCard of="jobseeker" />))
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
  const type = async (label: string, text: string) =>
    user.type(await screen.findByLabelText(label), text)
  return { ...shell, user, press, type }
}

it('adds the first passkey with the password, and gives recovery codes', async () => {
  const { network, press, type } = open(off)
  await press('Add a Passkey')
  await press('Continue')
  expect(await screen.findByText('Please enter a name')).toBeInTheDocument()
  await type('Name', 'My laptop')
  await type('Your Password', 'secret1')
  passkeys.cancelNext()
  await press('Continue')
  expect(await screen.findByRole('alert')).toHaveTextContent('No passkey was added.')

  network.reply(`POST ${passkeysPath}`, { recoveryCodes: codes })
  network.reply(`GET ${path}`, on)
  await press('Continue')
  expect(await screen.findByText(codes[0] ?? '')).toBeInTheDocument()
  expect(network.requests(`POST ${passkeysPath}/options`).at(-1)?.body).toEqual({
    currentPassword: 'secret1',
  })
  expect(network.requests(`POST ${passkeysPath}`).at(-1)?.body).toEqual({
    name: 'My laptop',
    credential: JSON.stringify({ made: { challenge: 'abc' } }),
  })
  expect(await screen.findByText('My laptop')).toBeInTheDocument()
})

it('shows a wrong password at its field and makes no passkey', async () => {
  const { network, press, type } = open(off)
  network.fail(`POST ${passkeysPath}/options`, 400, 'The current password is not right')
  await press('Add a Passkey')
  await type('Name', 'My laptop')
  await type('Your Password', 'wrong')
  await press('Continue')
  await waitFor(() => expect(screen.getByLabelText('Your Password')).toBeInvalid())
  expect(network.requests(`POST ${passkeysPath}`)).toHaveLength(0)
})

it('adds another one with a passkey, without new recovery codes', async () => {
  const { network, press, type } = open(on)
  network.reply(`POST ${passkeysPath}`, { recoveryCodes: [] })
  await press('Add a Passkey')
  await type('Name', 'My key')
  await type('Your Password', 'secret1')
  await press('Continue')
  expect(await screen.findByText('Passkey added')).toBeInTheDocument()
  expect(network.requests(`POST ${passkeysPath}/options`)[0]?.body?.code).toBe(signed)
})

it('removes a passkey with a passkey, or with a code', async () => {
  const { network, press, type, user } = open(on)
  await press('Remove My laptop')
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove a Passkey' }))
  expect(dialog.getByText(/Your password alone will log you in/)).toBeVisible()
  await type('Your Password', 'secret1')
  passkeys.cancelNext()
  const remove = dialog.getByRole('button', { name: 'Remove' })
  await user.click(remove)
  expect(await screen.findByRole('alert')).toHaveTextContent('No passkey was used.')
  const call = `DELETE ${passkeysPath}/:id` as const
  network.fail(call, 400, 'The passkey was not accepted. Please try again.')
  await user.click(remove)
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('not accepted'))
  expect(network.requests(call)[0]?.body).toEqual({ currentPassword: 'secret1', code: signed })

  await press('Use a Code Instead')
  await user.click(remove)
  expect(await screen.findByText('Please enter the code')).toBeInTheDocument()
  await type('Recovery Code', 'aaaa')
  network.reply(call, 'Passkey removed')
  network.reply(`GET ${path}`, off)
  await user.click(remove)
  expect(await screen.findByText('Off. Your password alone logs you in.')).toBeInTheDocument()
  expect(network.requests(call).at(-1)?.body?.code).toBe('aaaa')
})

it('proves a passkey when an authenticator app is set up beside it', async () => {
  const { network, press, type } = open(on)
  network.reply(`POST ${path}`, { key: 'ABCD', qrCode: '<svg />' })
  network.reply(`PUT ${path}`, { recoveryCodes: [] })
  await press('Set Up')
  await type('Code From the App', '123456')
  await type('Your Password', 'secret1')
  await press('Turn On')
  expect(await screen.findByText('The authenticator app is set up')).toBeInTheDocument()
  expect(network.requests(`PUT ${path}`)[0]?.body).toEqual({
    currentPassword: 'secret1',
    code: '123456',
    secondFactor: signed,
  })
})

it('offers none in a browser without them, which takes recovery codes', async () => {
  passkeys.remove()
  const { press } = open(on)
  await press('Remove My laptop')
  expect(await screen.findByLabelText('Recovery Code')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Use a Passkey Instead' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Add a Passkey' })).not.toBeInTheDocument()
})

it('offers no eleventh', async () => {
  open({ ...on, passkeys: Array.from({ length: 10 }, (_, id) => ({ ...passkey, id })) })
  expect(await screen.findAllByText('My laptop')).toHaveLength(10)
  expect(screen.queryByRole('button', { name: 'Add a Passkey' })).not.toBeInTheDocument()
})
