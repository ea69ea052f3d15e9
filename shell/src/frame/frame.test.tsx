import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { RegistryMenuEntry } from '@swipefolio/platform/registry'
import { profile, useQuery } from '@swipefolio/shared/api'
import { Link, useLocation } from '@swipefolio/shared/router'
import { createTestShell, type TestShellOptions } from '@swipefolio/shared/testing'
import { toast, useDocumentTitle } from '@swipefolio/shared/ui'
import { useEffect, useState } from 'react'
import { currentRole } from '../remotes/current-role'
import { replacePageRegistry } from '../remotes/page-registry'
import { registryOf } from '../remotes/testing/served-scripts'
import { Frame } from './frame'

const menu: RegistryMenuEntry[] = [
  { app: 'mfe-public', label: 'Home', path: '/', order: 10 },
  {
    app: 'mfe-recruiter',
    label: 'Start Swiping',
    path: '/swipeprojects',
    order: 20,
    roles: ['recruiter'],
  },
  { app: 'mfe-public', label: 'FAQs', path: '/faq', order: 50 },
]

const sessionKeys = [
  'notifications',
  'notificationCount',
  'activeChatId',
  'openChat',
  'verificationSent',
  'verificationEmail',
  'selectedRole',
]

const SomePage = () => {
  const { pathname, search } = useLocation()
  useDocumentTitle(pathname)
  if (pathname === '/dashboard') {
    return search ? <h1>Contacts</h1> : <Link to="?section=contacts">Your contacts</Link>
  }
  return pathname === '/faq' ? <h1>Questions</h1> : pathname === '/terms' ? null : <h1>Home</h1>
}

/** The path and role of each render. */
const rendered: string[] = []

const states: unknown[] = []

const Recorder = () => {
  const { pathname, state } = useLocation() as { pathname: string; state: unknown }
  states.push(state)
  rendered.push(`${pathname} ${currentRole()}`)
  return null
}

const PrivatePage = () => {
  useQuery(profile.jobSeeker())
  useQuery(profile.jobSeekerStats())
  return <h1>Private</h1>
}

const dashboard = { app: 'mfe-jobseeker', screen: 'Dashboard', title: 'Dashboard' }
const routes = [{ ...dashboard, path: '/dashboard', roles: ['jobseeker'] }]

beforeEach(() => {
  window.scrollTo = jest.fn()
  replacePageRegistry({ ...registryOf(), routes })
})

afterEach(() => jest.useRealTimers())

const timedUser = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime })

function open(options: TestShellOptions = {}, page = <SomePage />, user = userEvent.setup()) {
  const shell = createTestShell(options)
  for (const prefix of ['user', 'recruiter'] as const) {
    shell.network.reply(`GET /api/${prefix}/notifications/unseen-exist`, false)
  }
  shell.network.reply('POST /api/auth/logout', '')
  render(shell.wrap(<Frame menu={menu}>{page}</Frame>))
  return { shell, user }
}

const mainMenu = () => screen.getByRole('navigation', { name: 'Main' })
const toggle = () => screen.getByRole('button', { name: 'Menu' })

describe('the menu', () => {
  test.each(['jobseeker', undefined] as const)('hides Start Swiping from a %s', (role) => {
    open({ role })
    expect(screen.queryByRole('link', { name: 'Start Swiping' })).not.toBeInTheDocument()
    expect(within(mainMenu()).getAllByRole('link')).toHaveLength(2)
  })

  test('shows the entries in their order and marks the current page', () => {
    open({ role: 'recruiter', path: '/faq' })
    const links = within(mainMenu()).getAllByRole('link')
    expect(links.map((link) => link.textContent)).toEqual(['Home', 'Start Swiping', 'FAQs'])
    expect(screen.getAllByRole('link', { current: 'page' })).toEqual([links[2]])
  })

  test('closes on a link, outside, on Esc and when the window grows', async () => {
    const { user } = open()
    const expectState = (isOpen: boolean) =>
      expect(toggle()).toHaveAttribute('aria-expanded', String(isOpen))
    expectState(false)

    await user.click(toggle())
    expectState(true)
    await user.click(within(mainMenu()).getByRole('link', { name: 'FAQs' }))
    expectState(false)

    await user.click(toggle())
    await user.click(screen.getByRole('contentinfo'))
    expectState(false)

    await user.click(toggle())
    await user.keyboard('{Escape}')
    expectState(false)
    expect(toggle()).toHaveFocus()

    window.innerWidth = 1099
    await user.click(toggle())
    fireEvent(window, new Event('resize'))
    expectState(true)
    window.innerWidth = 1100
    fireEvent(window, new Event('resize'))
    expectState(false)
  })
})

test('what is over the page comes after the header and before the page', () => {
  const shell = createTestShell()
  const overlay = <button type="button">Messages</button>
  const page = <button type="button">In the page</button>
  render(shell.wrap(<Frame {...{ menu, overlay }}>{page}</Frame>))
  const names = ['Menu', 'Messages', 'In the page', 'Dark']
  const inOrder = screen
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent)
    .filter((name) => names.includes(name))
  expect(inOrder).toEqual(names)
})

test('the open menu leads members to their dashboard, after the entries of the apps', async () => {
  const { user } = open({ role: 'jobseeker' })
  await user.click(toggle())
  const links = within(mainMenu()).getAllByRole('link')
  expect(links.map((link) => link.textContent)).toEqual(['Home', 'FAQs', 'Dashboard'])
  await user.click(within(mainMenu()).getByRole('link', { name: 'Dashboard' }))
  expect(toggle()).toHaveAttribute('aria-expanded', 'false')
})

test('the open menu shows visitors no dashboard', async () => {
  const { user } = open()
  await user.click(toggle())
  expect(within(mainMenu()).queryByRole('link', { name: 'Dashboard' })).not.toBeInTheDocument()
})

test('links home by the logo', async () => {
  const { user, shell } = open({ path: '/faq' })
  await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Swipefolio' }))
  expect(shell.location()).toBe('/')
})

describe('the profile area', () => {
  test('links visitors to the login page', () => {
    open()
    expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login')
    expect(screen.queryByRole('button', { name: /Notifications/ })).not.toBeInTheDocument()
  })

  test('links to the dashboard', async () => {
    const { user, shell } = open({ role: 'recruiter', userName: 'Maya Brandt' })
    await user.click(screen.getByRole('button', { name: 'Maya Brandt' }))
    await user.click(screen.getByRole('menuitem', { name: 'Dashboard' }))
    expect(shell.location()).toBe('/dashboard')
  })

  test('logs out', async () => {
    const { user, shell } = open({ role: 'recruiter', userName: 'Maya Brandt' })
    for (const key of sessionKeys) sessionStorage.setItem(key, 'true')
    await user.click(screen.getByRole('button', { name: 'Maya Brandt' }))
    await user.click(screen.getByRole('menuitem', { name: 'Logout' }))
    await waitFor(() => expect(shell.location()).toBe('/login'))
    expect(shell.network.requests('POST /api/auth/logout')).toHaveLength(1)
    expect(screen.getByRole('link', { name: 'Login' })).toBeInTheDocument()
    expect(sessionStorage).toHaveLength(0)
  })

  test.each(['refuses', 'is silent'])('logs out when the server %s', async (how) => {
    jest.useFakeTimers()
    jest.spyOn(console, 'debug').mockImplementation()
    const { user, shell } = open(
      { role: 'jobseeker', userName: 'Noa Levi' },
      undefined,
      timedUser(),
    )
    if (how === 'refuses') shell.network.fail('POST /api/auth/logout', 500)
    else shell.network.hold('POST /api/auth/logout')
    await user.click(screen.getByRole('button', { name: 'Noa Levi' }))
    await user.click(screen.getByRole('menuitem', { name: 'Logout' }))
    await act(() => jest.advanceTimersByTimeAsync(2000))
    expect(shell.location()).toBe('/login')
    expect(sessionStorage.getItem('token')).toBeNull()
  })
})

describe('navigation', () => {
  test('does not move the focus on the first page', () => {
    open()
    expect(document.body).toHaveFocus()
  })

  test('moves the focus to the title of the new page, without the errors of the last', async () => {
    const { user } = open()
    jest.spyOn(Date, 'now').mockReturnValueOnce(0)
    act(() => void toast.error('Failed to undo'))
    await user.click(within(mainMenu()).getByRole('link', { name: 'FAQs' }))
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Questions' })).toHaveFocus())
    expect(screen.queryByText('Failed to undo')).not.toBeInTheDocument()
  })

  test('keeps the focus on the title when that of the loaded content takes its place', async () => {
    const content = new EventTarget()
    const Loading = () => {
      const [isLoaded, setLoaded] = useState(false)
      const { pathname } = useLocation()
      useEffect(() => content.addEventListener('load', () => setLoaded(true)), [])
      return <h1 key={String(isLoaded)}>{isLoaded ? 'Tide Tables' : pathname}</h1>
    }
    const Loads = () => <Loading key={useLocation().pathname} />
    const { user } = open({}, <Loads />)
    await user.click(within(mainMenu()).getByRole('link', { name: 'FAQs' }))
    await waitFor(() => expect(screen.getByRole('heading', { name: '/faq' })).toHaveFocus())
    act(() => void content.dispatchEvent(new Event('load')))
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Tide Tables' })).toHaveFocus())
  })

  test('begins a section at its top, and moves a focus that was lost with the last one to its title', async () => {
    const { user } = open({ path: '/dashboard' })
    const scroll = jest.spyOn(window, 'scrollTo').mockImplementation()
    await user.click(screen.getByRole('link', { name: 'Your contacts' }))
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Contacts' })).toHaveFocus())
    expect(scroll).toHaveBeenCalledWith(0, 0)
  })

  test('falls back to focusing main and announces the title', async () => {
    jest.useFakeTimers()
    const { user } = open({}, undefined, timedUser())
    await user.click(screen.getByRole('link', { name: 'Terms of Service' }))
    await act(() => jest.advanceTimersByTimeAsync(3000))
    expect(screen.getByRole('main')).toHaveFocus()
    expect(screen.getByText('/terms · Swipefolio')).toBeInTheDocument()
  })

  test('skips to the content', async () => {
    Element.prototype.scrollIntoView = jest.fn()
    const { user } = open()
    await user.tab()
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(screen.getByRole('main')).toHaveFocus()
  })
})

test('navigates from an expired session to the login page which says why, with a return path', async () => {
  const { shell } = open(
    { role: 'jobseeker', path: '/dashboard?section=projects' },
    <>
      <Recorder />
      <PrivatePage />
    </>,
  )
  shell.network.fail('GET /api/user/details', 401, 'Please log in')
  shell.network.fail('GET /api/user/dashboard-stats', 401, 'Please log in')
  await waitFor(() =>
    expect(shell.location()).toBe('/login?from=%2Fdashboard%3Fsection%3Dprojects'),
  )
  expect(shell.network.requests('GET /api/user/dashboard-stats')).toHaveLength(1)
  expect(states.at(-1)).toMatchObject({ role: 'jobseeker', hasEnded: true })
  expect(screen.queryByText('Your session has ended. Please log in again.')).toBeNull()
  expect(sessionStorage.getItem('token')).toBeNull()
  // The session ends after the private page has gone.
  expect([...new Set(rendered)]).toEqual(['/dashboard jobseeker', '/login jobseeker'])
})

test('keeps a public page open when the session expires, with ways to log in that lead back', async () => {
  const { shell, user } = open({ role: 'jobseeker', path: '/faq?q=1' }, <PrivatePage />)
  shell.network.fail('GET /api/user/details', 401, 'Please log in')
  shell.network.fail('GET /api/user/dashboard-stats', 401, 'Please log in')
  await waitFor(() => expect(sessionStorage.getItem('token')).toBeNull())
  expect(screen.getAllByText('Your session has ended. Please log in again.')).toHaveLength(1)
  expect(shell.location()).toBe('/faq?q=1')
  const login = '/login?from=%2Ffaq%3Fq%3D1'
  expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', login)
  await user.click(screen.getByRole('button', { name: 'Log In' }))
  expect(shell.location()).toBe(login)
})

test('links to the pages of the footer', () => {
  open()
  const links = within(screen.getByRole('contentinfo')).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Swipefolio', '/'],
    ['About Us', '/aboutus'],
    ['Project Requests', '/project-requests'],
    ['FAQs', '/faq'],
    ['Terms of Service', '/terms'],
    ['Privacy Policy', '/privacy'],
  ])
})

test('switches the colour theme', async () => {
  const { user } = open()
  await user.click(screen.getByRole('button', { name: 'Dark' }))
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark')
  await user.click(screen.getByRole('button', { name: 'System' }))
  expect(document.documentElement).not.toHaveAttribute('data-theme')
})
