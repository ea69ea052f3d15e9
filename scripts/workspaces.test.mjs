import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { globSync } from 'glob'
import { root } from './setup.mjs'

/** @param {string} pattern */
const find = (pattern) =>
  globSync(pattern, { cwd: root, dot: true, posix: true, ignore: ['**/{node_modules,dist,.*}/**'] })

/** @param {string} file */
const read = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'))

const workspaces = globSync(read('package.json').workspaces, { cwd: root })
/** A service worker has another global scope than a page, so that it is a program of its own. */
const serviceWorker = { workspace: 'platform', folder: 'front-door/worker' }
const source = '*.{ts,tsx,mts,cts,js,jsx,mjs,cjs}'

for (const workspace of workspaces) {
  test(`${workspace} checks all of its files with the settings of the root`, () => {
    const { scripts } = read(join(workspace, 'package.json'))
    const hasWorker = workspace === serviceWorker.workspace
    const { extends: settings, exclude = [], ...others } = read(join(workspace, 'tsconfig.json'))
    const own = exclude.filter((/** @type {string} */ path) => !path.startsWith('**/'))
    assert.deepEqual([settings, others], ['../tsconfig.json', {}])
    assert.deepEqual(own, hasWorker ? [serviceWorker.folder] : [])
    assert.equal(scripts.typecheck, hasWorker ? `tsc && tsc -p ${serviceWorker.folder}` : 'tsc')
    assert.equal(scripts.lint, 'oxlint --quiet')
  })

  test(`${workspace} runs its tests`, () => {
    const { scripts } = read(join(workspace, 'package.json'))
    const hasTests = find(`${workspace}/**/*.test.{ts,tsx}`).length > 0
    assert.equal(scripts.test === 'jest', hasTests)
    assert.equal(existsSync(join(root, workspace, 'jest.config.cjs')), hasTests)
  })
}

test('every source file is type-checked', () => {
  const checked = new RegExp(`^((${[...workspaces, 'scripts'].join('|')})/|[^/]+\\.[cm]js$)`)
  const files = find(`**/${source}`)
  assert.ok(files.length > 1000)
  assert.deepEqual(
    files.filter((file) => !checked.test(file)),
    [],
  )
})

test('no folder inside a workspace changes how its files are checked', () => {
  const { workspace, folder } = serviceWorker
  assert.deepEqual(find('*/*/**/{tsconfig*.json,.oxlintrc.json}'), [
    join(workspace, folder, 'tsconfig.json'),
  ])
})
