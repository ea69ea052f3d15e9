import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, test } from 'node:test'
import { findViolations } from './find-violations.mjs'
import { rules } from './rules.mjs'

const root = mkdtempSync(join(tmpdir(), 'boundaries-'))
after(() => rmSync(root, { recursive: true }))

/** @type {Record<string, string>} one broken rule a line: file, then what it imports */
const fixture = {
  'mfe-one/src/screens/a-screen.tsx': "export const A = () => import('mfe-two/src/b')",
  'mfe-one/src/features/c.tsx': "import type { S } from '../screens/a-screen'",
  'mfe-one/src/features/d.tsx': "export * from '@swipefolio/server/src/app'",
  'mfe-one/src/features/e.tsx': "import { client } from '../../../shared/api/client'",
  'mfe-one/src/features/f.tsx': "import { createTestShell } from '@swipefolio/shared/testing'",
  'shared/ui/g.tsx': "import type { Registry } from '@swipefolio/platform/registry'",
  'platform/h.ts': "import { calls } from '@swipefolio/shared/contract'",
  'platform/jest.config.cjs':
    "module.exports = { globalSetup: '<rootDir>/../server/src/testing/set-up.ts' }",
  'server/src/h2.ts': "import { proof } from '@swipefolio/proofs/src/proof'",
  'server/src/i.ts': "import { useSession } from '@swipefolio/shared/session'",
  'server/src/foundation/http/i2.ts': "import type { S } from '../../people/sessions'",
  'server/src/people/i3.ts': "import { m } from '../modules/chats/service'",
  'server/src/modules/chats/i4.ts': "import { buildApp } from '../../app'",
  'server/src/leaving/i5.ts': "import { m } from '../modules/chats/repository'",
  'proofs/src/i6.ts': "import { buildApp } from '@swipefolio/server/src/app'",
  'mfe-one/src/features/j.tsx':
    "import 'react-router-dom'; import 'axios'; import '@tanstack/react-query'; import 'react-hook-form'; import '@base-ui/react/dialog'; import 'zustand'; import 'pg'; import 'kysely'",
}

/** @type {Record<string, string>} nothing to complain of */
const allowed = {
  'mfe-one/src/features/k.test.tsx': "import { createTestShell } from '@swipefolio/shared/testing'",
  'mfe-one/src/features/l.tsx': "import { theme } from '@swipefolio/shared/ui'",
  'mfe-one/webpack.config.cjs': "require('@swipefolio/platform/preset')",
  'shared/api/m.ts': "import axios from 'axios'",
  'server/src/leaving/m1.ts': "import { chatsData } from '../modules/chats/personal-data'",
  'server/src/modules/chats/m2.ts': "import { m } from '../blocks/service'",
  'server/src/modules/chats/m3.test.ts': "import { buildApp } from '../../app'",
  'proofs/src/m4.ts': "import { createTestServer } from '@swipefolio/server/testing'",
  'server/src/n.ts': "import { calls } from '@swipefolio/shared/contract'",
}

/** @type {Record<string, string>} two files that import each other, and two folders of modules that do so by other files */
const cyclic = {
  'mfe-one/src/features/o.ts': "import type { P } from './p'",
  'mfe-one/src/features/p.ts': "export const load = () => import('./o')",
  'server/src/modules/one/q.ts': "import { r } from '../two/r'",
  'server/src/modules/two/r.ts': 'export const r = 1',
  'server/src/modules/two/s.ts': "import type { T } from '../one/t'",
  'server/src/modules/one/t.ts': 'export type T = 1',
}

/** @param {string} path @param {string} text */
function write(path, text) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

for (const [folder, name] of Object.entries({
  'mfe-one': 'mfe-one',
  'mfe-two': 'mfe-two',
  shared: '@swipefolio/shared',
  platform: '@swipefolio/platform',
  server: '@swipefolio/server',
  proofs: '@swipefolio/proofs',
})) {
  write(`${folder}/package.json`, JSON.stringify({ name }))
}
for (const entry of ['shared/ui', 'shared/testing', 'shared/contract', 'shared/session'])
  write(`${entry}/index.ts`, '')
write('platform/preset/index.cjs', '')
write('server/testing/index.ts', '')
write('server/src/modules/chats/personal-data.ts', '')

test('the fixture breaks every rule', () => {
  for (const [file, text] of Object.entries(fixture)) write(file, text)
  const violations = findViolations(root)
  const unbroken = rules.filter(({ name }) => !violations.some((line) => line.endsWith(name)))
  assert.deepEqual(
    unbroken.map(({ name }) => name),
    [],
  )
  for (const file of Object.keys(fixture)) {
    assert.ok(
      violations.some((line) => line.startsWith(file)),
      file,
    )
  }
})

test('finds cycles of files and of modules, type imports included', () => {
  for (const [file, text] of Object.entries(cyclic)) write(file, text)
  const cycles = findViolations(root).filter((line) => line.endsWith('no cycles'))
  assert.deepEqual(cycles, [
    'mfe-one/src/features/o.ts, mfe-one/src/features/p.ts: no cycles',
    'server/src/modules/one, server/src/modules/two: no cycles',
  ])
})

test('accepts allowed imports', () => {
  for (const [file, text] of Object.entries(allowed)) write(file, text)
  const violations = findViolations(root)
  for (const file of Object.keys(allowed)) {
    assert.deepEqual(
      violations.filter((line) => line.startsWith(file)),
      [],
    )
  }
})

test('this project breaks no rule', () => {
  assert.deepEqual(findViolations(join(import.meta.dirname, '../..')), [])
})
