import { init } from '@module-federation/enhanced/runtime'
import type { Registry } from '@swipefolio/platform/registry'
import { createTestShell } from '@swipefolio/shared/testing'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { followRegistry } from './adopt-registry'
import { retryCompletion } from './latest-registry'
import { preloadRoute } from './load-route'
import { loadedScreen } from './load-screen'
import { Page } from './page'
import { replacePageRegistry } from './page-registry'
import { startRemotes } from './remote-containers'
import { registryOf, releaseOf, serve } from './testing/served-scripts'

const whole = (): Registry => ({
  ...registryOf(releaseOf('shell', '1.0.0'), releaseOf('mfe-labs', '1.0.0')),
  routes: [{ app: 'mfe-labs', path: '/labs', screen: 'Labs', title: 'Labs' }],
})

const answer = (fetched: typeof fetch) => {
  globalThis.fetch = jest.fn(fetched)
}

const answerWhole = () => answer(async () => ({ ok: true, json: async () => whole() }) as Response)

const open = (path: string) =>
  act(async () =>
    render(
      createTestShell({ path }).wrap(
        <Suspense fallback={null}>
          <Page />
        </Suspense>,
      ),
    ),
  )

beforeAll(() => {
  init({ name: 'shell', remotes: [] })
  startRemotes()
  followRegistry()
  globalThis.trustReleases = () => undefined
  serve({ '/apps/mfe-labs/1.0.0/remoteEntry.js': { Labs: () => <h1>Labs</h1> } })
})

beforeEach(() => {
  retryCompletion()
  replacePageRegistry({ ...registryOf(releaseOf('shell', '1.0.0')), partFor: '/' })
})

it('says that a path is not available when the rest of the registry cannot be fetched, and tries again', async () => {
  jest.spyOn(console, 'error').mockReturnValue(undefined)
  answer(() => Promise.reject(new Error('offline')))
  await open('/labs')
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This page is not available right now.',
  )
  answerWhole()
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByRole('heading', { name: 'Labs' })).toBeVisible()
})

it('says that a path has no page only after the rest of the registry is known', async () => {
  answerWhole()
  await open('/nowhere')
  expect(await screen.findByRole('heading', { name: /not found/i })).toBeVisible()
  expect(fetch).toHaveBeenCalledTimes(1)
})

it('preloads the screen of an app that the page did not list', async () => {
  answerWhole()
  preloadRoute('/labs')
  await waitFor(() => expect(loadedScreen('mfe-labs', 'Labs')).toBeDefined())
})
