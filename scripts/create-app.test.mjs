import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { after, test } from 'node:test'
import { createApp, createStandaloneApp, removeApp } from './create-app/create-app.mjs'
import { writeTemplate } from './create-app/write-template.mjs'
import { root } from './setup.mjs'

const copy = mkdtempSync(join(tmpdir(), 'create-app-'))
const lockfile = join(copy, 'package-lock.json')
for (const path of [
  'package.json',
  'package-lock.json',
  'shared/package.json',
  'tsconfig.json',
  '.oxlintrc.json',
]) {
  cpSync(join(root, path), join(copy, path), { recursive: true })
}
symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
after(() => rmSync(copy, { recursive: true }))

/** @param {string} file */
const read = (file) => JSON.parse(readFileSync(join(copy, file), 'utf8'))

test('refuses invalid names', () => {
  for (const name of ['', 'labs', 'mfe-', 'mfe-../x', 'mfe-Labs']) {
    assert.throws(() => createApp(copy, name), /An app is named/)
  }
  assert.throws(() => removeApp(copy, 'mfe-nothing'), /is no app/)
})

test('creates an app with a screen, a route and a menu entry, and adds its workspace to the lockfile', () => {
  createApp(copy, 'mfe-open-labs')
  const { screens, routes, menu } = read('mfe-open-labs/app.json')
  assert.ok(existsSync(join(copy, 'mfe-open-labs', screens.OpenLabs)))
  assert.deepEqual(routes, [{ path: '/open-labs', screen: 'OpenLabs', title: 'Open Labs' }])
  assert.equal(menu[0].label, 'Open Labs')
  const { packages } = read('package-lock.json')
  assert.equal(packages['mfe-open-labs'].version, '1.0.0')
  assert.deepEqual(
    packages['mfe-open-labs'].dependencies,
    read('mfe-open-labs/package.json').dependencies,
  )
  assert.equal(packages['node_modules/mfe-open-labs'].link, true)
  assert.throws(() => createApp(copy, 'mfe-open-labs'), /is there already/)
})

for (const script of ['test', 'typecheck', 'lint']) {
  test(`creates an app that passes its own ${script}`, () => {
    const { status, stdout, stderr } = spawnSync('npm', ['run', script, '-w', 'mfe-open-labs'], {
      cwd: copy,
      encoding: 'utf8',
    })
    assert.equal(status, 0, stdout + stderr)
  })
}

test('refuses to write a template without one of its values', () => {
  const folder = join(copy, 'unfinished')
  assert.throws(() => writeTemplate('standalone', folder, { name: 'mfe-x' }), /no value for \{\{/)
})

test('makes a repository neither for an invalid name nor in a folder that is in use', async () => {
  await assert.rejects(createStandaloneApp(copy, 'labs', join(copy, 'new')), /An app is named/)
  await assert.rejects(createStandaloneApp(copy, 'mfe-labs', copy), /is not empty/)
})

/**
 * Runs a recipe of the template with an npm that runs `status` where it is asked for the status of releases.
 * @param {string} recipe @param {string} status a command of the shell
 * @returns its exit code and the commands of npm that it ran
 */
function runRecipe(recipe, status) {
  const commands = join(copy, 'commands')
  const log = join(commands, 'log')
  mkdirSync(commands, { recursive: true })
  const npm = `#!/bin/sh\necho "$*" >> '${log}'\ncase "$*" in *status) ${status} ;; esac\n`
  writeFileSync(join(commands, 'npm'), npm, { mode: 0o755 })
  writeFileSync(join(commands, 'package.json'), JSON.stringify({ version: '1.1.0' }))
  writeFileSync(log, '')
  const { CANARY: _canary, ...env } = process.env
  const file = join(import.meta.dirname, 'create-app/template/standalone', recipe)
  const { status: code } = spawnSync('sh', [file], {
    cwd: commands,
    env: { ...env, PATH: commands + delimiter + env['PATH'] },
  })
  return { code, calls: readFileSync(log, 'utf8').trim().split('\n') }
}

for (const [state, status, released] of /** @type {const} */ ([
  ['nothing is live', '', 'run release'],
  ['a release is live', 'echo mfe-labs 1.0.0 is live.', 'run release -- --canary 10'],
  ['the server does not answer', 'exit 1', undefined],
])) {
  test(`the canary recipe runs ${released ?? 'no release'} when ${state}`, () => {
    const { calls } = runRecipe('ci-canary.sh.txt', status)
    assert.equal(calls[0], 'run drills')
    assert.deepEqual(calls.slice(2), released === undefined ? [] : [released])
  })
}

const canary = "echo '10 % of the visitors try 1.1.0.'"

for (const [state, status, exit, promoted] of /** @type {const} */ ([
  ['its version is the canary', canary, 0, ['run release -- promote']],
  ['its version is live already', 'echo mfe-labs 1.1.0 is live.', 0, []],
  ['its canary was withdrawn', 'echo mfe-labs 1.0.0 is live.', 1, []],
  ['the server does not answer', 'exit 1', 1, []],
])) {
  test(`the promote recipe runs ${promoted[0] ?? 'no promotion'} when ${state}`, () => {
    const { code, calls } = runRecipe('ci-promote.sh.txt', status)
    assert.equal(code, exit)
    assert.deepEqual(calls.slice(1), promoted)
  })
}

test('removes every trace of an app', () => {
  removeApp(copy, 'mfe-open-labs')
  assert.ok(!existsSync(join(copy, 'mfe-open-labs')))
  assert.equal(
    readFileSync(lockfile, 'utf8'),
    readFileSync(join(root, 'package-lock.json'), 'utf8'),
  )
})
