import type { Registry } from '@swipefolio/platform/registry'
import { act, renderHook, waitFor } from '@testing-library/react'
import { followRegistry, useIsUpdateReady } from './adopt-registry'
import { refreshRegistry } from './latest-registry'
import { registerMounted } from './mounted-screens'
import { pageRegistry, replacePageRegistry } from './page-registry'
import { registryOf, releaseOf } from './testing/served-scripts'

const shell = releaseOf('shell', '1.0.0')
const trusted = jest.fn()

beforeAll(() => {
  globalThis.trustReleases = trusted
  followRegistry()
})

beforeEach(() => replacePageRegistry(registryOf(shell, releaseOf('mfe-a', '1.0.0'))))

/** Fetches this registry as the live one. */
async function goLive(registry: Registry) {
  globalThis.fetch = jest.fn(async () => ({ ok: true, json: async () => registry }) as Response)
  await act(() => refreshRegistry(-1))
}

const versionOf = (app: string) => pageRegistry().apps[app]?.version

it('adopts a new release of an app that is not mounted, without a notice', async () => {
  const { result } = renderHook(useIsUpdateReady)
  await goLive(registryOf(shell, releaseOf('mfe-a', '2.0.0')))
  expect(versionOf('mfe-a')).toBe('2.0.0')
  expect(result.current).toBe(false)
  expect(trusted).toHaveBeenCalledWith(
    expect.arrayContaining([expect.objectContaining({ version: '2.0.0' })]),
  )
})

it('offers a new release of a mounted app, and adopts it once the app unmounts', async () => {
  const { result } = renderHook(useIsUpdateReady)
  const leave = registerMounted('mfe-a', '1.0.0')
  await goLive(registryOf(shell, releaseOf('mfe-a', '2.0.0')))
  expect(versionOf('mfe-a')).toBe('1.0.0')
  expect(result.current).toBe(true)
  act(leave)
  await waitFor(() => expect(versionOf('mfe-a')).toBe('2.0.0'))
  expect(result.current).toBe(false)
})

it('keeps the version while one screen of an app replaces another', async () => {
  const leave = registerMounted('mfe-a', '1.0.0')
  await goLive(registryOf(shell, releaseOf('mfe-a', '2.0.0')))
  leave()
  const leaveNext = registerMounted('mfe-a', '1.0.0')
  await act(async () => Promise.resolve())
  expect(versionOf('mfe-a')).toBe('1.0.0')
  act(leaveNext)
})

it('offers a new shell, which needs a reload', async () => {
  const { result } = renderHook(useIsUpdateReady)
  await goLive(registryOf(releaseOf('shell', '2.0.0'), releaseOf('mfe-a', '1.0.0')))
  expect(versionOf('shell')).toBe('1.0.0')
  expect(result.current).toBe(true)
})

it('keeps the registry when the request fails', async () => {
  jest.spyOn(console, 'debug').mockReturnValue(undefined)
  globalThis.fetch = jest.fn(() => Promise.reject(new Error('offline')))
  await refreshRegistry(-1)
  expect(versionOf('mfe-a')).toBe('1.0.0')
})
