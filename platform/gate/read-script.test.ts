import { minifySync } from '@swc/core'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readScript } from './read-script'

const root = path.resolve(__dirname, '../..')

/** A file of this checkout as a production build contains it. */
function minified(file: string): string {
  const text = readFileSync(path.join(root, file), 'utf8')
  return minifySync(text, { compress: true, mangle: true, module: 'unknown' }).code
}

it.each([
  ['react', 'node_modules/react/cjs/react.production.js'],
  ['react', 'node_modules/react/cjs/react.development.js'],
  ['react-dom', 'node_modules/react-dom/cjs/react-dom-client.production.js'],
  ['styled-components', 'node_modules/styled-components/dist/styled-components.browser.cjs.js'],
])('finds %s in %s', (name, file) => {
  expect(readScript(minified(file)).bundled).toEqual([name])
})

it('finds React 18', () => {
  const react18 = 'exports.__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED={ReactCurrentOwner:K}'
  expect(readScript(react18).bundled).toEqual(['react'])
})

it('finds the auth store by the sentence of its own guard', () => {
  const source = readFileSync(path.join(root, 'shared/session/session.ts'), 'utf8')
  expect(readScript(source).bundled).toEqual(['@swipefolio/shared/session'])
})

it.each([
  'node_modules/react/cjs/react-jsx-runtime.production.js',
  'node_modules/react/cjs/react-jsx-runtime.development.js',
  'node_modules/react-dom/cjs/react-dom.production.js',
])('finds no copy in %s, which only uses the package', (file) => {
  expect(readScript(minified(file)).bundled).toEqual([])
})

it('finds the version of a federation runtime', () => {
  const folder = 'node_modules/@module-federation/runtime-core'
  const { version } = JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as {
    version: string
  }
  expect(readScript(minified(`${folder}/dist/global.cjs`)).runtime).toBe(version)
  expect(readScript('void 0').runtime).toBeUndefined()
})

it.each([
  ['(self.webpackChunkmfe_labs_1_0_0=self.webpackChunkmfe_labs_1_0_0||[])', 'mfe_labs_1_0_0'],
  ['(globalThis.rspackChunkmfe_labs_1_0_0||=[]).push([[209],{}])', 'mfe_labs_1_0_0'],
])('finds the array of chunks in %s', (text, name) => {
  expect(readScript(text).chunkArray).toMatch(new RegExp(`^\\w+Chunk${name}$`))
})

it('says why a text is no script, and runs none', () => {
  expect(readScript('globalThis.hasRun = true').fault).toBeUndefined()
  expect('hasRun' in globalThis).toBe(false)
  expect(readScript('const a = ').fault).toBe('SyntaxError: Unexpected end of input')
  expect(readScript("import './a.js'").fault).toBe(
    'SyntaxError: Cannot use import statement outside a module',
  )
  expect(readScript('return 1').fault).toBe('SyntaxError: Illegal return statement')
})

it.each([
  ['element.dataset.chunks=name', { isPortable: false, hasPortableChunks: true }],
  ['element.dataset.chunks  = name', { isPortable: false, hasPortableChunks: true }],
  ['element.dataset.chunks', { isPortable: false, hasPortableChunks: false }],
  ['self[document.currentScript.dataset.chunks]', { isPortable: true, hasPortableChunks: false }],
])('finds which side of portable chunks %s is', (text, sides) => {
  expect(readScript(text)).toMatchObject(sides)
})

it('allows spaces where a minifier leaves them out', () => {
  expect(readScript('({ rendererPackageName:  "react-dom" })').bundled).toEqual(['react-dom'])
  expect(readScript('({ __DEBUG_CONSTRUCTOR_VERSION__  =  "2.8.0" } = {})').runtime).toBe('2.8.0')
})
