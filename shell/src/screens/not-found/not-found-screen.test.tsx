import { render, screen } from '@testing-library/react'
import type { Role } from '@swipefolio/shared/contract'
import { createTestShell } from '@swipefolio/shared/testing'
import { replacePageRegistry } from '../../remotes/page-registry'
import { registryOf, releaseOf } from '../../remotes/testing/served-scripts'
import NotFoundScreen from './not-found-screen'

test.each<[Role | undefined, string[]]>([
  [undefined, ['Project Requests', 'FAQs', 'Log In']],
  ['recruiter', ['Start Swiping', 'Dashboard', 'AI Project Review']],
  ['jobseeker', ['Dashboard', 'Project Requests', 'AI Project Review']],
])('shows that the page does not exist, with the ways on for the role: %s', (role, others) => {
  replacePageRegistry(registryOf(releaseOf('shell', '1.0.0')))
  render(createTestShell({ role, path: '/nowhere' }).wrap(<NotFoundScreen />))
  expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeInTheDocument()
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Back to Home',
    ...others,
  ])
  expect(document.title).toBe('Page not found · Swipefolio')
})
