import { build } from './build-all.mjs'
import { ensureInstalled } from './setup.mjs'

await ensureInstalled()
await build()
