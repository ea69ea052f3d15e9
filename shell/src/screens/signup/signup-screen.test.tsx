import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from '@swipefolio/shared/router'
import { createTestShell } from '@swipefolio/shared/testing'
import { Frame } from '../../frame/frame'
import { replacePageRegistry } from '../../remotes/page-registry'
import LoginScreen from '../login/login-screen'
import SignupScreen from './signup-screen'

beforeEach(() => {
  window.scrollTo = jest.fn()
  localStorage.clear()
})

afterEach(() => jest.useRealTimers())

const timedUser = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime })

function open(stored: Record<string, string> = {}, path = '/signup', user = userEvent.setup()) {
  const shell = createTestShell({ path, route: '/signup' })
  for (const [key, value] of Object.entries(stored)) sessionStorage.setItem(key, value)
  render(shell.wrap(<SignupScreen />))
  return { shell, user }
}

const waiting = {
  verificationSent: 'true',
  verificationEmail: 'maya@example.com',
  selectedRole: 'recruiter',
}

type User = ReturnType<typeof userEvent.setup>

const fill = async (user: User, values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values)) {
    await user.type(screen.getByLabelText(label), value)
  }
}

const person = {
  'First Name': 'Maya',
  'Last Name': 'Brandt',
  Email: 'maya@example.com',
  Password: 'secret1',
  'Confirm Password': 'secret1',
}

test('asks recruiters for their company, job seekers not', async () => {
  const { user } = open()
  await user.click(screen.getByRole('button', { name: 'Sign Up as Job Seeker' }))
  expect(screen.queryByLabelText('Company Name')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Back to Role Selection' }))
  await user.click(screen.getByRole('button', { name: 'Sign Up as Recruiter' }))
  expect(screen.getByLabelText('Company Name')).toBeInTheDocument()
})

test('leads to the mailbox of a server that sends no mail', async () => {
  const configuration = document.createElement('script')
  Object.assign(configuration, { id: 'configuration', type: 'application/json' })
  configuration.textContent = JSON.stringify({ mailbox: '/dev/mailbox' })
  document.head.append(configuration)
  const { shell, user } = open({}, '/signup?role=jobseeker')
  shell.network.reply('POST /api/auth/request-register', 'sent')
  await fill(user, person)
  await user.click(screen.getByRole('button', { name: 'Sign Up' }))
  expect(
    await screen.findByRole('link', { name: 'Open the mailbox with your code' }),
  ).toHaveAttribute('href', '/dev/mailbox?to=maya%40example.com')
  configuration.remove()
})

test('accepts only known roles from the URL', async () => {
  const { user } = open({}, '/signup?role=admin')
  await user.click(screen.getByRole('button', { name: 'Sign Up as Recruiter' }))
  expect(screen.getAllByRole('textbox').map((field) => field.getAttribute('name'))).toEqual([
    'firstName',
    'lastName',
    'email',
    'companyName',
  ])
  expect(document.title).toBe('Sign Up · Swipefolio')
  expect(screen.getByRole('link', { name: 'Log In' })).toHaveAttribute('href', '/login')
})

test('shows an error at each missing field and focuses the first', async () => {
  const { user, shell } = open({}, '/signup?role=recruiter')
  await user.click(screen.getByRole('button', { name: 'Sign Up' }))
  for (const sentence of [
    'First name is required',
    'Last name is required',
    'Email is required',
    'Password is required',
    'Company name is required for recruiters',
  ]) {
    expect(await screen.findByText(sentence)).toBeInTheDocument()
  }
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Password is required')
  await waitFor(() => expect(screen.getByLabelText('First Name')).toHaveFocus())
  expect(shell.network.requests('POST /api/auth/request-register')).toHaveLength(0)
})

test('validates the email address, the length of the password and its confirmation', async () => {
  const { user } = open({}, '/signup?role=jobseeker')
  await fill(user, { ...person, Email: 'maya@example', Password: 'short', 'Confirm Password': 'x' })
  await user.click(screen.getByRole('button', { name: 'Sign Up' }))
  expect(await screen.findByText('Please enter a valid email address')).toBeInTheDocument()
  expect(screen.getByText('Password must be at least 6 characters long')).toBeInTheDocument()
  expect(screen.getByText('Passwords do not match')).toBeInTheDocument()
})

test.each([
  ['Terms of Service', '/terms'],
  ['Privacy Policy', '/privacy'],
])('links to the %s in a new tab, so that the input is not lost', (name, path) => {
  open({}, '/signup?role=jobseeker')
  expect(screen.getByText(/By signing up you confirm that you are 18 or over/)).toBeInTheDocument()
  const link = screen.getByRole('link', { name })
  expect(link).toHaveAttribute('href', path)
  expect(link).toHaveAttribute('target', '_blank')
})

test.each([
  ['', 500, 'Registration failed. Please try again.'],
  ['Too many attempts', 429, 'Too many attempts'],
])('keeps the form when registration fails (%s)', async (sentence, status, shown) => {
  const { user, shell } = open({}, '/signup?role=jobseeker')
  shell.network.fail('POST /api/auth/request-register', status, sentence)
  await fill(user, person)
  await user.click(screen.getByRole('button', { name: 'Sign Up' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(shown)
  for (const [label, value] of Object.entries(person)) {
    expect(screen.getByLabelText(label)).toHaveValue(value)
  }
})

test('keeps what was typed for a reload and for the other role, but no password', async () => {
  const { user, shell } = open({}, '/signup?role=jobseeker')
  await fill(user, person)
  cleanup()
  expect(JSON.stringify(sessionStorage)).not.toContain(person.Password)
  render(shell.wrap(<SignupScreen />))
  for (const label of ['First Name', 'Last Name', 'Email'] as const) {
    expect(screen.getByLabelText(label)).toHaveValue(person[label])
  }
  expect(screen.getByLabelText('Password')).toHaveValue('')
  await user.click(screen.getByRole('button', { name: 'Back to Role Selection' }))
  await user.click(screen.getByRole('button', { name: 'Sign Up as Recruiter' }))
  expect(screen.getByLabelText('First Name')).toHaveValue('Maya')
})

test('registers and keeps the verification step for a reload', async () => {
  const { user, shell } = open({}, '/signup?role=recruiter')
  shell.network.reply('POST /api/auth/request-register', '')
  await fill(user, { ...person, 'Company Name': 'Lumen Works' })
  await user.click(screen.getByRole('button', { name: 'Sign Up' }))
  expect(await screen.findByRole('heading', { name: 'Verify Your Email' })).toBeVisible()
  expect(screen.getByLabelText('Verification Code')).toHaveFocus()
  expect(shell.network.requests('POST /api/auth/request-register')[0]?.body).toEqual({
    id: 0,
    firstName: 'Maya',
    lastName: 'Brandt',
    email: 'maya@example.com',
    password: 'secret1',
    recruiter: true,
    companyName: 'Lumen Works',
  })
  expect(sessionStorage.getItem('verificationSent')).toBe('true')
  expect(sessionStorage.getItem('verificationEmail')).toBe('maya@example.com')
  expect(sessionStorage.getItem('selectedRole')).toBe('recruiter')
})

test('has the focus in the code field after a reload, but not where that opens a keyboard', () => {
  open(waiting)
  expect(screen.getByLabelText('Verification Code')).toHaveFocus()
  cleanup()
  Object.assign(window, { matchMedia: (query: string) => ({ matches: query.includes('coarse') }) })
  open(waiting)
  expect(document.body).toHaveFocus()
  Reflect.deleteProperty(window, 'matchMedia')
})

test('requires the code', async () => {
  const { user } = open(waiting)
  await user.click(screen.getByRole('button', { name: 'Verify' }))
  expect(await screen.findByText('Please enter the verification code')).toBeInTheDocument()
})

test.each([
  ['', 500, 'Verification failed. Please check your code and try again.'],
  ['This code has expired', 400, 'This code has expired'],
])('shows why the code was refused (%s)', async (sentence, status, shown) => {
  const { user, shell } = open(waiting)
  shell.network.fail('POST /api/auth/verify-request/:email', status, sentence)
  await user.type(screen.getByLabelText('Verification Code'), '12345678{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent(shown)
  expect(screen.getByLabelText('Verification Code')).toHaveValue('12345678')
  expect(sessionStorage.getItem('verificationSent')).toBe('true')
})

test('sends the code as a number, then navigates to the login page', async () => {
  const { user, shell } = open(waiting)
  shell.network.reply('POST /api/auth/verify-request/:email', '')
  await user.type(screen.getByLabelText('Verification Code'), '1234 5678{Enter}')
  await waitFor(() => expect(shell.location()).toBe('/login'))
  expect(shell.network.requests('POST /api/auth/verify-request/:email')[0]?.body).toEqual({
    code: 12345678,
  })
  expect(sessionStorage.getItem('verificationSent')).toBeNull()
  expect(sessionStorage.getItem('verificationEmail')).toBeNull()
})

test('names its own registration with the code and when it asks for another', async () => {
  const { user, shell } = open({ ...waiting, registrationId: '4711' })
  shell.network.reply('POST /api/auth/resend-code', '')
  shell.network.reply('POST /api/auth/verify-request/:email', '')
  await user.type(screen.getByLabelText('Verification Code'), '1234 5678{Enter}')
  await waitFor(() => expect(shell.location()).toBe('/login'))
  expect(shell.network.requests('POST /api/auth/verify-request/:email')[0]?.body).toEqual({
    code: 12345678,
    registrationId: 4711,
  })
  expect(sessionStorage.getItem('registrationId')).toBeNull()
})

describe('a code of eight digits', () => {
  const verify = 'POST /api/auth/verify-request/:email'
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))

  beforeEach(() => jest.useFakeTimers())

  test('is sent without a press of the button', async () => {
    const { user, shell } = open(waiting, '/signup', timedUser())
    shell.network.reply(verify, '')
    await user.type(screen.getByLabelText('Verification Code'), '1234 567')
    await pass(5000)
    expect(shell.network.requests(verify)).toHaveLength(0)
    await user.keyboard('8')
    await pass(400)
    expect(shell.network.requests(verify)).toHaveLength(1)
    expect(shell.location()).toBe('/login')
  })

  test('is not sent twice when the button is pressed, too', async () => {
    const { user, shell } = open(waiting, '/signup', timedUser())
    shell.network.fail(verify, 400, 'This code has expired')
    await user.type(screen.getByLabelText('Verification Code'), '12345678{Enter}')
    await pass(5000)
    expect(screen.getByRole('alert')).toHaveTextContent('This code has expired')
    expect(shell.network.requests(verify)).toHaveLength(1)
  })

  test('is sent again after a refusal once it was changed', async () => {
    const { user, shell } = open(waiting, '/signup', timedUser())
    shell.network.fail(verify, 400, 'This code has expired')
    await user.type(screen.getByLabelText('Verification Code'), '12345678')
    await pass(5000)
    expect(shell.network.requests(verify)).toHaveLength(1)
    await user.keyboard('{Backspace}9')
    await pass(400)
    expect(shell.network.requests(verify).at(-1)?.body).toEqual({ code: 12345679 })
    expect(shell.network.requests(verify)).toHaveLength(2)
  })

  test('is sent again after a lost connection once it was typed again', async () => {
    const { user, shell } = open(waiting, '/signup', timedUser())
    shell.network.fail(verify, 500)
    await user.type(screen.getByLabelText('Verification Code'), '12345678')
    await pass(400)
    await user.keyboard('{Backspace}8')
    await pass(400)
    expect(shell.network.requests(verify)).toHaveLength(2)
  })
})

test('leads a person who is logged in home, without showing the form', () => {
  const shell = createTestShell({ role: 'jobseeker', path: '/signup', route: '/signup' })
  render(shell.wrap(<SignupScreen />))
  expect(screen.queryByRole('heading')).not.toBeInTheDocument()
  expect(shell.location()).toBe('/')
})

test('opens the login page with role and address filled in and the focus in the password', async () => {
  replacePageRegistry({ apps: {}, routes: [], menu: [], slots: [] })
  const shell = createTestShell({ path: '/signup' })
  for (const [key, value] of Object.entries(waiting)) sessionStorage.setItem(key, value)
  shell.network.reply('POST /api/auth/verify-request/:email', '')
  render(
    shell.wrap(
      <Frame menu={[]}>
        <Routes>
          <Route path="/signup" element={<SignupScreen />} />
          <Route path="/login" element={<LoginScreen />} />
        </Routes>
      </Frame>,
    ),
  )
  await userEvent.type(screen.getByLabelText('Verification Code'), '12345678{Enter}')
  expect(await screen.findByRole('heading', { name: 'Welcome, recruiter' })).toBeVisible()
  expect(screen.getByText('Account verified successfully! Please log in.')).toBeVisible()
  expect(shell.location()).toBe('/login')
  expect(screen.getByLabelText('Email')).toHaveValue('maya@example.com')
  await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus())
  expect(screen.getByRole('button', { name: 'Log in as Job Seeker' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Sign Up' })).toBeNull()

  // Enters that were meant for the code, which has submitted itself.
  await userEvent.keyboard('{Enter}{Enter}')
  expect(screen.queryByText('Email and password are required')).toBeNull()
  await userEvent.keyboard('x{Backspace}{Enter}')
  expect(await screen.findByText('Email and password are required')).toBeVisible()

  shell.network.fail('POST /api/auth/recruiterlogin', 401, 'Invalid email or password')
  await userEvent.type(screen.getByLabelText('Password'), 'secret2{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent('Invalid email or password')
  expect(screen.queryByText('Account verified successfully! Please log in.')).toBeNull()
})

test('sends another code after sixty seconds', async () => {
  jest.useFakeTimers()
  const { user, shell } = open(waiting, '/signup', timedUser())
  const resend = screen.getByRole('button', { name: 'Resend code' })
  act(() => jest.advanceTimersByTime(59_000))
  expect(resend).toBeDisabled()
  act(() => jest.advanceTimersByTime(1000))
  expect(resend).toBeEnabled()

  shell.network.reply('POST /api/auth/resend-code', '')
  await user.click(resend)
  expect(await screen.findByText('Verification code sent to your email')).toBeInTheDocument()
  expect(shell.network.requests('POST /api/auth/resend-code')[0]?.body).toEqual({
    email: 'maya@example.com',
    isRecruiter: true,
  })
  expect(resend).toBeDisabled()
})

test('continues the countdown after a reload', () => {
  jest.useFakeTimers()
  open({ ...waiting, codeSentAt: String(Date.now() - 20_000) })
  expect(screen.getByText(/another code in 40 s/)).toBeInTheDocument()
})

test('says that the connection failed', async () => {
  const { user, shell } = open(waiting)
  shell.network.setOffline(true)
  await user.type(screen.getByLabelText('Verification Code'), '12345678{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The connection failed. Please try again.',
  )
})

test.each([
  ['', 500, 'Failed to send verification code. Please try again.'],
  ['Please wait a minute', 429, 'Please wait a minute'],
])('shows why no other code was sent (%s)', async (sentence, status, shown) => {
  jest.useFakeTimers()
  const { user, shell } = open(waiting, '/signup', timedUser())
  shell.network.fail('POST /api/auth/resend-code', status, sentence)
  act(() => jest.advanceTimersByTime(60_000))
  await user.click(screen.getByRole('button', { name: 'Resend code' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(shown)
  expect(screen.getByRole('button', { name: 'Resend code' })).toBeEnabled()
})

test('welcomes the new member by name on the login page', async () => {
  const shell = createTestShell({ path: '/signup?role=jobseeker' })
  shell.network.reply('POST /api/auth/request-register', '')
  shell.network.reply('POST /api/auth/verify-request/:email', '')
  render(
    shell.wrap(
      <Routes>
        <Route path="/signup" element={<SignupScreen />} />
        <Route path="/login" element={<LoginScreen />} />
      </Routes>,
    ),
  )
  const user = userEvent.setup()
  await fill(user, person)
  await user.click(screen.getByRole('button', { name: 'Sign Up' }))
  await user.type(await screen.findByLabelText('Verification Code'), '12345678{Enter}')
  expect(await screen.findByRole('heading', { name: 'Welcome, Maya' })).toBeVisible()
  expect(screen.getByText(/you can show what you have built/)).toBeVisible()
})

test('returns to the filled form for a different email', async () => {
  const { user, shell } = open({}, '/signup?role=jobseeker')
  shell.network.reply('POST /api/auth/request-register', '')
  await fill(user, person)
  await user.click(screen.getByRole('button', { name: 'Sign Up' }))
  await user.click(await screen.findByRole('button', { name: 'Use a different email' }))
  expect(screen.getByLabelText('First Name')).toHaveValue('Maya')
  expect(screen.getByLabelText('Email')).toHaveValue('maya@example.com')
})

test('returns to the form of the role after a reload', async () => {
  const { user } = open(waiting)
  await user.click(screen.getByRole('button', { name: 'Use a different email' }))
  expect(screen.getByLabelText('Company Name')).toBeInTheDocument()
  expect(sessionStorage.getItem('verificationSent')).toBeNull()
})
