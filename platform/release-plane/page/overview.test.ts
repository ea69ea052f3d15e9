import { overviewPage } from './overview'

const pointer = { active: '1.0.0', previous: null, canary: null, percent: null }

it('lists what is off first, then canaries, then what fails, then the others by name', () => {
  const hour = {
    version: '1.0.0',
    hour: new Date(),
    began: 2,
    shown: 1,
    silent: 0,
    timeToShown: [],
    interaction: [],
  }
  const page = overviewPage({
    apps: ['mfe-a', 'mfe-canary', 'mfe-fails', 'mfe-off', 'mfe-slot', 'shell'],
    search: '',
    pointers: [
      { app: 'mfe-a', ...pointer },
      { app: 'mfe-canary', ...pointer, canary: '1.1.0', percent: 10 },
    ],
    releases: [],
    hours: [
      { ...hour, app: 'mfe-a', failed: 0 },
      { ...hour, app: 'mfe-fails', failed: 1 },
    ],
    lastMoves: [],
    moves: [],
    switchedOff: ['mfe-off', 'mfe-slot'].map((app) => ({
      app,
      slot: app === 'mfe-slot' ? 'overlay' : null,
      by: 'team',
      reason: '',
      since: new Date(),
    })),
  })
  const rows = page.main
    .map(({ html }) => html)
    .join('')
    .matchAll(/<th scope="row"><a[^>]*>([^<]*)/g)
  expect([...rows].map(([, app]) => app)).toEqual([
    'mfe-off',
    'mfe-slot',
    'mfe-canary',
    'mfe-fails',
    'mfe-a',
    'shell',
  ])
})
