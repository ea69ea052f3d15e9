import assert from 'node:assert/strict'
import { test } from 'node:test'
import { globSync } from 'glob'
import { root } from '../setup.mjs'
import { folders } from './folders.mjs'

test('every file to mutate and its tests are there', () => {
  for (const path of folders.flatMap(({ mutate, tests }) => [...mutate, ...tests])) {
    assert.ok(globSync(path, { cwd: root }).length > 0, path)
  }
})
