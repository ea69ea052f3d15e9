import { ensureInstalled, root } from './setup.mjs'

await ensureInstalled()
// Imported after set-up, because a fresh checkout has no packages.
const { tsImport } = await import('tsx/esm/api')
const { advisoryVerdicts, updateAdvisories } = await import('./advisories.mjs')
const { lockfileFaults } = await import('./supply-chain.mjs')
/** @type {typeof import('../server/src/doctor/run-doctor')} */
const { runDoctor } = await tsImport('../server/src/doctor/run-doctor.ts', import.meta.url)

const args = process.argv.slice(2)
const asks = args.includes('--advisories')

process.exitCode = await runDoctor({
  root,
  args: args.filter((arg) => arg !== '--advisories'),
  env: process.env,
  say: (/** @type {string} */ line) => console.log(line),
  moreChecks: { lockfile: checkLockfile, advisories: checkAdvisories },
})

function checkLockfile() {
  const faults = lockfileFaults()
  const ok = { level: /** @type {const} */ ('ok'), name: 'lockfile', sentence: 'one registry' }
  return faults.length === 0
    ? [ok]
    : faults.map((sentence) => ({ ...ok, level: /** @type {const} */ ('fail'), sentence }))
}

async function checkAdvisories() {
  const verdicts = [...(asks ? [await updateAdvisories()] : []), ...advisoryVerdicts()]
  return verdicts.map((verdict) => ({ name: 'advisories', ...verdict }))
}
