import { releaseOf } from '../testing/built-app'
import { composeRegistry, isHashedName, scriptBytes, sharedFiles, startupFiles } from '.'

const shell = releaseOf({
  app: 'shell',
  version: '1.0.0',
  files: { 'main.js': 'a', 'react.js': 'b', 'ui.js': 'c', 'forms.js': 'd', 'font.woff2': 'e' },
  manifest: {
    routes: [{ path: '/platform/ui', screen: 'Gallery', title: 'Gallery', development: true }],
    menu: [{ label: 'Last', path: '/last', order: 9 }],
  },
  release: {
    startup: { files: ['main.js'], consumes: ['ui'] },
    shares: {
      react: { requires: '^19.0.0', provides: '19.3.1', files: ['react.js'], consumes: [] },
      ui: { requires: '^1.0.0', provides: '1.0.0', files: ['ui.js'], consumes: ['react'] },
      forms: { requires: '^1.0.0', provides: '1.0.0', files: ['forms.js'], consumes: ['ui'] },
    },
  },
})
const remote = releaseOf({
  app: 'mfe-public',
  version: '2.0.0',
  files: { 'remoteEntry.js': 'f', 'home.js': 'g' },
  manifest: {
    routes: [{ path: '/', screen: 'Home', title: 'Home' }],
    menu: [
      { label: 'Later', path: '/later', order: 12 },
      { label: 'Home', path: '/', order: 1 },
    ],
    slots: [{ slot: 'overlay', screen: 'Home' }],
  },
  release: { screens: { Home: { files: ['home.js'], consumes: ['react', 'forms'] } } },
})

describe('composeRegistry', () => {
  const registry = composeRegistry([shell, remote])

  it('collects routes, menu entries in order, and the names of the apps', () => {
    expect(registry.routes).toEqual([
      { path: '/', screen: 'Home', title: 'Home', app: 'mfe-public' },
    ])
    expect(registry.menu.map(({ label, app }) => [label, app])).toEqual([
      ['Home', 'mfe-public'],
      ['Last', 'shell'],
      ['Later', 'mfe-public'],
    ])
  })

  it('gives the URL of each app, sorted by name', () => {
    expect(Object.keys(registry.apps)).toEqual(['mfe-public', 'shell'])
    expect(registry.apps['mfe-public']).toMatchObject({
      version: '2.0.0',
      base: '/apps/mfe-public/2.0.0/',
      entry: 'remoteEntry.js',
      federationName: 'mfe_public',
    })
    expect(registry.slots).toEqual([{ slot: 'overlay', screen: 'Home', app: 'mfe-public' }])
  })

  it('includes development routes only when asked', () => {
    const pathsOf = ({ routes }: typeof registry) => routes.map(({ path }) => path)
    expect(pathsOf(registry)).toEqual(['/'])
    const isDevelopment = true
    expect(pathsOf(composeRegistry([shell, remote], { isDevelopment }))).toEqual([
      '/',
      '/platform/ui',
    ])
  })

  it('lists a screen’s own files and the shared ones that the entry has not loaded', () => {
    expect(startupFiles(shell)).toEqual(['main.js', 'ui.js', 'react.js'])
    expect(registry.apps['mfe-public']?.screens['Home']).toEqual({
      files: ['remoteEntry.js', 'home.js'],
      shellFiles: ['forms.js'],
    })
  })

  it('lists the files of a shell’s own screen that the entry has not loaded', () => {
    const screens = { Gallery: { files: ['main.js', 'gallery.js'], consumes: ['react', 'forms'] } }
    expect(composeRegistry([{ ...shell, screens }]).apps['shell']?.screens['Gallery']).toEqual({
      files: ['gallery.js'],
      shellFiles: ['forms.js'],
    })
  })

  it('lists no shared files without a shell', () => {
    expect(composeRegistry([remote]).apps['mfe-public']?.screens['Home']).toEqual({
      files: ['remoteEntry.js', 'home.js'],
      shellFiles: [],
    })
  })

  it('follows shared packages that consume each other, and ignores unknown ones', () => {
    const shares = {
      a: { requires: '*', files: ['a.js'], consumes: ['b', 'unknown'] },
      b: { requires: '*', files: ['b.js', 'a.js'], consumes: ['a'] },
      c: { requires: '*' },
    }
    expect(sharedFiles({ ...shell, shares }, ['b', 'c'])).toEqual(['b.js', 'a.js'])
  })

  it('lists each file of the entry once', () => {
    const startup = { files: ['main.js', 'react.js'], consumes: ['ui'] }
    expect(startupFiles({ ...shell, startup })).toEqual(['main.js', 'react.js', 'ui.js'])
  })

  it('lists the entry first, then the largest file', () => {
    const file = (size: number) => ({ integrity: 'sha384-a', size, brotliSize: size })
    const files = { 'main.js': file(2), 'ui.js': file(1), 'react.js': file(3) }
    expect(startupFiles({ ...shell, files })).toEqual(['main.js', 'react.js', 'ui.js'])
  })

  it('includes the hash of every script and of the build’s manifest, and no other', () => {
    const file = (integrity: string) => ({ integrity, size: 1, brotliSize: 1 })
    const files = {
      'main.js': file('sha384-a'),
      'mf-manifest.json': file('sha384-b'),
      'mf-manifest.1f09ab3c.json': file('sha384-c'),
      'font.woff2': file('sha384-d'),
      'mf-manifest.name.json': file('sha384-e'),
      'mf-manifest.json.map': file('sha384-f'),
      'old-mf-manifest.json': file('sha384-g'),
    }
    expect(composeRegistry([{ ...shell, files }]).apps['shell']?.integrity).toEqual({
      'main.js': 'sha384-a',
      'mf-manifest.json': 'sha384-b',
      'mf-manifest.1f09ab3c.json': 'sha384-c',
    })
  })

  it('counts the compressed bytes of scripts only', () => {
    expect(scriptBytes(shell)).toBe(4)
    expect(scriptBytes(remote)).toBe(2)
  })

  it('includes the previous release of an app, with hashes except for another shell', () => {
    const before = (release: typeof shell) => ({ ...release, version: '0.9.0' })
    const { apps } = composeRegistry([shell, remote], { previous: [before(shell), before(remote)] })
    expect(apps['mfe-public']?.previous).toEqual({
      version: '0.9.0',
      base: '/apps/mfe-public/0.9.0/',
      entry: 'remoteEntry.js',
      federationName: 'mfe_public',
      integrity: registry.apps['mfe-public']?.integrity,
    })
    expect(apps['shell']?.previous).toMatchObject({ version: '0.9.0' })
    expect(apps['shell']?.previous?.integrity).toEqual({})
    expect(registry.apps['shell']?.previous).toBeUndefined()
  })

  it('gives files with hashed names one address in all releases', () => {
    const { apps } = composeRegistry([shell, { ...remote, hashedNames: true }])
    expect(apps['mfe-public']?.base).toBe('/apps/mfe-public/files/')
    expect(apps['shell']?.base).toBe('/apps/shell/1.0.0/')
  })

  it('gives equal bytes for equal releases in any order', () => {
    expect(JSON.stringify(composeRegistry([remote, shell]))).toBe(JSON.stringify(registry))
  })
})

describe('content that is turned off', () => {
  const full = releaseOf({
    app: 'mfe-chat',
    version: '3.0.0',
    files: { 'remoteEntry.js': 'h', 'widget.js': 'i' },
    manifest: {
      routes: [{ path: '/chats', screen: 'Chats', title: 'Chats' }],
      menu: [{ label: 'Chats', path: '/chats', order: 5 }],
      slots: [
        { slot: 'overlay', screen: 'Widget' },
        { slot: 'header', screen: 'Count' },
      ],
      commands: [{ label: 'Open Chats', path: '/chats' }],
      keys: [{ keys: ['c'], label: 'Open chats', group: 'Chats' }],
    },
    release: { screens: { Widget: { files: ['widget.js'], consumes: [] } } },
  })
  const other = {
    ...remote,
    manifest: {
      ...remote.manifest,
      commands: [{ label: 'Home', path: '/' }],
      keys: [{ keys: ['h'], label: 'Home', group: 'Home' }],
    },
  }
  const previous = [{ ...full, version: '2.9.0' }]
  const compose = (...switchedOff: { app: string; slot: string | null }[]) =>
    composeRegistry([shell, other, full], { previous, switchedOff })
  const whole = compose()
  const withoutChat = <T extends { app: string }>(entries: readonly T[] = []) =>
    entries.filter(({ app }) => app !== 'mfe-chat')

  it('is in the registry until then', () => {
    expect(whole.slots.map(({ slot }) => slot)).toEqual(['overlay', 'header', 'overlay'])
    expect(whole.commands?.map(({ label }) => label)).toEqual(['Open Chats', 'Home'])
    expect(whole.keys?.map(({ label }) => label)).toEqual(['Open chats', 'Home'])
    expect(whole.apps['mfe-chat']).not.toHaveProperty('isOff')
    expect(whole.apps['mfe-chat']).not.toHaveProperty('offSlots')
  })

  it('leaves of an app its address, for pages that are open, but no hash of a script', () => {
    const off = compose({ app: 'mfe-chat', slot: null }, { app: 'mfe-chat', slot: 'overlay' })
    const { previous: _previous, ...app } = whole.apps['mfe-chat'] ?? {}
    expect(off.apps['mfe-chat']).toEqual({ ...app, screens: {}, integrity: {}, isOff: true })
    expect(off.apps['mfe-public']).toEqual(whole.apps['mfe-public'])
    expect(off.routes).toEqual(whole.routes)
    expect(off.menu).toEqual(withoutChat(whole.menu))
    expect(off.slots).toEqual(withoutChat(whole.slots))
    expect(off.commands).toEqual(withoutChat(whole.commands))
    expect(off.keys).toEqual(withoutChat(whole.keys))
  })

  it('leaves everything of an app but its content of the slot', () => {
    const off = compose({ app: 'mfe-chat', slot: 'overlay' })
    expect(off.apps['mfe-chat']).toEqual({ ...whole.apps['mfe-chat'], offSlots: ['overlay'] })
    expect(off.apps['mfe-public']).toEqual(whole.apps['mfe-public'])
    expect(off.slots.map(({ app, slot }) => [app, slot])).toEqual([
      ['mfe-chat', 'header'],
      ['mfe-public', 'overlay'],
    ])
    expect(off.menu).toEqual(whole.menu)
    expect(off.commands).toEqual(whole.commands)
    expect(off.keys).toEqual(whole.keys)
  })
})

describe('the languages of a registry', () => {
  const spoken = (release: typeof shell) => ({
    ...release,
    languages: { he: { files: ['he.js'], texts: { Last: 'אחרון', Home: 'בית' } } },
  })

  it('are named once there is more than that of the sources', () => {
    const hebrew = composeRegistry([spoken(shell), spoken(remote)], { language: 'he' })
    expect(hebrew).toMatchObject({ language: 'he', languages: ['en', 'he'] })
    expect(hebrew.menu.map(({ label }) => label)).toEqual(['בית', 'אחרון', 'Later'])
    expect(hebrew.apps['shell']?.isTranslated).toBe(true)
    const english = composeRegistry([spoken(shell), spoken(remote)])
    expect(english).toMatchObject({ language: 'en', languages: ['en', 'he'] })
    expect(english.apps['shell']).not.toHaveProperty('isTranslated')
    const alone = composeRegistry([spoken(shell), remote])
    expect(alone).not.toHaveProperty('language')
    expect(alone).not.toHaveProperty('languages')
  })
})

it.each([
  ['main.0f0ff6cc.js', true],
  ['main.0f0ff6cc12ab.woff2', true],
  ['main.js', false],
  ['main.0f0ff6c.js', false],
  ['main.a.js', false],
  ['main.zzzzzzzz.js', false],
  ['main.0f0ff6cc.js.map', false],
  ['main.0f0ff6cc.', false],
])('says of %s whether its name has a hash: %s', (name, isHashed) => {
  expect(isHashedName(name)).toBe(isHashed)
})
