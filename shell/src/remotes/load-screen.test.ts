import { init } from '@module-federation/enhanced/runtime'
import { act, renderHook, waitFor } from '@testing-library/react'
import { useIsLoading } from './loading-state'
import { replacePageRegistry } from './page-registry'
import {
  clearFailure,
  evictScreens,
  loadedScreen,
  loadScreen,
  preloadScreen,
  replaceBrokenScreen,
} from './load-screen'
import { substitutedApps } from './releases-in-tab'
import { startRemotes } from './remote-containers'
import { registryOf, releaseOf, serve, takeReports } from './testing/served-scripts'

const Good = () => null
const Older = () => null

const shell = releaseOf('shell', '1.0.0')

beforeAll(() => {
  init({ name: 'shell', remotes: [] })
  startRemotes()
})

beforeEach(async () => {
  await takeReports()
  serve({})
})

const live = (app: string, version: string, previous?: string) =>
  replacePageRegistry(
    registryOf(shell, {
      ...releaseOf(app, version),
      previous: previous ? releaseOf(app, previous) : undefined,
    }),
  )

it('rejects a screen that the shell does not have, and reports it as a failure of the shell', async () => {
  live('mfe-a', '1.0.0')
  await expect(loadScreen('shell', 'Nowhere')).rejects.toThrow('no screen Nowhere')
  expect(await takeReports()).toEqual(['failed of shell@1.0.0: error'])
})

it('refuses an app that is not live', () => {
  expect(() => loadScreen('mfe-none', 'Home')).toThrow('No app named mfe-none is live')
})

it('counts a screen as loading unless it loads in the background', async () => {
  let arrive = () => {}
  const late = new Promise<typeof Good>((resolve) => {
    arrive = () => resolve(Good)
  })
  live('mfe-bar', '1.0.0')
  serve({ '/apps/mfe-bar/1.0.0/remoteEntry.js': { Home: late, Chat: late } })
  const { result } = renderHook(() => useIsLoading())
  const chat = loadScreen('mfe-bar', 'Chat', { isBackground: true })
  await act(async () => undefined)
  expect(result.current).toBe(false)
  const home = loadScreen('mfe-bar', 'Home')
  await waitFor(() => expect(result.current).toBe(true))
  arrive()
  await act(async () => void (await Promise.all([chat, home])))
  expect(result.current).toBe(false)
})

it('keeps the failure of a requested load until it is cleared, then loads again', async () => {
  live('mfe-b', '1.0.0')
  const first = loadScreen('mfe-b', 'Home')
  await expect(first).rejects.toThrow('did not give a container')
  expect(loadScreen('mfe-b', 'Home')).toBe(first)
  clearFailure('mfe-b', 'Home')
  serve({ '/apps/mfe-b/1.0.0/remoteEntry.js?attempt=1': { Home: Good } })
  await expect(loadScreen('mfe-b', 'Home')).resolves.toEqual({ component: Good, version: '1.0.0' })
})

it('drops a failed preload that was not requested, and removes its script tag', async () => {
  live('mfe-c', '1.0.0', '0.9.0')
  preloadScreen('mfe-c', 'Home')
  await waitFor(() => expect(document.querySelector('script[src*=mfe-c]')).toBeNull())
  await new Promise((resolve) => setTimeout(resolve))
  serve({ '/apps/mfe-c/1.0.0/remoteEntry.js?attempt=1': { Home: Good } })
  await expect(loadScreen('mfe-c', 'Home')).resolves.toMatchObject({ version: '1.0.0' })
  expect(await takeReports()).toEqual([])
})

it('falls back to the previous release when a requested preload fails', async () => {
  live('mfe-d', '2.0.0', '1.0.0')
  serve({ '/apps/mfe-d/1.0.0/remoteEntry.js': { Home: Older } })
  preloadScreen('mfe-d', 'Home')
  const wanted = loadScreen('mfe-d', 'Home')
  await expect(wanted).resolves.toEqual({ component: Older, version: '1.0.0' })
  expect(loadedScreen('mfe-d', 'Home')).toEqual({ component: Older, version: '1.0.0' })
  expect(substitutedApps()).toEqual(['mfe-d'])
  expect(await takeReports()).toEqual(['failed of mfe-d@2.0.0: entry'])
  clearFailure('mfe-d', 'Home')
  expect(substitutedApps()).toEqual([])
})

it('loads every further screen of a failed release from its fallback', async () => {
  live('mfe-e', '2.0.0', '1.0.0')
  serve({ '/apps/mfe-e/1.0.0/remoteEntry.js': { Home: Older, More: Older } })
  await loadScreen('mfe-e', 'Home')
  serve({ '/apps/mfe-e/2.0.0/remoteEntry.js': { More: Good } })
  await expect(loadScreen('mfe-e', 'More')).resolves.toMatchObject({ version: '1.0.0' })
  expect(await takeReports()).toHaveLength(1)
})

it('replaces a screen that fails while rendering, once per release', async () => {
  live('mfe-f', '2.0.0', '1.0.0')
  serve({
    '/apps/mfe-f/2.0.0/remoteEntry.js': { Home: Good },
    '/apps/mfe-f/1.0.0/remoteEntry.js': { Home: Older },
  })
  await loadScreen('mfe-f', 'Home')
  expect(replaceBrokenScreen('mfe-f', 'Home', new Error('broken'))).toBe(true)
  await expect(loadScreen('mfe-f', 'Home')).resolves.toMatchObject({ component: Older })
  expect(replaceBrokenScreen('mfe-f', 'Home', new Error('broken'))).toBe(false)
  expect(await takeReports()).toEqual([
    'failed of mfe-f@2.0.0: error',
    'failed of mfe-f@1.0.0: error',
  ])
})

it('runs another version in the same page under the same global name', async () => {
  live('mfe-g', '1.0.0')
  serve({
    '/apps/mfe-g/1.0.0/remoteEntry.js': { Home: Older },
    '/apps/mfe-g/2.0.0/remoteEntry.js': { Home: Good },
  })
  await expect(loadScreen('mfe-g', 'Home')).resolves.toMatchObject({ component: Older })
  live('mfe-g', '2.0.0')
  evictScreens('mfe-g')
  await expect(loadScreen('mfe-g', 'Home')).resolves.toMatchObject({ component: Good })
})

it('loads a new release although a preload of the previous one is still pending', async () => {
  live('mfe-h', '1.0.0')
  serve({
    '/apps/mfe-h/1.0.0/remoteEntry.js': { Home: Older },
    '/apps/mfe-h/2.0.0/remoteEntry.js': { Home: Good },
  })
  preloadScreen('mfe-h', 'Home')
  live('mfe-h', '2.0.0')
  evictScreens('mfe-h')
  await expect(loadScreen('mfe-h', 'Home')).resolves.toMatchObject({ component: Good })
  await new Promise((resolve) => setTimeout(resolve))
  expect(loadedScreen('mfe-h', 'Home')).toMatchObject({ component: Good })
})

it('finishes a requested load in the release in which it started', async () => {
  live('mfe-i', '1.0.0')
  serve({
    '/apps/mfe-i/1.0.0/remoteEntry.js': { Home: Older },
    '/apps/mfe-i/2.0.0/remoteEntry.js': { Home: Good },
  })
  const wanted = loadScreen('mfe-i', 'Home')
  live('mfe-i', '2.0.0')
  evictScreens('mfe-i')
  expect(loadScreen('mfe-i', 'Home')).toBe(wanted)
  await expect(wanted).resolves.toMatchObject({ component: Older })
})

it('returns a loaded screen synchronously', async () => {
  expect(loadedScreen('shell', 'NotFound')).toBeUndefined()
  const loaded = await loadScreen('shell', 'NotFound')
  expect(loadedScreen('shell', 'NotFound')).toEqual(loaded)
})
