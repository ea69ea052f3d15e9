import { composeLive } from './live'
import { sharedFiles, startsByRole } from './role-starts'
import { releaseOf } from '../testing/built-app'

const shell = releaseOf({
  app: 'shell',
  version: '1.0.0',
  files: { 'main.js': 'main', 'boot.js': 'boot', 'forms.js': 'forms' },
  release: {
    startup: { files: ['main.js', 'boot.js'], consumes: [] },
    shares: { forms: { requires: '^1.0.0', provides: '1.0.0', files: ['forms.js'], consumes: [] } },
  },
})
const at = (path: string, roles?: string[], reads?: string[]) => ({
  path,
  screen: 'Home',
  title: 'Home',
  ...(roles && { roles }),
  ...(reads && { reads }),
})
const labs = (app: string, manifest: object) =>
  releaseOf({
    app,
    version: '1.0.0',
    files: { 'entry.js': 'entry', 'home.js': 'home' },
    manifest,
    release: { screens: { Home: { files: ['home.js'], consumes: ['forms'] } } },
  })
const publicApp = labs('mfe-public', { routes: [at('/', undefined, ['/api/news'])] })
const recruiterApp = labs('mfe-recruiter', {
  routes: [
    {
      ...at('/user/:id', ['recruiter'], ['/api/users/:id', '/api/users']),
      searchReads: { '?part=notes': ['/api/users/:id/notes'] },
    },
  ],
  slots: [{ slot: 'home', screen: 'Home', roles: ['recruiter'], reads: ['/api/recruiter/home'] }],
})
const slotPaths = { home: '/' }
const placeAt = (pathname: string, search = '') => ({ pathname, search })

const live = (switchedOff: { app: string; slot: string | null }[] = []) =>
  composeLive(
    [shell, publicApp, recruiterApp].map((release) => ({ release })),
    {
      isDevelopment: false,
      switchedOff,
    },
  )
const names = (files: object) => Object.keys(files).map((file) => file.replace('/1.0.0/', '/'))

it('preloads the start of the shell and a screen that every role sees, with hashes', () => {
  expect(names(sharedFiles(live(), '/'))).toEqual([
    '/apps/shell/main.js',
    '/apps/shell/boot.js',
    '/apps/shell/forms.js',
    '/apps/mfe-public/entry.js',
    '/apps/mfe-public/home.js',
  ])
  expect(names(sharedFiles(live(), '/user/7'))).toEqual([
    '/apps/shell/main.js',
    '/apps/shell/boot.js',
  ])
  for (const hash of Object.values(sharedFiles(live(), '/'))) expect(hash).toMatch(/^sha384-/)
})

it('names the files and reads of the screen that a role sees, with the parameters of the path', () => {
  const starts = startsByRole(live(), placeAt('/user/a%2Fb'), slotPaths)
  expect(Object.keys(starts)).toEqual(['recruiter'])
  expect(starts['recruiter']?.reads).toEqual(['/api/users/a%2Fb', '/api/users'])
  expect(names(starts['recruiter']?.files ?? {})).toEqual([
    '/apps/shell/forms.js',
    '/apps/mfe-recruiter/entry.js',
    '/apps/mfe-recruiter/home.js',
  ])
  for (const hash of Object.values(starts['recruiter']?.files ?? {})) {
    expect(hash).toMatch(/^sha384-/)
  }
})

it('names other reads for a query that the route has reads for, and none for any other', () => {
  const reads = (search: string) =>
    startsByRole(live(), placeAt('/user/7', search), slotPaths)['recruiter']?.reads
  expect(reads('?part=notes')).toEqual(['/api/users/7/notes'])
  expect(reads('?part=links')).toEqual([])
  expect(reads('?constructor')).toEqual([])
})

it('adds the slots that the shell shows on the path, without files that every role preloads', () => {
  const { anonymous, recruiter } = startsByRole(live(), placeAt('/'), slotPaths)
  expect(anonymous).toEqual({ files: {}, reads: ['/api/news'] })
  expect(recruiter?.reads).toEqual(['/api/news', '/api/recruiter/home'])
  expect(names(recruiter?.files ?? {})).toEqual([
    '/apps/mfe-recruiter/entry.js',
    '/apps/mfe-recruiter/home.js',
  ])
})

it('names nothing of an app or slot that is turned off, and no reads for a shell that takes none over', () => {
  const appOff = live([{ app: 'mfe-recruiter', slot: null }])
  expect(startsByRole(appOff, placeAt('/user/7'), slotPaths)).toEqual({})
  const slotOff = live([{ app: 'mfe-recruiter', slot: 'home' }])
  expect(startsByRole(slotOff, placeAt('/'), slotPaths)).toEqual({
    anonymous: { files: {}, reads: ['/api/news'] },
  })
  expect(startsByRole(live(), placeAt('/user/7'), undefined)['recruiter']?.reads).toEqual([])
})
