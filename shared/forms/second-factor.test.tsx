import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createTestShell, watchSavedFiles } from '../testing'
import { SecondFactorCard } from './second-factor-card'

const path = '/api/recruiter/second-factor'
const get = `GET ${path}` as const
const put = `PUT ${path}` as const
const off = { enabledAt: null, recoveryCodesLeft: 0 }
const on = { enabledAt: new Date().toISOString(), recoveryCodesLeft: 9 }
const key = 'ABCDEFGHIJKLMNOP'
const codes = ['AAAA-BBBB-CCCC-DDDD', 'EEEE-FFFF-GGGG-HHHH']

function setUp(state: typeof on | typeof off = off) {
  const shell = createTestShell({ role: 'recruiter' })
  const user = userEvent.setup()
  shell.network.reply(get, state)
  shell.network.reply('GET /api/recruiter/details', {
    id: 1,
    email: 'maya@example.com',
    firstName: 'Maya',
    lastName: 'Brandt',
    companyName: 'Northwind',
  })
  shell.network.reply(`POST ${path}`, { key, qrCode: '<svg />' })
  const start = () => render(shell.wrap(<SecondFactorCard of="recruiter" />))
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
  const fill = async (label: string) => {
    await user.type(await screen.findByLabelText(label), '123456')
    await user.type(screen.getByLabelText('Your Password'), 'secret1')
  }
  return { ...shell, user, start, press, fill }
}

const proof = { code: '123456', currentPassword: 'secret1' }

it('shows an error when loading fails, and tries again', async () => {
  const { network, start, press } = setUp()
  network.fail(get, 403)
  start()
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load two-step login')
  network.reply(get, on)
  await press('Try Again')
  expect(await screen.findByText(/9 recovery codes are left/)).toBeInTheDocument()
})

it('says why it cannot be set up', async () => {
  const { network, start, press } = setUp()
  network.fail(`POST ${path}`, 409, 'Two-step login is already on')
  start()
  await press('Set Up')
  expect(await screen.findByText('Two-step login is already on')).toBeInTheDocument()
})

it('is turned on with a code from the key and the password, and gives recovery codes once', async () => {
  const files = watchSavedFiles()
  const { network, start, press, fill } = setUp()
  network.fail(put, 400, 'The code is not right. Each code works once.')
  start()
  await press('Set Up')
  const image = await screen.findByRole('img', { name: 'QR code with the key for the app' })
  expect(image).toHaveAttribute('src', 'data:image/svg+xml,%3Csvg%20%2F%3E')
  await press('Copy Key')
  expect(await navigator.clipboard.readText()).toBe(key)
  await press('Turn On')
  expect(await screen.findByText('Please enter the code')).toBeInTheDocument()
  expect(screen.getByText('Please enter your current password')).toBeInTheDocument()
  await fill('Code From the App')
  await press('Turn On')
  await waitFor(() => expect(screen.getByLabelText('Code From the App')).toBeInvalid())

  network.reply(put, { recoveryCodes: codes })
  network.reply(get, on)
  await press('Turn On')
  const list = within(await screen.findByRole('dialog', { name: 'Your Recovery Codes' }))
  expect(network.requests(put).at(-1)?.body).toEqual(proof)
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(codes)
  await press('Copy')
  expect(await navigator.clipboard.readText()).toBe(codes.join('\n'))
  await press('Download')
  const today = new Date().toLocaleDateString(undefined, { dateStyle: 'long' })
  const file = (await files[0])?.text.split('\n')
  expect(file).toEqual(
    expect.arrayContaining(['Account: maya@example.com', `Made on: ${today}`, ...codes]),
  )
  expect(file?.join(' ')).toMatch(/Swipefolio.*With your password, each code logs you in once/)
  await press('Done')
  await waitFor(() => expect(screen.queryByText(codes[0] ?? '')).not.toBeInTheDocument())
  await waitFor(() => expect(screen.getByRole('button', { name: 'Turn Off' })).toHaveFocus())
  await press('New Recovery Codes')
  expect(await screen.findByRole('button', { name: 'Make New Codes' })).toBeInTheDocument()
})

it.each([
  ['Set Up', off],
  ['New Recovery Codes', on],
  ['Turn Off', on],
])('returns the focus to %s when the dialog is closed', async (name, state) => {
  const { start, press, user } = setUp(state)
  start()
  const opener = await screen.findByRole('button', { name })
  for (const close of [() => user.keyboard('{Escape}'), () => press('Cancel')]) {
    // A pressed button has no focus in WebKit.
    opener.blur()
    fireEvent.click(opener)
    await screen.findByRole('dialog')
    await close()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(opener).toHaveFocus())
  }
})

describe('while recovery codes are shown', () => {
  const question = 'Have you kept your recovery codes?'
  async function showCodes() {
    const shown = setUp(on)
    shown.network.reply(`${put}/recovery-codes`, { recoveryCodes: codes })
    shown.start()
    await shown.press('New Recovery Codes')
    await shown.fill('Code From the App, or a Recovery Code')
    await shown.press('Make New Codes')
    await screen.findByText(codes[0] ?? '')
    return shown
  }

  it.each([
    ['Esc', ({ user }: ReturnType<typeof setUp>) => user.keyboard('{Escape}')],
    ['its close button', ({ press }: ReturnType<typeof setUp>) => press('Close')],
  ])('asks before %s closes them', async (_, close) => {
    const shown = await showCodes()
    await close(shown)
    await screen.findByRole('alertdialog', { name: question })
    await shown.press('Back to the Codes')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    expect(screen.getByText(codes[0] ?? '')).toBeInTheDocument()
    await close(shown)
    const asked = within(await screen.findByRole('alertdialog', { name: question }))
    await shown.user.click(asked.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  it('asks once before Done closes them', async () => {
    const { press } = await showCodes()
    await press('Done')
    await screen.findByRole('alertdialog', { name: question })
    await press('Back to the Codes')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    await press('Done')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  it('does not count a copy that failed', async () => {
    const { press } = await showCodes()
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('not allowed'))
    await press('Copy')
    await press('Done')
    expect(await screen.findByRole('alertdialog', { name: question })).toBeInTheDocument()
  })
})

it('opens the key in the app of a phone', async () => {
  const matchMedia = jest.fn(() => ({ matches: true }))
  Object.assign(window, { matchMedia })
  const { start, press } = setUp()
  start()
  await press('Set Up')
  const link = await screen.findByRole('link', { name: 'Open in my authenticator app' })
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
  const label = encodeURIComponent('maya@example.com (recruiter)')
  await waitFor(() =>
    expect(link).toHaveAttribute(
      'href',
      `otpauth://totp/Swipefolio:${label}?issuer=Swipefolio&secret=${key}&algorithm=SHA1&digits=6&period=30`,
    ),
  )
  Reflect.deleteProperty(window, 'matchMedia')
})

it('gives new recovery codes for a code and the password', async () => {
  const { network, start, press, fill } = setUp(on)
  network.reply(`${put}/recovery-codes`, { recoveryCodes: codes })
  start()
  await press('New Recovery Codes')
  await fill('Code From the App, or a Recovery Code')
  await press('Make New Codes')
  expect(await screen.findByText(codes[0] ?? '')).toBeInTheDocument()
  expect(network.requests(`${put}/recovery-codes`)[0]?.body).toEqual(proof)
})

it('is turned off with a code and the password', async () => {
  const { network, start, press, fill, user } = setUp(on)
  network.reply(`DELETE ${path}`, 'Two-step login is off')
  start()
  await press('Turn Off')
  await fill('Code From the App, or a Recovery Code')
  network.reply(get, off)
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getByText('Your password alone will log you in.')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Turn Off' }))
  expect(await screen.findByText('Two-step login is off')).toBeInTheDocument()
  const setUpAgain = await screen.findByRole('button', { name: 'Set Up' })
  await waitFor(() => expect(setUpAgain).toHaveFocus())
  expect(network.requests(`DELETE ${path}`)[0]?.body).toEqual(proof)
})
