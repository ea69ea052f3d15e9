import { ensureBrowser, ensureServices } from './browser.mjs'
import { build } from './build-all.mjs'
import { ensureInstalled, root } from './setup.mjs'

await ensureInstalled()
await ensureBrowser()
await ensureServices()
await build()
const { makeBundle } = await import('./bundle/make-bundle.mjs')
makeBundle()

// Imported after set-up, because a fresh checkout has no packages. As CommonJS, as in the tests.
const { require } = await import('tsx/cjs/api')
/** @type {typeof import('../proofs/src/run-proofs')} */
const { runProofs } = require(`${root}/proofs/src/run-proofs.ts`, import.meta.url)

const holds = await runProofs({ wanted: process.argv.slice(2), say: (line) => console.log(line) })
process.exitCode = holds ? 0 : 1
