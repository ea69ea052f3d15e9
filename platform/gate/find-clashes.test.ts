import { releaseOf } from '../testing/built-app'
import { findClashes } from './find-clashes'

const appWith = (app: string, paths: string[], version = '1.0.0') =>
  releaseOf({
    app,
    version,
    files: { 'entry.js': '' },
    manifest: { routes: paths.map((path) => ({ path, screen: 'Home', title: 'Home' })) },
  })

const times = <Value>(count: number, make: (index: number) => Value) =>
  Array.from({ length: count }, (_, index) => make(index))

it('compares the pages of sixty apps below one segment', () => {
  const live = times(60, (app) =>
    appWith(
      `mfe-${app}`,
      times(100, (page) => `/labs/${app}-${page}/:id`),
    ),
  )
  expect(findClashes(live)).toEqual([])
  const late = appWith('mfe-late', ['/labs/59-99/new'])
  expect(findClashes([...live, late], new Set([late]))).toEqual([
    'mfe-late 1.0.0 has a page at /labs/59-99/new, and mfe-59 1.0.0 one at /labs/59-99/:id, which match the same paths.',
  ])
})

it('compares no two releases of one app, which never meet in a page', () => {
  const versions = ['1.0.0', '2.0.0'].map((version) => appWith('mfe-labs', ['/labs'], version))
  expect(findClashes(versions)).toEqual([])
})

it.each([
  ['/faq', '/FAQ'],
  ['/FAQ/:id', '/faq/new'],
])('ignores the case of letters between apps: %s and %s', (left, right) => {
  expect(findClashes([appWith('mfe-a', [left]), appWith('mfe-b', [right])])).toEqual([
    `mfe-a 1.0.0 has a page at ${left}, and mfe-b 1.0.0 one at ${right}, which match the same paths.`,
  ])
  expect(findClashes([appWith('mfe-a', [left, right])])).toEqual([])
})
