import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createTestShell, createToken, providePasskeys } from '@swipefolio/shared/testing'
import LoginScreen from './login-screen'

beforeEach(() => {
  window.scrollTo = jest.fn()
  localStorage.clear()
})

const call = 'POST /api/auth/recruiterlogin'
const wrongCode = 'The code is not right. Each code works once.'

function open(path = '/login?role=recruiter&from=%2Faireview', stored?: string) {
  const shell = createTestShell({ path, route: '/login' })
  if (stored) sessionStorage.setItem('secondFactor', stored)
  shell.network.fail(call, 401, 'Please enter the code from your authenticator app', {
    'second-factor': 'required',
  })
  render(shell.wrap(<LoginScreen />))
  return { shell, user: userEvent.setup() }
}

async function openStep() {
  const opened = open()
  await opened.user.type(screen.getByLabelText('Email'), ' maya@example.com ')
  await opened.user.type(screen.getByLabelText('Password'), 'secret1{Enter}')
  await screen.findByLabelText('Code From Your App')
  return opened
}

test('asks for a code after the password, submits its sixth digit and returns to the page before', async () => {
  const { shell, user } = await openStep()
  const field = screen.getByLabelText('Code From Your App')
  expect(field).toHaveFocus()
  expect(field).toHaveAttribute('autocomplete', 'one-time-code')
  expect(screen.getByText('maya@example.com')).toBeInTheDocument()
  shell.network.reply(call, createToken('recruiter', 'Maya Brandt'))
  await user.type(field, '123 456')
  await waitFor(() => expect(shell.location()).toBe('/aireview'))
  expect(shell.network.requests(call).at(-1)?.body).toEqual({
    email: 'maya@example.com',
    password: 'secret1',
    secondFactor: '123 456',
  })
  expect(sessionStorage.getItem('secondFactor')).toBeNull()
})

test('shows a refused code at its field and does not send it again by itself', async () => {
  const { shell, user } = await openStep()
  await user.click(screen.getByRole('button', { name: 'Log In' }))
  expect(await screen.findByText('Please enter the code')).toBeInTheDocument()
  shell.network.fail(call, 401, wrongCode, { 'second-factor': 'required' })
  const field = screen.getByLabelText('Code From Your App')
  await user.type(field, '123456{Enter}')
  await waitFor(() => expect(field).toBeInvalid())
  expect(field).toHaveAccessibleDescription(wrongCode)
  expect(field).toHaveFocus()
  expect(shell.network.requests(call)).toHaveLength(2)
})

test('takes a recovery code', async () => {
  const { shell, user } = await openStep()
  await user.click(screen.getByRole('button', { name: 'Use a Recovery Code' }))
  const field = screen.getByLabelText('Recovery Code')
  expect(field).toHaveFocus()
  shell.network.reply(call, createToken('recruiter', 'Maya Brandt'))
  shell.network.reply('GET /api/recruiter/second-factor', {
    enabledAt: new Date().toISOString(),
    recoveryCodesLeft: 9,
  })
  await user.type(field, 'aaaa-bbbb-cccc-dddd{Enter}')
  await waitFor(() => expect(shell.location()).toBe('/aireview'))
  expect(shell.network.requests(call).at(-1)?.body?.secondFactor).toBe('aaaa-bbbb-cccc-dddd')
  expect(await screen.findByText('9 recovery codes are left.')).toBeInTheDocument()
})

test('keeps the step over a reload, without the password, which it asks for again', async () => {
  await openStep()
  const kept = sessionStorage.getItem('secondFactor') ?? ''
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('secret1')
  cleanup()
  const { shell, user } = open('/login', kept)
  expect(screen.getByRole('heading', { name: 'Two-step login' })).toBeVisible()
  expect(screen.getByText(/we never store your password/)).toBeVisible()
  expect(screen.getByLabelText('Password')).toHaveFocus()
  await user.type(screen.getByLabelText('Code From Your App'), '123456')
  await user.click(screen.getByRole('button', { name: 'Log In' }))
  expect(await screen.findByText('Please enter your password')).toBeInTheDocument()
  shell.network.reply(call, createToken('recruiter', 'Maya Brandt'))
  await user.type(screen.getByLabelText('Password'), 'secret1{Enter}')
  await waitFor(() => expect(shell.location()).toBe('/'))
})

test('goes back to the login form', async () => {
  const { user } = await openStep()
  await user.click(screen.getByRole('button', { name: 'Back to Login' }))
  expect(screen.getByLabelText('Email')).toHaveValue('maya@example.com')
  expect(screen.getByLabelText('Password')).toHaveValue('')
  expect(sessionStorage.getItem('secondFactor')).toBeNull()
})

test.each([
  JSON.stringify({ email: 'm@example.com', role: 'recruiter', startedAt: 0 }),
  'nonsense',
])('does not continue a step that is stored as %s', (stored) => {
  open('/login', stored)
  expect(screen.queryByLabelText('Code From Your App')).not.toBeInTheDocument()
})

describe('with a passkey', () => {
  const request = (challenge: string, methods = 'code, passkey') => ({
    'second-factor': 'required',
    'second-factor-methods': methods,
    'passkey-options': JSON.stringify({ challenge }),
  })
  const signed = (challenge: string) => JSON.stringify({ signed: { challenge } })
  let passkeys: ReturnType<typeof providePasskeys>
  beforeEach(() => {
    passkeys = providePasskeys()
  })
  afterEach(() => passkeys.remove())

  async function openPasskeyStep(methods?: string) {
    const opened = open()
    opened.shell.network.fail(call, 401, 'Please use a passkey', request('first', methods))
    await opened.user.type(screen.getByLabelText('Email'), 'maya@example.com')
    await opened.user.type(screen.getByLabelText('Password'), 'secret1{Enter}')
    await screen.findByRole('heading', { name: 'Two-step login' })
    return opened
  }

  test('offers it first, and the codes after it', async () => {
    const { shell, user } = await openPasskeyStep()
    const use = screen.getByRole('button', { name: 'Use a Passkey' })
    expect(use).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Use a Code From the App' }))
    expect(screen.getByLabelText('Code From Your App')).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Use a Recovery Code' }))
    expect(screen.getByLabelText('Recovery Code')).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Use a Passkey' }))
    shell.network.reply(call, createToken('recruiter', 'Maya Brandt'))
    expect(screen.getByRole('button', { name: 'Use a Passkey' })).toHaveFocus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(shell.location()).toBe('/aireview'))
    expect(shell.network.requests(call).at(-1)?.body).toEqual({
      email: 'maya@example.com',
      password: 'secret1',
      secondFactor: signed('first'),
    })
  })

  test('can be tried again after it was cancelled or refused', async () => {
    const { shell, user } = await openPasskeyStep()
    const use = screen.getByRole('button', { name: 'Use a Passkey' })
    passkeys.cancelNext()
    await user.click(use)
    expect(await screen.findByRole('alert')).toHaveTextContent('No passkey was used.')
    const refusal = 'The passkey was not accepted. Please try again.'
    shell.network.fail(call, 401, refusal, request('second'))
    await user.click(use)
    expect(await screen.findByText(refusal)).toBeInTheDocument()
    shell.network.reply(call, createToken('recruiter', 'Maya Brandt'))
    await user.click(use)
    await waitFor(() => expect(shell.location()).toBe('/aireview'))
    const [, first, second] = shell.network.requests(call)
    expect([first?.body?.secondFactor, second?.body?.secondFactor]).toEqual([
      signed('first'),
      signed('second'),
    ])
  })

  test('asks anew for what it signs after a reload', async () => {
    await openPasskeyStep()
    const kept = sessionStorage.getItem('secondFactor') ?? ''
    cleanup()
    const { shell, user } = open('/login', kept)
    shell.network.fail(call, 401, 'Please use a passkey', request('third'))
    await user.click(screen.getByRole('button', { name: 'Use a Passkey' }))
    expect(await screen.findByText('Please enter your password')).toBeInTheDocument()
    await user.type(screen.getByLabelText('Password'), 'secret1{Enter}')
    await waitFor(() => expect(shell.network.requests(call)).toHaveLength(2))
    expect(shell.network.requests(call).at(-1)?.body?.secondFactor).toBe(signed('third'))
    shell.network.reply(call, createToken('recruiter', 'Maya Brandt'))
    await user.click(await screen.findByRole('button', { name: 'Use a Passkey' }))
    await waitFor(() => expect(shell.location()).toBe('/'))
  })

  test('offers recovery codes alone to a browser without passkeys, of an account without an app', async () => {
    passkeys.remove()
    await openPasskeyStep('passkey')
    expect(screen.getByLabelText('Recovery Code')).toHaveFocus()
    expect(screen.queryByRole('button', { name: /^Use/ })).not.toBeInTheDocument()
  })
})
