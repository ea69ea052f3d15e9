import { useSession } from '@swipefolio/shared/session'
import {
  aJobSeeker,
  createTestShell,
  createToken,
  watchSavedFiles,
} from '@swipefolio/shared/testing'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Settings } from './settings'

const details = 'GET /api/user/details'
const update = 'PUT /api/user/update'
const removal = 'DELETE /api/user/account'
const noa = aJobSeeker()

function setUp() {
  const shell = createTestShell({ role: 'jobseeker', userName: 'Noa Levi' })
  shell.network.reply(details, noa)
  shell.network.reply('GET /api/user/sessions', [])
  shell.network.reply('GET /api/user/account-events', [])
  shell.network.reply('GET /api/user/second-factor', { enabledAt: null, recoveryCodesLeft: 0 })
  shell.network.reply('GET /api/user/mail-preferences', {
    messages: true,
    contacts: false,
    links: true,
  })
  shell.network.reply(update, ({ body }) => ({
    user: { ...noa, firstName: body.firstName ?? '', lastName: body.lastName ?? '' },
    token: createToken('jobseeker', `${body.firstName} ${body.lastName}`),
  }))
  return { ...shell, show: () => render(shell.wrap(<Settings />)) }
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const field = (label: string) => screen.findByLabelText(label)
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save Changes' }))

async function change(label: string, text: string) {
  const input = await field(label)
  await userEvent.clear(input)
  if (text) await userEvent.type(input, text)
}

it('shows an error when loading fails, and retries', async () => {
  const { network, show } = setUp()
  network.fail(details, 400)
  show()
  expect(await screen.findByRole('alert')).toHaveTextContent('User data not available')
  network.reply(details, noa)
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await field('First Name')).toHaveValue('Noa')
})

it('sends the old name again after a save whose answer was lost, or could not be read', async () => {
  const { network, show } = setUp()
  show()
  await change('First Name', 'Mia')
  network.reply(update, {} as never)
  await save()
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to update profile')
  expect(useSession.getState().token).not.toBeNull()
  network.reply(details, { ...noa, firstName: 'Mia' })
  await change('First Name', 'Noa')
  await save()
  await waitFor(() => expect(network.requests(update)).toHaveLength(2))
  expect(network.requests(update)[1]?.body.firstName).toBe('Noa')
})

it('shows an error for an empty response', async () => {
  const { network, show } = setUp()
  network.reply(details, null as never)
  show()
  expect(await screen.findByRole('alert')).toHaveTextContent('User data not available')
})

it('shows the email read-only', async () => {
  setUp().show()
  expect(await field('Email')).toHaveValue('noa@example.com')
  expect(await field('Email')).toHaveAttribute('readonly')
})

it('refuses to save without a change', async () => {
  const { network, show } = setUp()
  show()
  await change('First Name', '  Noa ')
  await change('Last Name', '')
  await save()
  expect(await screen.findByText('No changes were made to update')).toHaveRole('status')
  expect(network.requests(update)).toHaveLength(0)
})

it.each([
  ['First Name', 'N', 'First name must be at least 2 characters'],
  ['Last Name', 'L', 'Last name must be at least 2 characters'],
  ['New Password', '12345', 'Password must be at least 6 characters'],
  ['Confirm Password', 'secret1', 'Please enter a new password'],
])('validates %s: %s', async (label, text, sentence) => {
  const { network, show } = setUp()
  show()
  await change(label, text)
  await save()
  expect(await screen.findByText(sentence)).toBeInTheDocument()
  expect(network.requests(update)).toHaveLength(0)
})

it.each([
  ['', 'Please confirm your password'],
  ['secret2', 'Passwords do not match'],
])('requires the new password twice: "%s"', async (confirmation, sentence) => {
  setUp().show()
  await change('New Password', 'secret1')
  await change('Confirm Password', confirmation)
  await save()
  expect(await screen.findByText(sentence)).toBeInTheDocument()
  expect(await field('Confirm Password')).toHaveAccessibleDescription(sentence)
})

it.each([
  ['', 'Failed to update profile'],
  ['Please wait a moment', 'Please wait a moment'],
])('keeps the input when saving fails: "%s"', async (body, sentence) => {
  const { network, show } = setUp()
  network.fail(update, 400, body)
  show()
  await change('First Name', 'Noam')
  await save()
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence)
  expect(await field('First Name')).toHaveValue('Noam')
})

it('keeps what was typed when it is left while it is being saved, and that fails', async () => {
  const { network, show } = setUp()
  const { unmount } = show()
  await change('First Name', 'Noam')
  await change('New Password', 'secret1')
  await change('Confirm Password', 'secret1')
  network.loseAnswer(update)
  await save()
  unmount()
  await waitFor(() => expect(network.requests(update)).toHaveLength(1))
  show()
  expect(await screen.findByText('This is what you had not saved.')).toBeVisible()
  expect(await field('First Name')).toHaveValue('Noam')
  expect(await field('New Password')).toHaveValue('')
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('secret1')
})

it('saves, clears the password fields and renews the session', async () => {
  const { network, show } = setUp()
  show()
  await change('First Name', 'Noam')
  await change('New Password', 'secret1')
  await change('Confirm Password', 'secret1')
  await save()
  expect(await screen.findByText('Profile updated successfully')).toBeInTheDocument()
  expect(network.requests(update)[0]?.body).toEqual({
    id: noa.id,
    email: 'noa@example.com',
    firstName: 'Noam',
    lastName: 'Levi',
    password: 'secret1',
  })
  expect(await field('New Password')).toHaveValue('')
  expect(await field('Confirm Password')).toHaveValue('')
  expect(useSession.getState()).toMatchObject({ userName: 'Noam Levi', role: 'jobseeker' })
})

it('asks for the current password at its field when the server needs it', async () => {
  const { network, show } = setUp()
  network.fail(update, 400, 'Please enter your current password')
  show()
  expect(screen.queryByLabelText('Current Password')).not.toBeInTheDocument()
  await change('New Password', 'secret1')
  await change('Confirm Password', 'secret1')
  await save()
  const current = await field('Current Password')
  expect(current).toHaveAccessibleDescription(/^Without it, you cannot/)
  await waitFor(() => expect(current).toBeInvalid())
  expect(current).toHaveAccessibleDescription(/Please enter your current password/)
  expect(current).toHaveFocus()
  await change('Current Password', 'secret0')
  await save()
  expect(network.requests(update).at(-1)?.body).toMatchObject({
    password: 'secret1',
    currentPassword: 'secret0',
  })
  const events = 'GET /api/user/account-events'
  await waitFor(() => expect(network.requests(events).length).toBeGreaterThan(1))
})

it('rates no password any more once it is stored', async () => {
  const { show } = setUp()
  show()
  await change('New Password', 'otter-lantern-42')
  await change('Confirm Password', 'otter-lantern-42')
  const password = await field('New Password')
  expect(password).toHaveAccessibleDescription(/Strong/)
  await save()
  await screen.findByText('Profile updated successfully')
  expect(password).toHaveValue('')
  expect(password).not.toHaveAccessibleDescription(/Strong/)
})

it('keeps the old value of a blank field', async () => {
  const { network, show } = setUp()
  show()
  await change('First Name', '')
  await change('Last Name', 'Cohen')
  await save()
  await screen.findByText('Profile updated successfully')
  expect(network.requests(update)[0]?.body).toMatchObject({ firstName: 'Noa', lastName: 'Cohen' })
})

it('compares the next change with the saved values, and hides the success notice', async () => {
  const { network, show } = setUp()
  show()
  await change('First Name', 'Noam')
  await save()
  await screen.findByText('Profile updated successfully')
  expect(network.requests(update)[0]?.body).not.toHaveProperty('password')
  await save()
  expect(await screen.findByText('No changes were made to update')).toHaveRole('status')
  expect(screen.queryByText('Profile updated successfully')).not.toBeInTheDocument()
})

it('shows the mail preferences', async () => {
  setUp().show()
  const choice = (name: string) => screen.findByRole('checkbox', { name })
  expect(await choice('Messages that I have not read')).toBeChecked()
  expect(await choice('Recruiters who can now see me')).not.toBeChecked()
})

it('keeps a name that was changed on another device', async () => {
  const { network, show } = setUp()
  show()
  const first = await field('First Name')
  network.reply(details, aJobSeeker({ lastName: 'Married' }))
  await userEvent.type(first, 'a')
  await save()
  await waitFor(() => expect(network.requests(update)).toHaveLength(1))
  expect(network.requests(update)[0]?.body).toMatchObject({ lastName: 'Married' })
})

describe('the account', () => {
  it('is exported as a file, and shows why an export failed', async () => {
    const files = watchSavedFiles()
    const { network, show } = setUp()
    network.fail('GET /api/user/export', 400)
    show()
    await press('Export My Data')
    expect(await screen.findByText('Failed to export your data')).toBeInTheDocument()
    const data = { exportedAt: '2026-01-01T12:00:00.000Z', account: { id: 1 }, sections: {} }
    network.reply('GET /api/user/export', data)
    await press('Export My Data')
    await waitFor(() => expect(files).toHaveLength(1))
    const file = await files[0]
    expect(file?.name).toBe('swipefolio-export.json')
    expect(JSON.parse(file?.text ?? '')).toEqual(data)
  })

  it('is deleted with the password, which ends the session', async () => {
    const { network, location, show } = setUp()
    network.fail(removal, 400, 'The password is not right')
    show()
    await press('Delete Account')
    const dialog = await screen.findByRole('dialog', { name: 'Delete Account' })
    expect(dialog).toHaveTextContent(
      'What you wrote in chats stays with the other side, without your name.',
    )
    await userEvent.type(screen.getByLabelText('Your Password'), 'correct horse')
    await press('Delete My Account')
    expect(await screen.findByText('The password is not right')).toBeInTheDocument()
    expect(useSession.getState().role).toBe('jobseeker')
    network.reply(removal, 'Account deleted')
    await press('Delete My Account')
    await waitFor(() => expect(location()).toBe('/login'))
    expect(network.requests(removal).at(-1)?.body).toEqual({ password: 'correct horse' })
    expect(useSession.getState().token).toBeNull()
  })
})
