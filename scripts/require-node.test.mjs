import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from './setup.mjs'

/** @param {string} version @param {string} script */
function runWith(version, script) {
  const fixture = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`
  const preload = `data:text/javascript,${encodeURIComponent(fixture)}`
  return spawnSync(process.execPath, ['--import', preload, join(root, 'scripts', script)], {
    encoding: 'utf8',
  })
}

for (const script of ['start.mjs', 'dev.mjs', 'build.mjs', 'release.mjs']) {
  test(`an old Node.js ends ${script} with a sentence`, () => {
    for (const version of ['18.20.8', '20.18.3']) {
      const { status, stdout, stderr } = runWith(version, script)
      assert.equal(
        stderr,
        `Node.js 20.19 or newer is needed, and this is ${version}: install a newer one from https://nodejs.org.\n`,
      )
      assert.deepEqual([status, stdout], [1, ''])
    }
  })
}

test('the check lets the newest of a line through', () => {
  for (const version of ['20.19.0', '22.0.0']) {
    const { status, stderr } = runWith(version, 'require-node.mjs')
    assert.deepEqual([status, stderr], [0, ''])
  }
})

test('the version is the one that package.json names', () => {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  assert.equal(engines.node, '>=20.19')
})
