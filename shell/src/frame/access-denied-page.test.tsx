import { render, screen, within } from '@testing-library/react'
import { createTestShell, type TestShellOptions } from '@swipefolio/shared/testing'
import { replacePageRegistry } from '../remotes/page-registry'
import { registryOf, releaseOf } from '../remotes/testing/served-scripts'
import { AccessDeniedPage } from './access-denied-page'

const denied = 'Access Error: You need to be logged in to access the dashboard.'

beforeEach(() => replacePageRegistry(registryOf(releaseOf('shell', '1.0.0'))))

const open = (options: TestShellOptions) => {
  const shell = createTestShell({ path: '/swipeprojects?tech=Rust', ...options })
  render(shell.wrap(<AccessDeniedPage route={{ denied, roles: ['recruiter'] }} />))
}

test("shows a visitor the route's own sentence and a login that returns", () => {
  open({})
  expect(screen.getByText(denied)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Log In' })).toHaveAttribute(
    'href',
    '/login?from=%2Fswipeprojects%3Ftech%3DRust',
  )
  expect(screen.getByRole('link', { name: 'Sign Up' })).toHaveAttribute(
    'href',
    '/signup?from=%2Fswipeprojects%3Ftech%3DRust',
  )
})

test('shows a visitor what needs no account', () => {
  open({})
  const ways = within(screen.getByRole('navigation', { name: 'Where to go on' }))
  expect(ways.getAllByRole('link').map((way) => way.getAttribute('href'))).toEqual([
    '/project-requests',
    '/faq',
  ])
})

test('shows a person with another role whom the page is for', () => {
  open({ role: 'jobseeker' })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This page is for recruiters')
  expect(screen.getByText(/^You are logged in as a job seeker\./)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Go to Your Dashboard' })).toBeVisible()
  expect(screen.queryByText(denied)).not.toBeInTheDocument()
})
