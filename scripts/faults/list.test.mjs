import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from '../setup.mjs'
import { faults } from './list.mjs'

/** @param {string} file @param {string} text */
const occurrences = (file, text) => readFileSync(join(root, file), 'utf8').split(text).length - 1

test('there are twenty faults', () => {
  assert.equal(new Set(faults.map(({ name }) => name)).size, 20)
})

for (const fault of faults) {
  test(`the code and the test of the fault exist: ${fault.name}`, () => {
    assert.equal(occurrences(fault.file, fault.find), 1, fault.file)
    assert.equal(occurrences(fault.suite, fault.test), 1, fault.suite)
  })
}
