import { Compile } from 'typebox/compile'
import { AppManifest } from '.'

const manifest = {
  name: 'mfe-labs2',
  screens: { Labs2: './src/labs.tsx' },
  routes: [
    {
      path: '/labs',
      screen: 'Labs2',
      title: 'Labs',
      roles: ['recruiter'],
      denied: 'Recruiters only',
      development: true,
      reads: ['/api/labs/:id/notes?limit=24', '/api/labs'],
      searchReads: { '?part=notes&sort=new': ['/api/labs/:id/notes'] },
    },
  ],
  menu: [{ label: 'Labs', path: '/labs', order: 1.5, roles: ['recruiter'] }],
  slots: [
    { slot: 'overlay', screen: 'Labs2', title: 'Labs', roles: ['recruiter'], reads: ['/api/labs'] },
  ],
  commands: [
    { label: 'New Lab', path: '/labs?new=true&at=top', key: 'l', roles: ['recruiter'] },
    { label: 'Mix', act: 'mix-all' },
  ],
  keys: [{ keys: ['Shift', 'Enter'], label: 'Mix', group: 'Labs', roles: ['recruiter'] }],
  budget: 1,
}
const [route, entry, slot] = [manifest.routes[0], manifest.menu[0], manifest.slots[0]]
const many = <Value>(count: number, value: Value) => Array.from({ length: count }, () => value)
const screens = (count: number) =>
  Object.fromEntries(many(count, './src/labs.tsx').map((file, index) => [`Labs${index}`, file]))
const reads = (count: number) => many(count, '/api/labs').map((read, index) => `${read}/a${index}`)
const path = (length: number) => `/${'a'.repeat(length - 1)}`
const validator = Compile(AppManifest)

it('accepts a complete app.json, and one without screens and without commands', () => {
  expect(validator.Check(manifest)).toBe(true)
  const empty = { name: 'm', screens: {}, routes: [], menu: [], slots: [], budget: 1 }
  expect(validator.Check(empty)).toBe(true)
})

it.each<[field: string, within: object, beyond: object]>([
  ['100 routes', { routes: many(100, route) }, { routes: many(101, route) }],
  ['100 screens', { screens: screens(100) }, { screens: screens(101) }],
  ['10 menu entries', { menu: many(10, entry) }, { menu: many(11, entry) }],
  [
    '4 reads',
    { routes: [{ ...route, reads: reads(4) }] },
    { routes: [{ ...route, reads: reads(5) }] },
  ],
  [
    '40 commands',
    { commands: many(40, manifest.commands[0]) },
    { commands: many(41, manifest.commands[0]) },
  ],
  ['40 keys', { keys: many(40, manifest.keys[0]) }, { keys: many(41, manifest.keys[0]) }],
  ['20 slots', { slots: many(20, slot) }, { slots: many(21, slot) }],
  [
    '80 characters of a title',
    { routes: [{ ...route, title: 'a'.repeat(80) }] },
    { routes: [{ ...route, title: 'a'.repeat(81) }] },
  ],
  [
    '80 characters of the title of a slot',
    { slots: [{ ...slot, title: 'a'.repeat(80) }] },
    { slots: [{ ...slot, title: 'a'.repeat(81) }] },
  ],
  [
    '40 characters of a label',
    { menu: [{ ...entry, label: 'a'.repeat(40) }] },
    { menu: [{ ...entry, label: 'a'.repeat(41) }] },
  ],
  [
    '200 characters of a path',
    { routes: [{ ...route, path: path(200) }] },
    { routes: [{ ...route, path: path(201) }] },
  ],
  [
    '300 characters for people without the role',
    { routes: [{ ...route, denied: 'a'.repeat(300) }] },
    { routes: [{ ...route, denied: 'a'.repeat(301) }] },
  ],
])('accepts at most %s', (_limit, within, beyond) => {
  expect(validator.Check({ ...manifest, ...within })).toBe(true)
  expect(validator.Check({ ...manifest, ...beyond })).toBe(false)
})

it.each<[field: string, change: object]>([
  ['a name with capitals', { name: 'Labs' }],
  ['a name with an underscore', { name: 'mfe_labs' }],
  ['a name that starts with a digit', { name: '2labs' }],
  ['a screen in lower case', { screens: { labs: './src/labs.tsx' } }],
  ['a screen with a hyphen', { screens: { 'Labs-2': './src/labs.tsx' } }],
  ['a screen outside of src', { screens: { Labs: 'x./src/labs.tsx' } }],
  ['a screen in another folder', { screens: { Labs: './labs.tsx' } }],
  ['a screen that only looks as if in src', { screens: { Labs: 'x/src/labs.tsx' } }],
  ['a relative path', { routes: [{ ...route, path: 'labs/x' }] }],
  ['a route without a title', { routes: [{ ...route, title: '' }] }],
  ['a route for nobody', { routes: [{ ...route, roles: [] }] }],
  ['a role without a name', { routes: [{ ...route, roles: [''] }] }],
  ['an unknown field of a route', { routes: [{ ...route, rolls: [] }] }],
  ['a development flag in words', { routes: [{ ...route, development: 'yes' }] }],
  ['a read of another server', { routes: [{ ...route, reads: ['//other.example/api/labs'] }] }],
  ['a read outside of the API', { routes: [{ ...route, reads: ['/apps/labs'] }] }],
  ['a read with dot segments', { routes: [{ ...route, reads: ['/api/../apps'] }] }],
  ['reads for no query', { routes: [{ ...route, searchReads: { notes: ['/api/labs'] } }] }],
  ['a query without reads', { routes: [{ ...route, searchReads: { '?part=a': [] } }] }],
  ['a read twice', { routes: [{ ...route, reads: ['/api/labs', '/api/labs'] }] }],
  ['a menu entry without a label', { menu: [{ ...entry, label: '' }] }],
  ['a menu entry without an order', { menu: [{ ...entry, order: undefined }] }],
  ['an unknown field of a menu entry', { menu: [{ ...entry, icon: 'x' }] }],
  ['a slot without a name', { slots: [{ ...slot, slot: '' }] }],
  ['an unknown field of a slot', { slots: [{ ...slot, order: 1 }] }],
  ['a command of two letters', { commands: [{ label: 'A', path: '/labs', key: 'ab' }] }],
  ['a command with a fragment', { commands: [{ label: 'A', path: '/labs#a' }] }],
  ['a command for a page and an act', { commands: [{ label: 'A', path: '/labs', act: 'a' }] }],
  ['a command for nothing', { commands: [{ label: 'A' }] }],
  ['keys without a name', { keys: [{ keys: [], label: 'A', group: 'B' }] }],
  ['a budget of nothing', { budget: 0 }],
  ['a budget of half a byte', { budget: 1.5 }],
  ['an unknown field', { version: '1.0.0' }],
])('refuses %s', (_field, change) => {
  expect(validator.Check({ ...manifest, ...change })).toBe(false)
})
