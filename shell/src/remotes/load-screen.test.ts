import { init } from '@module-federation/enhanced/runtime'
import { waitFor } from '@testing-library/react'
import { forgetFailure, loadedScreen, loadScreen, preloadScreen } from './load-screen'

const registry = {
  apps: {
    'mfe-gone': {
      version: '1.0.0',
      base: '/apps/mfe-gone/1.0.0/',
      entry: 'remoteEntry.js',
      federationName: 'mfe_gone',
      screens: {},
      integrity: {},
    },
  },
  routes: [],
  menu: [],
  slots: [],
}

beforeAll(() => {
  const data = document.createElement('script')
  data.type = 'application/json'
  data.id = 'registry'
  data.textContent = JSON.stringify(registry)
  document.head.append(data)
  init({ name: 'shell', remotes: [] })
})

it('rejects a screen that the shell does not have', async () => {
  await expect(loadScreen('shell', 'Nowhere')).rejects.toThrow('no screen Nowhere')
})

it('keeps a failure that was waited for until it is forgotten', async () => {
  const first = loadScreen('shell', 'Missing')
  await expect(first).rejects.toThrow('no screen Missing')
  expect(loadScreen('shell', 'Missing')).toBe(first)
  forgetFailure('shell', 'Missing')
  const second = loadScreen('shell', 'Missing')
  expect(second).not.toBe(first)
  await expect(second).rejects.toThrow('no screen Missing')
})

it('forgets a failed preload that nobody waited for, tags included', async () => {
  const tag = document.createElement('script')
  tag.src = '/apps/mfe-gone/1.0.0/remoteEntry.js'
  tag.type = 'text/plain'
  document.head.append(tag)
  preloadScreen('mfe-gone', 'Home')
  await waitFor(() => expect(tag).not.toBeInTheDocument())
})

it('keeps the failure of a preload that somebody came to wait for', async () => {
  preloadScreen('shell', 'Later')
  const wanted = loadScreen('shell', 'Later')
  await expect(wanted).rejects.toThrow('no screen Later')
  expect(loadScreen('shell', 'Later')).toBe(wanted)
})

it('has a screen at hand once it came', async () => {
  expect(loadedScreen('shell', 'NotFound')).toBeUndefined()
  const component = await loadScreen('shell', 'NotFound')
  expect(loadedScreen('shell', 'NotFound')).toBe(component)
})

it('rejects a screen of an app that is not live', async () => {
  await expect(loadScreen('mfe-none', 'Home')).rejects.toThrow('No app named mfe-none is live')
})
