import { useSession } from '@swipefolio/shared/session'
import {
  aRecruiter,
  createTestShell,
  createToken,
  watchSavedFiles,
} from '@swipefolio/shared/testing'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Settings } from './settings'

const update = 'PUT /api/recruiter/update'
const maya = aRecruiter()

function setUp() {
  const shell = createTestShell({ role: 'recruiter' })
  shell.network.reply('GET /api/recruiter/details', maya)
  shell.network.reply('GET /api/recruiter/sessions', [])
  shell.network.reply('GET /api/recruiter/account-events', [])
  shell.network.reply('GET /api/recruiter/second-factor', { enabledAt: null, recoveryCodesLeft: 0 })
  shell.network.reply('GET /api/recruiter/mail-preferences', {
    messages: true,
    contacts: true,
    links: true,
  })
  shell.network.reply(update, ({ body }) => ({
    user: { ...maya, ...body, password: undefined },
    token: createToken('recruiter', `${body.firstName} ${body.lastName}`),
  }))
  return { ...shell, show: () => render(shell.wrap(<Settings />)) }
}

const field = (label: string) => screen.findByLabelText(label)
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save Changes' }))

async function change(label: string, text: string) {
  const input = await field(label)
  await userEvent.clear(input)
  if (text) await userEvent.type(input, text)
}

describe('the settings', () => {
  it('show an error when loading fails, and try again', async () => {
    const { network, show } = setUp()
    network.fail('GET /api/recruiter/details', 400)
    show()
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load recruiter details')
    network.reply('GET /api/recruiter/details', maya)
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await field('First Name')).toHaveValue('Maya')
  })

  it('show when there is no account', async () => {
    const { network, show } = setUp()
    network.reply('GET /api/recruiter/details', null as never)
    show()
    expect(await screen.findByText('Recruiter data not available')).toBeInTheDocument()
  })

  it('show the email read-only, and what the password fields are for', async () => {
    setUp().show()
    expect(await field('Email')).toHaveValue(maya.email)
    expect(await field('Email')).toHaveAttribute('readonly')
    expect(screen.getByRole('heading', { name: 'Change Password' })).toBeVisible()
  })

  it('refuse to save without a change', async () => {
    const { network, show } = setUp()
    show()
    await change('First Name', '  Maya ')
    await change('Company Name', '')
    await save()
    expect(await screen.findByText('No changes were made to update')).toHaveRole('status')
    expect(network.requests(update)).toHaveLength(0)
  })

  it.each([
    ['First Name', 'M', 'First name must be at least 2 characters'],
    ['Last Name', 'B', 'Last name must be at least 2 characters'],
    ['Company Name', 'L', 'Company name must be at least 2 characters'],
    ['New Password', 'short', 'Password must be at least 6 characters'],
    ['Confirm Password', 'secret1', 'Please enter a new password'],
  ])('validate %s', async (label, text, sentence) => {
    const { network, show } = setUp()
    show()
    await change(label, text)
    await save()
    expect(await screen.findByText(sentence)).toBeInTheDocument()
    expect(network.requests(update)).toHaveLength(0)
  })

  it('require the new password twice', async () => {
    const { show } = setUp()
    show()
    await change('New Password', 'secret1')
    await save()
    expect(await screen.findByText('Please confirm your password')).toBeInTheDocument()
    await change('Confirm Password', 'secret2')
    await save()
    expect(await screen.findByText('Passwords do not match')).toBeInTheDocument()
  })

  it('keep the input when saving fails', async () => {
    const { network, show } = setUp()
    network.fail(update, 500)
    show()
    await change('First Name', 'Mia')
    await save()
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to update profile')
    expect(await field('First Name')).toHaveValue('Mia')
  })

  it('keep what was typed when they are left while it is being saved, and that fails', async () => {
    const { network, show } = setUp()
    const { unmount } = show()
    await change('Company Name', 'Lumen Labs')
    network.loseAnswer(update)
    await save()
    unmount()
    await waitFor(() => expect(network.requests(update)).toHaveLength(1))
    show()
    expect(await field('Company Name')).toHaveValue('Lumen Labs')
  })

  it('send the old name again after a save whose answer was lost, or could not be read', async () => {
    const { network, show } = setUp()
    show()
    await change('First Name', 'Mia')
    network.reply(update, {} as never)
    await save()
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to update profile')
    expect(useSession.getState().token).not.toBeNull()
    network.reply('GET /api/recruiter/details', { ...maya, firstName: 'Mia' })
    await change('First Name', 'Maya')
    await save()
    await waitFor(() => expect(network.requests(update)).toHaveLength(2))
    expect(network.requests(update)[1]?.body.firstName).toBe('Maya')
  })

  it('show a wrong current password at its field', async () => {
    const { network, show } = setUp()
    network.fail(update, 400, 'The current password is not right')
    show()
    await change('New Password', 'secret1')
    await change('Confirm Password', 'secret1')
    await change('Current Password', 'secret0')
    await save()
    const current = await field('Current Password')
    await waitFor(() => expect(current).toBeInvalid())
    expect(current).toHaveAccessibleDescription(/The current password is not right/)
    expect(network.requests(update)[0]?.body).toMatchObject({ currentPassword: 'secret0' })
    const events = 'GET /api/recruiter/account-events'
    await waitFor(() => expect(network.requests(events)).toHaveLength(2))
  })

  it('send the old value of a blank field, clear the passwords and refresh the session', async () => {
    const { network, show } = setUp()
    show()
    await change('First Name', 'Mia')
    await change('Company Name', '')
    await change('New Password', 'secret1')
    await change('Confirm Password', 'secret1')
    await save()
    expect(await screen.findByText('Profile updated successfully')).toBeInTheDocument()
    expect(network.requests(update)[0]?.body).toEqual({
      id: maya.id,
      email: maya.email,
      firstName: 'Mia',
      lastName: 'Brandt',
      companyName: 'Lumen Works',
      password: 'secret1',
    })
    await waitFor(async () => expect(await field('New Password')).toHaveValue(''))
    expect(await field('Company Name')).toHaveValue('Lumen Works')
    expect(useSession.getState().userName).toBe('Mia Brandt')
  })
})

describe('the account', () => {
  const exporting = 'GET /api/recruiter/export'
  const removal = 'DELETE /api/recruiter/account'
  const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

  async function deleteWith(password: string) {
    await press('Delete Account')
    await userEvent.type(await screen.findByLabelText('Your Password'), password)
    await press('Delete My Account')
  }

  it('shows an error when the export fails', async () => {
    const { network, show } = setUp()
    network.fail(exporting, 400)
    show()
    await press('Export My Data')
    expect(await screen.findByText('Failed to export your data')).toBeInTheDocument()
  })

  it('is exported as a file', async () => {
    const files = watchSavedFiles()
    const { network, show } = setUp()
    const data = { exportedAt: '2026-01-01T12:00:00.000Z', account: { id: 1 }, sections: {} }
    network.reply(exporting, data)
    show()
    await press('Export My Data')
    await waitFor(() => expect(files).toHaveLength(1))
    const file = await files[0]
    expect(file?.name).toBe('swipefolio-export.json')
    expect(JSON.parse(file?.text ?? '')).toEqual(data)
  })

  it('is not deleted with a wrong password', async () => {
    const { network, show } = setUp()
    network.fail(removal, 400, 'The password is not right')
    show()
    await deleteWith('a guess')
    expect(await screen.findByText('The password is not right')).toBeInTheDocument()
    expect(useSession.getState().role).toBe('recruiter')
  })

  it('is deleted with the password, which ends the session', async () => {
    const { network, location, show } = setUp()
    network.reply(removal, 'Account deleted')
    show()
    await press('Delete Account')
    expect(await screen.findByRole('dialog')).toHaveTextContent(
      'What you wrote in chats stays with the other side, without your name.',
    )
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await deleteWith('correct horse')
    await waitFor(() => expect(location()).toBe('/login'))
    expect(network.requests(removal)).toMatchObject([{ body: { password: 'correct horse' } }])
    expect(useSession.getState().token).toBeNull()
  })
})
