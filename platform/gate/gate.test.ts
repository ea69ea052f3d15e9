import type { Release } from '../registry'
import { releaseOf } from '../testing/built-app'
import { checkLive, checkRelease } from '.'
import { satisfies } from './ranges'

const shell = (release: Partial<Release> = {}) =>
  releaseOf({
    app: 'shell',
    version: '1.0.0',
    files: { 'main.js': 'main' },
    release: {
      shares: {
        react: { requires: '^19.0.0', provides: '19.3.1' },
        '@scope/session': { requires: '^1.0.0', provides: '1.4.0' },
      },
      ...release,
    },
  })

const labs = (
  release: Partial<Release> = {},
  manifest: Partial<Release['manifest']> = {},
  version = '1.2.0',
) =>
  releaseOf({
    app: 'mfe-labs',
    version,
    files: { 'entry.js': 'entry', 'labs.js': 'labs' },
    manifest: {
      screens: { Labs: './src/labs.tsx' },
      routes: [{ path: '/labs', screen: 'Labs', title: 'Labs' }],
      ...manifest,
    },
    release: { screens: { Labs: { files: ['labs.js'], consumes: [] } }, ...release },
  })

const texts = (refusals: { rule: string; sentence: string }[]) =>
  refusals.map(({ rule, sentence }) => `${rule}: ${sentence}`)

describe('a release by itself', () => {
  it('passes when it is complete', () => {
    expect(checkRelease(labs())).toEqual([])
    expect(checkRelease(shell({ bundled: ['react'] }))).toEqual([])
  })

  it('has a hash in the name of every script when it says so', () => {
    expect(texts(checkRelease(labs({ hashedNames: true })))).toEqual([
      'files: mfe-labs 1.2.0 has scripts without a hash in their names: entry.js, labs.js.',
    ])
    const files = ['entry.0f0ff6cc.js', 'labs.1f09ab3c.js', 'labs.css']
    const hashed = releaseOf({
      app: 'mfe-labs',
      version: '1.2.0',
      files: Object.fromEntries(files.map((name) => [name, ''])),
      release: { hashedNames: true },
    })
    expect(checkRelease(hashed)).toEqual([])
  })

  it.each(['0.0.0', '10.20.30', '1.2.3-beta.1', '1.2.3-locale'])(
    'passes as version %s',
    (version) => {
      expect(checkRelease(labs({}, {}, version))).toEqual([])
    },
  )

  it.each([
    '1.2',
    'latest',
    '1.0.0-local.4f6dd0ae86c6',
    '1.0.0-local',
    '01.0.0',
    '1.01.0',
    '1.0.01',
    'v1.0.0',
    '1.0.0-',
    '1.0.0-beta+1',
    '1.0.0-01',
    '99999999999999999999.0.0',
  ])('is refused as version %s', (version) => {
    expect(texts(checkRelease(labs({}, {}, version)))).toEqual([
      `version: mfe-labs ${version} cannot be released: a version looks like 1.2.3 or 1.2.3-beta.1.`,
    ])
  })

  it.each<[string, Release, string]>([
    [
      'a development build',
      labs({ mode: 'development' }),
      'mode: mfe-labs 1.2.0 is a development build: only production builds are released.',
    ],
    [
      'more bytes than its budget',
      labs({}, { budget: 6 }),
      'budget: mfe-labs 1.2.0 is over its budget: 9 bytes of scripts (brotli), 6 allowed, 3 too many.',
    ],
    [
      'a budget without a limit',
      labs({}, { budget: 99_999_999 }),
      'budget: mfe-labs 1.2.0 has a budget of 99999999 bytes in its app.json: at most 1000000 are allowed.',
    ],
    [
      'a copy of a shared package',
      labs({ bundled: ['@scope/session'] }),
      'shares: mfe-labs 1.2.0 does not share @scope/session: it brings a copy of its own, which would know nobody who is logged in.',
    ],
    [
      'no module for a screen',
      labs({ screens: {} }),
      'screens: mfe-labs 1.2.0 exposes no module for its screen Labs.',
    ],
    [
      'a screen without files',
      labs({ screens: { Labs: { files: [], consumes: [] } } }),
      'screens: mfe-labs 1.2.0 exposes no module for its screen Labs.',
    ],
    [
      'no module for the screen of a slot',
      labs({}, { slots: [{ slot: 'overlay', screen: 'Chat' }] }),
      'screens: mfe-labs 1.2.0 exposes no module for its screen Chat.',
    ],
    [
      'no module for the screen of a route',
      labs({}, { routes: [{ path: '/chat', screen: 'Chat', title: 'Chat' }] }),
      'screens: mfe-labs 1.2.0 exposes no module for its screen Chat.',
    ],
    [
      'a screen whose files are missing',
      labs({ screens: { Labs: { files: ['gone.js', 'labs.js', 'lost.js'], consumes: [] } } }),
      'screens: mfe-labs 1.2.0 lacks files of its screen Labs: gone.js, lost.js.',
    ],
    [
      'missing files that it names',
      labs({
        entry: 'gone.js',
        startup: { files: ['gone.js', 'start.js'], consumes: [] },
        shares: { react: { requires: '*', files: ['react.js'] } },
      }),
      'files: mfe-labs 1.2.0 lacks files that it names: gone.js, start.js, react.js.',
    ],
    [
      'the app.json of another app',
      labs({ app: 'mfe-other' }),
      'files: mfe-other 1.2.0 carries the app.json of mfe-labs.',
    ],
    [
      'two routes of its own for the same path',
      labs(
        {},
        {
          routes: ['/labs/:id', '/labs/:name'].map((path) => ({
            path,
            screen: 'Labs',
            title: 'Labs',
          })),
        },
      ),
      'routes: mfe-labs 1.2.0 and mfe-labs 1.2.0 both have a page at /labs/:id for everybody.',
    ],
  ])('is refused with %s', (_title, release, sentence) => {
    expect(texts(checkRelease(release))).toEqual([sentence])
  })

  it.each([9, 1_000_000])('passes when its scripts use %i bytes at most', (budget) => {
    expect(checkRelease(labs({}, { budget }))).toEqual([])
  })
})

describe('a release beside what is live', () => {
  const check = (release: Release, ...others: Release[]) =>
    texts(checkLive([release, ...others], new Set([release])))

  it('passes when the shell satisfies its requirements', () => {
    expect(check(labs({ shares: { react: { requires: '^19.1.0' } } }), shell())).toEqual([])
  })

  it('is refused for a range that the shell does not satisfy', () => {
    const newer = labs({ shares: { '@scope/session': { requires: '^2.0.0' } } })
    expect(check(newer, shell())).toEqual([
      'ranges: mfe-labs 1.2.0 needs @scope/session ^2.0.0; shell 1.0.0 provides 1.4.0.',
    ])
  })

  it('is refused for a package that the shell does not provide', () => {
    const needy = labs({ shares: { '@scope/forms': { requires: '^1.0.0' } } })
    expect(check(needy, shell())).toEqual([
      'ranges: mfe-labs 1.2.0 needs @scope/forms ^1.0.0; shell 1.0.0 does not provide it.',
    ])
  })

  it('is refused as a shell that a live app cannot run in', () => {
    const next = shell({
      version: '2.0.0',
      shares: { react: { requires: '*', provides: '20.0.0' } },
    })
    expect(check(next, labs({ shares: { react: { requires: '^19.1.0' } } }))).toEqual([
      'ranges: mfe-labs 1.2.0 needs react ^19.1.0; shell 2.0.0 provides 20.0.0.',
    ])
  })

  it('passes as a shell that another live shell could not run in', () => {
    const next = shell({
      version: '2.0.0',
      shares: { react: { requires: '^20.0.0', provides: '20.0.0' } },
    })
    expect(check(next, shell())).toEqual([])
  })

  it('is refused for names that the shell does not export', () => {
    const entry = '@scope/session'
    const takes = (...names: string[]) =>
      labs({ shares: { [entry]: { requires: '^1.0.0', takes: names } } })
    const gives = (...names: string[]) =>
      shell({ shares: { [entry]: { requires: '*', provides: '1.4.0', gives: names } } })
    expect(check(takes('login', 'logout'), gives('login', 'logout', 'renew'))).toEqual([])
    expect(check(takes('login', 'logout', 'renew'), gives('login'))).toEqual([
      'names: mfe-labs 1.2.0 imports logout, renew from @scope/session; shell 1.0.0 does not export them.',
    ])
    expect(check(gives(), takes('login'))).toEqual([
      'names: mfe-labs 1.2.0 imports login from @scope/session; shell 1.0.0 does not export it.',
    ])
  })

  it('is refused for events, slots and storage keys that the shell does not have', () => {
    const nothing = { sends: {}, receives: {}, slots: {}, storage: {} }
    const given = { events: { opened: 2 }, slots: { overlay: 1 }, storage: { token: 1 } }
    const giving = shell({ contract: { ...nothing, gives: given } })
    const using = (contract: Partial<Release['contract']>) =>
      labs({ contract: { ...nothing, ...contract } })
    expect(
      check(using({ sends: { opened: 2 }, slots: { overlay: 1 }, storage: { token: 1 } }), giving),
    ).toEqual([])
    expect(check(using({ sends: { opened: 1 }, receives: { constructor: 1 } }), giving)).toEqual([
      'contract: mfe-labs 1.2.0 sends the event opened (version 1); shell 1.0.0 has version 2.',
      'contract: mfe-labs 1.2.0 receives the event constructor (version 1); shell 1.0.0 does not have it.',
    ])
    expect(check(giving, using({ slots: { attic: 1 }, storage: { token: 2 } }))).toEqual([
      'contract: mfe-labs 1.2.0 fills the slot attic (version 1); shell 1.0.0 does not have it.',
      'contract: mfe-labs 1.2.0 uses the storage key token (version 2); shell 1.0.0 has version 1.',
    ])
    expect([check(using({ sends: { opened: 1 } }), shell()), check(labs(), giving)]).toEqual([
      [],
      [],
    ])
  })

  it('is judged by ranges alone when one side records no names', () => {
    const entry = '@scope/session'
    const taking = labs({ shares: { [entry]: { requires: '^1.0.0', takes: ['login'] } } })
    const silent = labs({ shares: { [entry]: { requires: '^1.0.0' } } })
    const giving = shell({ shares: { [entry]: { requires: '*', provides: '1.4.0', gives: [] } } })
    expect([check(taking, shell()), check(silent, giving)]).toEqual([[], []])
  })

  it('is refused for an incompatible federation runtime', () => {
    expect(check(labs({ runtime: '2.9.7' }), shell())).toEqual([])
    expect(check(labs({ runtime: '2.10.0' }), shell())).toEqual([
      'runtime: mfe-labs 1.2.0 was built for version 2.10.0 of the federation runtime; shell 1.0.0 has 2.9.2.',
    ])
  })

  it('is refused for a page that another app has for the same role', () => {
    const other = (roles?: string[]) =>
      releaseOf({
        app: 'mfe-other',
        version: '3.0.0',
        files: { 'entry.js': '' },
        manifest: { routes: [{ path: '/user/:id/', screen: 'User', title: 'User', roles }] },
      })
    const claim = (roles?: string[]) =>
      labs({}, { routes: [{ path: '/user/:userId', screen: 'Labs', title: 'Labs', roles }] })
    expect(check(claim(['recruiter']), shell(), other(['jobseeker']))).toEqual([])
    expect(check(claim(['recruiter', 'anonymous']), shell(), other(['recruiter']))).toEqual([
      'routes: mfe-labs 1.2.0 and mfe-other 3.0.0 both have a page at /user/:userId for recruiter.',
    ])
    expect(check(claim(), shell(), other())).toEqual([
      'routes: mfe-labs 1.2.0 and mfe-other 3.0.0 both have a page at /user/:userId for everybody.',
    ])
  })

  it('is not blamed for an existing conflict', () => {
    const old = labs({ shares: { react: { requires: '^18.0.0' } } })
    const unrelated = releaseOf({ app: 'mfe-a', version: '1.0.0', files: { 'a.js': '' } })
    expect(check(unrelated, shell(), old)).toEqual([])
  })

  it('is not blamed for two other apps with the same page', () => {
    const other = releaseOf({
      app: 'mfe-other',
      version: '3.0.0',
      files: { 'entry.js': '' },
      manifest: { routes: [{ path: '/labs', screen: 'Labs', title: 'Labs' }] },
    })
    const unrelated = releaseOf({ app: 'mfe-a', version: '1.0.0', files: { 'a.js': '' } })
    expect(check(unrelated, shell(), other, labs())).toEqual([])
    expect(texts(checkLive([other, shell(), labs()], new Set()))).toEqual([])
  })

  it('is named before the live app when both have the same page', () => {
    const [old, added] = [shell({ manifest: { ...labs().manifest, name: 'shell' } }), labs()]
    expect(texts(checkLive([old, added], new Set([added])))).toEqual([
      'routes: mfe-labs 1.2.0 and shell 1.0.0 both have a page at /labs for everybody.',
    ])
  })

  it.each([
    [undefined, ['recruiter', 'jobseeker'], 'recruiter, jobseeker'],
    [['recruiter', 'jobseeker'], undefined, 'recruiter, jobseeker'],
    [['jobseeker', 'recruiter'], ['recruiter', 'jobseeker'], 'jobseeker, recruiter'],
  ])('names the roles that would have two pages: %j and %j', (left, right, people) => {
    const at = (roles?: string[]) => ({ path: '/labs/', screen: 'Labs', title: 'Labs', roles })
    const other = releaseOf({
      app: 'mfe-other',
      version: '3.0.0',
      files: { 'entry.js': '' },
      manifest: { routes: [at(right)] },
    })
    expect(check(labs({}, { routes: [at(left)] }), shell(), other)).toEqual([
      `routes: mfe-labs 1.2.0 and mfe-other 3.0.0 both have a page at /labs/ for ${people}.`,
    ])
  })

  it.each(['/', '/labs/:id', '/labs/x', '/labs2'])(
    'passes with a page at %s beside /labs',
    (path) => {
      const root = shell({
        manifest: { ...shell().manifest, routes: [{ path, screen: 'Home', title: 'Home' }] },
      })
      expect(check(labs(), root)).toEqual([])
    },
  )

  it('is refused while there is no shell', () => {
    expect(check(labs())).toEqual([
      'shell: No shell is live, and without one no app can be checked: release the shell first.',
    ])
  })
})

describe('a range', () => {
  it.each([
    ['^1.2.0', '1.2.0 1.9.9 1.2.0-local.4f6d', '1.1.9 2.0.0 nonsense'],
    ['^0.2.3', '0.2.3 0.2.9', '0.3.0 1.0.0'],
    ['^0.0.3', '0.0.3', '0.0.4 0.1.0'],
    ['^0.x', '0.0.1 0.9.0', '1.0.0'],
    ['1.2.3-beta.1', '1.2.3-beta.1', '1.2.3-beta.2 1.2.4'],
    ['1.2.0 - 1.4', '1.2.0 1.4.9 1.3.0-local.4f6d', '1.1.9 1.5.0'],
    ['~1.2.3', '1.2.3 1.2.9', '1.3.0'],
    ['1.x', '1.0.0 1.9.0', '2.0.0 0.9.9'],
    ['*', '0.0.1 9.0.0', ''],
    ['>=1.2 <3', '1.2.0 2.9.9', '1.1.9 3.0.0'],
    ['>1 <=2.1', '2.0.0 2.1.9', '1.9.0 2.2.0'],
    ['^1.0.0 || ^3', '1.5.0 3.1.0', '2.0.0'],
    ['1.2.3', '1.2.3', '1.2.4'],
    ['>= 1.2.0', '1.2.0', '1.1.0'],
    ['latest', '', '1.0.0'],
  ])('%s holds %s and not %s', (range, inside, outside) => {
    const words = (text: string) => text.split(' ').filter(Boolean)
    for (const version of words(inside))
      expect([version, satisfies(version, range)]).toEqual([version, true])
    for (const version of words(outside))
      expect([version, satisfies(version, range)]).toEqual([version, false])
  })
})
