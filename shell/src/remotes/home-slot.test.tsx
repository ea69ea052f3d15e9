import { init } from '@module-federation/enhanced/runtime'
import type { Registry } from '@swipefolio/platform/registry'
import { createTestShell, type TestShellOptions } from '@swipefolio/shared/testing'
import { act, render, screen } from '@testing-library/react'
import { HomeSlot } from './home-slot'
import { replacePageRegistry } from './page-registry'
import { startRemotes } from './remote-containers'
import { registryOf, releaseOf, serve } from './testing/served-scripts'

const Own = () => <h1>What waits for you</h1>

beforeAll(() => {
  init({ name: 'shell', remotes: [] })
  startRemotes()
})

const slots: Registry['slots'] = [
  { app: 'mfe-home', slot: 'home', screen: 'Home', title: 'Your home', roles: ['recruiter'] },
]

async function show(options: TestShellOptions) {
  const registry = registryOf(releaseOf('shell', '1.0.0'), releaseOf('mfe-home', '1.0.0'))
  replacePageRegistry({ ...registry, slots })
  serve({ '/apps/mfe-home/1.0.0/remoteEntry.js': { Home: Own } })
  await act(async () =>
    render(createTestShell(options).wrap(<HomeSlot content={Promise.resolve()} />)),
  )
}

it.each<[string, TestShellOptions]>([
  ['a visitor', {}],
  ['another role', { role: 'jobseeker' }],
  ['another page', { role: 'recruiter', path: '/faq' }],
])('shows nothing to %s', async (_who, options) => {
  await show(options)
  expect(document.querySelector('[data-home]')).not.toBeInTheDocument()
})

it('shows the part of the role on the home page', async () => {
  await show({ role: 'recruiter' })
  expect(await screen.findByRole('heading', { name: 'What waits for you' })).toBeVisible()
})
