import { ensureInstalled } from './setup.mjs'

await ensureInstalled()
// Imported after set-up, because a fresh checkout has no packages.
const { build } = await import('./build-all.mjs')
const { makeBundle } = await import('./bundle/make-bundle.mjs')

await build()
console.log(makeBundle())
