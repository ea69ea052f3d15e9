import { releaseOf } from '../testing/built-app'
import { composeRegistry, coversPath, registryPart, type AppManifest } from '.'

const release = (app: string, manifest: Partial<AppManifest>) =>
  releaseOf({
    app,
    version: '1.0.0',
    files: { 'remoteEntry.js': app, 'chunk.js': app },
    manifest,
    release: { screens: { Page: { files: ['chunk.js'], consumes: [] } } },
  })

const page = (path: string, roles?: string[]) => ({
  path,
  screen: 'Page',
  title: 'Page',
  ...(roles && { roles }),
})

const own = [
  release('shell', { routes: [page('/login')] }),
  release('mfe-a', { routes: [page('/'), page('/user/:id', ['one'])] }),
  release('mfe-chat', { slots: [{ slot: 'overlay', screen: 'Page', roles: ['one'] }] }),
]

const extra = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    release(`mfe-extra${String(index).padStart(2, '0')}`, {
      routes: [page(`/extra-${index}`)],
      menu: [{ label: `Extra ${index}`, path: `/extra-${index}`, order: 100 + index }],
    }),
  )

const sizeOf = (count: number, path: string) =>
  JSON.stringify(registryPart(composeRegistry([...own, ...extra(count)]), path)).length

it('has the same size for 20 and for 50 apps', () => {
  for (const path of ['/', '/extra-15', '/nowhere']) {
    expect(sizeOf(50, path)).toBe(sizeOf(20, path))
  }
})

it('is the whole registry where every app is needed, without commands and keys', () => {
  const commands = [{ label: 'Log In', path: '/login' }]
  const shell = release('shell', { routes: [page('/login')], commands })
  const { commands: known, keys, ...registry } = composeRegistry([shell, ...extra(3)])
  expect(known).toEqual([{ ...commands[0], app: 'shell' }])
  expect(keys).toEqual([])
  expect(registryPart({ ...registry, commands: known, keys }, '/')).toEqual(registry)
})

describe('of many apps', () => {
  const many = composeRegistry([
    ...own,
    ...extra(20),
    release('mfe-new', { routes: [page('/user/new', ['two'])] }),
    release('mfe-late', {
      routes: [page('/late')],
      menu: [{ label: 'Late', path: '/late', order: 1, roles: ['two'] }],
    }),
  ])
  const part = registryPart(many, '/')

  it('has the shell, the apps of the path, of slots and of the first menu entries of every role', () => {
    expect(Object.keys(part.apps)).toEqual([
      'mfe-a',
      'mfe-chat',
      ...[0, 1, 2, 3, 4, 5, 6].map((index) => `mfe-extra0${index}`),
      'mfe-late',
      'shell',
    ])
    expect(part.slots).toEqual(many.slots)
    expect(part.menu).toHaveLength(9)
  })

  it('names the languages of the whole registry', () => {
    const spoken = { ...many, language: 'he', languages: ['en', 'he'] }
    expect(registryPart(spoken, '/')).toEqual({
      ...part,
      language: 'he',
      languages: ['en', 'he'],
    })
    expect(part).not.toHaveProperty('language')
    expect(part).not.toHaveProperty('languages')
  })

  it('is no part that a whole registry needs', () => {
    expect(coversPath(many, '/nowhere', 'one')).toBe(true)
  })

  it('covers its own path, even when it has no page', () => {
    expect(coversPath(registryPart(many, '/nowhere'), '/nowhere', 'one')).toBe(true)
    expect(coversPath(part, '/nowhere', 'one')).toBe(false)
  })

  it('covers the paths of its apps, but not those of other apps', () => {
    for (const path of ['/', '/login', '/user/7', '/extra-6']) {
      expect(coversPath(part, path, 'one')).toBe(true)
    }
    expect(coversPath(part, '/extra-7', 'one')).toBe(false)
  })

  it('has the routes of other apps that match a path of its own', () => {
    expect(coversPath(part, '/user/new', 'two')).toBe(false)
    expect(coversPath(part, '/user/new', 'one')).toBe(true)
  })
})
