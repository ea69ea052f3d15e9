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

const at = (path: string, roles?: string[]) => ({ path, screen: 'Home', title: 'Home', roles })
const entry = (label: string, path: string, order: number, roles?: string[]) => ({
  label,
  path,
  order,
  roles,
})

const alone = (manifest: Partial<AppManifest>, app = 'mfe-labs') =>
  checkRelease(appOf(app, manifest)).map(({ rule, sentence }) => `${rule}: ${sentence}`)

const shell = appOf('shell', {})
const home = appOf('mfe-public', {
  routes: [at('/'), at('/faq'), at('/project-request/:requestId')],
  menu: [entry('Home', '/', 10), entry('FAQs', '/faq', 50)],
})

/** The refusals of mfe-labs beside the shell and the app with the home page. */
const beside = (manifest: Partial<AppManifest>) => {
  const labs = appOf('mfe-labs', manifest)
  return checkLive([shell, home, labs], new Set([labs])).map(({ sentence }) => sentence)
}

describe('a route', () => {
  it('may name reads with its own parameters only', () => {
    const route = (read: string) => ({ ...at('/labs/:id'), reads: [read] })
    expect(alone({ routes: [route('/api/labs/:id')] })).toEqual([])
    expect(alone({ routes: [route('/api/labs/:labs')] })).toEqual([
      'routes: mfe-labs 1.0.0 names the read /api/labs/:labs, which has a parameter that /labs/:id has not.',
    ])
    const ofQuery = { ...at('/labs/:id'), searchReads: { '?part=a': ['/api/labs/:labs'] } }
    expect(alone({ routes: [ofQuery] })).toHaveLength(1)
    expect(alone({ routes: [route('/api/labs/:id/notes/:note')] })).toHaveLength(1)
    const slot = { slot: 'home', screen: 'Home', reads: ['/api/labs/:id'] }
    expect(alone({ slots: [slot] })).toEqual([
      'slots: mfe-labs 1.0.0 names the read /api/labs/:id, which has a parameter that the slot home has not.',
    ])
  })

  it.each(['//evil.example/', '/labs/*', '/labs/:id?', '/l%61bs', '/labs/../faq', '/labs/:a/:a'])(
    'is refused at %s, which routers read differently',
    (path) => {
      expect(alone({ routes: [at(path)] })).toEqual([
        `routes: mfe-labs 1.0.0 has a page at ${path}, which is no path: segments are plain text or different parameters like :id.`,
      ])
    },
  )

  it('may be the home page', () => {
    expect(alone({ routes: [at('/')] })).toEqual([])
  })

  it.each(['/:any', '/:any/labs'])('is refused at %s, where every app may have pages', (path) => {
    expect(alone({ routes: [at(path)] })).toEqual([
      `routes: mfe-labs 1.0.0 has a page at ${path}, which would take the pages of every app: the first segment is plain text.`,
    ])
  })

  it.each([
    '/api/zzz',
    '/platform',
    '/Platform/ui',
    '/apps/:app',
    '/healthz',
    '/sw.js',
    '/robots.txt',
    '/favicon.svg',
    '/favicon.ico',
    '/manifest.webmanifest',
    '/.well-known/security.txt',
  ])('is refused at %s, which is reserved', (path) => {
    expect(alone({ routes: [at(path)] })).toEqual([
      `routes: mfe-labs 1.0.0 has a page at ${path}, which the server keeps for itself.`,
    ])
  })

  it('of the shell may be below a reserved path for developers only', () => {
    const gallery = at('/platform/ui')
    expect(alone({ routes: [{ ...gallery, development: true }] }, 'shell')).toEqual([])
    expect(alone({ routes: [gallery] }, 'shell')).toHaveLength(1)
    expect(alone({ routes: [{ ...gallery, development: true }] })).toHaveLength(1)
  })

  it('may be more specific than another of the same app', () => {
    expect(beside({ routes: [at('/labs/:id'), at('/labs/new')] })).toEqual([])
  })

  it('is refused when it takes some pages of another app, for whatever role', () => {
    expect(beside({ routes: [at('/project-request/1', ['recruiter'])] })).toEqual([
      'mfe-labs 1.0.0 has a page at /project-request/1, and mfe-public 1.0.0 one at /project-request/:requestId, which match the same paths.',
    ])
    expect(beside({ routes: [at('/project-request/1/:tab'), at('/project-request')] })).toEqual([])
  })
})

describe('a menu entry', () => {
  const routes = [at('/labs'), at('/labs/:id')]

  it.each(['//evil.example/', 'https://evil.example', '/faq', '/labs/1/2', '/labs/*'])(
    'is refused when it leads to %s, which is no page of the app',
    (path) => {
      expect(alone({ routes, menu: [entry('Labs', path, 100)] })).toEqual([
        `menu: mfe-labs 1.0.0 has a menu entry "Labs" to ${path}, where it has no page.`,
      ])
    },
  )

  it('may lead to a page with a parameter', () => {
    expect(alone({ routes, menu: [entry('First', '/labs/1', 100)] })).toEqual([])
  })

  it('is refused with the label of another app’s entry for the same role', () => {
    expect(beside({ routes, menu: [entry(' faqs', '/labs', 100)] })).toEqual([
      'mfe-labs 1.0.0 and mfe-public 1.0.0 both have a menu entry "FAQs".',
    ])
    const forRoles = (role: string) =>
      appOf(`mfe-${role}`, {
        routes: [at(`/${role}`)],
        menu: [entry('Mine', `/${role}`, 99, [role])],
      })
    const [one, other] = [forRoles('recruiter'), forRoles('jobseeker')]
    expect(checkLive([shell, one, other], new Set([one, other]))).toEqual([])
  })

  it.each(['f\u200Baqs', 'ＦＡＱｓ', 'FAQ\u00ADs', ' faqs\u3164'])(
    'is refused with a label that reads like another app’s: %j',
    (label) => {
      expect(beside({ routes, menu: [entry(label, '/labs', 100)] })).toEqual([
        'mfe-labs 1.0.0 and mfe-public 1.0.0 both have a menu entry "FAQs".',
      ])
    },
  )

  it.each([
    ['Labs\t2', 'has a menu entry "Labs2" with the invisible character U+0009.'],
    ['\u00A0\u3000', 'has a menu entry whose label is blank.'],
    ['\u3164', 'has a menu entry whose label is blank.'],
    ['Labs\u202E', 'has a menu entry "Labs" with the invisible character U+202E.'],
    ['La\u200Bbs', 'has a menu entry "Labs" with the invisible character U+200B.'],
    ['Pаge', 'has a menu entry "Pаge" that mixes Latin letters with Cyrillic or Greek ones.'],
    ['Ηome', 'has a menu entry "Ηome" that mixes Latin letters with Cyrillic or Greek ones.'],
  ])('is refused with a label that readers cannot tell apart: %j', (label, fault) => {
    expect(alone({ routes, menu: [entry(label, '/labs', 100)] })).toEqual([
      `menu: mfe-labs 1.0.0 ${fault}`,
    ])
  })

  it.each(['Über uns', 'Заказы 2', 'Βοήθεια', '求人 Jobs', 'من نحن'])(
    'passes with a label of any language: %s',
    (label) => {
      expect(alone({ routes, menu: [entry(label, '/labs', 100)] })).toEqual([])
    },
  )

  it('is refused with a label that differs from another app’s in white space', () => {
    const labelled = (app: string, label: string) =>
      appOf(app, { routes: [at(`/${app}`)], menu: [entry(label, `/${app}`, 99)] })
    const one = labelled('mfe-a', 'Our team')
    const faults = (label: string) => {
      const other = labelled('mfe-b', label)
      return checkLive([shell, one, other], new Set([other])).length
    }
    expect(['Our\u00A0 team', 'Ourteam'].map(faults)).toEqual([1, 0])
  })

  it.each([-5, 10])('is refused at %s, which is not after the home page', (order) => {
    expect(beside({ routes, menu: [entry('Labs', '/labs', order)] })).toEqual([
      `mfe-labs 1.0.0 has a menu entry "Labs" at ${order}, not after "Home" of mfe-public 1.0.0 at 10: the home page comes first.`,
    ])
  })

  it('passes after the home page, and keeps the home page first', () => {
    const labs = appOf('mfe-labs', { routes, menu: [entry('Labs', '/labs', 11)] })
    expect(checkLive([shell, home, labs], new Set([labs, home]))).toEqual([])
    const late = appOf('mfe-public', { routes: [at('/')], menu: [entry('Home', '/', 12)] })
    expect(checkLive([shell, labs, late], new Set([late])).map(({ rule }) => rule)).toEqual([
      'menu',
    ])
  })

  it('may be one of two home pages for different people', () => {
    const homeOf = (app: string, role: string) =>
      appOf(app, { routes: [at('/', [role])], menu: [entry('Home', '/', 10, [role])] })
    const releases = [homeOf('mfe-a', 'recruiter'), homeOf('mfe-b', 'jobseeker')]
    expect(checkLive([shell, ...releases], new Set(releases))).toEqual([])
  })
})

it('refuses a slot that the shell does not have, also in a release that records no contract', () => {
  const nothing = { sends: {}, receives: {}, slots: {}, storage: {} }
  const gives = { events: {}, slots: { overlay: 1 }, storage: {} }
  const giving = { ...shell, contract: { ...nothing, gives } }
  const filling = (slot: string) => appOf('mfe-labs', { slots: [{ slot, screen: 'Home' }] })
  const check = (slot: string) => {
    const labs = filling(slot)
    return checkLive([giving, labs], new Set([labs]))
  }
  expect(check('overlay')).toEqual([])
  expect(check('attic')).toEqual([
    {
      rule: 'slots',
      sentence: 'mfe-labs 1.0.0 fills the slot attic; shell 1.0.0 does not have it.',
    },
  ])
})

it('refuses a slot, a screen and files with names that every object has', () => {
  expect(alone({ slots: [{ slot: 'constructor', screen: 'Home' }] })).toEqual([
    'slots: mfe-labs 1.0.0 cannot fill a slot named constructor: no slot has that name.',
  ])
  expect(alone({ slots: [{ slot: 'overlay', screen: 'toString' }] })).toEqual([
    'screens: mfe-labs 1.0.0 exposes no module for its screen toString.',
  ])
  const odd = { ...shell, entry: 'constructor' }
  expect(checkRelease(odd).map(({ sentence }) => sentence)).toEqual([
    'shell 1.0.0 lacks files that it names: constructor.',
  ])
})
