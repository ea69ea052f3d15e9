import { init } from '@module-federation/enhanced/runtime'
import type { Registry, RegistryApp } from '@swipefolio/platform/registry'
import { createTestShell } from '@swipefolio/shared/testing'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { followRegistry } from './adopt-registry'
import { refreshRegistry } from './latest-registry'
import { replacePageRegistry } from './page-registry'
import { startRemotes } from './remote-containers'
import { RemoteScreen } from './remote-screen'
import { registryOf, releaseOf, serve, takeReports } from './testing/served-scripts'

const off: RegistryApp = {
  ...releaseOf('mfe-off', '1.0.0'),
  integrity: {},
  isOff: true,
}
const on = releaseOf('mfe-off', '1.0.0')
const shell = releaseOf('shell', '1.0.0')

beforeAll(() => {
  init({ name: 'shell', remotes: [] })
  startRemotes()
  followRegistry()
  globalThis.trustReleases = () => undefined
  serve({ '/apps/mfe-off/1.0.0/remoteEntry.js': { Home: () => <p>Content</p> } })
})

/** What the server answers when the tab asks for the registry. */
const answerWith = (registry: Registry) => {
  globalThis.fetch = jest.fn(async () => ({ ok: true, json: async () => registry }) as Response)
}

it('says that an app that is turned off is not available, loads none of it, and shows it once it is on again', async () => {
  replacePageRegistry(registryOf(shell, off))
  await takeReports()
  const app = <RemoteScreen app="mfe-off" screen="Home" title="Labs" resetKey="/" />
  await act(async () => render(createTestShell().wrap(app)))
  expect(screen.getByRole('alert')).toHaveTextContent('Labs is not available right now.')
  expect(await takeReports({ all: true })).toEqual([])

  answerWith(registryOf(shell, off))
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(screen.getByRole('alert')).toBeVisible()

  answerWith(registryOf(shell, on))
  await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }))
  expect(await screen.findByText('Content')).toBeVisible()

  answerWith(registryOf(shell, off))
  await act(() => refreshRegistry(0))
  expect(screen.getByRole('alert')).toHaveTextContent('Labs is not available right now.')
  expect(screen.queryByText('Content')).not.toBeInTheDocument()
})
