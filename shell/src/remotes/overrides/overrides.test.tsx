import { init } from '@module-federation/enhanced/runtime'
import type { Registry } from '@swipefolio/platform/registry'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { followRegistry } from '../adopt-registry'
import { clearFailure, loadScreen } from '../load-screen'
import { pageRegistry, replacePageRegistry } from '../page-registry'
import { startRemotes } from '../remote-containers'
import { registryOf, releaseOf } from '../testing/served-scripts'
import { applyOverrides } from './apply-overrides'
import { OverrideBadge } from './override-badge'

const origin = 'http://localhost:3002'
const live = () => registryOf(releaseOf('shell', '1.0.0'), releaseOf('mfe-a', '1.0.0'))
const requested: string[] = []

const build = {
  app: 'mfe-a',
  version: '1.1.0',
  entry: 'remoteEntry.js',
  federationName: 'mfe_a',
  manifest: {
    routes: [{ path: '/new', screen: 'New', title: 'New' }],
    menu: [{ label: 'New', path: '/new', order: 1 }],
    slots: [],
  },
  screens: { New: { files: [], consumes: [] } },
  shares: {},
  files: { 'remoteEntry.js': { integrity: 'sha384-x', size: 1, brotliSize: 1 } },
}

beforeAll(() => {
  globalThis.trustReleases = () => undefined
  init({ name: 'shell', remotes: [] })
  startRemotes()
  followRegistry()
  const data = document.createElement('script')
  data.type = 'application/json'
  data.id = 'overrides'
  data.textContent = JSON.stringify({ origins: [origin] })
  document.head.append(data)
})

function open(at: string, answers: Record<string, object>) {
  history.replaceState(null, '', at)
  replacePageRegistry(live())
  requested.splice(0)
  globalThis.fetch = jest.fn(async (input) => {
    const address = input as string
    requested.push(address)
    const answer = answers[address]
    return { ok: answer !== undefined, json: async () => answer } as Response
  })
}

beforeEach(() => sessionStorage.clear())

it('fetches nothing and shows nothing without overrides', async () => {
  open('/faq?x=1', {})
  const { container } = render(<OverrideBadge {...await applyOverrides()} />)
  expect(requested).toEqual([])
  expect(container).toBeEmptyDOMElement()
})

it('refuses invalid stored values, origins that are not allowed, and unpublished versions', async () => {
  sessionStorage.setItem('overrides', '{"mfe-a": 1')
  open('/?app=a@http://localhost:9&app=unknown@1.0.0', { '/registry.json': live() })
  expect(await applyOverrides()).toEqual({
    inForce: [],
    refused: ['mfe-a@http://localhost:9 is not allowed here.'],
  })
  open('/?app=a@9.9.9', { '/registry.json?app=mfe-a%409.9.9': live() })
  expect((await applyOverrides()).refused).toEqual(['mfe-a@9.9.9 is not published.'])
  expect(sessionStorage.getItem('overrides')).toBeNull()
})

it('applies a published version, and keeps it for this tab but not in the URL', async () => {
  const next: Registry = registryOf(releaseOf('shell', '1.0.0'), releaseOf('mfe-a', '2.0.0'))
  const answers = { '/registry.json?app=mfe-a%402.0.0': next }
  open('/faq?x=1&app=a@2.0.0', answers)
  await applyOverrides()
  expect(location.search).toBe('?x=1')
  open('/', answers)
  render(<OverrideBadge {...await applyOverrides()} />)
  expect(pageRegistry().apps['mfe-a']?.version).toBe('2.0.0')
  expect(screen.getByRole('complementary')).toHaveTextContent('mfe-a@2.0.0')
})

it('applies a build of a development server, with its routes and the live release as a fallback', async () => {
  open(`/?app=mfe-a@${origin}`, { [`${origin}/release.json`]: build, '/registry.json': live() })
  render(<OverrideBadge {...await applyOverrides()} />)
  const { apps, routes } = pageRegistry()
  expect(apps['mfe-a']).toMatchObject({ base: `${origin}/`, previous: { version: '1.0.0' } })
  expect(routes).toEqual([expect.objectContaining({ app: 'mfe-a', path: '/new' })])
  expect(screen.getByRole('button', { name: 'Reset' })).toBeEnabled()
})

it('applies a build of an app that has no release yet', async () => {
  const first = { ...build, app: 'mfe-new', federationName: 'mfe_new' }
  const answers = { [`${origin}/release.json`]: first, '/registry.json': live() }
  open(`/new?app=mfe-new@${origin}`, answers)
  expect((await applyOverrides()).inForce).toEqual([{ app: 'mfe-new', target: origin }])
  const { apps, routes } = pageRegistry()
  expect(apps['mfe-new']?.previous).toBeUndefined()
  expect(routes).toEqual([expect.objectContaining({ app: 'mfe-new', path: '/new' })])
})

it('drops a build that does not start, and says why, where the app has no release yet', async () => {
  const logged = jest.spyOn(console, 'error').mockReturnValue(undefined)
  const first = { ...build, app: 'mfe-new', federationName: 'mfe_new' }
  open(`/new?app=mfe-new@${origin}`, {
    [`${origin}/release.json`]: first,
    '/registry.json': live(),
  })
  render(<OverrideBadge {...await applyOverrides()} />)
  expect(sessionStorage.getItem('overrides')).toBe(`["mfe-new@${origin}"]`)
  await act(() => loadScreen('mfe-new', 'New').catch(() => undefined))
  act(() => clearFailure('mfe-new', 'New'))
  expect(screen.getByRole('complementary')).toHaveTextContent(
    /mfe-new@\S+ did not start and was dropped: .*did not give a container/,
  )
  expect(sessionStorage.getItem('overrides')).toBeNull()
  expect(logged).toHaveBeenCalledTimes(1)
})

it('shows and keeps a shell override that the page was served with', async () => {
  const answers = { '/registry.json?app=shell%401.0.0': live() }
  open('/faq?app=shell@1.0.0', answers)
  render(<OverrideBadge {...await applyOverrides()} />)
  expect(screen.getByRole('complementary')).toHaveTextContent('shell@1.0.0')
  expect(sessionStorage.getItem('overrides')).toBe('["shell@1.0.0"]')
  open('/', answers)
  expect((await applyOverrides()).inForce).toEqual([{ app: 'shell', target: '1.0.0' }])
})

it('refuses a shell that the page was not served with, or of a development server', async () => {
  open('/faq?app=shell@9.9.9', { '/registry.json?app=shell%409.9.9': live() })
  expect((await applyOverrides()).refused).toEqual(['shell@9.9.9 is not published.'])
  open(`/faq?app=shell@${origin}`, { [`${origin}/release.json`]: { ...build, app: 'shell' } })
  expect((await applyOverrides()).refused).toEqual([`shell@${origin} is not allowed here.`])
  expect(sessionStorage.getItem('overrides')).toBeNull()
})

it('reloads when the page was served with another shell than the stored override', async () => {
  const failed = jest.spyOn(console, 'error').mockReturnValue(undefined)
  sessionStorage.setItem('overrides', '["shell@9.9.9"]')
  open('/faq', {})
  void applyOverrides()
  // jsdom logs that navigation is not implemented.
  await waitFor(() => expect(failed).toHaveBeenCalledTimes(1))
  expect(requested).toEqual([])
})

it('shows once that a shell did not start', async () => {
  sessionStorage.setItem('droppedOverride', 'shell@9.9.9')
  open('/', {})
  expect((await applyOverrides()).refused).toEqual(['shell@9.9.9 did not start and was dropped.'])
  expect((await applyOverrides()).refused).toEqual([])
})

it('removes all overrides on reset', async () => {
  jest.spyOn(console, 'error').mockReturnValue(undefined)
  sessionStorage.setItem('overrides', JSON.stringify(['mfe-a@2.0.0']))
  render(<OverrideBadge inForce={[{ app: 'mfe-a', target: '2.0.0' }]} refused={[]} />)
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }))
  expect(sessionStorage.getItem('overrides')).toBeNull()
})
