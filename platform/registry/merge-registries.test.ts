import { mergeRegistries } from './merge-registries'
import type { Registry } from './registry'

const offering = (app: string, version: string, order: number): Registry => ({
  apps: {
    [app]: { version, base: '/', entry: 'a.js', federationName: 'a', integrity: {}, screens: {} },
  },
  routes: [{ app, path: `/${app}/${version}`, screen: 'Home', title: app }],
  menu: [{ app, path: `/${app}/${version}`, label: app, order }],
  slots: [{ app, slot: 'overlay', screen: 'Widget', title: version }],
})

const both = (left: Registry, right: Registry): Registry => ({
  apps: { ...left.apps, ...right.apps },
  routes: [...left.routes, ...right.routes],
  menu: [...left.menu, ...right.menu],
  slots: [...left.slots, ...right.slots],
})

const current = both(offering('mfe-a', '1.0.0', 2), offering('mfe-b', '1.0.0', 1))
const latest = both(offering('mfe-a', '2.0.0', 2), offering('mfe-b', '2.0.0', 3))

it('keeps everything of kept apps, and takes the others from the latest registry', () => {
  const { apps, routes, menu, slots } = mergeRegistries(current, latest, new Set(['mfe-a']))
  expect(apps['mfe-a']?.version).toBe('1.0.0')
  expect(apps['mfe-b']?.version).toBe('2.0.0')
  expect(routes.map(({ path }) => path)).toEqual(['/mfe-a/1.0.0', '/mfe-b/2.0.0'])
  expect(menu.map(({ path }) => path)).toEqual(['/mfe-a/1.0.0', '/mfe-b/2.0.0'])
  expect(slots.map(({ title }) => title)).toEqual(['1.0.0', '2.0.0'])
})

it('drops an app that is no longer live, unless it is kept', () => {
  const alone = offering('mfe-b', '1.0.0', 1)
  expect(Object.keys(mergeRegistries(current, alone, new Set()).apps)).toEqual(['mfe-b'])
  const kept = mergeRegistries(current, alone, new Set(['mfe-a']))
  expect(Object.keys(kept.apps)).toEqual(['mfe-a', 'mfe-b'])
})

it('puts the menu entries of both in one order', () => {
  const kept = offering('mfe-a', '1.0.0', 7)
  const live = both(offering('mfe-a', '2.0.0', 1), offering('mfe-b', '2.0.0', 3))
  const { menu } = mergeRegistries(kept, live, new Set(['mfe-a']))
  expect(menu.map(({ path }) => path)).toEqual(['/mfe-b/2.0.0', '/mfe-a/1.0.0'])
})

it('keeps commands and keys of kept apps where the latest registry has such', () => {
  const withCommands = (registry: Registry): Registry => {
    const label = registry.slots[0]?.title ?? ''
    return {
      ...registry,
      commands: Object.keys(registry.apps).map((app) => ({ app, label, path: '/' })),
      keys: Object.keys(registry.apps).map((app) => ({ app, label, keys: ['a'], group: 'All' })),
    }
  }
  const wanted = new Set(['mfe-a'])
  const labels = (entries: readonly { app: string; label: string }[] = []) =>
    entries.map(({ app, label }) => `${app} ${label}`)
  const merged = mergeRegistries(withCommands(current), withCommands(latest), wanted)
  expect(labels(merged.commands)).toEqual(['mfe-a 1.0.0', 'mfe-b 2.0.0'])
  expect(labels(merged.keys)).toEqual(['mfe-a 1.0.0', 'mfe-b 2.0.0'])
  const first = mergeRegistries(current, withCommands(latest), wanted)
  expect(labels(first.commands)).toEqual(['mfe-b 2.0.0'])
  expect(labels(first.keys)).toEqual(['mfe-b 2.0.0'])
  const none = mergeRegistries(withCommands(current), latest, wanted)
  expect(none).not.toHaveProperty('commands')
  expect(none).not.toHaveProperty('keys')
})

it('stays in its language, and offers the latest ones', () => {
  const hebrew = { ...current, language: 'he', languages: ['en', 'he'] }
  const more = { ...latest, language: 'en', languages: ['ar', 'en', 'he'] }
  const none = new Set<string>()
  expect(mergeRegistries(hebrew, more, none)).toMatchObject({
    language: 'he',
    languages: ['ar', 'en', 'he'],
  })
  expect(mergeRegistries(current, more, none)).not.toHaveProperty('language')
  expect(mergeRegistries(hebrew, latest, none)).not.toHaveProperty('languages')
})

it('takes out what is turned off, of kept apps, too', () => {
  const off = both(offering('mfe-a', '2.0.0', 2), offering('mfe-b', '2.0.0', 3))
  Object.assign(off.apps['mfe-a'] ?? {}, { offSlots: ['overlay'] })
  const slotOff = mergeRegistries(current, off, new Set(['mfe-a']))
  expect(slotOff.apps['mfe-a']).toMatchObject({ version: '1.0.0', offSlots: ['overlay'] })
  expect(slotOff.slots.map(({ app }) => app)).toEqual(['mfe-b'])
  Object.assign(off.apps['mfe-a'] ?? {}, { isOff: true })
  expect(mergeRegistries(current, off, new Set(['mfe-a'])).apps['mfe-a']?.isOff).toBe(true)
})

it('is a part of the registry for as long as the latest one is', () => {
  const part = { ...latest, partFor: '/' }
  expect(mergeRegistries(part, part, new Set(['mfe-b'])).partFor).toBe('/')
  expect(mergeRegistries(part, latest, new Set(['mfe-b']))).not.toHaveProperty('partFor')
})
