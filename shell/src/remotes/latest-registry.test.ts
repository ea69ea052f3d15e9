import type { Registry } from '@swipefolio/platform/registry'
import { act } from '@testing-library/react'
import { followRegistry } from './adopt-registry'
import { completeRegistry } from './latest-registry'
import { registerMounted } from './mounted-screens'
import { pageRegistry, replacePageRegistry } from './page-registry'
import { registryOf, releaseOf } from './testing/served-scripts'

const own = ['shell', 'mfe-chat', 'mfe-over'].map((app) => releaseOf(app, '1.0.0'))
const overlay = (app: string) => ({ app, slot: 'overlay', screen: 'Main', title: app })

const part: Registry = {
  ...registryOf(...own),
  slots: [overlay('mfe-chat'), overlay('mfe-over')],
  partFor: '/faq',
}
const whole = registryOf(...own, releaseOf('mfe-extra', '1.0.0'))

it('fetches the rest of the registry while the screen of a slot is mounted', async () => {
  globalThis.trustReleases = () => undefined
  globalThis.fetch = jest.fn(async () => ({ ok: true, json: async () => whole }) as Response)
  followRegistry()
  replacePageRegistry(part)
  await act(async () => registerMounted('mfe-over', '1.0.0'))
  expect(fetch).not.toHaveBeenCalled()
  await completeRegistry()
  expect(Object.keys(pageRegistry().apps)).toContain('mfe-extra')
})
