import { init } from '@module-federation/enhanced/runtime'
import { createTestShell } from '@swipefolio/shared/testing'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { followRegistry } from '../remotes/adopt-registry'
import { refreshRegistry } from '../remotes/latest-registry'
import { clearFailure, loadScreen } from '../remotes/load-screen'
import { registerMounted } from '../remotes/mounted-screens'
import { replacePageRegistry } from '../remotes/page-registry'
import { markOverridden } from '../remotes/releases-in-tab'
import { startRemotes } from '../remotes/remote-containers'
import { registryOf, releaseOf, serve } from '../remotes/testing/served-scripts'
import { UpdateOffer } from './update-offer'

const older = /^Part of this page runs in its previous version/
const offer = 'A new version is ready'
const shell = releaseOf('shell', '1.0.0')

beforeAll(() => {
  globalThis.trustReleases = () => undefined
  init({ name: 'shell', remotes: [] })
  startRemotes()
  followRegistry()
})

beforeEach(() => {
  replacePageRegistry(registryOf(shell))
})

/** Loads a screen and puts it on the page. */
async function open(app: string, screenName: string) {
  const { version } = await loadScreen(app, screenName)
  return registerMounted(app, version)
}

const show = () => render(createTestShell().wrap(<UpdateOffer />))

it('is empty while the live releases run', () => {
  show()
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

it('shows that a previous release runs once it does, until that is dismissed', async () => {
  show()
  const previous = releaseOf('mfe-a', '1.0.0')
  replacePageRegistry(registryOf(shell, { ...releaseOf('mfe-a', '2.0.0'), previous }))
  serve({ '/apps/mfe-a/1.0.0/remoteEntry.js': { Home: () => null } })
  await act(() => loadScreen('mfe-a', 'Home'))
  expect(screen.queryByText(older)).not.toBeInTheDocument()
  const leave = await act(() => open('mfe-a', 'Home'))
  expect(screen.getByText(older).closest('[role=status]')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByText(older)).not.toBeInTheDocument()
  act(() => {
    leave()
    clearFailure('mfe-a', 'Home')
  })
})

it('leaves an overridden app that did not start to the badge', async () => {
  show()
  markOverridden(['mfe-b'])
  const previous = releaseOf('mfe-b', '1.0.0')
  replacePageRegistry(registryOf(shell, { ...releaseOf('mfe-b', '2.0.0'), previous }))
  serve({ '/apps/mfe-b/1.0.0/remoteEntry.js': { Home: () => null } })
  await act(() => open('mfe-b', 'Home'))
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

it('offers a reload for a new shell, with priority over the other notice', async () => {
  show()
  const next = registryOf(releaseOf('shell', '2.0.0'))
  globalThis.fetch = jest.fn(async () => ({ ok: true, json: async () => next }) as Response)
  await act(() => refreshRegistry(-1))
  expect(screen.getByText(offer)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Update' })).toBeEnabled()
})
