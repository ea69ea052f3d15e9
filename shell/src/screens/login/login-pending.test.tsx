import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLocation } from '@swipefolio/shared/router'
import { createTestShell, createToken } from '@swipefolio/shared/testing'
import { Suspense, use } from 'react'
import LoginScreen from './login-screen'

const LoadedHome = ({ loaded }: { loaded: Promise<string> }) => <h1>{use(loaded)}</h1>

test('the form stays busy until the next screen has loaded, and sends once', async () => {
  let load: ((title: string) => void) | undefined
  const loaded = new Promise<string>((resolve) => (load = resolve))
  const Page = () =>
    useLocation().pathname === '/' ? <LoadedHome loaded={loaded} /> : <LoginScreen />
  const shell = createTestShell({ path: '/login?role=recruiter' })
  shell.network.reply('POST /api/auth/recruiterlogin', createToken('recruiter', 'Maya Brandt'))
  render(
    shell.wrap(
      <Suspense fallback={null}>
        <Page />
      </Suspense>,
    ),
  )
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('Email'), 'maya@example.com')
  await user.type(screen.getByLabelText('Password'), 'secret1{Enter}')
  await waitFor(() => expect(sessionStorage.getItem('token')).not.toBeNull())
  await act(async () => {})
  expect(screen.getByRole('button', { name: 'Log In' })).toHaveAttribute('aria-disabled', 'true')
  await user.type(screen.getByLabelText('Password'), '{Enter}')
  expect(shell.network.requests('POST /api/auth/recruiterlogin')).toHaveLength(1)
  await act(async () => load?.('Home'))
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible()
})
