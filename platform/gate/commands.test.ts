import type { AppManifest } from '../registry'
import { releaseOf } from '../testing/built-app'
import { checkLive, checkRelease } from '.'

const appOf = (app: string, manifest: Partial<AppManifest>) =>
  releaseOf({
    app,
    version: '1.0.0',
    files: { 'entry.js': 'entry' },
    manifest: { screens: { Home: './src/home.tsx' }, ...manifest },
    release: { screens: { Home: { files: ['entry.js'], consumes: [] } } },
  })

const routes = [
  { path: '/labs', screen: 'Home', title: 'Labs' },
  { path: '/bench', screen: 'Home', title: 'Bench', roles: ['recruiter'] },
]
const slots = [{ slot: 'overlay', screen: 'Home' }]

const alone = (manifest: Partial<AppManifest>, app = 'mfe-labs') =>
  checkRelease(appOf(app, { routes, ...manifest })).map(
    ({ rule, sentence }) => `${rule}: ${sentence}`,
  )

const shell = appOf('shell', { commands: [{ label: 'Notifications', act: 'bell', key: 'n' }] })
const home = appOf('mfe-public', {
  routes: [{ path: '/', screen: 'Home', title: 'Home' }],
  menu: [{ label: 'Home', path: '/', order: 10 }],
  commands: [{ label: 'Home', path: '/', key: 'h' }],
})

const beside = (manifest: Partial<AppManifest>) => {
  const labs = appOf('mfe-labs', { routes, ...manifest })
  return checkLive([shell, home, labs], new Set([labs])).map(
    ({ rule, sentence }) => `${rule}: ${sentence}`,
  )
}

it('passes without commands, as releases from before do, and with commands for its own pages and acts', () => {
  expect(alone({})).toEqual([])
  const commands = [
    { label: 'Labs', path: '/labs', key: 'l' },
    { label: 'New Lab', path: '/labs?new=true' },
    { label: 'Mix', act: 'mix', key: 'm' },
  ]
  expect(alone({ commands, slots })).toEqual([])
  expect(beside({ commands, slots })).toEqual([])
})

it.each(['/faq', '/labs/1', '//evil.example/labs', '/:any?a=b'])(
  'is refused when a command leads to %s, which is no page of the app',
  (path) => {
    expect(alone({ commands: [{ label: 'Labs', path }] })).toEqual([
      `commands: mfe-labs 1.0.0 has a command "Labs" to ${path}, where it has no page.`,
    ])
  },
)

it('is refused when a command leads people to a page that they may not see', () => {
  const forRoles = (roles: string[]) => alone({ commands: [{ label: 'A', path: '/bench', roles }] })
  expect(forRoles(['recruiter'])).toEqual([])
  expect(forRoles(['jobseeker'])).toHaveLength(1)
})

it('is refused with an act that no screen of it could perform on every page', () => {
  const commands = [{ label: 'Mix', act: 'mix' }]
  expect(alone({ commands })).toEqual([
    'commands: mfe-labs 1.0.0 has a command "Mix" for an act, and fills no slot.',
  ])
  expect(alone({ commands }, 'shell')).toEqual([])
})

it('is refused with a label that would be misread', () => {
  expect(alone({ commands: [{ label: 'La\u200Bbs', path: '/labs' }] })).toEqual([
    'commands: mfe-labs 1.0.0 has a command "Labs" with the invisible character U+200B.',
  ])
})

it('is refused with two commands of one key or one label for the same people', () => {
  const two = (one: object, other: object) =>
    alone({
      commands: [
        { label: 'One', path: '/labs', ...one },
        { label: 'Two', path: '/labs', ...other },
      ],
    })
  expect(two({ key: 'l' }, { key: 'l' })).toEqual([
    'commands: mfe-labs 1.0.0 has two commands with the key l: "One" and "Two".',
  ])
  expect(two({}, { label: 'ONE' })).toEqual(['commands: mfe-labs 1.0.0 has two commands "ONE".'])
  expect(
    two({ key: 'l', roles: ['jobseeker'] }, { key: 'l', roles: ['recruiter'], label: 'One' }),
  ).toEqual([])
})

it('is refused with the key, or the name, of another app’s command, the shell’s included', () => {
  const command = (change: object) =>
    beside({ commands: [{ label: 'A', path: '/labs', ...change }] })
  expect(command({ key: 'h' })).toEqual([
    'commands: mfe-labs 1.0.0 and mfe-public 1.0.0 both have a command with the key h.',
  ])
  expect(command({ key: 'n' })).toEqual([
    'commands: mfe-labs 1.0.0 and shell 1.0.0 both have a command with the key n.',
  ])
  expect(command({ label: 'home' })).toEqual([
    'commands: mfe-labs 1.0.0 has a command "home", and mfe-public 1.0.0 a command of that name.',
    'commands: mfe-labs 1.0.0 has a command "home", and mfe-public 1.0.0 a menu entry of that name.',
  ])
})

it('is refused with a menu entry that has the name of another app’s command', () => {
  expect(beside({ menu: [{ label: 'Notifications', path: '/labs', order: 20 }] })).toEqual([
    'commands: mfe-labs 1.0.0 has a menu entry "Notifications", and shell 1.0.0 a command of that name.',
  ])
})

it('is refused with an act whose name every object has', () => {
  expect(alone({ commands: [{ label: 'Mix', act: 'toString' }], slots })).toEqual([
    'commands: mfe-labs 1.0.0 cannot have an act named toString.',
  ])
})

it('may have the key and the name of a command or menu entry for other people', () => {
  const forRecruiters = { roles: ['recruiter'] }
  const bench = appOf('mfe-bench', {
    routes: [{ path: '/vices', screen: 'Home', title: 'Vices', ...forRecruiters }],
    menu: [{ label: 'Vices', path: '/vices', order: 20, ...forRecruiters }],
    commands: [{ label: 'Clamp', path: '/vices', key: 'v', ...forRecruiters }],
  })
  const faults = (roles: string[]) => {
    const commands = ['Vices', 'Clamp'].map((label) => ({ label, path: '/labs', key: 'v', roles }))
    const labs = appOf('mfe-labs', { routes, commands })
    return checkLive([shell, bench, labs], new Set([labs])).length
  }
  expect(faults(['jobseeker'])).toBe(0)
  expect(faults(['recruiter'])).toBe(3)
})

it('may have what another release of it has, and what it repeats of itself is said once', () => {
  const manifest = {
    routes,
    menu: [{ label: 'Labs', path: '/labs', order: 20 }],
    commands: [{ label: 'Mix', path: '/labs', key: 'm' }],
  }
  const one = appOf('mfe-labs', manifest)
  const two = { ...one, version: '1.1.0' }
  expect(checkLive([shell, home, one, two], new Set([one, two]))).toEqual([])
  const other = appOf('mfe-other', { commands: manifest.commands })
  expect(checkLive([shell, home, one, other], new Set([one, other]))).toEqual([
    {
      rule: 'commands',
      sentence: 'mfe-labs 1.0.0 and mfe-other 1.0.0 both have a command with the key m.',
    },
  ])
})
