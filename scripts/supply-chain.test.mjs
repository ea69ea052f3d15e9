import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeSbom } from './sbom.mjs'
import {
  installedPackages,
  judgeLockfile,
  lockedPackages,
  lockfileFaults,
  nameOf,
} from './supply-chain.mjs'

const integrity = 'sha512-AAAA'
const resolved = 'https://packages.test/a.tgz'

test('the lockfile has packages of one registry, with integrity and known install scripts', () => {
  assert.deepEqual(lockfileFaults(), [])
})

test('accepts workspaces, packages of one registry and packages without a source', () => {
  const packages = {
    '': {},
    shared: {},
    'node_modules/@swipefolio/shared': { link: true, resolved: 'shared' },
    'node_modules/a': { integrity, resolved },
    'node_modules/b': { integrity },
    'mfe-chat/node_modules/c': { integrity, hasInstallScript: true },
  }
  assert.deepEqual(judgeLockfile(packages, { c: 'not run' }), [])
})

for (const source of [
  'http://packages.test/b.tgz',
  'git+ssh://git@packages.test/b.git#1234',
  'file:../b',
  'https://other.test/b.tgz',
]) {
  test(`refuses a package from ${source}`, () => {
    const packages = {
      'node_modules/a': { integrity, resolved },
      'node_modules/b': { integrity, resolved: source },
    }
    const [fault, ...others] = judgeLockfile(packages, {})
    assert.match(fault ?? '', /^node_modules\/b is from /)
    assert.deepEqual(others, [])
  })
}

test('refuses a package without integrity, and an install script that is not known or gone', () => {
  const packages = {
    'node_modules/a': {},
    'node_modules/b': { integrity: 'sha1-AAAA' },
    'node_modules/c/node_modules/@d/d': { integrity, hasInstallScript: true },
    'node_modules/known': { name: 'other', integrity, hasInstallScript: true },
  }
  assert.deepEqual(judgeLockfile(packages, { e: 'not run', known: 'not run' }), [
    'node_modules/a has no sha512 integrity.',
    'node_modules/b has no sha512 integrity.',
    'node_modules/c/node_modules/@d/d has an install script: read it, then name the package in scripts/install-scripts.json.',
    'node_modules/known has an install script: read it, then name the package in scripts/install-scripts.json.',
    'e has no install script: remove it from install-scripts.json.',
    'known has no install script: remove it from install-scripts.json.',
  ])
})

test('the bill of materials has every package of the lockfile', () => {
  const { bomFormat, components } = makeSbom()
  assert.equal(bomFormat, 'CycloneDX')
  const named = new Set(components.map(({ purl }) => decodeURIComponent(purl)))
  const missing = installedPackages(lockedPackages()).filter(
    (entry) => !named.has(`pkg:npm/${nameOf(entry)}@${entry[1].version}`),
  )
  assert.deepEqual(missing, [])
})
