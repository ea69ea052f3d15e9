import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Navigate, useLocation } from '@swipefolio/shared/router'
import { useSession } from '@swipefolio/shared/session'
import { createTestShell, createToken, type TestShellOptions } from '@swipefolio/shared/testing'
import { toast } from '@swipefolio/shared/ui'
import LoginScreen from './login-screen'

beforeEach(() => {
  window.scrollTo = jest.fn()
  localStorage.clear()
})

interface Options extends TestShellOptions {
  stored?: Record<string, string>
}

function open({ stored = {}, ...options }: Options = {}) {
  const shell = createTestShell({ path: '/login', route: '/login', ...options })
  for (const [key, value] of Object.entries(stored)) sessionStorage.setItem(key, value)
  render(shell.wrap(<LoginScreen />))
  return { shell, user: userEvent.setup() }
}

async function openForm(name: string, options?: TestShellOptions) {
  const opened = open(options)
  await opened.user.click(screen.getByRole('button', { name }))
  return opened
}

const logIn = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.type(screen.getByLabelText('Email'), ' maya@example.com ')
  await user.type(screen.getByLabelText('Password'), 'secret1{Enter}')
}

test('asks for the role first and moves the focus to the title of the form', async () => {
  const { user, shell } = await openForm('Log in as Recruiter')
  expect(shell.location()).toBe('/login?role=recruiter')
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()

  await user.click(screen.getByRole('button', { name: 'Back to Role Selection' }))
  expect(screen.getByRole('button', { name: 'Log in as Job Seeker' })).toBeInTheDocument()
})

test('links to signup, keeping the return path', () => {
  open({ path: '/login?from=%2Faireview' })
  expect(screen.getByRole('link', { name: 'Sign Up' })).toHaveAttribute(
    'href',
    '/signup?from=%2Faireview',
  )
  expect(document.title).toBe('Log In · Swipefolio')
})

test('asks for the role when the URL names an unknown one', () => {
  open({ path: '/login?role=admin' })
  expect(screen.getByRole('button', { name: 'Log in as Recruiter' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Log in as Job Seeker' })).toBeInTheDocument()
  expect(screen.queryByLabelText('Password')).not.toBeInTheDocument()
})

test('keeps the chosen role over a reload', () => {
  open({ path: '/login?role=jobseeker' })
  expect(screen.getByLabelText('Password')).toBeInTheDocument()
})

test('requires email and password', async () => {
  const { user, shell } = await openForm('Log in as Recruiter')
  await user.click(screen.getByRole('button', { name: 'Log In' }))
  expect(await screen.findByText('Email and password are required')).toBeVisible()
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus())
  expect(screen.getByLabelText('Password')).toBeInvalid()
  expect(screen.getAllByText(/required/)).toHaveLength(1)
  expect(shell.network.requests('POST /api/auth/recruiterlogin')).toHaveLength(0)
  await user.type(screen.getByLabelText('Password'), 'x')
  expect(screen.getByLabelText('Password')).toBeValid()
})

test('shows the sentence of the server and keeps the input', async () => {
  const { user, shell } = await openForm('Log in as Recruiter')
  shell.network.fail('POST /api/auth/recruiterlogin', 401, 'Invalid email or password')
  await logIn(user)
  expect(await screen.findByRole('alert')).toHaveTextContent('Invalid email or password')
  expect(screen.getByLabelText('Password')).toHaveValue('secret1')
})

test('keeps the typed email address for a reload, but not the password', async () => {
  const { user, shell } = open({ path: '/login?role=recruiter' })
  await user.type(screen.getByLabelText('Email'), 'maya@example.com')
  await user.type(screen.getByLabelText('Password'), 'secret1')
  cleanup()
  expect(JSON.stringify(sessionStorage)).not.toContain('secret1')
  render(shell.wrap(<LoginScreen />))
  expect(screen.getByLabelText('Email')).toHaveValue('maya@example.com')
  expect(screen.getByLabelText('Password')).toHaveValue('')
})

test('refuses a token that cannot be decoded', async () => {
  const { user, shell } = await openForm('Log in as Job Seeker')
  shell.network.reply('POST /api/auth/userlogin', 'nonsense')
  await logIn(user)
  expect(await screen.findByRole('alert')).toHaveTextContent('Login failed. Please try again.')
  expect(sessionStorage.getItem('token')).toBeNull()
})

test('logs in, stores token and role and navigates home', async () => {
  const { user, shell } = await openForm('Log in as Recruiter')
  const token = createToken('recruiter', 'Maya Brandt')
  shell.network.reply('POST /api/auth/recruiterlogin', token)
  await logIn(user)
  await waitFor(() => expect(shell.location()).toBe('/'))
  expect(shell.network.requests('POST /api/auth/recruiterlogin')[0]?.body).toEqual({
    email: 'maya@example.com',
    password: 'secret1',
  })
  expect(sessionStorage.getItem('token')).toBe(token)
  expect(sessionStorage.getItem('role')).toBe('recruiter')
  expect(useSession.getState().userName).toBe('Maya Brandt')
})

test('clears the toasts of the logged-out state', async () => {
  const { user, shell } = await openForm('Log in as Recruiter')
  shell.network.reply('POST /api/auth/recruiterlogin', createToken('recruiter', 'Maya Brandt'))
  const sentence = 'Your session has ended. Please log in again.'
  act(() => toast.info(sentence))
  expect(screen.getByText(sentence)).toBeVisible()
  await logIn(user)
  await waitFor(() => expect(screen.queryByText(sentence)).toBeNull())
})

test('says why a session has ended, with the address filled in, until a login fails', async () => {
  const state = { role: 'jobseeker', email: 'noa@example.com', hasEnded: true }
  const shell = createTestShell({ path: '/dashboard' })
  const Page = () =>
    useLocation().pathname === '/login' ? <LoginScreen /> : <Navigate to="/login" state={state} />
  render(shell.wrap(<Page />))
  const sentence = 'Your session has ended. Please log in again.'
  expect(screen.getByRole('status')).toHaveTextContent(sentence)
  expect(screen.getByLabelText('Email')).toHaveValue('noa@example.com')
  expect(screen.getByLabelText('Password')).toHaveAttribute('data-initial-focus')
  shell.network.fail('POST /api/auth/userlogin', 401, 'Invalid email or password')
  await userEvent.type(screen.getByLabelText('Password'), 'secret1{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent('Invalid email or password')
  expect(screen.queryByText(sentence)).not.toBeInTheDocument()
})

test('navigates to the return path after login', async () => {
  const { user, shell } = await openForm('Log in as Job Seeker', {
    path: '/login?from=%2Fproject-request%2F7%3Fq%3D1',
  })
  shell.network.reply('POST /api/auth/userlogin', createToken('jobseeker', 'Noa Levi'))
  await logIn(user)
  await waitFor(() => expect(shell.location()).toBe('/project-request/7?q=1'))
})

test.each([
  ['/login', '/'],
  ['/login?from=%2Faireview', '/aireview'],
])('leads a person who is logged in from %s to %s, without showing the form', (path, target) => {
  const { shell } = open({ role: 'recruiter', path })
  expect(screen.queryByRole('heading')).not.toBeInTheDocument()
  expect(shell.location()).toBe(target)
})

describe('the role of the last login', () => {
  async function logInAndOut() {
    const { user, shell } = await openForm('Log in as Recruiter')
    shell.network.reply('POST /api/auth/recruiterlogin', createToken('recruiter', 'Maya Brandt'))
    await logIn(user)
    await waitFor(() => expect(shell.location()).toBe('/'))
    cleanup()
    return open()
  }

  test('is preselected and can be changed', async () => {
    const { user, shell } = await logInAndOut()
    expect(screen.getByRole('heading', { name: 'Welcome back, recruiter' })).toBeVisible()
    expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('Log in as Recruiter')
    await user.type(screen.getByLabelText('Email'), 'maya@example.com')
    await user.click(screen.getByRole('button', { name: 'Log in as Job Seeker' }))
    expect(shell.location()).toBe('/login?role=jobseeker')
    expect(screen.getByLabelText('Email')).toHaveValue('maya@example.com')
    expect(screen.queryByRole('button', { name: /Log in as/ })).not.toBeInTheDocument()
  })

  test('leaves the way back to the role selection', async () => {
    const { user } = await logInAndOut()
    await user.click(screen.getByRole('button', { name: 'Back to Role Selection' }))
    expect(screen.getAllByRole('button', { name: /Log in as/ })).toHaveLength(2)
    expect(screen.queryByLabelText('Password')).not.toBeInTheDocument()
  })
})

describe('a forgotten password', () => {
  async function openForgot() {
    const opened = await openForm('Log in as Recruiter')
    await opened.user.click(screen.getByRole('button', { name: 'Forgot Password?' }))
    return opened
  }

  async function openReset() {
    const opened = await openForgot()
    opened.shell.network.reply('POST /api/auth/send-code-to-reset-password', '', {
      'reset-id': 'first-id',
    })
    await opened.user.type(screen.getByLabelText('Email'), 'maya@example.com')
    await opened.user.click(screen.getByRole('button', { name: 'Send Verification Code' }))
    await screen.findByLabelText('Verification Code')
    return opened
  }

  test('requires an email address', async () => {
    const { user } = await openForgot()
    await user.click(screen.getByRole('button', { name: 'Send Verification Code' }))
    expect(await screen.findByText('Please enter your email address')).toBeInTheDocument()
  })

  test.each([
    ['', 500, 'Failed to send verification code. Please try again.'],
    ['Please wait a minute', 429, 'Please wait a minute'],
  ])('shows why the code could not be sent (%s)', async (sentence, status, shown) => {
    const { user, shell } = await openForgot()
    shell.network.fail('POST /api/auth/send-code-to-reset-password', status, sentence)
    await user.type(screen.getByLabelText('Email'), 'maya@example.com{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent(shown)
    expect(screen.getByLabelText('Email')).toHaveValue('maya@example.com')
  })

  test('sends the code for the chosen role', async () => {
    const { shell } = await openReset()
    expect(screen.getByText('Verification code sent to your email')).toBeInTheDocument()
    expect(screen.getByLabelText('Verification Code')).toHaveFocus()
    expect(screen.getByLabelText('New Password')).toHaveAccessibleDescription(
      'At least 6 characters',
    )
    const [request] = shell.network.requests('POST /api/auth/send-code-to-reset-password')
    expect(request?.body).toEqual({ email: 'maya@example.com', isRecruiter: true })
  })

  test('returns to the login form from both steps', async () => {
    const { user } = await openReset()
    await user.click(screen.getByRole('button', { name: 'Back to Login' }))
    expect(screen.getByLabelText('Email')).toHaveValue('maya@example.com')
    await user.click(screen.getByRole('button', { name: 'Forgot Password?' }))
    expect(screen.getByRole('button', { name: 'Send Verification Code' })).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Back to Login' }))
    expect(screen.getByRole('button', { name: 'Log In' })).toBeInTheDocument()
  })

  test('keeps the step over a reload, without code and password', async () => {
    const { user } = await openReset()
    await user.type(screen.getByLabelText('Verification Code'), '12345678')
    await user.type(screen.getByLabelText('New Password'), 'better1')
    const kept = sessionStorage.getItem('passwordReset') ?? ''
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toMatch(/12345678|better1/)
    cleanup()
    expect(kept).toContain('"resetId":"first-id"')
    const again = open({ stored: { passwordReset: kept } })
    expect(screen.getByText('maya@example.com')).toBeInTheDocument()
    await again.user.click(screen.getByRole('button', { name: 'Back to Login' }))
    expect(again.shell.location()).toBe('/login?role=recruiter')
    expect(screen.getByLabelText('Email')).toHaveValue('maya@example.com')
    expect(sessionStorage.getItem('passwordReset')).toBeNull()
  })

  test.each([
    ['of an hour ago', { email: 'm@example.com', role: 'recruiter', sentAt: 0 }],
    ['without a role', { email: 'm@example.com', sentAt: Date.now() }],
    ['that is none', 'nonsense'],
  ])('does not continue a reset %s', (_, stored) => {
    open({ stored: { passwordReset: JSON.stringify(stored) } })
    expect(screen.queryByLabelText('Verification Code')).not.toBeInTheDocument()
  })

  test('sends another code a minute after the last one', async () => {
    const sentAt = Date.now() - 61_000
    const passwordReset = JSON.stringify({ email: 'maya@example.com', role: 'recruiter', sentAt })
    const { user, shell } = open({ stored: { passwordReset } })
    shell.network.reply('POST /api/auth/send-code-to-reset-password', '', { 'reset-id': 'new-id' })
    await user.click(screen.getByRole('button', { name: 'Resend code' }))
    expect(await screen.findByText('Verification code sent to your email')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Resend code' })).toBeDisabled()
    const [request] = shell.network.requests('POST /api/auth/send-code-to-reset-password')
    expect(request?.body).toEqual({ email: 'maya@example.com', isRecruiter: true })
    const kept: unknown = JSON.parse(sessionStorage.getItem('passwordReset') ?? '')
    expect(kept).not.toMatchObject({ sentAt })
    expect(kept).toMatchObject({ resetId: 'new-id' })
  })

  test('says that the connection failed', async () => {
    const { user, shell } = await openReset()
    shell.network.setOffline(true)
    await user.type(screen.getByLabelText('Verification Code'), '12345678')
    await user.type(screen.getByLabelText('New Password'), 'better1')
    await user.type(screen.getByLabelText('Confirm New Password'), 'better1{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The connection failed. Please try again.',
    )
  })

  test('validates code, password, length and confirmation', async () => {
    const { user } = await openReset()
    const submit = () => user.click(screen.getByRole('button', { name: 'Reset Password' }))
    await submit()
    expect(await screen.findByText('Please enter the verification code')).toBeInTheDocument()
    expect(screen.getByText('Please enter a new password')).toBeInTheDocument()
    await waitFor(() => expect(screen.getByLabelText('Verification Code')).toHaveFocus())

    await user.type(screen.getByLabelText('New Password'), 'short')
    await submit()
    expect(
      await screen.findByText('Password must be at least 6 characters long'),
    ).toBeInTheDocument()
    expect(screen.getByText('Passwords do not match')).toBeInTheDocument()
  })

  test('shows why the server refused the code', async () => {
    const { user, shell } = await openReset()
    shell.network.fail('POST /api/auth/verify-password-reset', 400, 'This code has expired')
    await user.type(screen.getByLabelText('Verification Code'), '12345678')
    await user.type(screen.getByLabelText('New Password'), 'better1')
    await user.type(screen.getByLabelText('Confirm New Password'), 'better1{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent('This code has expired')
    expect(screen.getByLabelText('Verification Code')).toHaveValue('12345678')
  })

  test('shows an error when the reset fails, then resets the password', async () => {
    const { user, shell } = await openReset()
    shell.network.fail('POST /api/auth/verify-password-reset', 500)
    await user.type(screen.getByLabelText('Verification Code'), '1234-5678')
    await user.type(screen.getByLabelText('New Password'), 'better1')
    await user.type(screen.getByLabelText('Confirm New Password'), 'better1{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to reset password. Please check your code and try again.',
    )

    shell.network.reply('POST /api/auth/verify-password-reset', '')
    await user.click(screen.getByRole('button', { name: 'Reset Password' }))
    expect(
      await screen.findByText(
        'Password reset successfully! You can now log in with your new password.',
      ),
    ).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Log In' })).toBeInTheDocument()
    expect(shell.network.requests('POST /api/auth/verify-password-reset').at(-1)?.body).toEqual({
      email: 'maya@example.com',
      code: 12345678,
      password: 'better1',
      resetId: 'first-id',
    })
  })
})
