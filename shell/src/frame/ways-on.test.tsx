import { render, screen, within } from '@testing-library/react'
import type { Role } from '@swipefolio/shared/contract'
import { createTestShell } from '@swipefolio/shared/testing'
import { replacePageRegistry } from '../remotes/page-registry'
import { registryOf, releaseOf } from '../remotes/testing/served-scripts'
import { WaysOn } from './ways-on'

const shell = releaseOf('shell', '1.0.0')

beforeEach(() => replacePageRegistry(registryOf(shell)))

const ways = () =>
  within(screen.getByRole('navigation', { name: 'Where to go on' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

test.each<[Role | undefined, string[]]>([
  [undefined, ['Project Requests', 'FAQs', 'Log In']],
  ['recruiter', ['Start Swiping', 'Dashboard', 'AI Project Review']],
  ['jobseeker', ['Dashboard', 'Project Requests', 'AI Project Review']],
])('offers pages for the role: %s', (role, names) => {
  render(createTestShell({ role, path: '/nowhere' }).wrap(<WaysOn />))
  expect(ways()).toEqual(names)
})

test('offers no page of an app that is turned off', () => {
  const off = { ...releaseOf('mfe-public', '1.0.0'), isOff: true as const }
  const route = { app: 'mfe-public', path: '/faq', screen: 'Faq', title: 'FAQs' }
  replacePageRegistry({ ...registryOf(shell, off), routes: [route] })
  render(createTestShell({ path: '/nowhere' }).wrap(<WaysOn />))
  expect(ways()).toEqual(['Project Requests', 'Log In'])
})
