import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { faults } from './faults/list.mjs'
import { failedTests, isJourney } from './faults/run-suite.mjs'
import { makeScratch, removeScratch, scratch } from './faults/scratch.mjs'
import { ensureInstalled } from './setup.mjs'

await ensureInstalled()
const wanted = process.argv[2] ?? ''
const chosen = faults.filter(({ name }) => name.includes(wanted))
if (chosen.length === 0) throw new Error(`No fault is named like '${wanted}'`)

makeScratch()
try {
  console.log('Every test without a fault ...')
  const failed = failedWithoutFault()
  if (failed.length > 0) throw new Error(`These fail without any fault:\n${failed.join('\n')}`)
  const caught = chosen.filter(isCaught)
  console.log(`${caught.length} of ${chosen.length} faults caught`)
  process.exitCode = caught.length === chosen.length ? 0 : 1
} finally {
  removeScratch()
}

/** A test that fails anyway would catch everything. */
function failedWithoutFault() {
  const inJest = chosen.filter(({ suite }) => !isJourney(suite))
  const inBrowser = chosen.filter(({ suite }) => isJourney(suite))
  return [inJest, inBrowser].flatMap((some) => (some.length > 0 ? failedTests(some) : []))
}

/** @param {import('./faults/list.mjs').Fault} fault */
function isCaught(fault) {
  const { name, file, find, replace, suite } = fault
  const path = join(scratch, file)
  const original = readFileSync(path, 'utf8')
  if (original.split(find).length !== 2) throw new Error(`${file} does not hold once: ${find}`)
  const started = Date.now()
  writeFileSync(path, original.split(find).join(replace))
  const [failed] = failedTests([fault])
  writeFileSync(path, original)
  const seconds = Math.round((Date.now() - started) / 1000)
  console.log(`${failed ? 'caught  ' : 'SURVIVED'}  ${name} (${seconds} s)`)
  console.log(`          ${suite}${failed ? `: ${failed}` : ''}`)
  return Boolean(failed)
}
